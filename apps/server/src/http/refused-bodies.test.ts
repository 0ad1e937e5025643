import { connect } from 'node:net';
import { createApiKey } from '@sheetlift/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './test-server.test-fixture.ts';

/** More than two machines hold of a connection between them: who sends it whole before it listens cannot be done while nobody reads. */
const LARGE_BYTES = 8 * 1024 * 1024;
const TEMPLATE = JSON.stringify({ name: 'Letters', entities: [{ variableName: 'Total' }] });

interface Sent {
  method?: string;
  path?: string;
  type?: string;
  headers?: Record<string, string>;
  body: Buffer;
}

interface Answered {
  status: number;
  code: string | undefined;
  retryAfter: boolean;
}

let server: TestServer;
let port: number;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

beforeEach(async () => {
  ({ token } = await server.signUp());
});

afterAll(() => server.close());

/** As many programs do (Python's "requests", Java's, proxies that were told to pass a body on): the whole body is sent before anything is read. */
function send({ method = 'POST', path = '/api/v1/runs', type = FORM, headers = {}, body }: Sent): Promise<Answered> {
  const lines = Object.entries({
    host: 'localhost',
    authorization: `Bearer ${token}`,
    'content-type': type,
    'content-length': String(body.length),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1').pause();
    let said = '';
    socket.on('error', reject);
    socket.on('data', (text: unknown) => {
      said += String(text);
      const answer = readAnswer(said);
      if (!answer) return;
      socket.destroy();
      resolve(answer);
    });
    socket.on('end', () => reject(new Error(`${path}: the connection ended with: ${said}`)));
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    socket.write(body, () => socket.resume());
  });
}

/** Null until it has come whole. */
function readAnswer(said: string): Answered | null {
  const [head, rest] = said.split('\r\n\r\n', 2);
  const length = /^content-length: (\d+)/im.exec(head!)?.[1];
  if (rest === undefined || length === undefined || rest.length < Number(length)) return null;
  const status = Number(head!.split(' ', 2)[1]);
  const { code } = JSON.parse(rest) as { code?: string };
  return { status, code, retryAfter: /^retry-after: \d/im.test(head!) };
}

const BOUNDARY = 'a-line-between-parts';
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;

function form(file: Buffer, fileName = 'letter.txt'): Buffer {
  const part = (head: string, content: Buffer): Buffer =>
    Buffer.concat([Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`), content, Buffer.from('\r\n')]);
  return Buffer.concat([
    part('name="template"', Buffer.from(TEMPLATE)),
    part(`name="files"; filename="${fileName}"`, file),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
}

const letter = form(Buffer.alloc(LARGE_BYTES, 'Total: 12.50 EUR\n'));

describe('of many uploads at once, more than are read, each is taken or told in words to come again', () => {
  test.each([
    ['of programs that would use the connection again', {}],
    ['of programs that end the connection with the answer', { connection: 'close' }],
  ])(
    '%s',
    async (_who, headers) => {
      const answers = await Promise.all(Array.from({ length: 24 }, () => send({ headers, body: letter })));
      const refused = answers.filter(({ status }) => status !== 201);
      expect(refused).toEqual(refused.map(() => ({ status: 503, code: 'unavailable', retryAfter: true })));
      expect([refused.length > 0, refused.length < answers.length]).toEqual([true, true]);
    },
    120_000,
  );
});

test('a request whose headers have no end gets its answer', async () => {
  const headers = { 'x-long': 'a'.repeat(20_000) };
  expect(await send({ headers, body: Buffer.alloc(LARGE_BYTES, 'a') })).toMatchObject({ status: 400, code: 'malformed_request' });
});

describe('a large body that is refused while it comes gets its answer', () => {
  const junk = Buffer.alloc(LARGE_BYTES, 1);
  const rich = Buffer.concat([Buffer.from('{\\rtf1 '), Buffer.alloc(LARGE_BYTES - 7, 'a')]);

  async function upload(fileName: string): Promise<string> {
    const headers = {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'upload-length': String(LARGE_BYTES),
      'upload-metadata': `filename ${Buffer.from(fileName).toString('base64')}`,
    };
    const answer = await server.app.inject({ method: 'POST', url: '/api/v1/uploads', headers });
    return `/api/v1/uploads/${answer.json<{ id: string }>().id}`;
  }
  const piece = { method: 'PATCH', type: 'application/offset+octet-stream' };
  const from = (offset: number) => ({ 'tus-resumable': '1.0.0', 'upload-offset': String(offset) });

  test.each(['keep-alive', 'close'])(
    'with a connection that is to %s afterwards',
    async (connection) => {
      const ask = (sent: Sent): Promise<Answered> => send({ ...sent, headers: { connection, ...sent.headers } });
      const { key } = (await server.call(createApiKey, { token, body: { name: 'Other', scopes: ['runs:read'] } })).body as { key: string };
      const answers = {
        'of nobody': await ask({ body: letter, headers: { authorization: 'Bearer nonsense' } }),
        'of a key that may not': await ask({ body: letter, headers: { authorization: `Bearer ${key}` } }),
        'to nowhere': await ask({ path: '/api/v1/nowhere', body: letter }),
        'of another type': await ask({ type: 'text/plain', body: junk }),
        'too large as JSON': await ask({ path: '/api/v1/templates', type: 'application/json', body: junk }),
        'no form': await ask({ body: junk }),
        'a form that ends in the middle': await ask({ body: letter.subarray(0, -20) }),
        'no document of ours': await ask({ ...piece, path: await upload('letter.rtf'), headers: from(0), body: rich }),
        'at another byte': await ask({ ...piece, path: await upload('a.txt'), headers: from(7), body: junk }),
        'beyond its end': await ask({
          ...piece,
          path: await upload('a.txt'),
          headers: from(0),
          body: Buffer.alloc(LARGE_BYTES * 2, 'Total: 12.50 EUR\n'),
        }),
      };
      expect(Object.fromEntries(Object.entries(answers).map(([what, { status, code }]) => [what, `${status} ${code}`]))).toEqual({
        'of nobody': '401 not_authenticated',
        'of a key that may not': '403 scope_missing',
        'to nowhere': '404 not_found',
        'of another type': '415 unsupported_media_type',
        'too large as JSON': '413 too_large',
        'no form': '400 malformed_request',
        'a form that ends in the middle': '400 malformed_request',
        'no document of ours': '422 document_refused',
        'at another byte': '409 upload_elsewhere',
        'beyond its end': '413 too_large',
      });
    },
    120_000,
  );
});
