import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { createFolderBlobStore } from '../platform/blob-store.ts';
import { createReachable } from '../platform/reachable.ts';
import { fetchDocument, type Fetching } from './fetch-document.ts';

const folder = mkdtempSync(join(tmpdir(), 'sheetlift-fetched-'));
const receiving = { blobs: createFolderBlobStore(folder), maxBytes: 100_000, documentKey: 'ab'.repeat(32) };
const open: { close: () => void }[] = [];

afterEach(() => {
  for (const one of open.splice(0)) one.close();
  rmSync(folder, { recursive: true, force: true });
});

async function place(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const fetched = (url: string, fetching: Partial<Fetching> = {}, signal = new AbortController().signal) =>
  fetchDocument(
    { url, fileName: undefined },
    { origins: [new URL(url).origin], reachable: createReachable(['127.0.0.1']), ...fetching },
    receiving,
    signal,
  );

/** A file's name, or why there is none. */
const outcome = async (...given: Parameters<typeof fetched>) => {
  const file = await fetched(...given);
  return file.kind === 'kept' ? [file.fileName, file.byteLength] : file.trouble.code;
};

test('a document is fetched whole, under the last part of its address', async () => {
  const asked: unknown[] = [];
  const origin = await place((request, response) => {
    asked.push([request.method, request.headers['accept-encoding'], request.headers.authorization]);
    response.end('Total: 42.50 EUR');
  });
  expect(await outcome(`${origin}/2026/letter%20no.%207.txt?signed=1`)).toEqual(['letter no. 7.txt', 16]);
  expect(asked).toEqual([['GET', 'identity', undefined]]);
});

test('redirects are followed among the places that are allowed, and no further', async () => {
  const end = await place((_request, response) => response.end('Total: 42.50 EUR'));
  const start = await place((_request, response) => response.writeHead(302, { location: `${end}/letter.txt` }).end());
  const circle = await place((_request, response) => response.writeHead(307, { location: '/again' }).end());
  const both = { origins: [start, end] };
  expect(await outcome(`${start}/moved.txt`, both)).toEqual(['moved.txt', 16]);
  expect(await outcome(`${start}/moved.txt`)).toBe('address_not_allowed');
  expect(await outcome(`${circle}/again`)).toBe('fetch_failed');
});

test('an allowed name that leads to a private address is refused before anything connects', async () => {
  let connections = 0;
  const origin = await place((_request, response) => {
    connections++;
    response.end();
  });
  expect(await outcome(`${origin}/a.txt`, { reachable: createReachable([]) })).toBe('address_not_allowed');
  expect(connections).toBe(0);
});

test.each<[string, RequestListener, string]>([
  ['is not there', (_request, response) => response.writeHead(404).end('nothing'), 'fetch_failed'],
  [
    'breaks off',
    (_request, response) => response.writeHead(200, { 'content-length': 90 }).write('Total', () => response.destroy()),
    'fetch_failed',
  ],
  [
    'is packed, though nobody asked for that',
    (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
    'fetch_failed',
  ],
  [
    'never ends',
    (_request, response) => {
      const more = (): void => void (response.destroyed || response.write('words and words '.repeat(1_000), more));
      more();
    },
    'file_too_large',
  ],
  ['is nothing that is read', (_request, response) => response.end(`{\\rtf1 ${'a'.repeat(5_000)}}`), 'unsupported_type'],
])('a document that %s is refused, and why is told', async (_, listener, code) => {
  expect(await outcome(`${await place(listener)}/a.bin`)).toBe(code);
});

test('one that is silent is given up when the time of the request is over', async () => {
  expect(await outcome(`${await place(() => {})}/a.txt`, {}, AbortSignal.timeout(200))).toBe('fetch_timed_out');
});
