import type { FastifyServerOptions } from 'fastify';

/**
 * One JSON line for each warning or error, on standard error. A request is its method and path, never its query, headers or body:
 * those may carry a token or a person's text.
 */
export const loggerOptions: FastifyServerOptions['logger'] = {
  level: 'warn',
  stream: process.stderr,
  serializers: {
    req: (request) => ({ method: request.method, path: request.url?.split('?', 1)[0] }),
    res: (reply) => ({ statusCode: reply.statusCode }),
  },
};
