import type { ExtractionRow, FieldResult } from '../../model/index.ts';
import { WHOLE_ROW } from '../decide/guess.ts';

export const PIECE_OF_A_ROW = 'Most of its row is empty: it may be a piece of one.';
const NO_OTHER_ROW = 'No other row says it: it may stand elsewhere.';
const SAID_OUTSIDE = 'A label outside the rows names it: what stands there may hold for this one too.';
/** Where what was taken from a column is less likely right than this, its blank cells say nothing. */
const LEAST_SURE_COLUMN = 0.5;
/** A field that so many rows have is missed by the others, where what a row is is a guess: in entries, and in a list of which nothing is sure. */
const NEARLY_ALL = 0.8;

/** The rows, where a blank of a field that no row says and some lack is "not found": asked once it is known which values are only offered. */
export function withUnsaidBlanks(rows: ExtractionRow[]): ExtractionRow[] {
  const [first] = rows;
  const unsaid = new Set(Object.keys(first?.cells ?? {}).filter((id) => isUnsaid(rows.flatMap(({ cells }) => cells[id] ?? []))));
  if (unsaid.size === 0) return rows;
  const said = (id: string, result: FieldResult): FieldResult => (unsaid.has(id) ? doubted(result, NO_OTHER_ROW) : result);
  return rows.map((row) => ({
    ...row,
    cells: Object.fromEntries(Object.entries(row.cells).map(([id, result]) => [id, said(id, result)])),
  }));
}

const isUnsaid = (results: readonly FieldResult[]): boolean =>
  results.some(({ state }) => state === 'not_found') && !results.some(isFilled);

/**
 * The rows of a list, where a blank of a field whose values are hardly right in the other rows is "not found" and not "not in this
 * document"; in entries over several lines (`areEntries`) also one of an entry that hardly has anything, and of a field that nearly all entries have,
 * as where an entry ends is a guess. So it is in a list of which no cell is sure: two lists side by side may have been read as one. What a
 * label outside the rows names, with a value (`labelledOutside`: ids of fields), may hold for all of them.
 */
export function withDoubtedBlanks(
  rows: readonly ExtractionRow[],
  { areEntries, labelledOutside }: { areEntries: boolean; labelledOutside: ReadonlySet<string> },
): ExtractionRow[] {
  const areGuessed = areEntries || !rows.some(({ cells }) => Object.values(cells).some(({ state }) => state === 'found'));
  const doubts = new Map(
    Object.keys(rows[0]?.cells ?? {}).map((id) => [id, labelledOutside.has(id) ? SAID_OUTSIDE : doubtOfField(rows, id, areGuessed)]),
  );
  return rows.map((row) => {
    const results = Object.values(row.cells);
    const isPiece = areEntries && results.filter(isFilled).length < WHOLE_ROW * results.length;
    const cells = Object.entries(row.cells).map(([id, result]) => [
      id,
      doubted(result, isPiece ? PIECE_OF_A_ROW : (doubts.get(id) ?? null)),
    ]);
    return { ...row, cells: Object.fromEntries(cells) as ExtractionRow['cells'] };
  });
}

function doubtOfField(rows: readonly ExtractionRow[], id: string, areGuessed: boolean): string | null {
  const sure = rows.flatMap(({ cells }) => {
    const cell = cells[id];
    return cell && 'chosen' in cell ? [cell.chosen.confidence] : [];
  });
  if (sure.reduce((sum, confidence) => sum + confidence, 0) < LEAST_SURE_COLUMN * sure.length)
    return 'What the other rows say for it is hardly sure: it may stand elsewhere.';
  return areGuessed && sure.length >= NEARLY_ALL * rows.length ? 'Nearly all other rows say it.' : null;
}

const isFilled = (result: FieldResult): boolean => 'chosen' in result;

const doubted = (result: FieldResult, reason: string | null): FieldResult =>
  reason !== null && result.state === 'absent' ? { state: 'not_found', reason, alternatives: result.alternatives } : result;
