import type { FastifyInstance } from 'fastify';

/**
 * Reads bodies that say they are JSON. One that is empty is no body: the specification has every template call say that it is JSON, also
 * those that carry nothing, such as deleting.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else void parse(request, body, done);
  });
}
