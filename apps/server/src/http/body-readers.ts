import { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { Endpoint } from '@sheetlift/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { Failure } from './failure.ts';
import { readApart } from './read-apart.ts';

/** Nothing in the contract is deeper than 23. Parsing millions of brackets takes seconds, in which nobody else is answered. */
const MOST_LEVELS = 32;

/** How the body of an endpoint's kind is read; one of any other type is refused before it is read. */
export const BODY_READERS: Record<NonNullable<Endpoint['bodyType']>, (scope: FastifyInstance) => void> = {
  json: readJson,
  form: readForm,
  signed: keepBytes,
  files: readFiles,
  bytes: readBytes,
};

/** The types that each kind may be of, as they are published. */
export const BODY_TYPES: Record<keyof typeof BODY_READERS, string[]> = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  signed: ['application/json'],
  files: ['application/json', 'multipart/form-data'],
  bytes: ['application/offset+octet-stream'],
};

/** What is still to come. */
export function isUpload(body: unknown): body is Readable {
  return body instanceof Readable;
}

/**
 * One that is empty is no body: the specification has every template call say that it is JSON, also those that carry nothing, such as
 * deleting.
 */
function readJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else if (isDeeperThan(MOST_LEVELS, body)) done(new Failure('malformed_request'));
    else void parse(request, body, done);
  });
}

/** How deep lists and objects lie in each other; brackets in texts are none. As far as it is JSON, which the parser sees to. */
function isDeeperThan(most: number, json: string): boolean {
  let levels = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const letter = json[at];
    if (isText && letter === '\\') at++;
    else if (letter === '"') isText = !isText;
    else if (isText) continue;
    else if (letter === ']' || letter === '}') levels--;
    else if ((letter === '[' || letter === '{') && ++levels > most) return true;
  }
  return false;
}

/** Form data in both of its forms. A file in it is passed over; of a name given twice the last counts. */
function readForm(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer' },
    async ({ headers }: FastifyRequest, body: Buffer) => {
      const fields = new Map<string, string>();
      await new Promise<void>((resolve, reject) => {
        const form = new Busboy({ headers: { 'content-type': headers['content-type']! }, limits: { files: 0 } });
        form
          .on('field', (name, value) => fields.set(name, value))
          .on('finish', resolve)
          .on('error', reject)
          .end(body);
      }).catch(() => {
        throw new Failure('malformed_request');
      });
      return Object.fromEntries(fields);
    },
  );
}

/** Who sent the bytes is proved first, by the handler; only then are they read. */
function keepBytes(scope: FastifyInstance): void {
  scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.setValidatorCompiler(() => (value: unknown) => ({ value }));
}

/** Form data is read by the handler, which knows where files go and how large they may be; what is in it is checked there. */
function readFiles(scope: FastifyInstance): void {
  readJson(scope);
  scope.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, readApart(payload)));
  scope.setValidatorCompiler((route) => {
    const validate = validatorCompiler(route as Parameters<typeof validatorCompiler>[0]);
    return (value: unknown) => (isUpload(value) ? { value } : validate(value));
  });
}

/** A piece of a file, of the type that tus gives it. */
function readBytes(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/offset+octet-stream', (_request, payload, done) => done(null, readApart(payload)));
}
