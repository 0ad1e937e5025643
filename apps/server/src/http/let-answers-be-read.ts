import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { Failure } from './failure.ts';
import { createPassOver } from './pass-over.ts';

/** For what is left of a body to come, where the answer waits for it: half of the time that a request has. */
const LEFT_MS = 30_000;

/** When who came too late comes again: to another server, or to this one when it has started anew. */
const AGAIN_S = 5;

/**
 * Has whoever is refused while their body still comes read why. Many programs send all of it before they look for an answer, and a connection that is shut with
 * something unread takes its answer with it. So what is left is passed over: after the answer, which stops those who listen while they send, or before it where
 * the connection ends with it.
 */
export function letAnswersBeRead(app: FastifyInstance): void {
  const passOver = createPassOver();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (!isClosing) return;
    reply.header('retry-after', AGAIN_S);
    throw new Failure('unavailable');
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!raw.complete) {
      passOver(raw);
      // Fastify sets it where a body is refused, which would shut the connection at once.
      reply.removeHeader('connection');
      if (isClosing || !reply.raw.shouldKeepAlive)
        await finished(raw, { writable: false, signal: AbortSignal.timeout(LEFT_MS) }).catch(() => {});
    }
    // A connection kept alive after its last answer would hold up the end of the server for a minute.
    if (isClosing) reply.header('connection', 'close');
  });
}
