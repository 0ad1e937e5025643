import type { Stroke } from './rulings.ts';
import type { TableLine } from './table-lines.ts';
import { looksBlank, looksNumeric, opensTotal } from './word-shape.ts';

/** Header lines looked for at the top of a table: four rows of labels, each wrapped once. */
const MAX_HEADER_LINES = 8;

/**
 * How many of the leading lines are headers: lines without figures above columns of figures (years may stand in a
 * header), above a ruling, or bold above plain.
 */
export function countHeaderLines(lines: readonly TableLine[], numeric: readonly boolean[], separators: readonly Stroke[]): number {
  const figureless = leadingLines(lines, (line) => !isBody(line, numeric));
  const limit = Math.min(figureless, MAX_HEADER_LINES, lines.length - 1);
  const ruled = lastRuledLine(lines, limit, separators);
  if (ruled > 0) return ruled;
  const bold = leadingLines(lines, (line) => line.placements.every(({ piece }) => piece.bold));
  if (bold > 0 && bold < limit && labelsMost(lines.slice(0, limit), bold)) return Math.min(bold, MAX_HEADER_LINES);
  if (numeric.some(Boolean) && figureless < lines.length) return withYears(lines, numeric, limit);
  if (bold > 0 && bold < lines.length) return Math.min(bold, MAX_HEADER_LINES);
  return numeric.some(Boolean) ? 0 : textHeader(lines);
}

/** The first lines label at least as many columns as those after them; else they are a title. */
const labelsMost = (lines: readonly TableLine[], count: number): boolean => most(lines.slice(0, count)) >= most(lines.slice(count));

const most = (lines: readonly TableLine[]): number => lines.reduce((max, line) => Math.max(max, line.placements.length), 0);

function leadingLines(lines: readonly TableLine[], holds: (line: TableLine) => boolean): number {
  const end = lines.findIndex((line) => !holds(line));
  return end < 0 ? lines.length : end;
}

/** A line with a figure where figures stand; a line of nothing but years is not one. */
function isBody(line: TableLine, numeric: readonly boolean[]): boolean {
  const figures = line.placements.filter(({ piece, first }) => numeric[first] && (looksNumeric(piece.text) || looksBlank(piece.text)));
  if (figures.length === 0)
    return (
      opensTotal(line.placements[0]?.piece.text ?? '') && line.placements.length === 2 && looksNumeric(line.placements[1]?.piece.text ?? '')
    );
  return !(figures.length >= 2 && figures.every(({ piece }) => /^(?:19|20)\d\d$/.test(piece.text)) && (line.placements[0]?.first ?? 0) > 0);
}

/** The last of the first lines under which a ruling crosses the table, if not every line has one. */
function lastRuledLine(lines: readonly TableLine[], limit: number, separators: readonly Stroke[]): number {
  const ruledAfter = (index: number): boolean => {
    const [above, below] = [lines[index], lines[index + 1]];
    return (
      above !== undefined &&
      below !== undefined &&
      separators.some((stroke) => stroke.at > (above.top + above.bottom) / 2 && stroke.at < (below.top + below.bottom) / 2)
    );
  };
  const ruled = lines.slice(0, -1).filter((_, index) => ruledAfter(index)).length;
  if (ruled === 0 || ruled > Math.max(3, 0.3 * lines.length)) return 0;
  for (let index = limit - 1; index >= 0; index--) if (ruledAfter(index)) return index + 1;
  return 0;
}

/** A line without figures that only opens a section ("Germany") right above the figures is still no header if headers stand above it. */
function withYears(lines: readonly TableLine[], numeric: readonly boolean[], limit: number): number {
  let count = limit;
  while (count > 1 && isSectionTitle(lines[count - 1], numeric) && lines[count - 2]?.placements.some(({ first }) => numeric[first]))
    count--;
  return count;
}

const isSectionTitle = (line: TableLine | undefined, numeric: readonly boolean[]): boolean =>
  line !== undefined && line.placements.length === 1 && line.placements[0]?.first === 0 && !numeric[0] && line.placements[0].last === 0;

/** In a table of words: a first line of short labels without digits, where later lines have some. */
function textHeader(lines: readonly TableLine[]): number {
  const [first, ...rest] = lines;
  if (!first || rest.length === 0) return 0;
  const full = lines.reduce((max, line) => Math.max(max, line.placements.length), 0);
  const labels = first.placements.every(({ piece }) => !/\d/.test(piece.text) && piece.words.length <= 4);
  const digitsBelow = rest.some((line) => line.placements.some(({ piece }) => /\d/.test(piece.text)));
  return labels && digitsBelow && first.placements.length === full ? 1 : 0;
}
