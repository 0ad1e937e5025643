import { ModelError } from '@sheetlift/engine/language-model';
import { listModels, type ServedModel, serverPort, tryModel, whyNot } from '@sheetlift/language-models';
import { fetchModel, measureModel } from './fetched/fetch-model.ts';
import type { ModelNews, ModelTask, Tried } from './model-worker-protocol.ts';

/**
 * The one script of the page that may reach other places than its own server: it comes with a policy of its own, and knows nothing but what it is asked.
 */
declare const self: {
  onmessage: ((event: MessageEvent<ModelTask>) => void) | null;
  postMessage(news: ModelNews): void;
};

const underWay = new Map<number, AbortController>();

self.onmessage = ({ data }) => {
  if (data.kind === 'stop') return underWay.get(data.task)?.abort();
  void perform(data);
};

async function perform(asked: Exclude<ModelTask, { kind: 'stop' }>): Promise<void> {
  const { task } = asked;
  const stop = new AbortController();
  underWay.set(task, stop);
  const { signal } = stop;
  const onProgress = (done: number): void => self.postMessage({ task, kind: 'progress', done });
  try {
    switch (asked.kind) {
      case 'ask':
        return self.postMessage({ task, kind: 'replied', reply: await serverPort(asked.served).ask(asked.prompt, signal, onProgress) });
      case 'list':
        return self.postMessage({ task, kind: 'listed', listed: await listModels(asked.server, signal) });
      case 'try':
        return self.postMessage({ task, kind: 'tried', trial: await attempt(asked.served, signal) });
      case 'measure':
        return self.postMessage({ task, kind: 'measured', size: await measureModel(asked.address, signal) });
      case 'fetch': {
        const trouble = await fetchModel(asked.address, asked.bytes, { signal, onBytes: onProgress });
        return self.postMessage({ task, kind: 'fetched', trouble });
      }
    }
  } catch (error) {
    self.postMessage({ task, kind: 'failed', code: error instanceof ModelError ? error.code : 'failed' });
  } finally {
    underWay.delete(task);
  }
}

/** A server may let the page ask for its list and nothing more. */
async function attempt(served: ServedModel, signal: AbortSignal): Promise<Tried> {
  const trial = await tryModel(serverPort(served), signal);
  const isRefused = trial.kind === 'failed' && trial.code === 'unreachable' && (await whyNot(served, signal)) === 'refused';
  return isRefused ? { kind: 'refused' } : trial;
}
