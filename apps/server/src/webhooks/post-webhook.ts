import type { IncomingMessage } from 'node:http';
import type { DeliveryTrouble } from '@sheetlift/contract';
import { type Guard, guardedRequest, NotReached } from '../platform/guarded-request.ts';

/** The shorter end of what Standard Webhooks recommends for an attempt. */
const MOST_MS = 15_000;

/** What a receiver says beside its status is read as far as this, and kept nowhere. */
const MOST_ANSWER_BYTES = 64 * 1024;

export interface PostParts extends Guard {
  /** For the whole of an attempt. */
  mostMs?: number;
}

export type Outcome =
  | { kind: 'answered'; status: number; /** The header `Retry-After`. */ retryAfter: string | null }
  | { kind: 'failed'; trouble: DeliveryTrouble };

interface Sent {
  url: string;
  body: string;
  headers: Record<string, string>;
}

/** Sends once and follows no redirect, to addresses alone that may be reached. */
export async function postWebhook({ url, body, headers }: Sent, { mostMs = MOST_MS, ...guard }: PostParts): Promise<Outcome> {
  const ending = AbortSignal.timeout(mostMs);
  try {
    const sent = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      body,
    } as const;
    const answer = await guardedRequest(new URL(url), sent, guard, ending);
    await passOver(answer);
    return { kind: 'answered', status: answer.statusCode!, retryAfter: answer.headers['retry-after'] ?? null };
  } catch (error) {
    if (error instanceof NotReached) return { kind: 'failed', trouble: error.trouble };
    return { kind: 'failed', trouble: ending.aborted ? 'timed_out' : 'no_connection' };
  }
}

/** Its status counts, however its body goes on. */
async function passOver(answer: IncomingMessage): Promise<void> {
  let length = 0;
  try {
    for await (const chunk of answer) if ((length += (chunk as Buffer).length) > MOST_ANSWER_BYTES) break;
  } catch {
    // Broken off, or too slow.
  }
}
