import { EngineError, type OpenOptions } from '@sheetlift/engine';
import type { GivenFile } from './engine-protocol.ts';

/** The bytes of each part of a file. Throws `EngineError` where the file is not there any more. */
export async function bytesOfParts({ parts }: GivenFile): Promise<Uint8Array[]> {
  try {
    return await Promise.all(parts.map(async (part) => new Uint8Array(await part.arrayBuffer())));
  } catch (cause) {
    throw new EngineError('file_damaged', {
      detail: 'This file was moved or changed since it was added. Add it again. No pages were counted.',
      cause,
    });
  }
}

export function openOptions({ name, password }: GivenFile): OpenOptions {
  return { fileName: name, embedded: true, ...(password === null ? {} : { password }) };
}
