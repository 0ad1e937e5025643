import {
  addCorrections,
  checkEmail,
  createTemplate,
  deleteCorrections,
  deleteTemplate,
  type Endpoint,
  register,
  signIn,
  signOut,
  signOutEverywhere,
} from '@sheetlift/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureBody, startTestServer, type TestServer } from './test-server.test-fixture.ts';

let server: TestServer;
let address: string;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => server.close());

/** Over the network, with the headers that the page sends with every call. */
async function call(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { id = '', body, type = 'application/json' }: { id?: string; body?: BodyInit; type?: string } = {},
): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(address + path.replace(':id', id), {
    method,
    headers: { accept: 'application/json', 'content-type': type, authorization: `Bearer ${token}` },
    ...(body !== undefined && { body }),
  });
  return { status: answer.status, body: await answer.json() };
}

describe('a call that carries nothing, and says that it is JSON as the specification has it', () => {
  let id: string;

  beforeAll(async () => {
    ({ token } = await server.signUp({ keepsCorrections: true }));
    ({ id } = (await call(createTemplate, { body: JSON.stringify({ name: 'Bills', entities_json: '[{"entity_name":"Total"}]' }) }))
      .body as { id: string });
  });

  test('deletes corrections', async () => {
    expect(await call(deleteCorrections, { id })).toEqual({ status: 200, body: [] });
  });

  // holds S7.19
  test('deletes a template', async () => {
    expect(await call(deleteTemplate, { id })).toEqual({ status: 200, body: { ok: true } });
    expect(await call(deleteTemplate, { id })).toEqual({ status: 404, body: failureBody('template_not_found') });
  });

  test('is told what is missing where something is needed', async () => {
    expect(await call(addCorrections, { id, body: '' })).toMatchObject({ status: 422, body: { code: 'invalid_request' } });
  });

  test('signs out', async () => {
    const other = token;
    ({ token } = await server.signUp());
    expect(await call(signOut, { body: '' })).toEqual({ status: 200, body: { ok: true } });
    token = other;
  });

  test('signs out everywhere', async () => {
    expect(await call(signOutEverywhere, { body: '' })).toEqual({ status: 200, body: { ok: true } });
  });
});

test('JSON that is none, or that would change what objects are, cannot be read', async () => {
  ({ token } = await server.signUp());
  for (const body of ['{', '{"__proto__":{}}', '{"constructor":{"prototype":{}}}']) {
    expect(await call(createTemplate, { body })).toEqual({ status: 400, body: failureBody('malformed_request') });
  }
});

describe('signing in takes form data', () => {
  const [username, password] = ['mary@example.com', 'a long walk in the räin'];
  const multipart = (...parts: string[]): string =>
    [...parts.map((part) => `--x\r\nContent-Disposition: form-data; ${part}\r\n`), '--x--\r\n'].join('');
  const isSignedIn = { status: 200, body: { token_type: 'bearer' } };

  beforeAll(async () => {
    await call(register, { body: JSON.stringify({ email: username, password }) });
  });

  // holds S7.8
  test('URL-encoded', async () => {
    expect(
      await call(signIn, {
        body: new URLSearchParams({ username, password }).toString(),
        type: 'application/x-www-form-urlencoded; charset=utf-8',
      }),
    ).toMatchObject(isSignedIn);
  });

  // holds S7.8
  test('multipart, as a browser writes it', async () => {
    const form = new FormData();
    form.set('username', username);
    form.set('password', password);
    const answer = await fetch(address + signIn.path, { method: 'POST', body: form });
    expect({ status: answer.status, body: await answer.json() }).toMatchObject(isSignedIn);
  });

  test('multipart, as other programs write it', async () => {
    const body = multipart(`name=username\r\n\r\n${username}`, `name=password\r\n\r\n${password}`);
    expect(await call(signIn, { body, type: 'multipart/form-data; boundary="x"' })).toMatchObject(isSignedIn);
  });

  test('and says what is wrong with other', async () => {
    const inFile = multipart(`name="username"\r\n\r\n${username}`, `name="password"; filename="password.txt"\r\n\r\n${password}`);
    expect(await call(signIn, { body: inFile, type: 'multipart/form-data; boundary=x' })).toMatchObject({
      status: 422,
      body: { code: 'invalid_request' },
    });
    expect(await call(signIn, { body: inFile.slice(0, 60), type: 'multipart/form-data; boundary=x' })).toEqual({
      status: 400,
      body: failureBody('malformed_request'),
    });
    expect(await call(signIn, { body: inFile, type: 'multipart/form-data' })).toEqual({
      status: 400,
      body: failureBody('malformed_request'),
    });
    expect(await call(signIn, { body: JSON.stringify({ username, password }) })).toEqual({
      status: 415,
      body: failureBody('unsupported_media_type'),
    });
  });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
  'a call that takes JSON does not take %s',
  async (type) => {
    expect(await call(checkEmail, { body: 'email=mary%40example.com', type })).toEqual({
      status: 415,
      body: failureBody('unsupported_media_type'),
    });
  },
);
