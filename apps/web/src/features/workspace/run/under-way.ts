import type { DocumentState } from './run-store.ts';

/** Whether work on the document is being done or is still to come without a person's doing. */
export function isUnderWay(state: DocumentState): boolean {
  return state.kind === 'opening' || isBeingRead(state);
}

/** Whether it is read or searched, or will be as soon as a worker is free. */
export function isBeingRead({ kind }: DocumentState): boolean {
  return kind === 'waiting' || kind === 'reading' || kind === 'finding';
}
