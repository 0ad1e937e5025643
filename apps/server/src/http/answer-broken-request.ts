import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Failure } from './failure.ts';

/** For the answer to be read, and what was on its way meanwhile to be passed over: a connection that is shut before takes its answer with it. */
const LINGER_MS = 10_000;

/** Answers on a connection whose request never became one, or did not come to its end in time, as any other failure is answered; then ends it. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  // Each further piece of what cannot be read comes here too: it is passed over.
  if (socket.writableEnded && !socket.destroyed) return;
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, answer } = failureOf(error.code);
  const body = JSON.stringify(answer);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\ncache-control: no-store\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n${body}`,
  );
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

function failureOf(code: string | undefined): Failure {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Failure('too_slow');
  if (code === 'HPE_HEADER_OVERFLOW') return new Failure('malformed_request', 'The headers of the request are too large.');
  return new Failure('malformed_request');
}
