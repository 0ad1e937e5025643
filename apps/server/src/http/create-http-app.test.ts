import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpApp } from './create-http-app.ts';

const SHELL = '<!doctype html><title>Sheetlift</title>';
const SCRIPT = 'export const answer = 42;';
let webRoot: string;
let app: FastifyInstance;

beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'sheetlift-web-'));
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), SHELL);
  writeFileSync(join(webRoot, 'assets/app-3f2a.js'), SCRIPT);
  writeFileSync(join(webRoot, 'assets/app-3f2a.js.br'), brotliCompressSync(SCRIPT));
  app = createHttpApp({ webRoot, logger: false });
  await app.ready();
});

afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

describe('the web server', () => {
  test('answers /healthz', async () => {
    const answer = await app.inject('/healthz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  });

  test.each(['/', '/templates', '/template/Invoice%20lines', '/pricing', '/account', '/contact', '/faq', '/terms', '/privacy', '/reset-password?token=x'])(
    'sends the web app for %s, never cached without asking',
    async (url) => {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, SHELL, 'no-cache']);
    },
  );

  test('sends the web app with 404 to a person who follows a wrong address', async () => {
    const answer = await app.inject({ url: '/templates/none/here', headers: { accept: 'text/html,*/*' } });
    expect([answer.statusCode, answer.body]).toEqual([404, SHELL]);
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

  test.each(['/../package.json', '/assets/..%2f..%2fsecret', '/%2e%2e/secret'])('keeps %s inside the web folder', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  });

  test('says what to do when the web app is not built', () => {
    expect(() => createHttpApp({ webRoot: join(webRoot, 'assets'), logger: false })).toThrow(/npm run build/);
  });
});
