import type { SeededRandom } from '../../seeded-random.ts';
import { BLOCK_GAP_PT, type PageCanvas, wrapped } from '../page-canvas.ts';
import { cellKey, type RowTable } from '../paper.ts';

const NUMERIC: readonly string[] = ['money', 'number', 'percent'];

/** Rows under a head, ruled in one of many ways; the head again on each page. */
export function writeTable({ columns, rows, sums }: RowTable, canvas: PageCanvas, random: SeededRandom, size: number): void {
  const shares = columns.map(({ meaning, label }) =>
    Math.max(meaning.kind === 'phrase' || meaning.kind === 'company' ? 2.2 : 1, label.length / 14),
  );
  const total = shares.reduce((sum, share) => sum + share, 0);
  const edges = shares.reduce<number[]>((found, share) => [...found, (found.at(-1) ?? 0) + (share / total) * canvas.width], [canvas.left]);
  const ruling = random.pick(['all', 'lines', 'head', 'none', 'none'] as const);
  const cell = (column: number, y: number, text: string, style: { bold?: boolean; of?: string }): number => {
    const [left, right] = [(edges[column] ?? 0) + 3, (edges[column + 1] ?? 0) - 3];
    const numeric = NUMERIC.includes(columns[column]?.meaning.kind ?? '');
    const lines = wrapped(text, right - left, size, style.bold ?? false);
    lines.forEach((line, index) =>
      canvas.text(numeric ? right : left, y + index * size * 1.2, line, { size, align: numeric ? 'right' : 'left', ...style }),
    );
    return lines.length * size * 1.2;
  };
  const head = (): void => {
    const height = Math.max(...columns.map(({ label }, column) => cell(column, canvas.y + 2, label, { bold: true }))) + 5;
    outline(height);
    if (ruling === 'head' || ruling === 'lines') canvas.rule(canvas.left, canvas.y + height, canvas.right, canvas.y + height);
    canvas.y += height;
  };
  const outline = (height: number): void => {
    if (ruling === 'all')
      columns.forEach((_, column) =>
        canvas.frame({ left: edges[column] ?? 0, top: canvas.y, right: edges[column + 1] ?? 0, bottom: canvas.y + height }),
      );
  };
  canvas.need(size * 8);
  head();
  rows.forEach((row, number) => {
    if (canvas.need(size * 4)) head();
    const height =
      Math.max(size, ...row.map((value, column) => cell(column, canvas.y + 2, value?.printed ?? '', { of: cellKey(number, column) }))) + 4;
    outline(height);
    if (ruling === 'lines') canvas.rule(canvas.left, canvas.y + height, canvas.right, canvas.y + height);
    canvas.y += height;
  });
  for (const { label, printed } of sums) {
    canvas.need(size * 3);
    canvas.text(canvas.right - 130, canvas.y + 3, label, { size, bold: true });
    canvas.text(canvas.right - 3, canvas.y + 3, printed, { size, bold: true, align: 'right' });
    canvas.y += size * 1.6;
  }
  canvas.y += BLOCK_GAP_PT;
}
