import type { Endpoint, EndpointAnswer, EndpointRequest } from '@sheetlift/contract';
import { parse } from 'zod/mini';
import { ApiFailure, UnexpectedAnswer } from './api-failure.ts';

/** Calls of the contract's table. */
export interface ApiClient {
  /**
   * Rejects with `ApiFailure` where the answer is a failure, `UnexpectedAnswer` where it is not what was agreed, and with the browser's own
   * error where none came.
   */
  call<E extends Endpoint>(endpoint: E, ...request: RequestOf<E>): Promise<EndpointAnswer<E>>;
}

/** Nothing where the endpoint takes nothing. */
type RequestOf<E extends Endpoint> = keyof EndpointRequest<E> extends never ? [] : [request: EndpointRequest<E>, options?: CallOptions];

interface CallOptions {
  /** Sent twice under one key it is done once. */
  key: string;
}

/** Where the API answers, and who calls it. */
export interface ApiCaller {
  /** "https://api.example.com"; empty for the page's own. */
  host: string;
  /** Who calls; null for nobody. */
  token: () => string | null;
  /** A call with this token was answered with 401. */
  onRefused: (token: string) => void;
}

interface ApiClientOptions extends ApiCaller {
  fetch?: typeof fetch;
}

/** A server that has not answered by then will not. */
const PATIENCE_MS = 60_000;

export function createApiClient({ host, token, onRefused, fetch = globalThis.fetch.bind(globalThis) }: ApiClientOptions): ApiClient {
  return {
    async call<E extends Endpoint>(endpoint: E, request?: EndpointRequest<E>, options?: CallOptions): Promise<EndpointAnswer<E>> {
      const bearer = endpoint.auth === 'bearer' ? token() : null;
      const response = await fetch(host + addressOf(endpoint, request ?? {}), {
        method: endpoint.method,
        headers: {
          accept: 'application/json',
          'content-type': endpoint.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
          ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
          ...(options && { 'idempotency-key': options.key }),
        },
        ...bodyOf(endpoint, request ?? {}),
        // What we show must be what is there now.
        cache: 'no-store',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (response.status === 401 && bearer !== null) onRefused(bearer);
      if (!response.ok) throw new ApiFailure(response.status, await readJson(response));
      return readAnswer(endpoint, response);
    },
  };
}

interface AnyRequest {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Where an endpoint is called with this. */
export function addressOf({ path }: Endpoint, { params = {}, query = {} }: AnyRequest): string {
  const given = params as Record<string, string>;
  const asked = new URLSearchParams(
    Object.entries(query as Record<string, string | undefined>).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
  const address = path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(given[name] ?? ''));
  return asked.size === 0 ? address : `${address}?${asked}`;
}

/** A POST or PUT without content carries an empty object: its type says JSON, and nothing is none. */
function bodyOf({ method, bodyType }: Endpoint, { body = {} }: AnyRequest): { body?: string } {
  if (method === 'GET' || method === 'DELETE') return {};
  return { body: bodyType === 'form' ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body) };
}

async function readAnswer<E extends Endpoint>({ success }: E, response: Response): Promise<EndpointAnswer<E>> {
  if (!('answer' in success)) return new Uint8Array(await response.arrayBuffer()) as EndpointAnswer<E>;
  const text = await response.text();
  try {
    return parse(success.answer, JSON.parse(text)) as EndpointAnswer<E>;
  } catch (error) {
    throw new UnexpectedAnswer(error);
  }
}

/** A failure without words of ours, from a gateway perhaps, is one all the same. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}
