import { boxHeight, boxWidth } from '../model/index.ts';
import type { Ink } from './find-ink.ts';
import type { InkShape } from './ink-shapes.ts';

/** From this height on, in heights of most print, a shape may be words of two lines that touch. */
const TALL = 1.7;

/** Ink of a row between two lines, as a share of that of the shape's usual row. */
const BETWEEN = 0.4;

/** Heights of a line at least, in heights of most print. */
const LOWEST_LINE = 0.6;

/** Shapes of words whose letters touch those of the line below, parted where hardly any ink joins them. `usual`: height of most print. */
export function partLines(ink: Ink, shapes: readonly InkShape[], usual: number): InkShape[] {
  return shapes.flatMap((shape) =>
    boxHeight(shape) > TALL * usual && boxWidth(shape) > boxHeight(shape) / 2 ? part(ink, shape, usual) : [shape],
  );
}

function part(ink: Ink, shape: InkShape, usual: number): InkShape[] {
  const rows = rowsOf(ink, shape);
  const mean = rows.reduce((sum, row) => sum + row, 0) / rows.length;
  const lowest = Math.ceil(LOWEST_LINE * usual);
  let at = -1;
  for (let row = lowest; row < rows.length - lowest; row++)
    if ((rows[row] as number) < BETWEEN * mean && (at < 0 || (rows[row] as number) < (rows[at] as number))) at = row;
  if (at < 0) return [shape];
  const y = shape.top + at;
  const areaOf = (from: number, to: number): number => rows.slice(from, to).reduce((sum, row) => sum + row, 0);
  return [
    ...part(ink, { ...shape, bottom: y, area: areaOf(0, at) }, usual),
    ...part(ink, { ...shape, top: y + 1, area: areaOf(at + 1, rows.length) }, usual),
  ].filter((each) => each.area > 0);
}

/** Dark pixels of each row in the shape's box. */
function rowsOf({ width, dark }: Ink, { left, top, right, bottom }: InkShape): number[] {
  const rows: number[] = [];
  for (let y = top; y < bottom; y++) {
    let sum = 0;
    for (let x = left; x < right; x++) sum += dark[y * width + x] as number;
    rows.push(sum);
  }
  return rows;
}
