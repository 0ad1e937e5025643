import { MAX_INK_SHAPES } from '../limits.ts';
import type { Ink } from './find-ink.ts';

/** A connected piece of ink; its box in pixels, right and bottom outside. */
export interface InkShape {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Dark pixels. */
  area: number;
}

/** A run of dark pixels in one row and the shape it belongs to. */
interface Run {
  from: number;
  to: number;
  shape: number;
}

/** Connected shapes (8 neighbours), from top to bottom; the first `MAX_INK_SHAPES` of them. */
export function findInkShapes({ width, height, dark }: Ink): InkShape[] {
  const shapes: InkShape[] = [];
  const mergedInto: number[] = [];
  let above: Run[] = [];
  for (let y = 0; y < height && shapes.length < MAX_INK_SHAPES; y++) {
    const runs = runsOf(dark, y * width, width);
    let first = 0;
    for (const run of runs) {
      while (first < above.length && (above[first] as Run).to < run.from) first++;
      for (let index = first; index < above.length && (above[index] as Run).from <= run.to; index++) {
        const touched = rootOf(mergedInto, (above[index] as Run).shape);
        run.shape = run.shape < 0 ? touched : merge(shapes, mergedInto, run.shape, touched);
      }
      if (run.shape < 0) {
        run.shape = shapes.length;
        mergedInto.push(run.shape);
        shapes.push({ left: run.from, top: y, right: run.to, bottom: y + 1, area: 0 });
      }
      grow(shapes[run.shape] as InkShape, run, y);
    }
    above = runs;
  }
  return shapes.filter((_, index) => mergedInto[index] === index);
}

function runsOf(dark: Uint8Array, start: number, width: number): Run[] {
  const runs: Run[] = [];
  for (let x = 0; x < width; x++) {
    if (dark[start + x] !== 1) continue;
    const from = x;
    while (x < width && dark[start + x] === 1) x++;
    runs.push({ from, to: x, shape: -1 });
  }
  return runs;
}

function rootOf(mergedInto: number[], shape: number): number {
  let root = shape;
  while (mergedInto[root] !== root) root = mergedInto[root] as number;
  mergedInto[shape] = root;
  return root;
}

function merge(shapes: InkShape[], mergedInto: number[], one: number, other: number): number {
  const from = rootOf(mergedInto, one);
  if (from === other) return other;
  const [kept, gone] = [Math.min(from, other), Math.max(from, other)];
  const target = shapes[kept] as InkShape;
  const source = shapes[gone] as InkShape;
  mergedInto[gone] = kept;
  target.left = Math.min(target.left, source.left);
  target.top = Math.min(target.top, source.top);
  target.right = Math.max(target.right, source.right);
  target.bottom = Math.max(target.bottom, source.bottom);
  target.area += source.area;
  return kept;
}

function grow(shape: InkShape, { from, to }: Run, y: number): void {
  shape.left = Math.min(shape.left, from);
  shape.right = Math.max(shape.right, to);
  shape.bottom = y + 1;
  shape.area += to - from;
}
