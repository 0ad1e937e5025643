import fastifyCors from '@fastify/cors';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Logger } from '../platform/logger.ts';
import { answerError } from './answer-error.ts';
import { createWebServer } from './create-web-server.ts';
import { collectContract, publishContract } from './publish-contract.ts';
import { registerRoutes } from './register-routes.ts';
import { routes } from './routes.ts';
import type { ServerParts } from './server-parts.ts';

interface HttpAppOptions {
  /** The built web app. */
  webRoot: string;
  log: Logger;
  /** Proxies in front whose word on who calls is taken. */
  trustedProxies: string[];
  parts: ServerParts;
}

/** What uploads that go on after a break say in headers, and are told in them. */
const TUS_ASKS = ['tus-resumable', 'upload-length', 'upload-metadata', 'upload-offset'];
const TUS_TELLS = ['location', 'tus-resumable', 'upload-length', 'upload-offset'];

/** When to come again. */
const LATER = 'retry-after';

/** The API and the web app. What comes in is checked, and what goes out is described, by the contract. */
export function createHttpApp({ webRoot, log, trustedProxies, parts }: HttpAppOptions): FastifyInstance {
  const { allowedOrigins } = parts;
  const app = createWebServer({ webRoot, log, trustedProxies, installation: parts });
  collectContract(app);
  app.register(async (scope) => {
    // Here, not for the whole app: it says that answers vary by origin, which would take the web app out of shared caches.
    if (allowedOrigins.length > 0)
      await scope.register(fastifyCors, {
        origin: allowedOrigins,
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'last-event-id', 'mcp-protocol-version', ...TUS_ASKS],
        exposedHeaders: [...TUS_TELLS, LATER],
        maxAge: 600,
      });
    scope.setErrorHandler<FastifyError>(answerError);
    const served = routes(parts);
    registerRoutes(scope, [...served, ...publishContract(scope, served)], parts);
  });
  return app;
}
