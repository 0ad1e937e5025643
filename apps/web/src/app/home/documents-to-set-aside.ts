import { FIRST_SHEET, shownDocuments } from '../../features/workspace/run/run-sheets.ts';
import type { RunSnapshot } from '../../features/workspace/run/run-store.ts';
import type { Sorted } from './use-sortings.ts';

/**
 * Ids of the documents of a pile that no template fits. Where the run's template fits none of its documents, the person chose it for what they have,
 * whatever sorting says: nothing is set aside.
 */
export function documentsToSetAside({ documents, sheets }: Pick<RunSnapshot, 'documents' | 'sheets'>, { fits, unfit }: Sorted): string[] {
  const pile = shownDocuments({ documents, sheets, sheetId: FIRST_SHEET }).map(({ id }) => id);
  return pile.some((id) => fits.has(id)) ? pile.filter((id) => unfit.has(id)) : [];
}
