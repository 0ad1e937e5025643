import type { ModelErrorCode, ModelPrompt, ModelReply } from '@sheetlift/engine/language-model';
import type { FetchTrouble, Measured } from './fetched/fetch-model.ts';
import type { ListedModels, ModelServer, ServedModel, Trial } from '@sheetlift/language-models';

/** What the worker that speaks to servers with language models is asked to do; `stop` gives up what has the same number. */
export type ModelTask = { task: number } & (
  | { kind: 'ask'; served: ServedModel; prompt: ModelPrompt }
  | { kind: 'list'; server: ModelServer }
  | { kind: 'try'; served: ServedModel }
  | { kind: 'measure'; address: string }
  | { kind: 'fetch'; address: string; bytes: number }
  | { kind: 'stop' }
);

/** "not-allowed": the policy of this installation does not let the page reach the place. */
export type Listed = ListedModels | { kind: 'trouble'; trouble: 'not-allowed' };

export type Tried = Trial | { kind: 'refused' };

export type ModelNews = { task: number } &
  /** Characters of an answer that are there, or bytes of a model. */
  (
    | { kind: 'progress'; done: number }
    | { kind: 'replied'; reply: ModelReply }
    | { kind: 'failed'; code: ModelErrorCode }
    | { kind: 'listed'; listed: Listed }
    | { kind: 'tried'; trial: Tried }
    | { kind: 'measured'; size: Measured }
    | { kind: 'fetched'; trouble: FetchTrouble | null }
  );
