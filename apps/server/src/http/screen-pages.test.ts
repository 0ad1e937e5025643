import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { createLogger } from '../platform/logger.ts';
import { createWebServer } from './create-web-server.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'sheetlift-pages-'));
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><link rel="canonical" href="%PUBLIC_URL%/">home');
writeFileSync(
  join(webRoot, 'terms.html'),
  '<!doctype html><link rel="canonical" href="%PUBLIC_URL%/terms">%OPERATOR_NAME%, %OPERATOR_ADDRESS%; 100 % %UNKNOWN%',
);
writeFileSync(join(webRoot, 'pricing.html'), '<!doctype html>plans');
writeFileSync(join(webRoot, 'any.html'), '<!doctype html>any address');
writeFileSync(join(webRoot, 'icon.svg'), '<svg/>');

const serve = (operator: { name: string | null; address: string | null }, billing: object | null = null) =>
  createWebServer({
    webRoot,
    log: createLogger('silent'),
    installation: {
      publicUrl: 'https://sheets.example.com',
      operator: { ...operator, contactEmail: '', modelOrigins: [], fetchedModelUrl: null },
      billing,
      errorReportingDsn: null,
    },
  });
const app = serve({ name: 'Halden & Sons <Ltd>', address: '4 Tannery Row' });

afterAll(() => rmSync(webRoot, { recursive: true }));

describe('the page of a screen', () => {
  test('is its own, and says where it is and who runs it, as text', async () => {
    const answer = await app.inject('/terms');
    expect(answer.body).toBe(
      '<!doctype html><link rel="canonical" href="https://sheets.example.com/terms">Halden &amp; Sons &lt;Ltd&gt;, 4 Tannery Row; 100 % %UNKNOWN%',
    );
    expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual(['text/html; charset=utf-8', 'no-cache']);
  });

  test('says so where nobody is named', async () => {
    expect((await serve({ name: null, address: null }).inject('/terms')).body).toContain(
      'the operator of this installation, no address given',
    );
  });

  test('is the one for any address where it has none of its own, and an unknown address gets that one with 404', async () => {
    expect((await app.inject('/template/Invoice')).body).toContain('any address');
    const wrong = await app.inject({ url: '/nowhere', headers: { accept: 'text/html' } });
    expect([wrong.statusCode, wrong.body]).toEqual([404, '<!doctype html>any address']);
    expect((await app.inject('/nowhere.html')).statusCode).toBe(404);
  });

  test('is the same by its file name, for the service worker', async () => {
    expect((await app.inject('/terms.html')).body).toBe((await app.inject('/terms')).body);
    expect((await app.inject('/index.html')).body).toBe((await app.inject('/')).body);
  });

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is sent compressed to a client that knows %s', async (accepted, encoding, read) => {
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
    expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual([encoding, 'accept-encoding']);
    expect(read(answer.rawPayload).toString()).toContain('https://sheets.example.com/');
  });

  test('is not sent again to whoever has it', async () => {
    const { headers } = await app.inject('/terms');
    const again = await app.inject({ url: '/terms', headers: { 'if-none-match': String(headers['etag']) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

test('a page may report its crashes where that is switched on, and nowhere else', async () => {
  const reporting = createWebServer({
    webRoot,
    log: createLogger('silent'),
    installation: {
      publicUrl: '',
      operator: { name: null, address: null, contactEmail: '', modelOrigins: [], fetchedModelUrl: null },
      billing: {},
      errorReportingDsn: 'https://key@errors.example.com/7',
    },
  });
  for (const url of ['/', '/pricing'])
    expect((await reporting.inject(url)).headers['content-security-policy']).toContain("connect-src 'self' https://errors.example.com");
  expect((await app.inject('/')).headers['content-security-policy']).toContain("connect-src 'self';");
});

describe('a page that sells', () => {
  const policies = async (billing: object | null) => {
    const selling = serve({ name: null, address: null }, billing);
    const answers = await Promise.all(['/', '/terms', '/pricing', '/pricing.html', '/account'].map((url) => selling.inject(url)));
    return answers.map(({ headers }) => [
      String(headers['content-security-policy']).includes('paddle.com'),
      headers['cross-origin-opener-policy'],
    ]);
  };

  test('alone lets Paddle in, under whichever name it is asked for', async () => {
    const [own, selling] = [
      [false, 'same-origin'],
      [true, 'same-origin-allow-popups'],
    ];
    expect(await policies({})).toEqual([own, own, selling, selling, selling]);
  });

  test('lets nobody in where nothing is sold', async () => {
    expect(new Set((await policies(null)).map(([letsIn]) => letsIn))).toEqual(new Set([false]));
  });
});

test('programs that look for pages are told which, with the address of the installation', async () => {
  const robots = await app.inject('/robots.txt');
  expect(robots.body).toBe('User-agent: *\nDisallow: /api/\nDisallow: /auth/\n\nSitemap: https://sheets.example.com/sitemap.xml\n');
  const map = await app.inject('/sitemap.xml');
  expect(map.headers['content-type']).toContain('application/xml');
  expect([...map.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)).toEqual(
    ['/', '/templates', '/pricing', '/faq', '/contact', '/terms', '/privacy'].map((path) => `https://sheets.example.com${path}`),
  );
});
