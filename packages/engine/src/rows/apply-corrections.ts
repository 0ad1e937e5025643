import {
  type Candidate,
  candidatesOf,
  type CellCorrection,
  type CorrectionDecision,
  type DocumentCorrections,
  type ExtractionRow,
  type FieldResult,
  type LearnedChange,
  plainValue,
  type Reread,
  type RowId,
  WHOLE_DOCUMENT,
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
  const ofAll = decided.get(WHOLE_DOCUMENT) ?? UNDECIDED;
  const apart = decidedApart(rows[0], corrections?.cells ?? []);
  return left.map(({ row, rowId }) => corrected(row, rowId, { ofAll, own: decided.get(rowId) ?? UNDECIDED, apart }));
}

const UNDECIDED: readonly CellCorrection[] = [];

/** What a person decided about the cells of one row. */
interface Decided {
  ofAll: readonly CellCorrection[];
  own: readonly CellCorrection[];
  /** Fields that the document says once and a person decided row by row: each row speaks for itself. */
  apart: readonly string[];
}

function decidedApart(row: ExtractionRow | undefined, cells: readonly CellCorrection[]): readonly string[] {
  return (row?.ofDocument ?? []).filter((id) => cells.some(({ rowId, fieldId }) => rowId !== WHOLE_DOCUMENT && fieldId === id));
}

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

/** A row to be filled in by hand, with the fields and the page of the one before it, and what the document says once. */
function blankRow(like: ExtractionRow = { cells: {}, pageNumber: 1 }): ExtractionRow {
  let blank = blanks.get(like);
  if (!blank) {
    const { ofDocument } = like;
    const cells = Object.fromEntries(
      Object.entries(like.cells).map(([fieldId, result]): [string, FieldResult] => [
        fieldId,
        ofDocument?.includes(fieldId) ? result : { state: 'not_looked_for', reason: 'This row was added by hand.' },
      ]),
    );
    blanks.set(like, (blank = { cells, pageNumber: like.pageNumber, ...(ofDocument && { ofDocument }) }));
  }
  return blank;
}

interface Made extends Decided {
  row: CorrectedRow;
}

const made = new WeakMap<ExtractionRow, Map<RowId, Made>>();

function corrected(row: ExtractionRow, rowId: RowId, decided: Decided): CorrectedRow {
  let ofRow = made.get(row);
  if (!ofRow) made.set(row, (ofRow = new Map()));
  const before = ofRow.get(rowId);
  const { ofAll, own, apart } = decided;
  if (before && isSame(before.own, own) && isSame(before.ofAll, ofAll) && isSame(before.apart, apart)) return before.row;
  // A field that has become one of the items says something else on each row.
  const repeated = ofAll.filter(({ fieldId }) => row.ofDocument?.includes(fieldId) ?? true);
  const cells = repeated.length + own.length === 0 ? row.cells : { ...row.cells };
  for (const { fieldId, decision, at } of [...repeated, ...own]) cells[fieldId] = decidedResult(row.cells[fieldId], decision, at);
  const result = {
    ...row,
    cells,
    rowId,
    ...(apart.length > 0 && { ofDocument: row.ofDocument?.filter((id) => !apart.includes(id)) ?? [] }),
  };
  ofRow.set(rowId, { ...decided, row: result });
  return result;
}

const isSame = <Item>(a: readonly Item[], b: readonly Item[]): boolean =>
  a.length === b.length && a.every((each, index) => each === b[index]);

/** What a person decided takes the place of what was found; what was found stays to choose from. */
function decidedResult(found: FieldResult | undefined, decision: CorrectionDecision, at: string): FieldResult {
  const candidates = found ? candidatesOf(found) : [];
  if (decision.kind === 'absent') return { state: 'absent', confidence: 1, alternatives: candidates, confirmedAt: at };
  if (decision.kind === 'learned') return learnedResult(candidates, decision);
  if (decision.kind === 'reread') return rereadResult(candidates, decision);
  const { candidate, by } = decision;
  const evidence = [...candidate.evidence.filter(({ kind }) => kind !== 'person'), { kind: 'person' as const, at }];
  return {
    state: 'found',
    chosen: { ...candidate, confidence: 1, evidence },
    alternatives: candidates.filter(({ id }) => id !== candidate.id),
    decidedBy: by,
  };
}

/** What a correction of another document says of a cell is never sure by that alone. */
function learnedResult(candidates: readonly Candidate[], { candidate, seen }: LearnedChange): FieldResult {
  const changed = seen ? 'seen' : 'unseen';
  if (!candidate)
    return {
      state: 'not_found',
      reason: 'By a correction of another document, documents like this one do not say it.',
      alternatives: [...candidates],
      changed,
    };
  const value = plainValue(candidate.value);
  return { state: 'unsure', chosen: candidate, alternatives: candidates.filter((other) => plainValue(other.value) !== value), changed };
}

/** Both readings of a place that was read twice, the surer first, and what else was found. */
function rereadResult(candidates: readonly Candidate[], { candidate, other }: Reread): FieldResult {
  const readings = other ? [candidate, other] : [candidate];
  const said = new Set(readings.map(({ value }) => plainValue(value)));
  return {
    state: 'unsure',
    chosen: candidate,
    alternatives: [...readings.slice(1), ...candidates.filter(({ value }) => !said.has(plainValue(value)))],
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
