import { boxCentreX, boxCentreY, type Ruling } from '../model/index.ts';
import { MAX_STROKES_PER_PAGE } from '../limits.ts';

/** A drawn line without thickness: `at` across its direction, `from`..`to` along it. */
export interface Stroke {
  at: number;
  from: number;
  to: number;
}

/** The drawn lines of a page, pieces of one line joined, each list sorted by `at`. */
export interface Strokes {
  horizontal: Stroke[];
  vertical: Stroke[];
}

/** Pieces of one line lie within this distance in points: double lines and the two edges of a thin bar. */
const SAME_LINE_PT = 1.5;
/** Dashes and dots of one line. */
const DASH_GAP_PT = 4;
/** Shorter lines are ticks, letters and ornaments. */
const MIN_LENGTH_PT = 7;

/** Joins rulings to whole lines. Of a page with too many (a drawing, a map) only the longest count. */
export function joinRulings(rulings: readonly Ruling[]): Strokes {
  const strokes = { horizontal: [] as Stroke[], vertical: [] as Stroke[] };
  for (const { box, orientation } of rulings) {
    if (orientation === 'horizontal') strokes.horizontal.push({ at: boxCentreY(box), from: box.left, to: box.right });
    else strokes.vertical.push({ at: boxCentreX(box), from: box.top, to: box.bottom });
  }
  return { horizontal: joinStrokes(strokes.horizontal), vertical: joinStrokes(strokes.vertical) };
}

function joinStrokes(strokes: Stroke[]): Stroke[] {
  const sorted = strokes.sort((a, b) => a.at - b.at);
  const joined: Stroke[] = [];
  let start = 0;
  for (let at = 1; at <= sorted.length; at++) {
    const [first, next] = [sorted[start], sorted[at]];
    if (first && next && next.at - first.at <= SAME_LINE_PT) continue;
    joined.push(...joinAlong(sorted.slice(start, at)));
    start = at;
  }
  const long = joined.filter((stroke) => stroke.to - stroke.from >= MIN_LENGTH_PT);
  if (long.length <= MAX_STROKES_PER_PAGE) return long.sort((a, b) => a.at - b.at || a.from - b.from);
  return long
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, MAX_STROKES_PER_PAGE)
    .sort((a, b) => a.at - b.at || a.from - b.from);
}

function joinAlong(strokes: Stroke[]): Stroke[] {
  const joined: Stroke[] = [];
  for (const stroke of strokes.sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && stroke.from <= last.to + DASH_GAP_PT) last.to = Math.max(last.to, stroke.to);
    else joined.push({ ...stroke });
  }
  return joined;
}

/** Index of the first stroke with `at` >= the given place. */
export function firstStrokeAt(strokes: readonly Stroke[], at: number): number {
  let [low, high] = [0, strokes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((strokes[middle]?.at ?? Infinity) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Strokes with `from` <= at <= `to`. */
export function* strokesBetween(strokes: readonly Stroke[], from: number, to: number): Generator<Stroke> {
  for (let index = firstStrokeAt(strokes, from); index < strokes.length; index++) {
    const stroke = strokes[index];
    if (!stroke || stroke.at > to) return;
    yield stroke;
  }
}
