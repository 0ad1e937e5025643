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
  // A sender may break off before anybody reads, as long as the database is asked who they are: whoever reads afterwards is told of it, but an error that
  // nobody listens for at that moment would end the process.
  reader.on('error', () => {});
  finished(payload, { writable: false }).catch((error: Error) => reader.destroy(error));
  return payload.pipe(reader);
}
