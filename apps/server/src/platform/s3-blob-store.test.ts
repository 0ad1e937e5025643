import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trials } from '../proof.test-fixture.ts';
import { type FailingStore, startFailingStore } from './failing-store.test-fixture.ts';

const CONTENTS = trials(25, 2_000);
const SEED = 20_261_124;

/** Of the requests to the store. */
const FAILING = 0.2;

let store: FailingStore;

beforeAll(async () => {
  store = await startFailingStore({ failing: FAILING, seed: SEED });
});

afterAll(() => store.close());

async function* chunksOf(content: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += 10_000) yield content.subarray(at, at + 10_000);
}

async function keysBefore(moment: number): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.blobs.keysBefore(new Date(moment))) keys.push(key);
  return keys;
}

test(
  `of ${CONTENTS} contents in a store that fails a fifth of all requests none is lost, cut or there twice`,
  async () => {
    const written = new Map<string, Buffer>();
    const begunAt = Date.now();
    for (let index = 0; index < CONTENTS; index++) {
      const content = Buffer.alloc(Math.floor(store.next() * 200_000), `content ${index}. `);
      written.set(await store.blobs.write(chunksOf(content)), content);
    }
    for (const [key, content] of written) {
      expect(await store.blobs.size(key)).toBe(content.length);
      expect((await store.blobs.read(key))!.equals(content)).toBe(true);
      const streamed: Buffer[] = [];
      for await (const chunk of store.blobs.stream(key)) streamed.push(chunk as Buffer);
      expect(Buffer.concat(streamed).equals(content)).toBe(true);
    }
    expect((await keysBefore(Date.now() + 60_000)).sort()).toEqual([...written.keys()].sort());
    expect(await keysBefore(begunAt - 60_000)).toEqual([]);
    for (const key of written.keys()) await store.blobs.remove(key);
    expect(await keysBefore(Date.now() + 60_000)).toEqual([]);
    expect(store.failed).toBeGreaterThan(CONTENTS / 4);
  },
  CONTENTS * 2_000,
);

test('what breaks off while it comes is not kept, and no draft stays', async () => {
  const broken = async function* (): AsyncGenerator<Uint8Array> {
    yield Buffer.from('half of a');
    throw new Error('The connection broke.');
  };
  await expect(store.blobs.write(broken())).rejects.toThrow('The connection broke.');
  expect(await keysBefore(Date.now() + 60_000)).toEqual([]);
  expect(readdirSync(store.drafts)).toEqual([]);
});

test('what is not there is told as such, and names from outside are no keys', async () => {
  const key = 'a'.repeat(32);
  expect([await store.blobs.size(key), await store.blobs.read(key)]).toEqual([null, null]);
  await store.blobs.remove(key);
  expect(() => store.blobs.read('../secrets')).toThrow('no key');
});

test('a store that refuses everything is given up, and said to be away', async () => {
  store.failing = 2;
  await expect(store.blobs.write(chunksOf(Buffer.from('a letter')))).rejects.toMatchObject({ code: 'unavailable' });
  store.failing = FAILING;
  expect(readdirSync(store.drafts)).toEqual([]);
}, 60_000);
