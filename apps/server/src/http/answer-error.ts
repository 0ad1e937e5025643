import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { mapError } from './map-error.ts';

/** The one place where an error becomes an answer of the API. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const failure = mapError(error);
  // A run that takes its time is no fault of anybody's.
  if (failure.status >= 500 && failure.code !== 'run_goes_on')
    request.log.error({ err: error }, `Request failed: ${failure.status} ${failure.code}`);
  if (failure.code === 'not_authenticated') reply.header('www-authenticate', 'Bearer');
  if (failure.code === 'method_not_allowed') reply.header('allow', 'POST');
  void reply.code(failure.status).header('cache-control', 'no-store').send(failure.answer);
}
