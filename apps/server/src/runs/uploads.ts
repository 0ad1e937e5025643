import type { Readable } from 'node:stream';
import type { Upload } from '@sheetlift/contract';
import { EngineError, refuseByHead } from '@sheetlift/engine';
import type { EngineErrorCode } from '@sheetlift/engine/errors';
import { and, arrayOverlaps, count, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { isUuid } from '../platform/is-uuid.ts';
import { Refused } from '../platform/refused.ts';
import { uploads } from '../platform/schema.ts';
import { DocumentTrouble } from './document-trouble.ts';
import { HEAD_BYTES, keptName, type ReceivedFile, receiveFile, type Receiving } from './received-file.ts';
import { removeContents } from './remove-contents.ts';
import type { RunParts } from './run-parts.ts';

/** An upload that goes on after a break: each request that brings some of it leaves a piece. */
export type KeptUpload = typeof uploads.$inferSelect;

/** As long as somebody goes on with what they began yesterday. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Begun and not yet a document, of one account. */
const MOST_OPEN = 1_000;

/** Deleted in one sweep; the next one goes on. */
const MOST_AT_ONCE = 1_000;

type Parts = Pick<RunParts, 'database' | 'clock' | 'blobs'>;

/** One that is too large is begun all the same, and becomes a document that says so, as one that is sent in a form. */
export async function startUpload(
  ownerId: string,
  { fileName, byteLength, maxBytes }: { fileName: string; byteLength: number; maxBytes: number },
  { database, clock }: Parts,
): Promise<KeptUpload> {
  const [open] = await database.select({ count: count() }).from(uploads).where(eq(uploads.ownerId, ownerId));
  if (open!.count >= MOST_OPEN) throw new Refused('too_many_uploads');
  const trouble = byteLength > maxBytes ? new DocumentTrouble('file_too_large') : null;
  const [kept] = await database
    .insert(uploads)
    .values({ ownerId, fileName: keptName(fileName), byteLength, createdAt: clock(), ...(trouble && refusal(trouble)) })
    .returning();
  return kept!;
}

/** Somebody else's is as one that is not there. */
export async function findUpload(ownerId: string, id: string, database: Database): Promise<KeptUpload> {
  const [found] = isUuid(id)
    ? await database
        .select()
        .from(uploads)
        .where(and(eq(uploads.id, id), eq(uploads.ownerId, ownerId)))
    : [];
  if (!found) throw new Refused('upload_not_found');
  return found;
}

/** Requests that bring a piece at this moment, by their upload. */
const underWay = new Map<string, { stop: () => void; done: Promise<unknown> }>();

/**
 * As it stands when nothing comes any more: whoever asks goes on with it, so what an earlier request still brings, over a connection that may have broken
 * unseen, is ended there. In another process the earlier one finds itself overtaken when it is done.
 */
export async function findResting(ownerId: string, id: string, database: Database): Promise<KeptUpload> {
  const found = await findUpload(ownerId, id, database);
  const earlier = underWay.get(found.id);
  if (!earlier) return found;
  earlier.stop();
  await earlier.done;
  return findUpload(ownerId, id, database);
}

export function describeUpload({ id, fileName, byteLength, receivedBytes, createdAt }: KeptUpload): Upload {
  const expiresAt = new Date(createdAt.getTime() + KEPT_MS).toISOString();
  return { id, file_name: fileName, bytes: byteLength, received: receivedBytes, expires_at: expiresAt };
}

/** Keeps what comes from this byte on, as far as it comes, and gives how many bytes there are then. What is none of our documents is refused at its first kilobyte. */
export async function continueUpload(upload: KeptUpload, from: number, content: Readable, parts: Parts): Promise<number> {
  const coming = keepPiece(upload, from, content, parts);
  const mine = { stop: () => void content.destroy(new Error('Another request goes on with this upload.')), done: coming.catch(() => {}) };
  underWay.set(upload.id, mine);
  try {
    return await coming;
  } finally {
    if (underWay.get(upload.id) === mine) underWay.delete(upload.id);
  }
}

async function keepPiece(upload: KeptUpload, from: number, content: Readable, parts: Parts): Promise<number> {
  const { database, blobs } = parts;
  if (upload.errorCode !== null) throw new Refused('document_refused', { words: upload.errorDetail ?? undefined });
  if (from !== upload.receivedBytes) throw new Refused('upload_elsewhere');
  let bytes = 0;
  const coming = async function* (): AsyncGenerator<Uint8Array> {
    let head: Uint8Array | null = from === 0 ? new Uint8Array(0) : null;
    try {
      for await (const chunk of content as AsyncIterable<Uint8Array>) {
        if (from + bytes + chunk.length > upload.byteLength) throw new Refused('too_large');
        bytes += chunk.length;
        if (head !== null) head = Buffer.concat([head, chunk]);
        if (head !== null && head.length >= HEAD_BYTES) {
          refuseByHead(head, upload.fileName);
          head = null;
        }
        yield chunk;
      }
    } catch (error) {
      // The connection broke: the next request goes on after what has come.
      if (error instanceof Refused || error instanceof EngineError) throw error;
    }
  };
  const piece = await blobs.write(coming()).catch(async (error: unknown) => {
    if (!(error instanceof EngineError)) throw error;
    await database.update(uploads).set(refusal(error)).where(eq(uploads.id, upload.id));
    throw new Refused('document_refused', { words: error.message });
  });
  const [now] = await database
    .update(uploads)
    .set({ receivedBytes: from + bytes, ...(bytes > 0 && { pieces: sql`array_append(${uploads.pieces}, ${piece})` }) })
    .where(and(eq(uploads.id, upload.id), eq(uploads.receivedBytes, from)))
    .returning({ received: uploads.receivedBytes });
  if (!now || bytes === 0) await blobs.remove(piece);
  if (!now) throw new Refused('upload_elsewhere');
  return now.received;
}

export async function deleteUpload(upload: KeptUpload, parts: Parts): Promise<void> {
  await parts.database.delete(uploads).where(eq(uploads.id, upload.id));
  await removeContents(upload.pieces, parts);
}

/** What has come whole, as a file of a run; the upload stays until `takeUploads`. */
export async function receiveUpload(upload: KeptUpload, receiving: Receiving): Promise<ReceivedFile> {
  const { fileName, byteLength, receivedBytes, pieces, errorCode, errorDetail } = upload;
  if (errorCode !== null)
    return { kind: 'refused', fileName, byteLength, trouble: new DocumentTrouble(errorCode as EngineErrorCode, errorDetail ?? '') };
  if (receivedBytes < byteLength) throw new Refused('upload_unfinished');
  const content = async function* (): AsyncGenerator<Uint8Array> {
    for (const piece of pieces) yield* receiving.blobs.stream(piece) as AsyncIterable<Uint8Array>;
  };
  return receiveFile(fileName, content(), receiving);
}

/** They are documents now, each of one run alone. The keys of their pieces, to be removed when the transaction is done. */
export async function takeUploads(ownerId: string, ids: readonly string[], transaction: Database): Promise<string[]> {
  if (ids.length === 0) return [];
  const taken = await transaction
    .delete(uploads)
    .where(and(eq(uploads.ownerId, ownerId), inArray(uploads.id, [...ids])))
    .returning({ pieces: uploads.pieces });
  if (taken.length < ids.length) throw new Refused('upload_not_found');
  return taken.flatMap(({ pieces }) => pieces);
}

/** Deletes what nobody made a document of. */
export async function sweepUploads(parts: Parts): Promise<void> {
  const oldest = new Date(parts.clock().getTime() - KEPT_MS);
  const old = await parts.database.select().from(uploads).where(lt(uploads.createdAt, oldest)).limit(MOST_AT_ONCE);
  for (const upload of old) await deleteUpload(upload, parts);
}

/** Which of these keys are pieces of uploads. */
export async function piecesAmong(keys: readonly string[], database: Database): Promise<string[]> {
  const found = await database
    .select({ pieces: uploads.pieces })
    .from(uploads)
    .where(arrayOverlaps(uploads.pieces, [...keys]));
  return found.flatMap(({ pieces }) => pieces);
}

function refusal({ code, message }: EngineError | DocumentTrouble): Pick<KeptUpload, 'errorCode' | 'errorDetail'> {
  return { errorCode: code, errorDetail: message };
}
