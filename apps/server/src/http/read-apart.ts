import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

/** Bytes between a request and who reads it: as much as comes at once. */
const BUFFERED_BYTES = 64 * 1024;

/**
 * What a request brings, for a reader that may give it up. A request that is given up itself takes its connection with it, and the answer: its sender would meet
 * a broken connection (EPIPE) in the place of words.
 */
export function readApart(payload: Readable): Readable {
  const reader = new PassThrough({ highWaterMark: BUFFERED_BYTES });
  finished(payload, { writable: false }).catch((error: Error) => reader.destroy(error));
  return payload.pipe(reader);
}
