import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from '../platform/logger.ts';
import { mapError } from './map-error.ts';
import type { Installation } from './screen-pages.ts';
import { SECURITY_HEADERS, withReports } from './security-headers.ts';
import { serveWebApp } from './web-app.ts';

interface WebServerOptions {
  webRoot: string;
  log: Logger;
  trustedProxies?: string[];
  installation: Installation;
}

/** For a whole request to arrive. One that trickles would hold its connection, and what came of its body, for as long as it likes. */
const REQUEST_MS = 60_000;

/** How often that is looked at. */
const LOOK_MS = 5_000;

/** What every answer has in common, and the built web app; knows no call of the API yet. */
export function createWebServer({ webRoot, log, trustedProxies = [], installation }: WebServerOptions): FastifyInstance {
  // A caller's own request id would let it write into our log, so each request gets ours.
  const app = Fastify({ loggerInstance: log as FastifyBaseLogger, trustProxy: trustedProxies, requestTimeout: REQUEST_MS, http: { connectionsCheckingInterval: LOOK_MS }, requestIdHeader: false, genReqId: () => randomUUID(), frameworkErrors: answerError });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler<FastifyError>(answerError);
  const headers = withReports<Record<string, string> & { 'content-security-policy': string }>(SECURITY_HEADERS, installation.errorReportingDsn);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
  });
  // Each endpoint reads bodies of its own kind; what is no endpoint reads none.
  app.removeAllContentTypeParsers();
  endConnectionsOnClose(app);
  serveWebApp(app, webRoot, installation);
  return app;
}

/** A connection kept alive after its last answer would hold up the end of the server for a minute. */
function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}

/** The one place where an error becomes an answer. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const failure = mapError(error);
  if (failure.status >= 500) request.log.error({ err: error }, `Request failed: ${failure.status} ${failure.code}`);
  if (failure.code === 'not_authenticated') reply.header('www-authenticate', 'Bearer');
  void reply.code(failure.status).header('cache-control', 'no-store').send(failure.answer);
}
