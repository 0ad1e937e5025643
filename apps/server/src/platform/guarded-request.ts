import { Resolver } from 'node:dns/promises';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestEncrypted } from 'node:https';
import { isIP } from 'node:net';
import type { Reachable } from './reachable.ts';

const MOST_HEADER_BYTES = 16 * 1024;

/** Where requests may go that strangers had us make. */
export interface Guard {
  reachable: Reachable;
  /** Finds the addresses of a name; the system's name servers where it is left out. */
  resolver?: Resolver;
}

/** Why nothing was sent. */
export class NotReached extends Error {
  readonly trouble: 'host_not_found' | 'address_refused';

  constructor(trouble: NotReached['trouble']) {
    super(trouble);
    this.trouble = trouble;
  }
}

interface Sent {
  method: 'GET' | 'POST';
  headers: Record<string, string | number>;
  body?: string;
}

/**
 * Sends once and follows no redirect. A name is looked up once, and the connection goes to the very address that was checked: a name server
 * that answers otherwise the next time is not asked. Throws `NotReached`, or what the connection or the signal does.
 */
export async function guardedRequest(
  url: URL,
  sent: Sent,
  { reachable, resolver = new Resolver() }: Guard,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return send(url, await orAborted(findAddress(url, reachable, resolver), signal), sent, signal);
}

async function findAddress({ hostname, protocol }: URL, reachable: Reachable, resolver: Resolver): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) === 0 ? await resolve(host, resolver) : [host];
  if (addresses.length === 0) throw new NotReached('host_not_found');
  const address = addresses.find((one) => reachable(one, protocol === 'https:'));
  if (address === undefined) throw new NotReached('address_refused');
  return address;
}

/** Asks name servers and not the system, whose few threads a slow name server would hold. */
async function resolve(name: string, resolver: Resolver): Promise<string[]> {
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

function send(url: URL, address: string, { method, headers, body }: Sent, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestEncrypted : requestPlain;
  return new Promise((answered, failed) => {
    request(url, {
      method,
      headers: { ...headers, 'user-agent': 'Sheetlift' },
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

async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([work, aborted]);
}
