import { join } from 'node:path';
import { type BlobStore, createFolderBlobStore } from './blob-store.ts';
import type { Environment } from './environment.ts';

/** Where this installation keeps contents of documents: in the data folder, or in a bucket. */
export async function openBlobStore({ dataDirectory, s3 }: Pick<Environment, 'dataDirectory' | 's3'>): Promise<BlobStore> {
  if (s3 === null) return createFolderBlobStore(join(dataDirectory, 'documents'));
  // Fetched where it is used: it is large.
  const { createS3BlobStore } = await import('./s3-blob-store.ts');
  return createS3BlobStore(s3, join(dataDirectory, 'incoming'));
}
