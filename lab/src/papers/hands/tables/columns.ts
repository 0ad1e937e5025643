import type { SeededRandom } from '../../../seeded-random.ts';
import { type PageCanvas, wrapped } from '../../page-canvas.ts';
import type { RowTable } from '../../paper.ts';

const NUMERIC: readonly string[] = ['money', 'number', 'percent'];
/** What runs long gets a wider column. */
const LONG: readonly string[] = ['phrase', 'company', 'office', 'person'];

/** Where the columns of a table stand and how they are drawn. */
export interface Columns {
  left: number;
  right: number;
  /** Writes into a column from that height on; gives the height used. */
  cell(column: number, y: number, text: string, style: { bold?: boolean; of?: string | undefined }): number;
  /** Frames the cells of a row of that height, where all are framed. */
  outline(height: number): void;
  /** A line across below a row of that height, where there is one. */
  lineBelow(height: number, what: 'head' | 'row'): void;
}

export function layColumns(columns: RowTable['columns'], canvas: PageCanvas, random: SeededRandom, size: number): Columns {
  const shares = columns.map(({ meaning, label }) => Math.max(LONG.includes(meaning.kind) ? 2.2 : 1, label.length / 14));
  const total = shares.reduce((sum, share) => sum + share, 0);
  // Narrow tables leave the right of the page free.
  const width = canvas.width * (columns.length <= 4 && random.chance(0.25) ? 0.65 : 1);
  const edges = shares.reduce<number[]>((found, share) => [...found, (found.at(-1) ?? 0) + (share / total) * width], [canvas.left]);
  const right = edges.at(-1) ?? canvas.right;
  const ruling = random.pick(['all', 'lines', 'head', 'none', 'none'] as const);
  const isLeft = random.chance(0.2);
  return {
    left: canvas.left,
    right,
    cell(column, y, text, style) {
      const [start, end] = [(edges[column] ?? 0) + 3, (edges[column + 1] ?? 0) - 3];
      const numeric = !isLeft && NUMERIC.includes(columns[column]?.meaning.kind ?? '');
      const lines = wrapped(text, end - start, size, style.bold ?? false);
      lines.forEach((line, index) =>
        canvas.text(numeric ? end : start, y + index * size * 1.2, line, { size, align: numeric ? 'right' : 'left', ...style }),
      );
      return lines.length * size * 1.2;
    },
    outline(height) {
      if (ruling === 'all')
        columns.forEach((_, column) =>
          canvas.frame({ left: edges[column] ?? 0, top: canvas.y, right: edges[column + 1] ?? 0, bottom: canvas.y + height }),
        );
    },
    lineBelow(height, what) {
      if (ruling === 'lines' || (ruling === 'head' && what === 'head'))
        canvas.rule(canvas.left, canvas.y + height, right, canvas.y + height);
    },
  };
}
