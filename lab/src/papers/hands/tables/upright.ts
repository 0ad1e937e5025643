import type { SeededRandom } from '../../../seeded-random.ts';
import type { PageCanvas } from '../../page-canvas.ts';
import type { RowTable } from '../../paper.ts';
import { type Columns, layColumns } from './columns.ts';
import type { TableManner } from './table-manner.ts';

/** Rows below their heads, the heads again on each page; sums below the rows and, over pages, carried over. */
export const upright: TableManner = (table, canvas, { random, habits }, size) => {
  const { columns, rows, keyOf, carried } = table;
  const laid = layColumns(columns, canvas, random, size);
  const head = createHead(table, laid, canvas, random);
  canvas.need(size * 8);
  head();
  const money = columns.findIndex(({ meaning }) => meaning.kind === 'money');
  let sum = 0;
  rows.forEach((row, number) => {
    if (canvas.y + size * 7 > canvas.bottom) {
      const over = carried !== undefined && money >= 0 ? { label: carried, printed: habits.money(sum.toFixed(2)) } : null;
      if (over) writeSum(over, laid, canvas, size);
      canvas.addPage();
      head();
      if (over) writeSum(over, laid, canvas, size);
    }
    const value = row[money]?.truth;
    sum += typeof value === 'number' ? value : 0;
    const texts = row.map((cell) => cell?.printed ?? '');
    writeRow(texts, (column) => keyOf(number, column), laid, canvas, size);
  });
  for (const one of table.sums) writeSum(one, laid, canvas, size);
};

/** Heads in one line or more; above some of them what they have in common, below them units or numbers of columns. */
export function createHead(
  { columns, above, below }: Pick<RowTable, 'columns' | 'above' | 'below'>,
  laid: Columns,
  canvas: PageCanvas,
  random: SeededRandom,
): () => void {
  const bold = random.chance(0.75);
  return () => {
    for (const line of [above, columns.map(({ label }) => label), below]) {
      if (!line) continue;
      const height = Math.max(...columns.map((_, column) => laid.cell(column, canvas.y + 2, line[column] ?? '', { bold }))) + 4;
      laid.outline(height);
      canvas.y += height;
    }
    laid.lineBelow(0, 'head');
  };
}

export function writeRow(
  texts: readonly string[],
  keyOf: (column: number) => string | undefined,
  laid: Columns,
  canvas: PageCanvas,
  size: number,
): void {
  const height = Math.max(size, ...texts.map((text, column) => laid.cell(column, canvas.y + 2, text, { of: keyOf(column) }))) + 4;
  laid.outline(height);
  laid.lineBelow(height, 'row');
  canvas.y += height;
}

export function writeSum(
  { label, printed }: { label: string; printed: string },
  { right }: Columns,
  canvas: PageCanvas,
  size: number,
): void {
  canvas.need(size * 3);
  canvas.text(right - 130, canvas.y + 3, label, { size, bold: true });
  canvas.text(right - 3, canvas.y + 3, printed, { size, bold: true, align: 'right' });
  canvas.y += size * 1.6;
}
