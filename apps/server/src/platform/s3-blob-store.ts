import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { BLOB_KEY, type BlobStore } from './blob-store.ts';
import type { S3Environment } from './environment.ts';
import { Refused } from './refused.ts';

/** Before our keys, so that the bucket may hold other things too. */
const PREFIX = 'documents/';

/** With every fifth request failing, one in four hundred thousand fails so often. */
const ATTEMPTS = 8;

/** Doubled with each attempt, and half of it up to chance, so that not all come back at once. */
const FIRST_PAUSE_MS = 50;

/**
 * In a bucket of any store that speaks S3, by its plainest calls alone. A content is written into a folder of this machine first: only so is its
 * length known, and can it be sent again. Objects of S3 are there whole or not at all.
 */
export function createS3BlobStore({ bucket, ...where }: S3Environment, draftFolder: string): BlobStore {
  const client = openClient(where);
  const objectOf = (key: string): { Bucket: string; Key: string } => {
    if (!BLOB_KEY.test(key)) throw new Error('This is no key of a blob.');
    return { Bucket: bucket, Key: `${PREFIX}${key}` };
  };
  return {
    async write(content, key = randomBytes(16).toString('hex')) {
      const object = objectOf(key);
      await mkdir(draftFolder, { recursive: true, mode: 0o700 });
      const draft = join(draftFolder, `${key}.part`);
      try {
        await pipeline(content, createWriteStream(draft, { mode: 0o600 }));
        const { size } = await stat(draft);
        await insistently(() => client.send(new PutObjectCommand({ ...object, Body: createReadStream(draft), ContentLength: size })));
      } finally {
        await rm(draft, { force: true });
      }
      return key;
    },
    size: (key) => client.send(new HeadObjectCommand(objectOf(key))).then(({ ContentLength }) => ContentLength ?? 0, nullIfNotThere),
    read: (key) => buffer(contentOf(client, objectOf(key))).catch(nullIfNotThere),
    stream: (key) => Readable.from(contentOf(client, objectOf(key)), { objectMode: false }),
    remove: async (key) => void (await client.send(new DeleteObjectCommand(objectOf(key)))),
    async *keysBefore(moment) {
      for (let next: string | undefined; ;) {
        const listed = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: PREFIX, ContinuationToken: next }));
        for (const { Key = '', LastModified } of listed.Contents ?? []) {
          const key = Key.slice(PREFIX.length);
          if (BLOB_KEY.test(key) && LastModified !== undefined && LastModified < moment) yield key;
        }
        next = listed.NextContinuationToken;
        if (next === undefined) break;
      }
      await clearDrafts(draftFolder, moment);
    },
  };
}

function openClient({ endpoint, region, accessKeyId, secretAccessKey }: Omit<S3Environment, 'bucket'>): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: ATTEMPTS,
    // Else it says on the console of each stream that it does not send again, which we do; what fails for good is said by whoever asked.
    logger: { debug: nothing, info: nothing, warn: nothing, error: nothing },
    // Checksums beyond those of the protocol are not understood everywhere.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A store of one's own has rarely a name for each bucket.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
  });
}

const nothing = (): void => undefined;

/** Goes on where it was broken off. */
async function* contentOf(client: S3Client, object: { Bucket: string; Key: string }): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (let attempt = 1; ; attempt++) {
    try {
      const { Body } = await client.send(new GetObjectCommand({ ...object, ...(at > 0 && { Range: `bytes=${at}-` }) }));
      for await (const chunk of Body as Readable as AsyncIterable<Uint8Array>) {
        at += chunk.length;
        yield chunk;
      }
      return;
    } catch (error) {
      await waitOrThrow(attempt, error);
    }
  }
}

/** The client tries again what it can; a stream it cannot, which is used up. */
async function insistently(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await work();
      return;
    } catch (error) {
      await waitOrThrow(attempt, error);
    }
  }
}

async function waitOrThrow(attempt: number, error: unknown): Promise<void> {
  const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 500) : 500;
  if (status < 500 && status !== 429) throw error;
  if (attempt === ATTEMPTS) throw new Refused('unavailable', { words: 'The store of documents does not answer.', cause: error });
  await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
}

async function clearDrafts(folder: string, moment: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const written = await stat(path).catch(() => null);
    if (written && written.mtime < moment) await rm(path, { force: true });
  }
}

function nullIfNotThere(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
  throw error;
}
