import { showToast } from '../../../components/toast.ts';
import type { StoredRun } from '../../../lib/device-store/run-database.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { askKeptWorker } from './ask-workspace-file-worker.ts';
import { WorkspaceFileError } from './workspace-file-error.ts';

/** A run as a file, called after it; what goes wrong is said. */
export async function saveRun(run: StoredRun, name: string): Promise<void> {
  try {
    saveFile(await askKeptWorker({ kind: 'pack', run }), `${name.replaceAll(/[\\/:*?"<>|]/g, ' ').trim() || 'Run'}.sheetlift`);
  } catch (error) {
    const sentence = error instanceof WorkspaceFileError ? error.message : 'Reload the page, then try again.';
    showToast({ signal: 'fail', title: 'Not saved.', sentence });
  }
}
