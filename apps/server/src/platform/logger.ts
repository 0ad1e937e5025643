import pino, { type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** Names under which a secret could reach a line by mistake; three levels deep is as deep as our lines go. */
const SECRETS = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'access_token', 'secret'];
const redactedPaths = SECRETS.flatMap((name) =>
  ['', '*.', '*.*.'].map((depth) => (name.includes('-') ? `${depth.slice(0, -1)}["${name}"]` : `${depth}${name}`)),
);

/**
 * One JSON line for each event. A request is its method and path, never its query, headers or body: those may carry a token or a
 * person's text.
 */
export function createLogger(level: string, stream: DestinationStream = process.stderr): Logger {
  return pino(
    {
      level,
      base: null,
      redact: { paths: redactedPaths, censor: '[redacted]' },
      serializers: {
        req: (request: { id?: string; method: string; url?: string }) => ({
          id: request.id,
          method: request.method,
          path: request.url?.split('?', 1)[0],
        }),
        res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
        err: describeError,
      },
    },
    stream,
  );
}

/**
 * A failed query's own message repeats its values, which are a person's text; its cause is PostgreSQL's words, whose detail does so too.
 * What is left is enough to find the place: the cause's message and code, and our own stack.
 */
function describeError(error: Error & { code?: string; query?: string; cause?: unknown }): Record<string, unknown> {
  if (error.query === undefined)
    return {
      type: error.name,
      message: error.message,
      code: error.code,
      stack: error.stack,
      ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
    };
  const cause = error.cause as { message?: string; code?: string } | undefined;
  return {
    type: 'FailedQuery',
    message: cause?.message,
    code: cause?.code,
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}
