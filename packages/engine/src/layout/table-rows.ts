import { median } from './median.ts';
import type { Stroke } from './rulings.ts';
import { figureCount, textAt, type TableLine } from './table-lines.ts';
import { opensTotal } from './word-shape.ts';

/** What the grouping needs to know of a table. */
interface RowGrouping {
  numeric: readonly boolean[];
  /** Horizontal rulings that cross the table. */
  separators: readonly Stroke[];
}

/**
 * Distances within an item are at least this much smaller than between items, where distance tells; set on invoice-lines, einvoice-items.
 */
const CLEAR_STEP = 1.35;

/**
 * Groups printed lines to rows. In order of trust: rulings between rows, clearly larger distances between rows, and
 * else the lines that carry the figures, to which the others belong.
 */
export function groupTableLines(lines: readonly TableLine[], grouping: RowGrouping): TableLine[][] {
  const carries = carriers(lines, grouping.numeric);
  if (carries.every(Boolean) && grouping.numeric.some(Boolean)) return lines.map((line) => [line]);
  const sections = splitAt(lines, (before, line) => isSeparated(before, line, grouping.separators));
  if (areRows(sections, lines, carries, grouping)) return sections.flatMap((section) => splitSection(section, lines, carries));
  const byDistance = splitByDistance(lines);
  if (fits(byDistance, lines, carries, grouping, 0.75)) return byDistance;
  return splitByCarriers(lines, carries);
}

/** For each line whether it carries the row's figures (or, in tables of words, most of its cells). */
function carriers(lines: readonly TableLine[], numeric: readonly boolean[]): boolean[] {
  const hasFigures = numeric.some(Boolean);
  const counts = lines.map((line) => (hasFigures ? figureCount(line, numeric) : line.placements.length));
  const most = counts.reduce((max, count) => Math.max(max, count), 0);
  const least = hasFigures ? Math.max(1, Math.ceil(0.5 * most)) : Math.max(2, Math.ceil(0.6 * most));
  return lines.map(
    (line, index) =>
      (counts[index] ?? 0) >= least || (hasFigures && (counts[index] ?? 0) > 0 && opensTotal(line.placements[0]?.piece.text ?? '')),
  );
}

/** Rulings stand between rows where most of what they divide carries figures once. */
function areRows(
  sections: readonly TableLine[][],
  lines: readonly TableLine[],
  carries: readonly boolean[],
  { numeric }: RowGrouping,
): boolean {
  if (sections.length < 2) return false;
  if (!numeric.some(Boolean)) return true;
  const carrying = new Set(lines.filter((_, index) => carries[index]));
  const single = sections.filter((section) => section.filter((line) => carrying.has(line)).length === 1).length;
  return single >= 0.6 * sections.length;
}

/** What stands between two rulings is one row, unless it carries figures twice. */
function splitSection(section: TableLine[], lines: readonly TableLine[], carries: readonly boolean[]): TableLine[][] {
  const [first] = section;
  const from = first ? lines.indexOf(first) : 0;
  const own = carries.slice(from, from + section.length);
  return own.filter(Boolean).length >= 2 ? splitByCarriers(section, own) : [section];
}

/** Every line with a figure makes a row; one row where no line or a single one has. */
export function splitAtFigures(lines: TableLine[], numeric: readonly boolean[]): TableLine[][] {
  const carries = lines.map((line) => figureCount(line, numeric) > 0);
  return carries.filter(Boolean).length >= 2 ? splitByCarriers(lines, carries) : [lines];
}

function splitAt(lines: readonly TableLine[], isNew: (before: TableLine, line: TableLine) => boolean): TableLine[][] {
  const groups: TableLine[][] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (!before || isNew(before, line)) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups;
}

function isSeparated(before: TableLine, line: TableLine, separators: readonly Stroke[]): boolean {
  const [from, to] = [(before.top + before.bottom) / 2, (line.top + line.bottom) / 2];
  return separators.some((stroke) => stroke.at > from && stroke.at < to);
}

/** A division holds where (almost) every group has one line with figures and none has two. */
function fits(
  groups: readonly TableLine[][],
  lines: readonly TableLine[],
  carries: readonly boolean[],
  grouping: RowGrouping,
  share: number,
): boolean {
  if (groups.length < 2 || (groups.length === lines.length && !carries.every(Boolean))) return false;
  if (!grouping.numeric.some(Boolean)) return true;
  let at = 0;
  let single = 0;
  for (const group of groups) {
    let count = 0;
    for (let step = 0; step < group.length; step++) if (carries[at++]) count++;
    if (count > 1) return false;
    if (count === 1) single++;
  }
  return single >= share * groups.length;
}

