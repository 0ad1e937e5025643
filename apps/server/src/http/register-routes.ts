import { type Endpoint, FAILURES, failureAnswer, possibleFailures, type Redirection } from '@sheetlift/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod/mini';
import { createFindCaller } from '../accounts/find-caller.ts';
import type { User } from '../accounts/user.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import { BODY_READERS } from './body-readers.ts';
import { readCookie } from './cookies.ts';
import { Failure } from './failure.ts';
import { networkOf } from './network-of.ts';
import { refuseBeyond } from './refuse-beyond.ts';
import type { Route, RouteRequest } from './route.ts';
import type { ServerParts } from './server-parts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: User | undefined;
  }
}

/** Enough for every body but those that say so. */
const BODY_BYTES = 16 * 1024;

/** Adds the routes to the app, each behind the checks that its endpoint declares: first who calls, then what they ask. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], parts: ServerParts): void {
  app.decorateRequest('caller', undefined);
  const findCaller = createFindCaller(parts.accessTokens, parts.database);
  const authenticate = async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request.headers.authorization);
    const caller = token === null ? null : await findCaller(token);
    if (!caller) throw new Failure('not_authenticated');
    request.caller = caller;
  };
  const admit =
    (limit: RateLimit) =>
    (request: FastifyRequest): Promise<void> =>
      refuseBeyond(parts.rateLimits, limit, request.caller!.id);
  const add = (scope: FastifyInstance, { endpoint, handle, limit }: Route): void => {
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      bodyLimit: endpoint.bodyBytes ?? BODY_BYTES,
      ...(endpoint.auth === 'bearer' && { onRequest: [authenticate, ...(limit ? [admit(limit)] : [])] }),
      handler: async (request, reply) => {
        const { params, query, body, caller } = request as Pick<RouteRequest<Endpoint>, 'params' | 'query' | 'body' | 'caller'>;
        const rawBody = (Buffer.isBuffer(body) ? body : undefined) as RouteRequest<Endpoint>['rawBody'];
        const answer = await handle({
          params,
          query,
          body,
          rawBody,
          caller,
          network: networkOf(request.ip),
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

function singleHeader(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

/** As JSON, as a file to keep, or as a way on. */
function send(reply: FastifyReply, { success }: Endpoint, answer: unknown): FastifyReply {
  if (success.status === 302) {
    const { location, cookies } = answer as Redirection;
    return reply.header('set-cookie', [...cookies]).redirect(location, success.status);
  }
  if ('contentType' in success) return reply.type(success.contentType).header('content-disposition', 'attachment').send(answer);
  return reply.send(answer);
}

function bearerToken(header: string | undefined): string | null {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1] ?? null;
}

/** What validates requests and answers, and what is published: one and the same. */
function schemaOf(endpoint: Endpoint): FastifySchema {
  const { name, summary, params, query, body, bodyType, success, auth } = endpoint;
  const failures = possibleFailures(endpoint).map((code) => [FAILURES[code].status, endpoint.failureAnswers?.[code] ?? failureAnswer]);
  return {
    operationId: name,
    summary,
    security: auth === 'bearer' ? [{ bearer: [] }] : [],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && {
      body,
      consumes: bodyType === 'form' ? ['application/x-www-form-urlencoded', 'multipart/form-data'] : ['application/json'],
    }),
    response: { ...Object.fromEntries(failures), [success.status]: successSchema(endpoint) },
  };
}

/** A way on has no content; a file is bytes, which no schema describes. */
function successSchema({ success }: Endpoint): unknown {
  if (success.status === 302) return z.null();
  return 'contentType' in success ? { content: { [success.contentType]: { schema: z.any() } } } : success.answer;
}
