import {
  API_SCOPES,
  type ApiScope,
  type Endpoint,
  FAILURES,
  failureAnswer,
  headersOf,
  possibleFailures,
  type Redirection,
} from '@sheetlift/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod/mini';
import { findKeyOwner, isApiKey, type KeyOwner } from '../accounts/api-keys.ts';
import type { AccessSession } from '../accounts/access-tokens.ts';
import { createFindCaller } from '../accounts/find-caller.ts';
import type { User } from '../accounts/user.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import { BODY_READERS, BODY_TYPES, isUpload } from './body-readers.ts';
import { readCookie } from './cookies.ts';
import { Failure } from './failure.ts';
import { networkOf } from './network-of.ts';
import type { Route, RouteRequest, SentFile } from './route.ts';
import type { ServerParts } from './server-parts.ts';
import { createUploadRoom, UPLOADS_AT_ONCE, UPLOADS_AT_ONCE_OF_ONE } from './upload-room.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: User | undefined;
    session: AccessSession | null;
    scopes: readonly ApiScope[] | undefined;
  }
}

/** The status of what is taken and has no answer. */
const ACCEPTED = 202;

/** Enough for every body but those that say so. */
const BODY_BYTES = 16 * 1024;

/** Adds the routes to the app, each behind the checks that its endpoint declares: first who calls, then what they ask. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], parts: ServerParts): void {
  app.decorateRequest('caller', undefined);
  app.decorateRequest('session', null);
  app.decorateRequest('scopes', undefined);
  const findCaller = createFindCaller(parts.accessTokens, parts.database);
  const authenticate =
    (endpoint: Endpoint) =>
    async (request: FastifyRequest): Promise<void> => {
      const token = bearerToken(request.headers.authorization) ?? (takesBasic(endpoint) ? basicKey(request.headers.authorization) : null);
      if (token === null) throw new Failure('not_authenticated');
      if (!isApiKey(token)) {
        const found = await findCaller(token);
        request.caller = found?.user;
        request.session = found?.session ?? null;
      } else {
        const owner = await findKeyCaller(token, endpoint.scope, parts);
        request.caller = owner?.user;
        request.scopes = owner?.scopes ?? [];
      }
      if (!request.caller) throw new Failure('not_authenticated');
    };
  const admit =
    (limit: RateLimit) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const { isAllowed, left, fullInSeconds } = await parts.rateLimits.take(limit, request.caller!.id);
      tellLimit(reply, limit, { left, fullInSeconds });
      if (isAllowed) return;
      reply.header('retry-after', Math.ceil(limit.perSeconds / limit.times));
      throw new Failure('too_many_requests');
    };
  const enterRoom = createUploadRoom(UPLOADS_AT_ONCE);
  const enterRoomOfOne = createUploadRoom(UPLOADS_AT_ONCE_OF_ONE);
  /** Whoever finds no room costs no look into the database; who stands in it is a caller of ours a moment later. */
  const enter = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => enterRoom('everybody', reply);
  const enterAsOne = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => enterRoomOfOne(request.caller!.id, reply);
  const checksOf = ({ endpoint, limit }: Route) => {
    if (endpoint.auth === 'none') return [];
    const who = takesFiles(endpoint) ? [enter, authenticate(endpoint), enterAsOne] : [authenticate(endpoint)];
    return [...who, ...(limit ? [admit(limit)] : [])];
  };
  const add = (scope: FastifyInstance, one: Route): void => {
    const { endpoint, handle } = one;
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      bodyLimit: endpoint.bodyBytes ?? BODY_BYTES,
      onRequest: checksOf(one),
      handler: async (request, reply) => {
        const { params, query, body, caller } = request as Pick<RouteRequest<Endpoint>, 'params' | 'query' | 'body' | 'caller'>;
        const rawBody = (Buffer.isBuffer(body) ? body : undefined) as RouteRequest<Endpoint>['rawBody'];
        const upload = (takesFiles(endpoint) ? (isUpload(body) ? body : null) : undefined) as RouteRequest<Endpoint>['upload'];
        const answer = await handle({
          params,
          query,
          body,
          rawBody,
          upload,
          caller,
          session: request.session,
          scopes: request.scopes ?? API_SCOPES,
          network: networkOf(request.ip),
          log: request.log,
          tell: (name, value) => void reply.header(name, value),
          header: (name) => singleHeader(request.headers[name]),
          cookie: (name) => readCookie(request.headers.cookie, name),
        });
        return send(reply.code(endpoint.success.status).header('cache-control', 'no-store'), endpoint, answer);
      },
    });
  };
  for (const [bodyType, readBodies] of Object.entries(BODY_READERS)) {
    void app.register(async (scope) => {
      readBodies(scope);
      for (const one of routes.filter(({ endpoint }) => (endpoint.bodyType ?? 'json') === bodyType)) add(scope, one);
    });
  }
}

