import type { Readable } from 'node:stream';
import type { ApiScope, Endpoint, EndpointAnswer, EndpointInput } from '@sheetlift/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { AccessSession } from '../accounts/access-tokens.ts';
import type { User } from '../accounts/user.ts';
import type { RateLimit } from '../platform/rate-limits.ts';

/** What a handler may know of a request. */
export interface RouteRequest<E extends Endpoint> extends EndpointInput<E> {
  /** Where the call comes from, as far as limits tell callers apart. */
  network: string;
  /** Whose lines carry the request's id. */
  log: FastifyBaseLogger;
  /** A header's value; null without it. */
  header: (name: string) => string | null;
  /** The body as it came; only where the endpoint says that it is signed. */
  rawBody: E extends { bodyType: 'signed' } ? Buffer : undefined;
  /** Form data or bytes as they come, in the place of the body; only where the endpoint takes files or bytes, and null where something else came. */
  upload: E extends { bodyType: 'files' | 'bytes' } ? Readable | null : undefined;
  /** The value of a cookie; null without it. Cookies never say who calls. */
  cookie: (name: string) => string | null;
  /** Sets a header of the answer. */
  tell: (name: string, value: string) => void;
  /** What the caller may do: all that there is, but for a key. */
  scopes: readonly ApiScope[];
  /** What the caller's token stands for; null where a key or nobody calls. */
  session: AccessSession | null;
  /** Who calls; only where the endpoint asks for a token. */
  caller: E['auth'] extends 'bearer' ? User : undefined;
}

/** An endpoint of the contract and what answers it. */
export interface Route {
  endpoint: Endpoint;
  handle: (request: RouteRequest<Endpoint>) => Promise<unknown>;
  /** How often an account may call, counted before the body is read: a body that cannot be read, or is not valid, costs as much. */
  limit: RateLimit | undefined;
}

/** A file that is sent, all at once or as it is made. */
export interface SentFile {
  /** One of those that the endpoint names. */
  contentType: string;
  /** Under which it is kept; null for what is not for keeping. */
  fileName: string | null;
  content: Uint8Array | Readable | string;
  /** Where what it was made of is found. */
  location?: string;
}

type HandlerAnswer<E extends Endpoint> = E['success'] extends { contentTypes: readonly string[] } ? SentFile : EndpointAnswer<E>;

/** Binds a handler to its endpoint; what it is given and must answer follows from the contract. Trouble is thrown as a `Failure`. */
export function route<E extends Endpoint, const A extends HandlerAnswer<E>>(
  endpoint: E,
  handle: (request: RouteRequest<E>) => Promise<A>,
  limit?: E['auth'] extends 'bearer' ? RateLimit : never,
): Route {
  return { endpoint, handle: handle as Route['handle'], limit };
}
