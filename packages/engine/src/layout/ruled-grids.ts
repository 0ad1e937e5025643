import type { BoundingBox } from '../model/index.ts';
import { MAX_GRID_CELLS } from '../limits.ts';
import { strokesBetween, type Stroke, type Strokes } from './rulings.ts';

/** Cells drawn with lines. `xs` and `ys` are the places of the lines; cells may span. */
export interface RuledGrid extends BoundingBox {
  xs: number[];
  ys: number[];
  cells: GridCell[];
}

/** Half-open ranges of grid columns and rows. */
export interface GridCell extends BoundingBox {
  column: number;
  columnSpan: number;
  row: number;
  rowSpan: number;
}

/** Lines that end this near to another one touch it; drawn forms and scans leave gaps. */
const TOUCH_PT = 4;
/** Share of a cell's side that must be drawn to count as a wall. */
const WALL_SHARE = 0.5;

/** Groups of lines that touch each other, as grids. A single box is a grid of one cell. */
export function findGrids(strokes: Strokes): RuledGrid[] {
  return groupTouching(strokes).flatMap((group) => {
    const grid = toGrid(group);
    return grid ? [grid] : [];
  });
}

/** Connected components over the crossings of horizontal and vertical strokes. */
function groupTouching({ horizontal, vertical }: Strokes): Strokes[] {
  const parent = [...horizontal, ...vertical].map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root] = parent[parent[root] ?? root] ?? root;
    return root;
  };
  const position = new Map(horizontal.map((stroke, index) => [stroke, index]));
  for (const [index, stroke] of vertical.entries()) {
    for (const crossing of strokesBetween(horizontal, stroke.from - TOUCH_PT, stroke.to + TOUCH_PT)) {
      if (crossing.from - TOUCH_PT > stroke.at || crossing.to + TOUCH_PT < stroke.at) continue;
      parent[rootOf(position.get(crossing) ?? 0)] = rootOf(horizontal.length + index);
    }
  }
  const groups = new Map<number, Strokes>();
  const groupOf = (index: number): Strokes => {
    const root = rootOf(index);
    const group = groups.get(root) ?? { horizontal: [], vertical: [] };
    groups.set(root, group);
    return group;
  };
  for (const [index, stroke] of horizontal.entries()) groupOf(index).horizontal.push(stroke);
  for (const [index, stroke] of vertical.entries()) groupOf(horizontal.length + index).vertical.push(stroke);
  return [...groups.values()].filter(
    (group) => group.horizontal.length >= 1 && group.vertical.length >= 1 && group.horizontal.length + group.vertical.length >= 3,
  );
}

function toGrid({ horizontal, vertical }: Strokes): RuledGrid | null {
  const xs = placesOf(vertical, horizontal);
  const ys = placesOf(horizontal, vertical);
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  if (columns < 1 || rows < 1 || columns * rows > MAX_GRID_CELLS) return null;
  const rightWall = walls(vertical, xs, ys);
  const lowerWall = walls(horizontal, ys, xs);
  const box = { left: xs[0] ?? 0, top: ys[0] ?? 0, right: xs[columns] ?? 0, bottom: ys[rows] ?? 0 };
  return {
    ...box,
    xs,
    ys,
    cells: mergeCells(
      xs,
      ys,
      (row, column) => rightWall.has((column + 1) * rows + row),
      (row, column) => lowerWall.has((row + 1) * columns + column),
    ),
  };
}

/** Places of the strokes, near ones as one; and the outer edge that strokes across reach beyond the last one (open tables). */
function placesOf(strokes: readonly Stroke[], across: readonly Stroke[]): number[] {
  const places: number[] = [];
  for (const { at } of strokes) if (at - (places.at(-1) ?? -Infinity) > TOUCH_PT) places.push(at);
  const from = Math.min(...across.map((stroke) => stroke.from));
  const to = Math.max(...across.map((stroke) => stroke.to));
  if (from < (places[0] ?? Infinity) - 2 * TOUCH_PT) places.unshift(from);
  if (to > (places.at(-1) ?? -Infinity) + 2 * TOUCH_PT) places.push(to);
  return places;
}

/** Keys `line * segments + segment` of the sides between neighbouring `crossPlaces` that are drawn at `places[line]`. */
function walls(strokes: readonly Stroke[], places: readonly number[], crossPlaces: readonly number[]): Set<number> {
  const segments = crossPlaces.length - 1;
  const covered = new Float64Array(places.length * segments);
  let line = 0;
  for (const stroke of strokes) {
    while (line + 1 < places.length && Math.abs((places[line + 1] ?? 0) - stroke.at) <= Math.abs((places[line] ?? 0) - stroke.at)) line++;
    for (let segment = firstSegment(crossPlaces, stroke.from); segment < segments; segment++) {
      const [from, to] = [crossPlaces[segment] ?? 0, crossPlaces[segment + 1] ?? 0];
      if (from >= stroke.to) break;
      const key = line * segments + segment;
      covered[key] = (covered[key] ?? 0) + Math.max(0, Math.min(to, stroke.to) - Math.max(from, stroke.from)) / Math.max(to - from, 0.1);
    }
  }
  const drawn = new Set<number>();
  for (const [key, share] of covered.entries()) if (share >= WALL_SHARE) drawn.add(key);
  return drawn;
}

function firstSegment(places: readonly number[], at: number): number {
  let [low, high] = [0, places.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle + 1] ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Joins cells without a wall between them, always to rectangles. */
function mergeCells(
  xs: readonly number[],
  ys: readonly number[],
  hasRightWall: (row: number, column: number) => boolean,
  hasLowerWall: (row: number, column: number) => boolean,
): GridCell[] {
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  const taken = new Uint8Array(columns * rows);
  const cells: GridCell[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (taken[row * columns + column]) continue;
      let columnSpan = 1;
      while (column + columnSpan < columns && !taken[row * columns + column + columnSpan] && !hasRightWall(row, column + columnSpan - 1))
        columnSpan++;
      let rowSpan = 1;
      while (row + rowSpan < rows && isOpenBelow(row + rowSpan - 1, column, columnSpan, columns, taken, hasRightWall, hasLowerWall))
        rowSpan++;
      for (let r = row; r < row + rowSpan; r++) taken.fill(1, r * columns + column, r * columns + column + columnSpan);
      const box = { left: xs[column] ?? 0, top: ys[row] ?? 0, right: xs[column + columnSpan] ?? 0, bottom: ys[row + rowSpan] ?? 0 };
      cells.push({ ...box, column, columnSpan, row, rowSpan });
    }
  }
  return cells;
}

/** No wall under any of the columns, none within the row below, and that row is free. */
function isOpenBelow(
  row: number,
  column: number,
  columnSpan: number,
  columns: number,
  taken: Uint8Array,
  hasRightWall: (row: number, column: number) => boolean,
  hasLowerWall: (row: number, column: number) => boolean,
): boolean {
  for (let c = column; c < column + columnSpan; c++) {
    if (hasLowerWall(row, c) || taken[(row + 1) * columns + c]) return false;
    if (c + 1 < column + columnSpan && hasRightWall(row + 1, c)) return false;
  }
  return true;
}
