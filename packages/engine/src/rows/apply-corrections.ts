import {
  candidatesOf,
  type CellCorrection,
  type CorrectionDecision,
  type DocumentCorrections,
  type ExtractionRow,
  type FieldResult,
  type RowId,
} from '../model/index.ts';

/** A row as a person left it. */
export type CorrectedRow = ExtractionRow & { rowId: RowId };

/**
 * The rows of a document with everything a person changed in them. Pure. A row whose corrections are those of an earlier
 * call is the same object as then, so that a sheet of many rows draws only what changed.
 */
export function applyCorrections(rows: readonly ExtractionRow[], corrections: DocumentCorrections | null): CorrectedRow[] {
  const decided = groupedBy(corrections?.cells ?? [], ({ rowId }) => rowId);
  const removed = new Set(corrections?.removedRows);
  const placed = placedRows(rows, corrections?.addedRows ?? []);
  const left = removed.size === 0 ? placed : placed.filter(({ rowId }) => !removed.has(rowId));
  return left.map(({ row, rowId }) => corrected(row, rowId, decided.get(rowId) ?? UNDECIDED));
}

const UNDECIDED: readonly CellCorrection[] = [];

type AddedRow = DocumentCorrections['addedRows'][number];
interface PlacedRow {
  row: ExtractionRow;
  rowId: RowId;
}

/** Found and added rows in the order in which they stand. */
function placedRows(rows: readonly ExtractionRow[], addedRows: readonly AddedRow[]): PlacedRow[] {
  if (addedRows.length === 0) return rows.map((row, index) => ({ row, rowId: String(index) }));
  const placed: PlacedRow[] = [];
  const added = groupedBy(addedRows, ({ after }) => after);
  const known = new Set([...rows.keys()].map(String).concat(addedRows.map(({ rowId }) => rowId)));
  // Where the row before is not found any more, an added one stands at the end: nothing a person wrote is lost.
  const adrift = addedRows.filter(({ after }) => !known.has(after)).map(({ rowId }) => ({ row: blankRow(rows.at(-1)), rowId }));
  /** Rows still to be placed, the next one last. */
  const left = [...rows.map((row, index) => ({ row, rowId: String(index) })), ...adrift].reverse();
  for (let next = left.pop(); next; next = left.pop()) {
    placed.push(next);
    const { row, rowId } = next;
    left.push(...(added.get(rowId) ?? []).map((each) => ({ row: blankRow(row), rowId: each.rowId })).reverse());
  }
  return placed;
}

const blanks = new WeakMap<ExtractionRow, ExtractionRow>();

/** A row to be filled in by hand, with the fields and the page of the one before it. */
function blankRow(like: ExtractionRow = { cells: {}, pageNumber: 1 }): ExtractionRow {
  let blank = blanks.get(like);
  if (!blank) {
    const cells = Object.fromEntries(
      Object.keys(like.cells).map((fieldId): [string, FieldResult] => [
        fieldId,
        { state: 'not_looked_for', reason: 'This row was added by hand.' },
      ]),
    );
    blanks.set(like, (blank = { cells, pageNumber: like.pageNumber }));
  }
  return blank;
}

interface Made {
  corrections: readonly CellCorrection[];
  row: CorrectedRow;
}

const made = new WeakMap<ExtractionRow, Map<RowId, Made>>();

function corrected(row: ExtractionRow, rowId: RowId, corrections: readonly CellCorrection[]): CorrectedRow {
  let ofRow = made.get(row);
  if (!ofRow) made.set(row, (ofRow = new Map()));
  const before = ofRow.get(rowId);
  if (before && isSame(before.corrections, corrections)) return before.row;
  const cells = corrections.length === 0 ? row.cells : { ...row.cells };
  for (const { fieldId, decision, at } of corrections) cells[fieldId] = decidedResult(row.cells[fieldId], decision, at);
  const result = { ...row, cells, rowId };
  ofRow.set(rowId, { corrections, row: result });
  return result;
}

const isSame = (a: readonly CellCorrection[], b: readonly CellCorrection[]): boolean =>
  a.length === b.length && a.every((correction, index) => correction === b[index]);

/** What a person decided takes the place of what was found; what was found stays to choose from. */
function decidedResult(found: FieldResult | undefined, decision: CorrectionDecision, at: string): FieldResult {
  const candidates = found ? candidatesOf(found) : [];
  if (decision.kind === 'absent') return { state: 'absent', confidence: 1, alternatives: candidates, confirmedAt: at };
  const { candidate, by } = decision;
  const evidence = [...candidate.evidence.filter(({ kind }) => kind !== 'person'), { kind: 'person' as const, at }];
  return {
    state: 'found',
    chosen: { ...candidate, confidence: 1, evidence },
    alternatives: candidates.filter(({ id }) => id !== candidate.id),
    decidedBy: by,
  };
}

function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
