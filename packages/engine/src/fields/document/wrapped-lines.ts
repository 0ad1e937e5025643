import type { DocumentLayout, Table } from '../../model/index.ts';

/** Rows of a table from which the width of a column is read. */
const MAX_EDGE_ROWS = 300;

/** The right edge that the first paragraphs of a column's cells reach; notes below them may be set wider. */
export function columnEdge(layout: DocumentLayout, table: Table, column: number): number {
  let edge = 0;
  for (const row of table.rows.slice(0, MAX_EDGE_ROWS)) {
    const cell = row.cells[column];
    if (!cell || cell.columnSpan > 1 || row.role === 'header') continue;
    for (const line of firstParagraph(layout, cell.lines)) edge = Math.max(edge, layout.lines[line]?.box.right ?? 0);
  }
  return edge;
}

/** Lines up to the first wider gap, bullet or label. */
function firstParagraph(layout: DocumentLayout, lines: readonly number[]): number[] {
  const end = lines.findIndex(
    (line, at) => at > 0 && (beginsAnew(layout.lines[line]?.text ?? '') || gapAbove(layout, lines[at - 1], line) > 0.6),
  );
  return end < 0 ? [...lines] : lines.slice(0, end);
}

const beginsAnew = (text: string): boolean => /^[*•·–-]\s/.test(text) || /^[\p{L}\s-]{2,30}\s?:/u.test(text);

/** Space between two lines, in line heights. */
function gapAbove(layout: DocumentLayout, above: number | undefined, below: number): number {
  const [upper, lower] = [layout.lines[above ?? -1], layout.lines[below]];
  return upper && lower ? (lower.box.top - upper.box.bottom) / Math.max(1, upper.box.bottom - upper.box.top) : 0;
}

/** The first line and those that only wrap it; what begins anew below it is another thing (a code, a note). */
export function wrappedLines(layout: DocumentLayout, lines: readonly number[], edge: number): number[] {
  const kept: number[] = [];
  for (const line of lines) {
    const above = kept.at(-1);
    if (above !== undefined && !goesOnBelow(layout, above, line, edge)) break;
    kept.push(line);
  }
  return kept;
}

/** The upper line is so full that the lower one's first word did not fit, or it plainly goes on. */
export function goesOnBelow(layout: DocumentLayout, above: number | undefined, below: number | undefined, edge: number): boolean {
  const [upper, lower] = [layout.lines[above ?? -1], layout.lines[below ?? -1]];
  const word = lower?.words[0];
  if (!upper || !lower || !word || beginsAnew(lower.text) || gapAbove(layout, above, lower.index) > 1) return false;
  if (sameRow(layout, above ?? -1, below ?? -1)) return true;
  if (/[-,&/(]$/.test(upper.text.trim()) || /^[-\p{Ll})&]/u.test(lower.text)) return true;
  const space = 0.25 * (upper.box.bottom - upper.box.top);
  return upper.box.right + space + (word.box.right - word.box.left) > edge - 2;
}

/** Two pieces of one printed line, told apart by a wide space. */
function sameRow(layout: DocumentLayout, a: number, b: number): boolean {
  const [one, other] = [layout.lines[a], layout.lines[b]];
  return (
    one !== undefined &&
    other !== undefined &&
    Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > 0.5 * (one.box.bottom - one.box.top)
  );
}
