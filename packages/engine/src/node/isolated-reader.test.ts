import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIsolatedReader } from './isolated-reader.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheetlift-child-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A stand-in for the reading child whose answer to a document is the given code; `head` and `page(n)` tell as the real one does. */
function child(name: string, code: string): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(
    path,
    `const tell = (message) => new Promise((done) => process.send(message, undefined, undefined, done));
     const head = () => tell({ kind: 'head', head: { type: 'pdf', pageCount: 3, attachments: null, xmlValues: [] } });
     const page = (pageNumber) => tell({ kind: 'page', page: { page: { kind: 'flow', pageNumber, blocks: [], issues: [] }, words: null } });
     const end = () => tell({ kind: 'end' });
     process.on('message', async ({ bytes }) => { ${code} });`,
  );
  return path;
}

const bytes = new Uint8Array([1]);
const options = { fileName: 'a.pdf', embedded: true, budgetMs: 300 };

describe('the isolated reader', () => {
  it('gives the pages of a child that ends as it should, and tells each as it comes', async () => {
    const reader = createIsolatedReader({
      childPath: child('good', 'await head(); await page(1); await page(2); await page(3); await end();'),
    });
    const seen: number[] = [];
    const document = await reader.read(bytes, options, (page) => seen.push(page.pageNumber));
    reader.close();
    expect(seen).toEqual([1, 2, 3]);
    expect(document.pages.flatMap((page) => page.issues)).toEqual([]);
  });

  it('gives the pictures that a child cuts, and says why where it gives none', async () => {
    const places = [{ pageNumber: 1, pageWidthPt: 600, box: { left: 0, top: 0, right: 9, bottom: 9 }, turn: 0 as const }];
    const picture = { png: 'AAAA', widthPx: 25, heightPx: 25 };
    const cuts = createIsolatedReader({
      childPath: child('cuts', `await tell({ kind: 'pictures', pictures: [${JSON.stringify(picture)}, null] }); await end();`),
    });
    expect(await cuts.cut(bytes, options, places)).toEqual([picture, null]);
    cuts.close();
    const dies = createIsolatedReader({ childPath: child('dies-cutting', 'process.exit(1);') });
    await expect(dies.cut(bytes, options, places)).rejects.toMatchObject({ code: 'file_damaged' });
    dies.close();
  });

  it('stops a child that hangs, keeps the pages done and names each page left', async () => {
    const reader = createIsolatedReader({ childPath: child('hangs', 'await head(); await page(1); for (;;);'), killGraceMs: 200 });
    const document = await reader.read(bytes, options);
    reader.close();
    expect(document.pages.map((page) => page.issues.map((issue) => issue.code))).toEqual([[], ['page_timed_out'], ['page_timed_out']]);
  });

  it('says timed_out for a child that hangs before it knew the document', async () => {
    const reader = createIsolatedReader({ childPath: child('hangs-early', 'for (;;);'), killGraceMs: 200 });
    await expect(reader.read(bytes, options)).rejects.toMatchObject({ code: 'timed_out' });
    reader.close();
  });

  it('stops a child that eats memory outside the JavaScript heap', async () => {
    const eats = 'const kept = []; const eat = () => { kept.push(Buffer.alloc(32e6, 1)); setTimeout(eat, 20); }; eat();';
    const reader = createIsolatedReader({ childPath: child('eats', eats), maxBytes: 300e6, killGraceMs: 20_000 });
    await expect(reader.read(bytes, options)).rejects.toMatchObject({ code: 'expands_too_far' });
    reader.close();
  });

  it('replaces a child that dies, and the next document is read', async () => {
    const reader = createIsolatedReader({
      childPath: child(
        'dies',
        'if (bytes[0] === 1) process.abort(); await head(); await page(1); await page(2); await page(3); await end();',
      ),
    });
    await expect(reader.read(bytes, options)).rejects.toMatchObject({ code: 'file_damaged' });
    const next = await reader.read(new Uint8Array([2]), options);
    reader.close();
    expect(next.pages).toHaveLength(3);
  });

  it('passes on what the child says of a document and goes on with the same child', async () => {
    const code =
      "if (bytes[0] === 1) await tell({ kind: 'failure', code: 'password_required', message: 'Locked.', cause: '' }); else { await head(); await page(process.pid); await end(); }";
    const reader = createIsolatedReader({ childPath: child('refuses', code) });
    await expect(reader.read(bytes, options)).rejects.toMatchObject({ code: 'password_required', message: 'Locked.' });
    const [first, second] = [await reader.read(new Uint8Array([2]), options), await reader.read(new Uint8Array([2]), options)];
    reader.close();
    expect(first.pages[0]?.pageNumber).toBe(second.pages[0]?.pageNumber);
  });

  it('gives the child no environment, and no network where the system permits that', async () => {
    const accepted: string[] = [];
    const server = createServer((socket) => accepted.push(String(socket.remoteAddress))).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const port = (server.address() as { port: number }).port;
    process.env['SHEETLIFT_TEST_SECRET'] = 'secret';
    const code = `const net = await import('node:net');
      await new Promise((done) => net.connect(${port}, '127.0.0.1').on('connect', done).on('error', done));
      await head(); await page(Object.keys(process.env).length); await end();`;
    const reader = createIsolatedReader({ childPath: child('looks-around', code) });
    const document = await reader.read(bytes, { ...options, budgetMs: 5_000 });
    reader.close();
    server.close();
    delete process.env['SHEETLIFT_TEST_SECRET'];
    const variables = document.pages[0]?.pageNumber;
    expect(variables).toBeLessThanOrEqual(1);
    const namespaces = process.platform === 'linux' && process.getuid?.() === 0;
    expect(namespaces ? accepted : []).toEqual([]);
  });
});
