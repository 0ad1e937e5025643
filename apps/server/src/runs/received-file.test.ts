import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BlobStore, createFolderBlobStore } from '../platform/blob-store.ts';
import { receiveFile } from './received-file.ts';

let folder: string;
let blobs: BlobStore;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheetlift-received-'));
  blobs = createFolderBlobStore(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

async function* chunksOf(text: string, size = 100): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < text.length; at += size) yield Buffer.from(text.slice(at, at + size));
}

const receive = (name: string, text: string, maxBytes = 10_000) =>
  receiveFile(name, chunksOf(text), { blobs, maxBytes, documentKey: 'ab' });

async function kept(): Promise<number> {
  const keys: string[] = [];
  for await (const key of blobs.keysBefore(new Date(Date.now() + 60_000))) keys.push(key);
  return keys.length;
}

test('what comes is kept to the letter, under a key that says nothing of its name', async () => {
  const text = 'A letter. '.repeat(500);
  const file = await receive('../../letter.txt', text);
  if (file.kind !== 'kept') throw new Error('It was refused.');
  expect([file.fileName, file.byteLength, file.blobKey]).toEqual([
    '../../letter.txt',
    text.length,
    expect.stringMatching(/^[0-9a-f]{32}$/),
  ]);
  expect((await blobs.read(file.blobKey))!.toString()).toBe(text);
  expect((await receive('other.txt', text)) as typeof file).toMatchObject({ contentName: file.contentName });
});

test('one that is too large, or begins as something that is not read, leaves nothing behind', async () => {
  const before = await kept();
  expect(await receive('large.txt', 'a'.repeat(10_001))).toMatchObject({ kind: 'refused', trouble: { code: 'file_too_large' } });
  expect(await receive('a.rtf', `{\\rtf1 ${'a'.repeat(5_000)}}`)).toMatchObject({ kind: 'refused', trouble: { code: 'unsupported_type' } });
  expect(await receive('picture.png', `%PDF-1.7 ${'a'.repeat(5_000)}`)).toMatchObject({
    kind: 'refused',
    trouble: { code: 'type_mismatch' },
  });
  expect(await kept()).toBe(before);
});

test('an empty file is kept: that it is empty is found out when it is opened', async () => {
  expect(await receive('', '')).toMatchObject({ kind: 'kept', fileName: 'document', byteLength: 0 });
});
