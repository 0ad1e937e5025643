import type { DocumentLayout, Line } from '../../model/index.ts';
import { SAME_EDGE_PT } from './anchors.ts';
import { isInMargin } from './margins.ts';
import { isBefore } from './sections.ts';

/** The last entry has no next one to end it: so much higher than the highest other it may be. */
const LAST_ENTRY_SHARE = 1.3;

interface Column {
  left: number;
  right: number;
}

/** The indices of the lines of each anchor's entry, in reading order. `headings`: lines at which whatever entry stands above them ends. */
export function linesOfEntries(layout: DocumentLayout, anchors: readonly Line[], headings: readonly Line[] = []): number[][] {
  const columns = columnsOf(anchors);
  const columnOf = ({ box }: Line): number => columns.findLastIndex(({ left }) => box.left >= left - SAME_EDGE_PT);
  const entries = anchors.map((anchor): Line[] => [anchor]);
  const isAnchor = new Map(anchors.map((anchor, at) => [anchor.index, at]));
  const heads = headsAbove(layout, anchors, columnOf);
  for (const line of layout.lines) {
    if (isAnchor.has(line.index) || isInMargin(layout, line)) continue;
    const head = heads.get(line.index);
    const at = head ?? entryOf(line, anchors, columnOf);
    const anchor = anchors[at];
    if (anchor && !headings.some((heading) => isBefore(anchor, heading) && !isBefore(line, heading))) entries[at]?.push(line);
  }
  const heights = entries.slice(0, -1).map(heightOf);
  const most = Math.max(...heights) * LAST_ENTRY_SHARE;
  const last = anchors.at(-1);
  return entries.map((lines, at) =>
    lines
      .filter((line) => at < entries.length - 1 || !last || line.pageNumber !== last.pageNumber || line.box.bottom - last.box.top <= most)
      .map(({ index }) => index)
      .sort((a, b) => a - b),
  );
}

/** The last anchor above a line in its column; on a page whose column begins with no anchor, the last of the pages before. */
function entryOf(line: Line, anchors: readonly Line[], columnOf: (line: Line) => number): number {
  const column = columnOf(line);
  const tolerance = (line.box.bottom - line.box.top) / 2;
  return anchors.findLastIndex(
    (anchor) =>
      (anchor.pageNumber < line.pageNumber && columnOf(line) >= 0) ||
      (anchor.pageNumber === line.pageNumber && columnOf(anchor) === column && anchor.box.top <= line.box.top + tolerance),
  );
}

/** Between an anchor and its head, in heights of the anchor; what is parted from a head by twice its own gap and this much belongs to what is above. */
const [WIDEST_GAP, NARROW_GAP] = [0.9, 0.15];

/** Lines right above an anchor in its column that begin its entry: as many as stand above most anchors, parted from what is before by a wider gap. */
function headsAbove(layout: DocumentLayout, anchors: readonly Line[], columnOf: (line: Line) => number): Map<number, number> {
  const above = anchors.map((anchor) => {
    const height = anchor.box.bottom - anchor.box.top;
    const heads: Line[] = [];
    let [below, widest] = [anchor, WIDEST_GAP * height];
    for (let index = anchor.index - 1; index >= 0; index--) {
      const line = layout.lines[index];
      if (!line || line.pageNumber !== anchor.pageNumber) break;
      if (columnOf(line) !== columnOf(anchor)) continue;
      const gap = below.box.top - line.box.bottom;
      if (anchors.includes(line) || gap > widest || gap < -2) break;
      heads.push(line);
      [below, widest] = [line, Math.min(widest, 2 * gap + NARROW_GAP * height)];
    }
    return heads;
  });
  const counts = above.slice(1).map((heads) => heads.length);
  const usual = counts.sort((a, b) => a - b)[counts.length >> 1] ?? 0;
  const isUsual = usual > 0 && usual <= 2 && above.every((heads) => heads.length >= usual);
  return new Map(isUsual ? above.flatMap((heads, at) => heads.slice(0, usual).map((line) => [line.index, at] as const)) : []);
}

export function columnsOf(anchors: readonly Line[]): Column[] {
  const lefts = [...new Set(anchors.map(({ box }) => box.left))].sort((a, b) => a - b);
  const edges = lefts.filter((left, at) => at === 0 || left - (lefts[at - 1] ?? 0) > SAME_EDGE_PT);
  return edges.map((left, at) => ({ left, right: edges[at + 1] ?? Infinity }));
}

function heightOf(lines: readonly Line[]): number {
  const page = lines[0]?.pageNumber;
  const boxes = lines.filter(({ pageNumber }) => pageNumber === page).map(({ box }) => box);
  return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
}
