import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { UsageError } from '../usage-error.ts';
import { answered, codeOf, type SheetliftClient } from './server-client.ts';
import type { GivenFile } from './given-files.ts';

/** Of one request, which has a minute to arrive; in memory twice while it is sent. */
const PIECE_BYTES = 4 * 1024 * 1024;

/** The protocol that uploads are sent by (https://tus.io/protocols/resumable-upload). */
const TUS = '1.0.0';

/**
 * Sends a large file in pieces that go on after a break, and gives the id of its upload. The key is made of what is sent, so that a command that was ended
 * goes on with its upload when it is given again within a day.
 */
export async function sendInPieces(given: GivenFile, client: SheetliftClient, onSent: (bytes: number) => void): Promise<string> {
  const file = await open(given.path);
  try {
    const key = await keyOf(given);
    const begun = await begin(given, key, client);
    // The upload of before may have become a document, or be gone.
    if (begun.received !== null) return await goOn(given, file, { id: begun.id, from: begun.received }, client, onSent);
    const { id } = await begin(given, randomUUID(), client);
    return await goOn(given, file, { id, from: 0 }, client, onSent);
  } finally {
    await file.close();
  }
}

async function keyOf({ path, name, position }: GivenFile): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([name, position]));
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** How much the server has of it; null where it is not there any more. */
async function begin({ name, bytes }: GivenFile, key: string, client: SheetliftClient): Promise<{ id: string; received: number | null }> {
  const header = {
    'idempotency-key': key,
    'tus-resumable': TUS,
    'upload-length': String(bytes),
    'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
  };
  const { id } = answered(await client.POST('/api/v1/uploads', { params: { header } }));
  return { id, received: await receivedOf(id, client) };
}

async function receivedOf(id: string, client: SheetliftClient): Promise<number | null> {
  const asked = await client.GET('/api/v1/uploads/{id}', { params: { path: { id } } });
  return codeOf(asked.error) === 'upload_not_found' ? null : answered(asked).received;
}

async function goOn(
  { path, bytes }: GivenFile,
  file: FileHandle,
  { id, from }: { id: string; from: number },
  client: SheetliftClient,
  onSent: (bytes: number) => void,
): Promise<string> {
  const piece = Buffer.alloc(PIECE_BYTES);
  let offset = from;
  onSent(offset);
  while (offset < bytes) {
    const { bytesRead } = await file.read(piece, 0, Math.min(PIECE_BYTES, bytes - offset), offset);
    if (bytesRead === 0) throw new UsageError(`${path}: changed while it was sent`);
    const sent = piece.subarray(0, bytesRead);
    const { error, response } = await client.PATCH('/api/v1/uploads/{id}', {
      params: { path: { id }, header: { 'tus-resumable': TUS, 'upload-offset': String(offset) } },
      headers: { 'content-type': 'application/offset+octet-stream' },
      bodySerializer: () => sent,
      body: sent as never,
    });
    // None of our documents: the run will say so, and of what else is sent too.
    if (codeOf(error) === 'document_refused') return id;
    // The answer to an earlier try was lost, or only some of it came.
    if (codeOf(error) === 'upload_elsewhere') offset = (await receivedOf(id, client)) ?? offset;
    else {
      answered({ data: null, error, response });
      offset += bytesRead;
    }
    onSent(offset);
  }
  return id;
}
