# Builds everything with the pinned packages, then keeps what the server needs to run.
FROM node:20.19.5-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN npm ci --no-audit --no-fund && node scripts/build.mjs
# What the built-in PostgreSQL would make in its package at its first start, which is read-only then; and a look whether it runs.
RUN node --input-type=module -e "await (await import('/build/apps/server/dist/platform/postgres-programs.js')).postgresPrograms('/tmp', null)"
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:20.19.5-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /build/package.json ./
COPY --from=build --chown=root:root /build/node_modules node_modules
COPY --from=build --chown=root:root /build/packages packages
COPY --from=build --chown=root:root /build/apps/server apps/server
COPY --from=build --chown=root:root /build/apps/web/dist apps/web/dist
RUN install --directory --owner=node --group=node --mode=0750 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "apps/server/bin/sheetlift-server.mjs"]
CMD ["all"]
