import { z } from 'zod/mini';
import type { FailureCode } from './failure.ts';

type Schema = z.core.$ZodType;

/** What an API key can be allowed to do. */
export const API_SCOPES = ['runs:read', 'runs:write', 'templates:read', 'templates:write', 'webhooks:read', 'webhooks:write'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** One call of the API: all that both sides must know of it. */
export interface Endpoint {
  /** Unique; the name of the operation in the published document. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters are written `:id`. */
  path: string;
  summary: string;
  /** Who may call: anybody, or who carries a bearer token. */
  auth: 'none' | 'bearer';
  /**
   * What an API key must be allowed to do to make this call; without it no key may, only who is signed in. With "any" every key may, and what
   * is done for it goes by its scopes.
   */
  scope?: ApiScope | 'any';
  /**
   * Whose data it touches: nobody's, all of the caller's, or the one thing whose id is in the path. Another person's thing is answered
   * exactly as one that is not there.
   */
  owner: 'nobody' | 'caller' | 'id';
  params?: Schema;
  query?: Schema;
  /** Headers of its own, by their names in small letters. */
  headers?: Record<string, Schema>;
  body?: Schema;
  /**
   * JSON where it says nothing; form is form data, URL-encoded or multipart; signed is JSON that the handler is given as it came, because
   * its very bytes are what was signed; files is JSON too, or multipart form data that the handler reads as it comes, files and all; bytes
   * are a piece of a file, which the handler reads as it comes.
   */
  bodyType?: 'json' | 'form' | 'signed' | 'files' | 'bytes';
  /** Largest body; 16 KiB where it says nothing. */
  bodyBytes?: number;
  success: Success;
  /** Those of its own; what can happen to every request is not repeated. */
  failures: readonly FailureCode[];
  /** What a failure of its own carries besides detail and code. */
  failureAnswers?: Partial<Record<FailureCode, Schema>>;
}

/** JSON, or 202 and no content where it may be null; a file, of one of several types; no content; or none, and the browser is sent on. */
type Success =
  | { status: 200 | 201; answer: Schema }
  | { status: 200; answer: Schema; orAccepted: true }
  | { status: 200; contentTypes: readonly string[] }
  | { status: 204 }
  | { status: 302 };

/** Where the browser is sent, and the cookies it is given, as lines of `Set-Cookie`. */
export interface Redirection {
  location: string;
  cookies: readonly string[];
}

/** Keeps the exact types of an endpoint while checking that it is one. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** What the server's handler is given, parsed. */
export interface EndpointInput<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}

/** What a caller gives: the parts that the endpoint takes, as they are written. */
export type EndpointRequest<E extends Endpoint> = {
  [Part in 'params' | 'query' | 'body' as E[Part] extends Schema ? Part : never]: E[Part] extends Schema ? z.core.input<E[Part]> : never;
};

/** What a success carries. */
export type EndpointAnswer<E extends Endpoint> = E['success'] extends { answer: infer A extends Schema }
  ? z.core.output<A> | (E['success'] extends { orAccepted: true } ? null : never)
  : E['success'] extends { status: 302 }
    ? Redirection
    : E['success'] extends { status: 204 }
      ? null
      : Uint8Array;

type Parsed<S> = S extends Schema ? z.core.output<S> : undefined;

const MAX_KEY_CHARACTERS = 255;

/** By which a call of programs is done once, however often it is sent (Stripe, "Idempotent requests"). */
const idempotencyKey = z.optional(
  z.string().check(z.maxLength(MAX_KEY_CHARACTERS, `An Idempotency-Key has at most ${MAX_KEY_CHARACTERS} characters`)),
);

/** Whether it takes an `Idempotency-Key`: every POST of programs. What PUT and DELETE do is the same when it is done again. */
export function isDoneOnce({ method, path }: Endpoint): boolean {
  return method === 'POST' && path.startsWith('/api/v1/');
}

/** All headers that a call takes, but for who calls and what the body is. */
export function headersOf(endpoint: Endpoint): Schema | null {
  if (!isDoneOnce(endpoint)) return endpoint.headers ? z.object(endpoint.headers) : null;
  return z.object({ ...endpoint.headers, 'idempotency-key': idempotencyKey });
}

/** Failures that any endpoint may answer with, given what it takes and who may call it. */
export function possibleFailures(endpoint: Endpoint): FailureCode[] {
  const { auth, scope, failures, params, query, body } = endpoint;
  return [
    ...failures,
    ...(isDoneOnce(endpoint) ? (['idempotency_under_way', 'idempotency_mismatch'] as const) : []),
    ...(auth === 'bearer' ? (['not_authenticated'] as const) : []),
    ...(scope && scope !== 'any' ? (['scope_missing'] as const) : []),
    ...(params || query || headersOf(endpoint) || body ? (['invalid_request'] as const) : []),
    ...(body ? (['too_slow', 'too_large', 'unsupported_media_type'] as const) : []),
    'malformed_request',
    'internal',
    'unavailable',
  ];
}
