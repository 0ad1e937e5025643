import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

/** Paths of the specification's screens; the web app draws them, so all get the same page. */
const SCREENS = /^\/(templates|template\/[^/]+|pricing|account|contact|faq|terms|privacy|reset-password)?$/;

/** What programs call; a person never lands there. */
const API = /^\/(api|auth)(\/|$)/;

/** Serves the built web app. Files were compressed when they were built; nothing is compressed per request. */
export function serveWebApp(app: FastifyInstance, webRoot: string): void {
  if (!existsSync(join(webRoot, 'index.html'))) throw new Error('The web app is not built. Run "npm run build" first.');
  app.register(fastifyStatic, { root: webRoot, preCompressed: true, cacheControl: false, setHeaders: (response, path) => setCacheHeaders(response, relative(webRoot, path)) });
  app.setNotFoundHandler(answerWithoutFile);
}

/**
 * Names below /assets/ carry a hash of their content; everything else may change with the next version.
 * The same address answers with compressed or plain bytes, which a cache in between must tell apart.
 */
function setCacheHeaders(response: SetHeadersResponse, file: string): void {
  const immutable = file.startsWith(`assets${sep}`);
  response.setHeader('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('vary', 'accept-encoding');
}

/** A screen gets the web app; an unknown address gets it too, with 404, when a person asks; a missing file gets words. */
function answerWithoutFile(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? '/';
  if (API.test(path) || (request.method !== 'GET' && request.method !== 'HEAD')) throw new Failure('not_found');
  if (SCREENS.test(path)) return reply.sendFile('index.html');
  if (request.headers.accept?.includes('text/html')) return reply.code(404).sendFile('index.html');
  return reply.code(404).header('cache-control', 'no-cache').type('text/plain').send('Not found');
}
