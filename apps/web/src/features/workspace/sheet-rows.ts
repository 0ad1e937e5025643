import type { ExtractionRow, FieldResult } from '@sheetlift/engine/model';
import { isUnderWay } from './device-run-store.ts';
import type { RunDocument } from './run-store.ts';

/** One line of the sheet: a row that was found, or the place kept for a document that is still to come. */
export type SheetRow =
  | { kind: 'found'; key: string; documentId: string; fileName: string; row: ExtractionRow }
  | { kind: 'coming'; key: string; documentId: string; fileName: string; reading: boolean };

/** How many cells a person can trust, should look at, or will miss. */
interface CellTally {
  sure: number;
  toCheck: number;
  missing: number;
}

/** The lines of the sheet in the order in which the documents were given. */
export function sheetRows(documents: readonly RunDocument[]): SheetRow[] {
  return documents.flatMap((document): SheetRow[] => {
    const { id, file, state } = document;
    if (state.kind === 'done') return linesOf(document, state.rows);
    if (isUnderWay(state)) return [{ kind: 'coming', key: id, documentId: id, fileName: file.name, reading: state.kind === 'reading' || state.kind === 'finding' }];
    return [];
  });
}

export function tallyDocuments(documents: readonly RunDocument[]): CellTally {
  const total: CellTally = { sure: 0, toCheck: 0, missing: 0 };
  for (const { state } of documents) {
    if (state.kind !== 'done') continue;
    const { sure, toCheck, missing } = tallyCells(state.rows);
    total.sure += sure;
    total.toCheck += toCheck;
    total.missing += missing;
  }
  return total;
}

/** A document's rows never change, so what follows from them is worked out once: the screen asks at every page read. */
const lines = new WeakMap<readonly ExtractionRow[], SheetRow[]>();
const tallies = new WeakMap<readonly ExtractionRow[], CellTally>();

function linesOf({ id, file }: RunDocument, rows: readonly ExtractionRow[]): SheetRow[] {
  const known = lines.get(rows);
  if (known) return known;
  const made = rows.map((row, index): SheetRow => ({ kind: 'found', key: `${id}/${index}`, documentId: id, fileName: file.name, row }));
  lines.set(rows, made);
  return made;
}

export function tallyCells(rows: readonly ExtractionRow[]): CellTally {
  const known = tallies.get(rows);
  if (known) return known;
  const tally: CellTally = { sure: 0, toCheck: 0, missing: 0 };
  for (const { cells } of rows) for (const cell of Object.values(cells)) tally[drawerOf(cell)]++;
  tallies.set(rows, tally);
  return tally;
}

function drawerOf({ state }: FieldResult): keyof CellTally {
  if (state === 'found') return 'sure';
  return state === 'unsure' ? 'toCheck' : 'missing';
}
