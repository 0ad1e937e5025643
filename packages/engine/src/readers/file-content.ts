import type { DocumentType } from '../model/index.ts';

/** What a file turned out to hold: something to read, or a known format that cannot be read, with the way out. */
export type FileContent = { type: DocumentType | 'zip' } | { unsupported: string; saveAs: string };
