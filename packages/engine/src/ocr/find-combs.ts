import type { BoundingBox } from '../model/index.ts';
import type { Ink } from './find-ink.ts';
import { middleOf } from './middle-of.ts';

/** A row of equal boxes, each for one character; in pixels, right and bottom outside. */
export interface Comb {
  /** The ink of each box, from left to right; null where it is empty. */
  characters: (BoundingBox | null)[];
  box: BoundingBox;
}

/** Heights of its boxes, in heights of the picture's usual print. */
const LOWEST = 1.1;
const TALLEST = 4;

/** Widths of a box, in heights of it, and how far one may be from the middle one. */
const NARROWEST = 0.5;
const WIDEST = 2;
const ALIKE = 0.2;

const FEWEST_BOXES = 3;
const FEWEST_CHARACTERS = 2;

/** Share of a column of pixels that is dark where a stroke parts two boxes, and how thick that is at most, in heights of print. */
const PARTING = 0.85;
const THICKEST = 0.3;

/** Room along the strokes that counts as theirs: their soft edges. */
const EDGE_PX = 2;

/** Ink of a character that may lie apart from it, as a share of its box: a break of the pen. */
const BREAK = 0.06;

/** Combs: two drawn `lines` (horizontal ones, from top to bottom), strokes at even distances between them that end at them, and one character at most in each box. */
export function findCombs(ink: Ink, lines: readonly BoundingBox[], capitalPx: number): Comb[] {
  return lines.flatMap((upper) => {
    const lower = lines.find(({ top, left, right }) => {
      const height = top - upper.bottom;
      return height >= LOWEST * capitalPx && height <= TALLEST * capitalPx && left < upper.right && right > upper.left;
    });
    return lower ? combsBetween(ink, upper, lower, capitalPx) : [];
  });
}

interface Stroke {
  left: number;
  right: number;
}

function combsBetween(ink: Ink, upper: BoundingBox, lower: BoundingBox, capitalPx: number): Comb[] {
  const [top, bottom] = [upper.bottom, lower.top];
  const strokes = strokesIn(ink, {
    left: Math.max(0, Math.max(upper.left, lower.left) - EDGE_PX),
    top,
    right: Math.min(ink.width, Math.min(upper.right, lower.right) + EDGE_PX),
    bottom,
  }).filter(
    ({ left, right }) =>
      right - left <= THICKEST * capitalPx &&
      // Strokes that go on are those of a table: what stands side by side there are several values.
      ![upper.top - 2 * EDGE_PX, lower.bottom + 2 * EDGE_PX].some((y) => darkIn(ink, { left, top: y, right, bottom: y + 1 }) > 0),
  );
  return runsOfBoxes(strokes, bottom - top).flatMap((run): Comb[] => {
    const characters = run.map(([one, other]) =>
      characterIn(ink, { left: one.right + EDGE_PX, top: top + EDGE_PX, right: other.left - EDGE_PX, bottom: bottom - EDGE_PX }),
    );
    if (characters.includes('several') || characters.filter((each) => each !== null).length < FEWEST_CHARACTERS) return [];
    const box = { left: run[0]![0].left, top, right: run.at(-1)![1].right, bottom };
    return [{ characters: characters as (BoundingBox | null)[], box }];
  });
}

/** Columns of pixels that are dark from one line to the other. */
function strokesIn(ink: Ink, { left, top, right, bottom }: BoundingBox): Stroke[] {
  const strokes: Stroke[] = [];
  for (let x = left; x < right; x++) {
    if (darkIn(ink, { left: x, top, right: x + 1, bottom }) < PARTING * (bottom - top)) continue;
    const last = strokes.at(-1);
    if (last?.right === x) last.right = x + 1;
    else strokes.push({ left: x, right: x + 1 });
  }
  return strokes;
}

/** Neighbouring boxes of one width. */
function runsOfBoxes(strokes: readonly Stroke[], height: number): [Stroke, Stroke][][] {
  const boxes = strokes.slice(1).map((stroke, index): [Stroke, Stroke] => [strokes[index] as Stroke, stroke]);
  const widths = boxes.map(([one, other]) => other.left - one.right);
  const usual = middleOf(widths);
  if (usual < NARROWEST * height || usual > WIDEST * height) return [];
  const runs: [Stroke, Stroke][][] = [[]];
  boxes.forEach((box, index) => {
    if (Math.abs((widths[index] as number) - usual) <= ALIKE * usual) (runs.at(-1) as [Stroke, Stroke][]).push(box);
    else runs.push([]);
  });
  return runs.filter((run) => run.length >= FEWEST_BOXES);
}

/** The box around the ink of one box; null where it is empty, and whether more than one character stands in it. */
function characterIn(ink: Ink, box: BoundingBox): BoundingBox | null | 'several' {
  const columns = columnsOf(ink, box);
  const [first] = columns;
  if (!first) return null;
  const between = BREAK * (box.right - box.left);
  if (columns.some(({ left }, index) => index > 0 && left - (columns[index - 1] as Stroke).right > between)) return 'several';
  const sides = { left: first.left, right: columns.at(-1)!.right };
  let [top, bottom] = [box.bottom, box.top];
  for (let y = box.top; y < box.bottom; y++) {
    if (darkIn(ink, { ...sides, top: y, bottom: y + 1 }) === 0) continue;
    top = Math.min(top, y);
    bottom = y + 1;
  }
  return { ...sides, top, bottom };
}

/** Stretches of a box in which ink stands. */
function columnsOf(ink: Ink, { left, top, right, bottom }: BoundingBox): Stroke[] {
  const columns: Stroke[] = [];
  for (let x = left; x < right; x++) {
    if (darkIn(ink, { left: x, top, right: x + 1, bottom }) === 0) continue;
    const last = columns.at(-1);
    if (last?.right === x) last.right = x + 1;
    else columns.push({ left: x, right: x + 1 });
  }
  return columns;
}

function darkIn({ width, height, dark }: Ink, box: BoundingBox): number {
  let sum = 0;
  for (let y = Math.max(0, box.top); y < Math.min(height, box.bottom); y++)
    for (let x = Math.max(0, box.left); x < Math.min(width, box.right); x++) sum += dark[y * width + x] as number;
  return sum;
}
