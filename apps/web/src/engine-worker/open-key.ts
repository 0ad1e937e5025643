import type { OpenRequest } from './engine-protocol.ts';

/** Names a document as it is opened: the same for the same pages of the same blobs, password and turn, and for nothing else in this tab. */
export function openKey({ file: { parts, password }, turn }: OpenRequest): string {
  return JSON.stringify([parts.map(({ bytes, pages }) => [blobKey(bytes), pages?.from, pages?.to]), password, turn]);
}

/** A number of its own for each blob of this tab. */
export function blobKey(blob: Blob): string {
  const known = keys.get(blob);
  if (known) return known;
  const key = `blob-${next++}`;
  keys.set(blob, key);
  return key;
}

const keys = new WeakMap<Blob, string>();
let next = 1;
