import fastifySwagger from '@fastify/swagger';
import { getOpenApi } from '@sheetlift/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { type Route, route } from './route.ts';

/** Collects every route that is added afterwards; must come before them. */
export function collectContract(app: FastifyInstance): void {
  app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Sheetlift', version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  });
}

/** The route that answers with what was collected. */
export function publishContract(app: FastifyInstance): Route {
  return route(getOpenApi, async () => app.swagger() as { openapi: '3.1.0' });
}
