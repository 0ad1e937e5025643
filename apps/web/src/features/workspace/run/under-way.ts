import type { DocumentState } from './run-store.ts';

/** Whether work on the document is being done or is still to come without a person's doing. */
export function isUnderWay({ kind }: DocumentState): boolean {
  return kind === 'opening' || kind === 'waiting' || kind === 'reading' || kind === 'finding';
}
