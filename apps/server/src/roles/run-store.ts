import { openWorkQueues, type WorkQueues } from '../jobs/work-queue.ts';
import type { BlobStore } from '../platform/blob-store.ts';
import type { OpenDatabase } from '../platform/database.ts';
import type { Environment } from '../platform/environment.ts';
import type { Logger } from '../platform/logger.ts';
import { openBlobStore } from '../platform/open-blob-store.ts';

/** Where web and worker meet: contents of documents, and the work that waits. */
export async function openRunStore(
  environment: Pick<Environment, 'dataDirectory' | 's3'>,
  { executeSql }: Pick<OpenDatabase, 'executeSql'>,
  log: Logger,
): Promise<WorkQueues & { blobs: BlobStore }> {
  return {
    blobs: await openBlobStore(environment),
    ...(await openWorkQueues({ executeSql, log })),
  };
}