/** Cuts at the distances above the clearest step between small and large ones; one group where there is none. */
function splitByDistance(lines: readonly TableLine[]): TableLine[][] {
  const pitches = pitchesOf(lines);
  const sorted = [...pitches].sort((a, b) => a - b);
  let [limit, clearest] = [Infinity, CLEAR_STEP];
  for (let at = 1; at < sorted.length; at++) {
    const [small, large] = [sorted[at - 1] ?? 0, sorted[at] ?? 0];
    if (small > 0 && large / small > clearest) [limit, clearest] = [(small + large) / 2, large / small];
  }
  return splitAt(lines, (before, line) => line.bottom - before.bottom > limit);
}

const pitchesOf = (lines: readonly TableLine[]): number[] => lines.slice(1).map((line, index) => line.bottom - (lines[index]?.bottom ?? 0));

/** Each line with figures makes a row; the others join the row above, or below where the figures stand on the last line. */
function splitByCarriers(lines: readonly TableLine[], carries: readonly boolean[]): TableLine[][] {
  const figuresLast = standLast(lines, carries);
  const rowPitch = median(
    pitchesOf(lines).filter((_, index) => carries[index] && carries[index + 1]),
    0,
  );
  const groups: TableLine[][] = [];
  let open = false;
  for (const [index, line] of lines.entries()) {
    const group = groups.at(-1);
    const before = lines[index - 1];
    const joins =
      group !== undefined &&
      before !== undefined &&
      (figuresLast ? open : !carries[index] && continues(before, line, rowPitch, carries.filter(Boolean).length, lines.length));
    if (joins) group.push(line);
    else groups.push([line]);
    open = !carries[index];
  }
  return figuresLast ? attachTail(groups, carries) : attachHead(groups, lines, carries);
}

/** A line without figures belongs to the row above unless it looks like a row whose figures are missing. */
function continues(before: TableLine, line: TableLine, rowPitch: number, rows: number, lines: number): boolean {
  const startsRow = textAt(line, 0) !== '' && line.placements.length === 1;
  if (!startsRow || textAt(before, 0) === '') return textAt(line, 0) === '' || line.placements.length <= 2;
  if (opensTotal(textAt(line, 0))) return false;
  if (rowPitch > 0 && line.bottom - before.bottom < 0.8 * rowPitch) return true;
  if (/^\p{Ll}/u.test(textAt(line, 0))) return true;
  return !(rows >= 4 && rows >= 0.7 * lines);
}

/** Do the figures stand on the last line of an item? The neighbour that stands nearer is of the same item. */
function standLast(lines: readonly TableLine[], carries: readonly boolean[]): boolean {
  if (carries[0] || !carries.at(-1)) return false;
  let towardsNext = 0;
  for (let at = 1; at + 1 < lines.length; at++) {
    const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]];
    if (carries[at] || !above || !line || !below) continue;
    const difference = line.bottom - above.bottom - (below.bottom - line.bottom);
    if (carries[at - 1] && Math.abs(difference) > 0.1 * line.em) towardsNext += difference > 0 ? 1 : -1;
    else if (carries[at - 1]) towardsNext += textAt(line, 0) !== '' ? 0.5 : -0.5;
  }
  return towardsNext >= 0 && lines[0] !== undefined && textAt(lines[0], 0) !== '';
}

/** Lines after the last figures belong to the last row. */
function attachTail(groups: TableLine[][], carries: readonly boolean[]): TableLine[][] {
  const last = groups.at(-1);
  if (groups.length < 2 || !last || carries.at(-1)) return groups;
  groups.at(-2)?.push(...last);
  return groups.slice(0, -1);
}

/** A lone line before the first figures opens the first row where it stands close to it. */
function attachHead(groups: TableLine[][], lines: readonly TableLine[], carries: readonly boolean[]): TableLine[][] {
  const [head, first] = groups;
  const [above, below] = [lines[0], lines[1]];
  if (carries[0] || !head || !first || head.length > 1 || !above || !below || !carries[1]) return groups;
  if (below.bottom - above.bottom > 1.3 * below.em || textAt(above, 0) !== '') return groups;
  return [[...head, ...first], ...groups.slice(2)];
}
