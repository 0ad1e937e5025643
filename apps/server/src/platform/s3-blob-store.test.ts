import { createServer, request as ask, type Server } from 'node:http';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trials } from '../proof.test-fixture.ts';
import type { BlobStore } from './blob-store.ts';
import { createS3BlobStore } from './s3-blob-store.ts';

const CONTENTS = trials(25, 2_000);
const SEED = 20_261_124;

/** Of the requests to the store, refused or broken off in the middle. */
const FAILING = 0.2;

let folder: string;
let store: S3rver;
let front: Server;
let blobs: BlobStore;
let failed = 0;
let random = SEED;
const next = (): number => (random = (random * 48_271) % 2_147_483_647) / 2_147_483_647;
let failing = FAILING;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sheetlift-s3-'));
  store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 'store'),
    configureBuckets: [{ name: 'documents', configs: [] }],
  });
  const { port } = await store.run();
  front = createServer((incoming, outgoing) => {
    const fate = next();
    if (fate < failing) failed++;
    if (fate < failing / 2) {
      incoming.resume();
      outgoing.writeHead(503, { 'content-type': 'application/xml' }).end('<Error><Code>SlowDown</Code></Error>');
      return;
    }
    const passed = ask({ port, host: '127.0.0.1', method: incoming.method, path: incoming.url, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      if (fate >= failing) answer.pipe(outgoing);
      else
        answer
          .once('data', (chunk: Buffer) => outgoing.write(chunk.subarray(0, chunk.length / 2), () => outgoing.destroy()))
          .once('end', () => outgoing.destroy());
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  const where = { bucket: 'documents', endpoint, region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  blobs = createS3BlobStore(where, join(folder, 'drafts'));
});

afterAll(async () => {
  front.closeAllConnections();
  await new Promise((resolve) => front.close(resolve));
  await store.close();
  rmSync(folder, { recursive: true });
});

async function* chunksOf(content: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += 10_000) yield content.subarray(at, at + 10_000);
}

async function keysBefore(moment: number): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of blobs.keysBefore(new Date(moment))) keys.push(key);
  return keys;
}

test(
  `of ${CONTENTS} contents in a store that fails a fifth of all requests none is lost, cut or there twice`,
  async () => {
    const written = new Map<string, Buffer>();
    for (let index = 0; index < CONTENTS; index++) {
      const content = Buffer.alloc(Math.floor(next() * 200_000), `content ${index}. `);
      written.set(await blobs.write(chunksOf(content)), content);
    }
    for (const [key, content] of written) {
      expect(await blobs.size(key)).toBe(content.length);
      expect((await blobs.read(key))!.equals(content)).toBe(true);
      const streamed: Buffer[] = [];
      for await (const chunk of blobs.stream(key)) streamed.push(chunk as Buffer);
      expect(Buffer.concat(streamed).equals(content)).toBe(true);
    }
    expect((await keysBefore(Date.now() + 60_000)).sort()).toEqual([...written.keys()].sort());
    expect(await keysBefore(Date.now() - 60_000)).toEqual([]);
    for (const key of written.keys()) await blobs.remove(key);
    expect(await keysBefore(Date.now() + 60_000)).toEqual([]);
    expect(failed).toBeGreaterThan(CONTENTS / 4);
  },
  CONTENTS * 2_000,
);

test('what breaks off while it comes is not kept, and no draft stays', async () => {
  const broken = async function* (): AsyncGenerator<Uint8Array> {
    yield Buffer.from('half of a');
    throw new Error('The connection broke.');
  };
  await expect(blobs.write(broken())).rejects.toThrow('The connection broke.');
  expect(await keysBefore(Date.now() + 60_000)).toEqual([]);
  expect(readdirSync(join(folder, 'drafts'))).toEqual([]);
});

test('what is not there is told as such, and names from outside are no keys', async () => {
  const key = 'a'.repeat(32);
  expect([await blobs.size(key), await blobs.read(key)]).toEqual([null, null]);
  await blobs.remove(key);
  expect(() => blobs.read('../secrets')).toThrow('no key');
});

test('a store that refuses everything is given up, and said to be away', async () => {
  failing = 2;
  await expect(blobs.write(chunksOf(Buffer.from('a letter')))).rejects.toMatchObject({ code: 'unavailable' });
  failing = FAILING;
  expect(readdirSync(join(folder, 'drafts'))).toEqual([]);
}, 60_000);
