import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '../platform/logger.ts';
import { createWebServer } from './create-web-server.ts';
import { failureBody, SCRIPT, SHELL, startTestServer, type TestServer } from './test-server.test-fixture.ts';

let server: TestServer;
let app: FastifyInstance;

beforeAll(async () => {
  server = await startTestServer({ allowedOrigins: ['https://app.example.com'] });
  app = server.app;
});

afterAll(() => server.close());

describe('the web server', () => {
  test.each([
    '/',
    '/templates',
    '/template/Invoice%20lines',
    '/pricing',
    '/account',
    '/contact',
    '/faq',
    '/terms',
    '/privacy',
    '/reset-password?token=x',
  ])('sends the web app for %s, never cached without asking', async (url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, SHELL, 'no-cache']);
  });

  test('sends the web app with 404 to a person who follows a wrong address', async () => {
    const answer = await app.inject({ url: '/templates/none/here', headers: { accept: 'text/html,*/*' } });
    expect([answer.statusCode, answer.body]).toEqual([404, SHELL]);
  });

  test.each(['/template/%', '/template/%E0%A4%A', '/template/%00'])(
    'sends the web app for %s too, which the screen makes out',
    async (url) => {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, SHELL, 'no-cache']);
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      });
    },
  );

  test.each(['/%', '/faq%', '/%00', '/assets/', '/template/a/%'])('says in the web app that there is no screen at %s', async (url) => {
    const answer = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.body]).toEqual([404, SHELL]);
  });

  test.each([
    ['/templates/', '/templates'],
    ['/contact/?topic=1', '/contact?topic=1'],
    ['/template/Invoice%20lines/', '/template/Invoice%20lines'],
  ])('leads from %s to the screen', async (url, location) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
  });

  test.each(['//evil.example.com/', '/nowhere/'])('leads nowhere from %s', async (url) => {
    const answer = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
  });

  test('never sends the web app in place of a missing file', async () => {
    const answer = await app.inject('/assets/gone.js');
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([404, 'Not found', 'no-cache']);
  });

  test('never lets a wrong address below /assets/ be remembered', async () => {
    const answer = await app.inject({ url: '/assets/gone', headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-cache']);
  });

  test('sends hashed files compressed and for good', async () => {
    const answer = await app.inject({ url: '/assets/app-3f2a.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT);
  });

  test('sends plain bytes to a client that knows no compression', async () => {
    const answer = await app.inject({ url: '/assets/app-3f2a.js', headers: { 'accept-encoding': 'identity' } });
    expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, SCRIPT]);
  });

  test.each(['/', '/healthz', '/assets/app-3f2a.js', '/nowhere'])('protects %s with the same headers', async (url) => {
    const { headers } = await app.inject(url);
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  test.each(['/', '/healthz', '/assets/app-3f2a.js', '/nowhere', '/template/%'])(
    'has %s asked for with https alone, where people reach it so',
    async (url) => {
      expect((await app.inject(url)).headers['strict-transport-security']).toBe('max-age=31536000');
    },
  );

  test('lets the part of the page that asks language models reach them, and no other part', async () => {
    const { headers } = await app.inject('/assets/model-worker-3f2a.js');
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src http://127.0.0.1:*");
    // The operator may allow other places tomorrow.
    expect(headers['cache-control']).toBe('no-cache');
    expect((await app.inject('/assets/app-3f2a.js')).headers['content-security-policy']).toContain("connect-src 'self';");
  });

  test('asks nobody for https where there is none', async () => {
    const plain = await startTestServer({ publicUrl: 'http://localhost:3000' });
    expect((await plain.app.inject('/')).headers['strict-transport-security']).toBeUndefined();
    await plain.close();
  });

  test.each(['/../package.json', '/assets/..%2f..%2fsecret', '/%2e%2e/secret'])('keeps %s inside the web folder', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  });

  test('says what to do when the web app is not built', () => {
    expect(() =>
      createWebServer({
        webRoot: join(server.webRoot, 'assets'),
        log: createLogger('silent'),
        installation: {
          publicUrl: '',
          operator: { name: null, address: null, contactEmail: '', modelOrigins: [], fetchedModelUrl: null },
          billing: null,
          errorReportingDsn: null,
        },
      }),
    ).toThrow(/npm run build/);
  });
});

describe('below /api and /auth', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['GET', '/api'],
    ['GET', '/auth/nothing'],
    ['DELETE', '/api/me'],
  ] as const)('%s %s, which is not there, is answered in JSON even when a person asks', async (method, url) => {
    const answer = await app.inject({ method, url, headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.json()]).toEqual([404, failureBody('not_found')]);
    expect(answer.headers['content-type']).toContain('application/json');
  });

  test.each(['/api/me%', '/api/%c0%af'])("an address that cannot be read (%s) is the caller's mistake", async (url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([400, failureBody('malformed_request')]);
  });

  test('each answer carries an id of its own, whatever the caller sends', async () => {
    const ask = async () => (await app.inject({ url: '/api/config', headers: { 'x-request-id': 'mine' } })).headers['x-request-id'];
    const ids = [await ask(), await ask()];
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[1]).not.toBe(ids[0]);
  });

  test('answers are kept by no cache', async () => {
    expect((await app.inject('/api/config')).headers['cache-control']).toBe('no-store');
    expect((await app.inject('/api/me')).headers['cache-control']).toBe('no-store');
  });

  test('pages of a listed origin may call, others may not', async () => {
    const ask = async (origin: string) =>
      app.inject({
        method: 'OPTIONS',
        url: '/api/me',
        headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
      });
    const listed = await ask('https://app.example.com');
    expect(listed.headers['access-control-allow-origin']).toBe('https://app.example.com');
    expect(listed.headers['access-control-allow-headers']).toContain('authorization');
    expect(listed.headers['access-control-allow-credentials']).toBeUndefined();
    expect((await ask('https://evil.example.com')).headers['access-control-allow-origin']).toBeUndefined();
  });
});
