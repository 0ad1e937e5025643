import { WorkspaceFileError } from './workspace-file-error.ts';
import type { KeptAnswers, KeptTask, KeptWorkerMessage } from './workspace-file-protocol.ts';

/** Does one thing in a thread of its own, which ends with it. */
export function askKeptWorker<Kind extends KeptTask['kind']>(task: Extract<KeptTask, { kind: Kind }>): Promise<KeptAnswers[Kind]> {
  const worker = new Worker(new URL('./workspace-file-worker.ts', import.meta.url), { type: 'module', name: 'keeping' });
  const answer = new Promise<KeptAnswers[Kind]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<KeptWorkerMessage>) => {
      if (data.kind === 'done') resolve(data.answer as KeptAnswers[Kind]);
      else reject(new WorkspaceFileError(data.code));
    };
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(task);
  });
  return answer.finally(() => worker.terminate());
}
