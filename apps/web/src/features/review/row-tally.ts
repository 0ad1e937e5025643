import type { ExtractionRow } from '@sheetlift/engine/model';
import { type CellState, cellState } from './cell-state.ts';
import { createFirstRows, repeats } from './document-facts.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { SheetRow } from './sheet-rows.ts';

export type RowTally = Record<CellState, number>;

/** How much of the sheet is in which state, in the shown columns. What a document says once counts once, however many rows repeat it. */
export interface SheetTally {
  cells: RowTally;
  /** Rows with such a cell. */
  rows: { 'to-check': number; missing: number };
  /** Document id -> its rows, and its cells to check. */
  documents: ReadonlyMap<string, { rows: number; toCheck: number }>;
}

export function tallySheet(rows: readonly SheetRow[], columns: readonly SheetColumn[]): SheetTally {
  const cells = emptyTally();
  const withCells = { 'to-check': 0, missing: 0 };
  const documents = new Map<string, { rows: number; toCheck: number }>();
  const firstOf = createFirstRows();
  for (const row of rows) {
    if (row.kind !== 'found') continue;
    const tally = tallyRow(row.row, columns, firstOf(row));
    addTo(cells, tally);
    if (tally['to-check'] > 0) withCells['to-check']++;
    if (missingOf(tally) > 0) withCells.missing++;
    const document = documents.get(row.documentId) ?? { rows: 0, toCheck: 0 };
    document.rows++;
    document.toCheck += tally['to-check'];
    documents.set(row.documentId, document);
  }
  return { cells, rows: withCells, documents };
}

/** Rows never change in place, so what follows from one is worked out once for the columns shown and what its document says. */
const known = new WeakMap<ExtractionRow, { columns: readonly SheetColumn[]; facts: string; tally: RowTally }>();

/** `first`: the row of its document on which it is told what all of them repeat. */
export function tallyRow(row: ExtractionRow, columns: readonly SheetColumn[], first: ExtractionRow): RowTally {
  const before = known.get(row);
  const facts = row === first ? 'own' : factStates(first);
  if (before?.columns === columns && before.facts === facts) return before.tally;
  const tally = emptyTally();
  for (const column of columns) {
    const result = column.kind === 'field' ? row.cells[column.id] : undefined;
    if (result && !repeats(row, first, column.id)) tally[cellState(result)]++;
  }
  known.set(row, { columns, facts, tally });
  return tally;
}

const statesOf = new WeakMap<ExtractionRow, string>();

/** How what the document says once stands, so that another cell of its first row counts no other row again. */
function factStates(first: ExtractionRow): string {
  let states = statesOf.get(first);
  if (states === undefined) {
    states = (first.ofDocument ?? []).map((id) => first.cells[id] && `${id} ${cellState(first.cells[id])}`).join('\n');
    statesOf.set(first, states);
  }
  return states;
}

export function missingOf({ absent, 'page-missing': pageMissing, 'not-looked-for': notLookedFor }: RowTally): number {
  return absent + pageMissing + notLookedFor;
}

export function cellsOf(tally: RowTally): number {
  return tally.confirmed + tally.sure + tally['to-check'] + missingOf(tally);
}

function emptyTally(): RowTally {
  return { confirmed: 0, sure: 0, 'to-check': 0, absent: 0, 'page-missing': 0, 'not-looked-for': 0 };
}

/** Written out: it is done for every row of the sheet after every edit. */
function addTo(total: RowTally, tally: RowTally): void {
  total.confirmed += tally.confirmed;
  total.sure += tally.sure;
  total['to-check'] += tally['to-check'];
  total.absent += tally.absent;
  total['page-missing'] += tally['page-missing'];
  total['not-looked-for'] += tally['not-looked-for'];
}
