import type { StoredRun } from '../../../lib/device-store/run-database.ts';
import type { WorkspaceFileErrorCode } from './workspace-file-error.ts';

/** Work on a workspace file that would be felt in the page. */
export type KeptTask = { kind: 'pack'; run: StoredRun } | { kind: 'unpack'; file: Blob };

export interface KeptAnswers {
  pack: Blob;
  unpack: StoredRun;
}

export type KeptWorkerMessage = { kind: 'done'; answer: KeptAnswers[KeptTask['kind']] } | { kind: 'failed'; code: WorkspaceFileErrorCode };
