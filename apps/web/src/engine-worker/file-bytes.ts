import { EngineError, type FileBytes, type OpenOptions } from '@sheetlift/engine';
import type { GivenFile } from './engine-protocol.ts';

/**
 * What a document is made of, as the engine opens it; a file of which several parts are pages is fetched once. Throws `EngineError` where the
 * file is not there any more.
 */
export async function fileBytes({ parts }: GivenFile): Promise<FileBytes> {
  const fetched = await fetchParts(parts.map(({ bytes }) => bytes));
  const [only] = parts;
  if (parts.length === 1 && only && only.pages === null) return fetched[0]!;
  return parts.map(({ name, pages }, index) => ({ bytes: fetched[index]!, fileName: name, ...(pages ? { pages } : {}) }));
}

/** The bytes of each, in their order; the same object for the same blob. Throws `EngineError` where they are not there any more. */
export async function fetchParts(blobs: readonly Blob[]): Promise<Uint8Array[]> {
  const fetched = new Map<Blob, Uint8Array>();
  try {
    for (const blob of new Set(blobs)) fetched.set(blob, new Uint8Array(await blob.arrayBuffer()));
  } catch (cause) {
    throw new EngineError('file_damaged', {
      detail: 'This file was moved or changed since it was added. Add it again. No pages were counted.',
      cause,
    });
  }
  return blobs.map((blob) => fetched.get(blob)!);
}

export function openOptions({ name, password }: GivenFile): OpenOptions {
  return { fileName: name, embedded: true, ...(password === null ? {} : { password }) };
}
