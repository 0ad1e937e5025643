import { createHash, createHmac } from 'node:crypto';
import { EngineError, refuseByHead } from '@sheetlift/engine';
import type { BlobStore } from '../platform/blob-store.ts';
import { DocumentTrouble } from './document-trouble.ts';

/** A file as it came: kept, or refused with why. */
export type ReceivedFile = KeptFile | { kind: 'refused'; fileName: string; byteLength: number; trouble: DocumentTrouble };

export interface KeptFile {
  kind: 'kept';
  fileName: string;
  byteLength: number;
  blobKey: string;
  contentName: Buffer;
}

export interface Receiving {
  blobs: BlobStore;
  maxBytes: number;
  /** The account's own key for the names of documents, in hexadecimal. */
  documentKey: string;
}

/** So many of the first bytes tell what many files are. */
export const HEAD_BYTES = 1024;

/** UTF-16 units of a file's name that are kept: file systems know no longer ones. */
const MOST_NAME_UNITS = 500;

/** Keeps a file while it comes, as far as it may be so large and begins as something that is read. What is refused is passed over to its end. */
export async function receiveFile(givenName: string, content: AsyncIterable<Uint8Array>, receiving: Receiving): Promise<ReceivedFile> {
  const fileName = keptName(givenName);
  const hash = createHash('sha256');
  let byteLength = 0;
  const looked = async function* (): AsyncGenerator<Uint8Array> {
    let head: Uint8Array | null = new Uint8Array(0);
    for await (const chunk of content) {
      byteLength += chunk.length;
      if (byteLength > receiving.maxBytes) throw new DocumentTrouble('file_too_large');
      hash.update(chunk);
      if (head !== null) {
        head = Buffer.concat([head, chunk]);
        if (head.length < HEAD_BYTES) continue;
        refuseByHead(head, fileName);
        yield head;
        head = null;
      } else yield chunk;
    }
    if (head !== null) yield head;
  };
  try {
    const blobKey = await receiving.blobs.write(looked());
    return { kind: 'kept', fileName, byteLength, blobKey, contentName: contentName(hash.digest('hex'), receiving.documentKey) };
  } catch (error) {
    if (error instanceof DocumentTrouble) return { kind: 'refused', fileName, byteLength, trouble: error };
    if (error instanceof EngineError)
      return { kind: 'refused', fileName, byteLength, trouble: new DocumentTrouble(error.code, error.message) };
    throw error;
  }
}

/** How the ledger names a document, the same on a device of the account: HMAC-SHA-256 over the hash of its content, both in hexadecimal. */
export function contentName(contentHash: string, documentKey: string): Buffer {
  return createHmac('sha256', Buffer.from(documentKey, 'hex')).update(contentHash).digest();
}

/** A name is shown and never followed. What no text of the database can hold is left out. */
export function keptName(name: string): string {
  return Buffer.from(name).toString().replaceAll('\0', '').slice(0, MOST_NAME_UNITS) || 'document';
}
