import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';
import { createScreenPages, type Installation, type ScreenPages } from './screen-pages.ts';
import { modelWorkerPolicy } from './security-headers.ts';
import { robotsText, siteMap } from './search-engines.ts';

/** Paths of the screens; the web app draws them. Each has a page of its own, but the templates' names and the runs. */
const SCREENS = /^\/(templates|template\/[^/]+|runs(\/[^/]+)?|pricing|account|contact|faq|terms|privacy|reset-password)?$/;

/** The pages themselves, as the service worker asks for them. */
const PAGE_FILE = /^\/([\w-]+)\.html$/;

/** The script that speaks to language models, as the build names it. */
const MODEL_WORKER = /^\/assets\/model-worker-[\w-]+\.js$/;

/** What programs call. */
const API = /^\/(api|auth|webhooks)(\/|$)/;

/**
 * Serves the built web app. Files were compressed when they were built; nothing is compressed per request. Gives the answer to addresses
 * that are no file's.
 */
export function serveWebApp(
  app: FastifyInstance,
  webRoot: string,
  installation: Installation,
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  if (!existsSync(join(webRoot, 'index.html'))) throw new Error('The web app is not built. Run "npm run build" first.');
  const pages = createScreenPages(webRoot, installation);
  app.addHook('onRequest', async (request, reply) => {
    if (MODEL_WORKER.test(pathOf(request))) reply.header('content-security-policy', modelWorkerPolicy(installation.operator.modelOrigins));
  });
  app.get('/', (request, reply) => pages.send('index', request, reply));
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain').send(robotsText(installation.publicUrl)));
  app.get('/sitemap.xml', async (_request, reply) => reply.type('application/xml').send(siteMap(installation.publicUrl)));
  app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    allowedPath: (path) => !path.endsWith('.html'),
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => setCacheHeaders(response, relative(webRoot, path)),
  });
  const answerNoFile = (request: FastifyRequest, reply: FastifyReply): FastifyReply => answerWithoutFile(pages, request, reply);
  app.setNotFoundHandler(answerNoFile);
  return answerNoFile;
}

/** Whether a program asks; a person never lands there. */
export function isForProgram(request: FastifyRequest): boolean {
  return API.test(pathOf(request)) || (request.method !== 'GET' && request.method !== 'HEAD');
}

/**
 * Names below /assets/ carry a hash of their content; everything else may change with the next version, and the policy of the script that speaks to
 * language models with the next start.
 * The same address answers with compressed or plain bytes, which a cache in between must tell apart.
 */
function setCacheHeaders(response: SetHeadersResponse, file: string): void {
  const immutable = file.startsWith(`assets${sep}`) && !MODEL_WORKER.test(`/${file.replaceAll(sep, '/')}`);
  response.setHeader('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('vary', 'accept-encoding');
}

/** A screen gets the web app; an unknown address gets it too, with 404, when a person asks; a missing file gets words. */
function answerWithoutFile(pages: ScreenPages, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request);
  if (isForProgram(request)) throw new Failure('not_found');
  if (SCREENS.test(path)) return pages.send(path.slice(1) || 'index', request, reply);
  // A screen has one address. Only what is one is sent on to, so that no address of another site can be among them.
  if (path.endsWith('/') && SCREENS.test(path.slice(0, -1))) return reply.redirect(path.slice(0, -1) + request.url.slice(path.length), 308);
  const [, name] = PAGE_FILE.exec(path) ?? [];
  if (name !== undefined && pages.has(name)) return pages.send(name, request, reply);
  if (request.headers.accept?.includes('text/html')) return pages.send('any', request, reply.code(404));
  return reply.code(404).header('cache-control', 'no-cache').type('text/plain').send('Not found');
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0]!;
}
