import type { TableManner } from './table-manner.ts';

/** A table on its side: the labels in the first column, each entry a column. */
export const transposed: TableManner = ({ columns, rows, keyOf }, canvas, { random }, size) => {
  const labels = Math.min(140, canvas.width * 0.28);
  const width = (canvas.width - labels) / rows.length;
  const [ruled, bold] = [random.chance(0.5), random.chance(0.6)];
  columns.forEach(({ label }, column) => {
    canvas.need(size * 5);
    const heights = [
      canvas.flow(canvas.left + 3, canvas.y + 2, labels - 6, label, { size, bold }),
      ...rows.map((row, number) => {
        const x = canvas.left + labels + number * width + 3;
        return canvas.flow(x, canvas.y + 2, width - 6, row[column]?.printed ?? '', { size, of: keyOf(number, column) });
      }),
    ];
    const height = Math.max(...heights) + 4;
    if (ruled)
      heights.forEach((_, at) => {
        const [left, right] = at === 0 ? [0, labels] : [labels + (at - 1) * width, labels + at * width];
        canvas.frame({ left: canvas.left + left, top: canvas.y, right: canvas.left + right, bottom: canvas.y + height });
      });
    canvas.y += height;
  });
};
