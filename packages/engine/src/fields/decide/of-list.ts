import type { Line } from '../../model/index.ts';
import type { Grounds } from './confidence-signals.ts';

/** Fewer columns are a box of labels with their values; of fewer rows the first may be one of them. */
const [LEAST_COLUMNS, LEAST_ROWS] = [3, 2];

/**
 * Whether what was taken for a value of the document belongs to a list. As a whole cell, it is one of its heads: heads name the cells below them and not each
 * other, so what stands right of one is the next head. As the rest of a cell in its rows ("BANK GIRO HMRC PAYE"), the words before it are no label, however often
 * the row stands there.
 */
export function isOfList({ proposal: { spans }, layout, choice }: Pick<Grounds, 'proposal' | 'layout' | 'choice'>): boolean {
  const [span] = spans;
  const line = layout.lines[span?.line ?? -1];
  const table = layout.tables[line?.cell?.table ?? -1];
  if (choice.kind === 'column' || !span || !line || !table || table.columnCount < LEAST_COLUMNS) return false;
  if (table.rows.filter(({ role }) => role === 'body').length < LEAST_ROWS) return false;
  const role = table.rows[line.cell?.row ?? -1]?.role;
  if (span.from === 0) return role === 'header';
  return role === 'body' && table.headerRows > 0 && !SAYS_WHAT.test(textBefore(line, span.from));
}

const SAYS_WHAT = /[:：]/;

const textBefore = ({ words }: Line, word: number): string =>
  words
    .slice(0, word)
    .map(({ text }) => text)
    .join(' ');
