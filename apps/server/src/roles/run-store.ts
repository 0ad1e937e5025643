import { join } from 'node:path';
import { openWorkQueues, type WorkQueues } from '../jobs/work-queue.ts';
import { type BlobStore, createFolderBlobStore } from '../platform/blob-store.ts';
import type { OpenDatabase } from '../platform/database.ts';
import type { Logger } from '../platform/logger.ts';

/** Where web and worker meet: contents of documents, and the work that waits. */
export async function openRunStore(
  dataDirectory: string,
  { executeSql }: Pick<OpenDatabase, 'executeSql'>,
  log: Logger,
): Promise<WorkQueues & { blobs: BlobStore }> {
  return {
    blobs: createFolderBlobStore(join(dataDirectory, 'documents')),
    ...(await openWorkQueues({ executeSql, log })),
  };
}
