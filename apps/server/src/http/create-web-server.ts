import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from '../platform/logger.ts';
import { answerBrokenRequest } from './answer-broken-request.ts';
import { answerError } from './answer-error.ts';
import { letAnswersBeRead } from './let-answers-be-read.ts';
import { mapError } from './map-error.ts';
import type { Installation } from './screen-pages.ts';
import { ENCRYPTED_ONLY, SECURITY_HEADERS, withReports } from './security-headers.ts';
import { isForProgram, serveWebApp } from './web-app.ts';

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
  const headers = withReports<Record<string, string> & { 'content-security-policy': string }>(
    { ...SECURITY_HEADERS, ...(installation.publicUrl.startsWith('https:') && ENCRYPTED_ONLY) },
    installation.errorReportingDsn,
  );
  const protect = (request: FastifyRequest, reply: FastifyReply): FastifyReply => reply.headers({ ...headers, 'x-request-id': request.id });
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    trustProxy: trustedProxies,
    requestTimeout: REQUEST_MS,
    http: { connectionsCheckingInterval: LOOK_MS },
    clientErrorHandler: answerBrokenRequest,
    // What comes while the server stops is refused in our own shape.
    return503OnClosing: false,
    // A caller's own request id would let it write into our log, so each request gets ours.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // An address that cannot be read comes here before all else.
    frameworkErrors: (error, request, reply) => answerPerson(error, request, protect(request, reply)),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', async (request, reply) => {
    protect(request, reply);
  });
  // Each endpoint reads bodies of its own kind; what is no endpoint reads none.
  app.removeAllContentTypeParsers();
  letAnswersBeRead(app);
  const answerWithoutFile = serveWebApp(app, webRoot, installation);
  /** Who opens an address gets a screen, never an answer for programs. */
  const answerPerson = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    if (isForProgram(request) || mapError(error).status >= 500) answerError(error, request, reply);
    else answerWithoutFile(request, reply);
  };
  app.setErrorHandler<FastifyError>(answerPerson);
  return app;
}
