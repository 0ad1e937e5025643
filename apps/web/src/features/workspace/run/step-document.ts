import type { PageFacts } from '../../../engine-worker/engine-protocol.ts';
import type { DocumentFacts, DocumentState, DoneState, FailedState } from './run-store.ts';

/** What can happen to a document of a run. */
export type DocumentEvent =
  /** It is to be opened once more. */
  | { kind: 'reopened' }
  /** No password that is known opens it, or the one it was read with is wanted again. */
  | { kind: 'password-asked' }
  | { kind: 'password-refused' }
  | { kind: 'duplicate-found'; facts: DocumentFacts; /** id of the document with the same content */ of: string }
  /** It was opened, and nothing stands against reading it. */
  | { kind: 'readable'; facts: DocumentFacts }
  /** It is to be read as soon as a worker is free. */
  | { kind: 'queued' }
  | { kind: 'reading-begun'; /** those that were read before and are not read again */ pages: readonly PageFacts[] }
  | { kind: 'page-read'; page: PageFacts }
  /** Everything that is to be read of it was read. */
  | { kind: 'read'; pages: readonly PageFacts[] }
  | ({ kind: 'found' } & Omit<DoneState, 'kind'>)
  /** What was read of it does not count any more, or reading was given up: it waits for the person again. */
  | { kind: 'released' }
  | FailedState;

/**
 * The one place where a document's state changes: what it becomes by an event. The same object where the event means nothing in this
 * state, as news do that come late.
 */
export function stepDocument(state: DocumentState, event: DocumentEvent): DocumentState {
  switch (event.kind) {
    case 'reopened':
      return state.kind === 'failed' ? { kind: 'opening' } : state;
    case 'password-asked':
      return state.kind === 'opening' || wasQueued(state) ? { kind: 'locked', refused: false } : state;
    case 'password-refused':
      return state.kind === 'locked' ? { kind: 'locked', refused: true } : state;
    case 'duplicate-found':
      return isInIntake(state) ? { kind: 'duplicate', facts: event.facts, of: event.of } : state;
    case 'readable':
      return isInIntake(state) ? { kind: 'ready', facts: event.facts } : state;
    case 'queued':
      return state.kind === 'ready' || state.kind === 'reading' || state.kind === 'done' ? { kind: 'waiting', facts: state.facts } : state;
    case 'reading-begun':
      return state.kind === 'waiting' || state.kind === 'reading' ? { kind: 'reading', facts: state.facts, pages: event.pages } : state;
    case 'page-read':
      return state.kind === 'reading' ? { ...state, pages: [...state.pages, event.page] } : state;
    case 'read':
      return state.kind === 'waiting' || state.kind === 'reading' ? { kind: 'finding', facts: state.facts, pages: event.pages } : state;
    case 'found':
      return state.kind === 'finding' || state.kind === 'done' ? { ...event, kind: 'done' } : state;
    case 'released':
      return wasQueued(state) ? { kind: 'ready', facts: state.facts } : state;
    case 'failed':
      return isWorkedOn(state) ? event : state;
  }
}

type StateOf<Kind extends DocumentState['kind']> = Extract<DocumentState, { kind: Kind }>;

/** Whether it may still turn out what stands against reading it. */
function isInIntake({ kind }: DocumentState): boolean {
  return kind === 'opening' || kind === 'locked' || kind === 'duplicate';
}

function wasQueued(state: DocumentState): state is StateOf<'waiting' | 'reading' | 'finding' | 'done'> {
  return state.kind === 'waiting' || state.kind === 'reading' || state.kind === 'finding' || state.kind === 'done';
}

/** Whether there is work on it that can fail; the fields are found again in a document that is done. */
function isWorkedOn({ kind }: DocumentState): boolean {
  return kind === 'opening' || kind === 'locked' || kind === 'reading' || kind === 'finding' || kind === 'done';
}
