import { Resolver } from 'node:dns/promises';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestEncrypted } from 'node:https';
import { isIP } from 'node:net';
import type { DeliveryTrouble } from '@sheetlift/contract';
import type { Reachable } from './reachable.ts';

/** The shorter end of what Standard Webhooks recommends for an attempt. */
const MOST_MS = 15_000;

/** What a receiver says beside its status is read as far as this, and kept nowhere. */
const MOST_ANSWER_BYTES = 64 * 1024;
const MOST_HEADER_BYTES = 16 * 1024;

export interface PostParts {
  reachable: Reachable;
  /** Finds the addresses of a name; the system's name servers where it is left out. */
  resolver?: Resolver;
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

class Unsent extends Error {
  readonly trouble: DeliveryTrouble;

  constructor(trouble: DeliveryTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

/**
 * Sends once and follows no redirect. A name is looked up once, and the connection goes to the very address that was checked: a name server
 * that answers otherwise the next time is not asked.
 */
export async function postWebhook(sent: Sent, { reachable, resolver = new Resolver(), mostMs = MOST_MS }: PostParts): Promise<Outcome> {
  const ending = AbortSignal.timeout(mostMs);
  try {
    const url = new URL(sent.url);
    const address = await orAborted(findAddress(url, reachable, resolver), ending);
    const answer = await request(url, address, sent, ending);
    await passOver(answer);
    return { kind: 'answered', status: answer.statusCode!, retryAfter: answer.headers['retry-after'] ?? null };
  } catch (error) {
    if (error instanceof Unsent) return { kind: 'failed', trouble: error.trouble };
    return { kind: 'failed', trouble: ending.aborted ? 'timed_out' : 'no_connection' };
  }
}

async function findAddress({ hostname, protocol }: URL, reachable: Reachable, resolver: Resolver): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) === 0 ? await resolve(host, resolver) : [host];
  if (addresses.length === 0) throw new Unsent('host_not_found');
  const address = addresses.find((one) => reachable(one, protocol === 'https:'));
  if (address === undefined) throw new Unsent('address_refused');
  return address;
}

/** Asks name servers and not the system, whose few threads a slow name server would hold. */
async function resolve(name: string, resolver: Resolver): Promise<string[]> {
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

function request(url: URL, address: string, { body, headers }: Sent, signal: AbortSignal): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestEncrypted : requestPlain;
  return new Promise((answered, failed) => {
    send(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'user-agent': 'Sheetlift' },
      agent: false,
      signal,
      maxHeaderSize: MOST_HEADER_BYTES,
      lookup: (_name, { all }, found) => {
        const family = isIP(address);
        if (all) found(null, [{ address, family }]);
        else found(null, address, family);
      },
    })
      .on('response', answered)
      .on('error', failed)
      .end(body);
  });
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

async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([work, aborted]);
}
