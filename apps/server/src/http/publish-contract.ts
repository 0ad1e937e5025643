import fastifySwagger from '@fastify/swagger';
import { getApiPage, getOpenApi, possibleFailures } from '@sheetlift/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { FOR_PROGRAMS, writeApiPage } from './api-page.ts';
import { type Route, route } from './route.ts';

/** Collects every route that is added afterwards; must come before them. */
export function collectContract(app: FastifyInstance): void {
  app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Sheetlift', version: '1' },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, basic: { type: 'http', scheme: 'basic' } },
      },
    },
    transform: jsonSchemaTransform,
  });
}

/** The routes that answer with what was collected: for programs, and for people. */
export function publishContract(app: FastifyInstance, routes: readonly Route[]): Route[] {
  const scopes = new Map(routes.map(({ endpoint }) => [endpoint.name, endpoint.scope]));
  const failures = new Set(routes.flatMap(({ endpoint }) => (FOR_PROGRAMS.test(endpoint.path) ? possibleFailures(endpoint) : [])));
  return [
    route(getOpenApi, async () => app.swagger() as { openapi: '3.1.0' }),
    route(getApiPage, async () => ({
      contentType: 'text/html',
      fileName: null,
      content: writeApiPage(app.swagger() as Parameters<typeof writeApiPage>[0], { scopeOf: (name) => scopes.get(name), failures }),
    })),
  ];
}
