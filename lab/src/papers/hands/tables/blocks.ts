import type { TableManner } from './table-manner.ts';

/** No table: each entry a block of labels with their values, one below the other or running on, counted or led by its first value. */
export const blocks: TableManner = ({ columns, rows, keyOf }, canvas, { random }, size) => {
  const [sign, isCounted, isLed, isTight] = [random.pick([':', ':', '']), random.chance(0.4), random.chance(0.5), random.chance(0.4)];
  rows.forEach((row, number) => {
    canvas.need(size * 1.5 * (columns.length + 2));
    let x = canvas.left;
    columns.forEach(({ label }, column) => {
      const text = row[column]?.printed ?? '';
      const isHead = isLed && column === 0;
      const before = `${isCounted && column === 0 ? `${number + 1}. ` : ''}${isHead ? '' : `${label}${sign}`}`.trim();
      const isFull = x + (before.length + text.length + 3) * size * 0.5 > canvas.right;
      if (column > 0 && (!isTight || isFull || (isLed && column === 1))) {
        x = canvas.left;
        canvas.y += size * 1.35;
      }
      if (before !== '') x += canvas.text(x, canvas.y, before, { size, bold: isHead }) + size * 0.4;
      x += canvas.text(x, canvas.y, text, { size, bold: isHead, of: keyOf(number, column) }) + size * 1.6;
    });
    canvas.y += size * 2.2;
  });
};
