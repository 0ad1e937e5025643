import type { Table } from '../../model/index.ts';
import { isBlank } from '../document/table-column.ts';

/** Rows, and the share of those filled, that begin with one abbreviation where it says what the column holds. */
const [LEAST_ROWS, NEARLY_ALL] = [2, 0.9];

const BEFORE_CODE = /^(\p{L}{1,5}\.)\s+(?=\S*\d)/u;

const known = new WeakMap<Table, Map<number, string>>();

/**
 * How many characters a cell's text begins with that say what its column holds, and are no part of a value: "No." where nearly every cell
 * reads "No. 8637/25". 0 where none do. A word without a full stop ("UK 225804") may be a part of the code.
 */
export function abbreviationBefore(text: string, table: Table, column: number): number {
  const match = BEFORE_CODE.exec(text);
  if (!match) return 0;
  const ofTable = known.get(table) ?? new Map<number, string>();
  known.set(table, ofTable);
  const usual = ofTable.get(column) ?? usualIn(table, column);
  ofTable.set(column, usual);
  return match[1] === usual ? match[0].length : 0;
}

function usualIn({ rows }: Table, column: number): string {
  const texts = rows.flatMap(({ role, cells }) => {
    const text = cells[column]?.text.trim() ?? '';
    return role === 'body' && !isBlank(text) ? [text] : [];
  });
  const first = texts.map((text) => BEFORE_CODE.exec(text)?.[1] ?? '');
  const alike = first.filter((word) => word !== '' && word === first[0]).length;
  return alike >= Math.max(LEAST_ROWS, NEARLY_ALL * texts.length) ? (first[0] ?? '') : '';
}
