import { toEngineError } from '@sheetlift/engine';
import { createBrowserPorts } from '@sheetlift/engine/browser';
import { performForegroundTask } from './foreground-tasks.ts';
import type { EngineAnswers, EngineTask, FinishEarly, ModelWord, WorkerMessage } from './engine-protocol.ts';
import { performExportTask } from './export-tasks.ts';
import { createPagePort } from './page-port.ts';
import { performModelTask } from './model-tasks.ts';
import { performReadingTask } from './reading-tasks.ts';

/** The worker's own thread: one task in, news and one answer out. */
declare const self: {
  onmessage: ((event: MessageEvent<EngineTask | FinishEarly | ModelWord>) => void) | null;
  postMessage(message: WorkerMessage, transfer?: Transferable[]): void;
};

const ports = createBrowserPorts({ assetBaseUrl: import.meta.env.VITE_ENGINE_ASSETS });

const model = createPagePort((question, prompt) => self.postMessage({ kind: 'ask-model', question, prompt }));

/** Of the task in hand. */
let finish = new AbortController();

self.onmessage = ({ data }) => {
  if (data.kind === 'finish') return finish.abort();
  if (data.kind === 'model-said' || data.kind === 'model-failed') return model.hear(data);
  finish = new AbortController();
  void answer(data);
};

async function answer(task: EngineTask): Promise<void> {
  try {
    const answer = await perform(task);
    self.postMessage({ kind: 'done', answer }, answer instanceof ImageBitmap ? [answer] : []);
  } catch (thrown) {
    const { code, message, cause } = toEngineError(thrown);
    if (code === 'internal') console.error(cause);
    self.postMessage({ kind: 'failed', code, message });
  }
}

function perform(task: EngineTask): Promise<EngineAnswers[EngineTask['kind']]> {
  switch (task.kind) {
    case 'unpack':
    case 'inspect':
    case 'read':
    case 'find':
    case 'table-of-rows':
    case 'read-box':
    case 'suggest-table':
    case 'teach-table':
    case 'teach':
    case 'unused-print':
    case 'sort':
    case 'show-rows':
    case 'suggest':
    case 'regroup':
    case 'suggest-borders':
      return performReadingTask(task, ports, (progress) => self.postMessage({ kind: 'progress', progress }), finish.signal);
    case 'estimate-model':
    case 'find-with-model':
      return performModelTask(task, ports, (progress) => self.postMessage({ kind: 'progress', progress }), model.ask);
    case 'draw':
    case 'page-words':
    case 'flow-pages':
    case 'suggest-field':
      return performForegroundTask(task, ports);
    case 'write':
      return performExportTask(task);
  }
}
