import type { ExtractionRow, FieldResult } from '@sheetlift/engine/model';
import { isUnderWay } from './device-run-store.ts';
import type { RunDocument } from './run-store.ts';

/** One line of the sheet: a row that was found, or the place kept for a document that is still to come. */
export type SheetRow =
  | { kind: 'found'; key: string; documentId: string; fileName: string; row: ExtractionRow }
  | { kind: 'coming'; key: string; documentId: string; fileName: string; reading: boolean };

/** The lines of the sheet in the order in which the documents were given. */
export function sheetRows(documents: readonly RunDocument[]): SheetRow[] {
  return documents.flatMap(({ id, file, state }): SheetRow[] => {
    if (state.kind === 'done') return state.rows.map((row, index) => ({ kind: 'found', key: `${id}/${index}`, documentId: id, fileName: file.name, row }));
    if (isUnderWay(state)) return [{ kind: 'coming', key: id, documentId: id, fileName: file.name, reading: state.kind === 'reading' || state.kind === 'finding' }];
    return [];
  });
}

/** How many cells a person can trust, should look at, or will miss. */
export interface CellTally {
  sure: number;
  toCheck: number;
  missing: number;
}

export function tallyCells(rows: readonly ExtractionRow[]): CellTally {
  const tally: CellTally = { sure: 0, toCheck: 0, missing: 0 };
  for (const { cells } of rows) for (const cell of Object.values(cells)) tally[drawerOf(cell)]++;
  return tally;
}

function drawerOf({ state }: FieldResult): keyof CellTally {
  if (state === 'found') return 'sure';
  return state === 'unsure' ? 'toCheck' : 'missing';
}
