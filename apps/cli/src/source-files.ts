import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { EngineError, type SourceDocument, unpackDocuments } from '@sheetlift/engine';
import { UsageError } from './usage-error.ts';

/** The bytes of a file given on the command line. */
export async function readSource(path: string): Promise<SourceDocument> {
  try {
    return { fileName: basename(path), bytes: await readFile(path) };
  } catch (error) {
    throw new UsageError(`${path}: ${(error as NodeJS.ErrnoException).code === 'ENOENT' ? 'no such file' : 'cannot be opened'}`);
  }
}

/** A file that could not be taken apart or read, with what its user is told. */
export interface FailedFile {
  fileName: string;
  error: EngineError;
}

/** A file's documents: itself, or what an archive or a mail holds. */
export function documentsOf(source: SourceDocument): (SourceDocument | FailedFile)[] {
  try {
    return unpackDocuments(source);
  } catch (error) {
    if (error instanceof EngineError) return [{ fileName: source.fileName, error }];
    throw error;
  }
}
