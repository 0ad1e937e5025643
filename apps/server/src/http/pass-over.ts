import type { IncomingMessage } from 'node:http';

/** So much is read in a turn, each piece as much as comes at once: 64 KiB at most. */
const PIECES = 4;
const TURN_MS = 5;

/** Reads what is left of a body for nobody, once the others that wait had their turn. */
export type PassOver = (request: IncomingMessage) => void;

/**
 * Beside two hundred uploads that were refused at once, and read as fast as they came, the few that are taken did not come to their end within the minute that
 * a request has. So those that nobody reads share one small part of what the process does; whoever listens while they send stops by themselves meanwhile.
 */
export function createPassOver(): PassOver {
  const begun = new WeakSet<IncomingMessage>();
  const waiting: IncomingMessage[] = [];
  let next: NodeJS.Timeout | null = null;
  const turn = (): void => {
    for (const request of waiting.splice(0, PIECES)) request.resume();
    next = waiting.length > 0 ? setTimeout(turn, TURN_MS) : null;
  };
  const wait = (request: IncomingMessage): void => {
    waiting.push(request);
    next ??= setTimeout(turn, TURN_MS);
  };
  return (request) => {
    if (request.complete || begun.has(request)) return;
    begun.add(request);
    request.unpipe();
    request.pause();
    request.on('data', () => {
      request.pause();
      wait(request);
    });
    wait(request);
  };
}
