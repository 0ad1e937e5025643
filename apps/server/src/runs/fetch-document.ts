import type { IncomingMessage } from 'node:http';
import { type Guard, guardedRequest, NotReached } from '../platform/guarded-request.ts';
import { DocumentTrouble } from './document-trouble.ts';
import { type ReceivedFile, receiveFile, type Receiving } from './received-file.ts';

export interface Fetching extends Guard {
  /** Where documents may be fetched from, as the operator allows: origins. */
  origins: readonly string[];
}

/** A document that lies elsewhere. */
export interface DocumentPlace {
  url: string;
  /** The last part of the address where it is left out. */
  fileName: string | undefined;
}

/** As many as web servers send a browser in a row before somebody looks. */
const MOST_REDIRECTS = 5;

const REDIRECTS = [301, 302, 303, 307, 308];

/** Whether the operator allows documents of this address. */
export const isAllowedPlace = (url: string, { origins }: Pick<Fetching, 'origins'>): boolean => {
  const { origin, username, password } = new URL(url);
  return origins.includes(origin) && username === '' && password === '';
};

/** Fetches a document and keeps it as one that was sent: bounded and sniffed while it comes. What goes wrong with it is a refused file, until the signal ends it. */
export function fetchDocument(
  { url, fileName }: DocumentPlace,
  fetching: Fetching,
  receiving: Receiving,
  signal: AbortSignal,
): Promise<ReceivedFile> {
  return receiveFile(fileName ?? nameIn(url), contentAt(url, fetching, signal), receiving);
}

async function* contentAt(url: string, fetching: Fetching, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of await follow(new URL(url), fetching, signal)) yield chunk as Buffer;
  } catch (error) {
    if (error instanceof DocumentTrouble) throw error;
    if (error instanceof NotReached && error.trouble === 'address_refused') throw new DocumentTrouble('address_not_allowed');
    throw new DocumentTrouble(signal.aborted ? 'fetch_timed_out' : 'fetch_failed');
  }
}

/** The answer at the end of the redirects, each of them within what is allowed. */
async function follow(first: URL, fetching: Fetching, signal: AbortSignal): Promise<IncomingMessage> {
  let url = first;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    if (!isAllowedPlace(url.href, fetching)) throw new DocumentTrouble('address_not_allowed');
    const answer = await guardedRequest(
      url,
      { method: 'GET', headers: { accept: '*/*', 'accept-encoding': 'identity' } },
      fetching,
      signal,
    );
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200 && (headers['content-encoding'] ?? 'identity') === 'identity') return answer;
    answer.destroy();
    const { location } = headers;
    if (!REDIRECTS.includes(statusCode) || location === undefined || !URL.canParse(location, url.href)) break;
    url = new URL(location, url);
  }
  throw new DocumentTrouble('fetch_failed');
}

function nameIn(url: string): string {
  const { pathname, hostname } = new URL(url);
  const last = pathname.split('/').findLast((part) => part !== '') ?? hostname;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
