import { squash } from '../values/read-alike.ts';
import { type DocumentPrint, prints } from './document-print.ts';
import { readingsOf } from './read-column.ts';

/** What a row must have of itself in a document to come from it. */
const LEAST_SHARE = 0.35;
/** Letters and digits from which a value tells as much as any. */
const TELLING_LENGTH = 8;

/**
 * The document each row was filled from: the one that prints most of it, long values counting more than short ones. Of documents that print as
 * much of a row, the one that no other row is from; null where none prints enough.
 */
export function matchRows(rows: readonly (readonly string[])[], documents: readonly DocumentPrint[]): (number | null)[] {
  const shares = rows.map((row) => documents.map((print) => printedShare(row, print)));
  const taken = new Set<number>();
  const matched = rows.map((): number | null => null);
  // Rows that only one document can be the source of go first.
  const order = shares
    .map((of, row) => ({ row, best: Math.max(0, ...of), ties: of.filter((share) => share === Math.max(0, ...of)).length }))
    .sort((a, b) => a.ties - b.ties || a.row - b.row);
  for (const { row, best } of order) {
    if (best < LEAST_SHARE) continue;
    const fitting = documents.flatMap((_, at) => (shares[row]?.[at] === best ? [at] : []));
    const document = fitting.find((at) => !taken.has(at)) ?? fitting[0] ?? null;
    matched[row] = document;
    if (document !== null) taken.add(document);
  }
  return matched;
}

/** Whether the first row holds heads: without a digit where others have some, and printed by the documents less than the others are. */
export function startsWithHeads(rows: readonly (readonly string[])[], documents: readonly DocumentPrint[]): boolean {
  const [first, ...others] = rows;
  if (!first || others.length === 0) return false;
  const heads = first.filter((cell) => cell.trim() !== '');
  const isNamed = heads.length > 0 && heads.every((cell) => !/\d/.test(cell)) && new Set(heads.map(squash)).size === heads.length;
  if (!isNamed) return false;
  const hasFigures = first.some((_, column) => others.every((row) => /\d/.test(row[column] ?? '')));
  const share = (row: readonly string[]): number => Math.max(0, ...documents.map((print) => printedShare(row, print)));
  return hasFigures || share(first) < Math.min(...others.map(share));
}

/** 0..1: how much of a row a document prints. */
function printedShare(row: readonly string[], print: DocumentPrint): number {
  let [all, printed] = [0, 0];
  for (const cell of row) {
    const weight = Math.min(TELLING_LENGTH, squash(cell).length) / TELLING_LENGTH;
    all += weight;
    if (weight > 0 && readingsOf(cell).some((value) => prints(print, value))) printed += weight;
  }
  return all === 0 ? 0 : printed / all;
}
