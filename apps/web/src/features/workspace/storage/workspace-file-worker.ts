import { WorkspaceFileError } from './workspace-file-error.ts';
import type { KeptTask, KeptWorkerMessage } from './workspace-file-protocol.ts';
import { packWorkspace, unpackWorkspace } from './workspace-file.ts';

onmessage = ({ data }: MessageEvent<KeptTask>) => void answer(data);

async function answer(task: KeptTask): Promise<void> {
  try {
    say({ kind: 'done', answer: await perform(task) });
  } catch (error) {
    say({ kind: 'failed', code: error instanceof WorkspaceFileError ? error.code : 'damaged' });
  }
}

async function perform(task: KeptTask) {
  return task.kind === 'pack' ? packWorkspace(task.run) : unpackWorkspace(task.file);
}

function say(message: KeptWorkerMessage): void {
  postMessage(message);
}
