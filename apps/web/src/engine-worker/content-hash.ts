import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { FilePages } from './engine-protocol.ts';
import { isWholeFile } from './file-parts.ts';

/** SHA-256 of a file, as hexadecimal digits. Not the browser's own hash: a page that came over plain HTTP has none. */
export const hashOfFile = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));

/** The same of a document: of one that is a whole file the file's, of others of the hashes and pages of their parts. */
export function hashOfDocument(parts: readonly { contentHash: string; pages: FilePages | null }[]): string {
  const [only] = parts;
  if (parts.length === 1 && only && (only.pages === null || isWholeFile(only.pages))) return only.contentHash;
  return bytesToHex(
    sha256(utf8ToBytes(parts.map(({ contentHash, pages }) => `${contentHash} ${pages ? `${pages.from}-${pages.to}` : ''}`).join('\n'))),
  );
}
