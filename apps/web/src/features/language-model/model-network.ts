import { ModelError, type ModelPort } from '@sheetlift/engine/language-model';
import type { ModelServer, ServedModel } from '@sheetlift/language-models';
import { MODEL_WORKER_URL, mayReach } from './model-policy.ts';
import type { FetchTrouble, Measured } from './fetched/fetch-model.ts';
import type { Listed, ModelNews, ModelTask, Tried } from './model-worker-protocol.ts';

type NewTask = ModelTask extends infer Task ? (Task extends ModelTask ? Omit<Task, 'task'> : never) : never;

interface Waiting {
  hear: (news: ModelNews) => void;
  lose: () => void;
}

let worker: Worker | null = null;
const waiting = new Map<number, Waiting>();
let tasks = 0;

/** Started with the first question somebody has for a server. */
function modelWorker(): Worker {
  if (worker) return worker;
  const started = new Worker(MODEL_WORKER_URL, { type: 'module', name: 'model' });
  started.onmessage = ({ data }: MessageEvent<ModelNews>) => waiting.get(data.task)?.hear(data);
  started.onerror = () => {
    started.terminate();
    worker = null;
    for (const [task, { lose }] of waiting) {
      waiting.delete(task);
      lose();
    }
  };
  return (worker = started);
}

/** Ends with the first news of a kind. Rejects with `ModelError`. */
function perform<Kind extends ModelNews['kind']>(
  task: NewTask,
  kind: Kind,
  signal: AbortSignal,
  onProgress?: (done: number) => void,
): Promise<Extract<ModelNews, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new ModelError('aborted'));
    const number = tasks++;
    const end = (): void => {
      waiting.delete(number);
      signal.removeEventListener('abort', stop);
    };
    const stop = (): void => {
      end();
      modelWorker().postMessage({ task: number, kind: 'stop' } satisfies ModelTask);
      reject(new ModelError('aborted'));
    };
    const hear = (news: ModelNews): void => {
      if (news.kind === 'progress') return onProgress?.(news.done);
      end();
      if (news.kind === kind) resolve(news as Extract<ModelNews, { kind: Kind }>);
      else reject(new ModelError(news.kind === 'failed' ? news.code : 'failed'));
    };
    const lose = (): void => {
      end();
      reject(new ModelError('failed', { cause: 'the script that asks models did not come, or failed' }));
    };
    signal.addEventListener('abort', stop);
    waiting.set(number, { hear, lose });
    modelWorker().postMessage({ ...task, task: number });
  });
}

/** The port of a model behind a server. */
export const networkPort = (served: ServedModel): ModelPort => ({
  id: served.id,
  ask: async (prompt, signal, onText) => (await perform({ kind: 'ask', served, prompt }, 'replied', signal, onText)).reply,
});

export async function listServer(server: ModelServer, signal: AbortSignal): Promise<Listed> {
  if (!(await mayReach(server.baseUrl))) return { kind: 'trouble', trouble: 'not-allowed' };
  return (await perform({ kind: 'list', server }, 'listed', signal)).listed;
}

export const tryServed = async (served: ServedModel, signal: AbortSignal): Promise<Tried> =>
  (await perform({ kind: 'try', served }, 'tried', signal)).trial;

export async function measureServed(address: string, signal: AbortSignal): Promise<Measured> {
  if (!(await mayReach(address))) return { kind: 'trouble', trouble: 'not-allowed' };
  return (await perform({ kind: 'measure', address }, 'measured', signal)).size;
}

export const fetchServed = async (
  address: string,
  bytes: number,
  signal: AbortSignal,
  onBytes: (done: number) => void,
): Promise<FetchTrouble | null> => (await perform({ kind: 'fetch', address, bytes }, 'fetched', signal, onBytes)).trouble;