function takesFiles({ bodyType }: Endpoint): boolean {
  return bodyType === 'files' || bodyType === 'bytes';
}

/** The account of a key that may make the call. One that may make others is told so. */
async function findKeyCaller(key: string, scope: Endpoint['scope'], parts: ServerParts): Promise<KeyOwner | null> {
  const owner = scope === undefined ? null : await findKeyOwner(key, parts);
  if (!owner || scope === undefined) return null;
  if (scope !== 'any' && !owner.scopes.includes(scope))
    throw new Failure('scope_missing', `This key may not do that: it needs the scope ${scope}.`);
  return owner;
}

/** As the IETF's draft "RateLimit header fields for HTTP" (draft-ietf-httpapi-ratelimit-headers-10) has it. */
function tellLimit(reply: FastifyReply, { name, times, perSeconds }: RateLimit, now: { left: number; fullInSeconds: number }): void {
  reply.header('ratelimit-policy', `"${name}";q=${times};w=${perSeconds}`);
  reply.header('ratelimit', `"${name}";r=${now.left};t=${now.fullInSeconds}`);
}

function singleHeader(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

/** As JSON, as a file to keep, or as a way on. */
function send(reply: FastifyReply, { success }: Endpoint, answer: unknown): FastifyReply {
  if (success.status === 302) {
    const { location, cookies } = answer as Redirection;
    return reply.header('set-cookie', [...cookies]).redirect(location, success.status);
  }
  if ('contentTypes' in success) {
    const { contentType, fileName, content, location } = answer as SentFile;
    if (location !== undefined) reply.header('location', location);
    if (fileName !== null) reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return reply.type(contentType).send(content);
  }
  if (success.status === 204) return reply.send();
  if (answer === null && 'orAccepted' in success) return reply.code(ACCEPTED).send();
  return reply.send(answer);
}

function bearerToken(header: string | undefined): string | null {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1] ?? null;
}

/**
 * Spreadsheets that refresh by themselves know names and passwords only, and keep those apart from the workbook. What changes something cannot be
 * asked for so: browsers add such a password to requests that other pages make.
 */
function takesBasic({ method, scope }: Endpoint): boolean {
  return method === 'GET' && scope !== undefined;
}

/** A key as the password of HTTP's basic scheme (RFC 7617), under any name. */
function basicKey(header: string | undefined): string | null {
  const given = /^Basic ([\w+/]+=*)$/i.exec(header ?? '')?.[1];
  const password =
    given === undefined
      ? ''
      : Buffer.from(given, 'base64')
          .toString()
          .replace(/^[^:]*:/, '');
  return isApiKey(password) ? password : null;
}

/** What validates requests and answers, and what is published: one and the same. */
function schemaOf(endpoint: Endpoint): FastifySchema {
  const { name, summary, params, query, body, bodyType, success, auth } = endpoint;
  const headers = headersOf(endpoint);
  const basic = takesBasic(endpoint) ? [{ basic: [] }] : [];
  const failures = new Map<number, z.core.$ZodType[]>();
  for (const code of possibleFailures(endpoint)) {
    const { status } = FAILURES[code];
    const own = endpoint.failureAnswers?.[code];
    // What carries more comes first: the first that fits is taken.
    failures.set(status, [...(own ? [own] : []), ...(failures.get(status) ?? [])]);
  }
  return {
    operationId: name,
    summary,
    security: auth === 'bearer' ? [{ bearer: [] }, ...basic] : [],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && {
      body,
      consumes: BODY_TYPES[bodyType ?? 'json'],
    }),
    response: {
      ...failureSchemas(failures),
      [success.status]: successSchema(endpoint),
      ...('orAccepted' in success && { [ACCEPTED]: z.null() }),
    },
  };
}

function failureSchemas(failures: ReadonlyMap<number, readonly z.core.$ZodType[]>): Record<number, unknown> {
  return Object.fromEntries(
    [...failures].map(([status, own]) => [status, own.length === 0 ? failureAnswer : z.union([...own, failureAnswer])]),
  );
}

/** A way on, and what is done without a word, has no content; a file is bytes, which no schema describes. */
function successSchema({ success }: Endpoint): unknown {
  if (success.status === 302 || success.status === 204) return z.null();
  if ('answer' in success) return success.answer;
  return { content: Object.fromEntries(success.contentTypes.map((type) => [type, { schema: z.any() }])) };
}
