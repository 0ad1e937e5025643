import { randomInt } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Failure } from './failure.ts';

/**
 * Requests that bring files, read at the same time by one process. Each of them reads, hashes and writes up to 64 KiB whenever the process looks round: beside
 * 200 others wait for most of a second, and none of the 200 comes to its end within the minute that it has.
 */
export const UPLOADS_AT_ONCE = 12;

/** Of one account, which leaves room for the others. */
export const UPLOADS_AT_ONCE_OF_ONE = 8;

/** Seconds after which whoever found no room comes back; not all in the same one. */
const AGAIN_S = { least: 2, most: 6 };

/** Lets so many of each into a room, until they are answered or gone. Whoever finds none is told when to come again. */
type EnterRoom = (who: string, reply: FastifyReply) => void;

export function createUploadRoom(atOnce: number): EnterRoom {
  const inside = new Map<string, number>();
  return (who, reply) => {
    const others = inside.get(who) ?? 0;
    if (others >= atOnce) {
      reply.header('retry-after', randomInt(AGAIN_S.least, AGAIN_S.most + 1));
      throw new Failure('unavailable', 'Many documents arrive at the moment. Please try again in a few seconds.');
    }
    inside.set(who, others + 1);
    let isOver = false;
    const leave = (): void => {
      if (isOver) return;
      isOver = true;
      const left = inside.get(who)! - 1;
      if (left === 0) inside.delete(who);
      else inside.set(who, left);
    };
    for (const end of ['finish', 'close'] as const) reply.raw.once(end, leave);
  };
}
