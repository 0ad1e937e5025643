import { openedParts } from './document-parts.ts';
import { TURNABLE } from './kind-name.ts';
import type { RunDocument } from './run-store.ts';

/** Whether a document can become several: its pages are seen, there are several, and nothing is being done with it. */
export function canSplit(document: RunDocument): boolean {
  const { state, needsPassword } = document;
  if ((state.kind !== 'ready' && state.kind !== 'done') || needsPassword) return false;
  return TURNABLE.has(state.facts.type) && state.facts.pageCount > 1 && openedParts(document) !== null;
}
