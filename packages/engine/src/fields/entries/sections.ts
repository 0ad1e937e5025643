import type { DocumentLayout, Line } from '../../model/index.ts';
import { SAME_EDGE_PT, USUAL_SHARE } from './anchors.ts';

/** Heights of print as near as this are one size, in points. */
const SAME_SIZE_PT = 0.8;
/** So far left of its entries the heading of a section may stand, in points. */
const MOST_LEFT_PT = 40;
/** A section's heading is so much nearer to what a row is called than the next that it is meant. */
const CLEARLY_NEARER = 0.08;

/**
 * Of anchors that stand under several headings of one look ("Work", "Education") those of one section, and the headings that end its entries: the section whose
 * heading is nearest to what a row is called, else the one with most. `nearness`: -1..1 of printed words.
 */
export function anchorsOfSection(
  layout: DocumentLayout,
  anchors: readonly Line[],
  nearness: (printed: string) => number,
): { anchors: Line[]; headings: Line[] } {
  const headings = headingsOf(layout, anchors);
  const sections = headings.map((heading, at) => ({
    near: nearness(heading.text),
    anchors: anchors.filter((anchor) => isBefore(heading, anchor) && !(headings[at + 1] && isBefore(headings[at + 1] ?? heading, anchor))),
  }));
  const [first, second] = sections.filter((section) => section.anchors.length > 0).sort((a, b) => b.near - a.near);
  if (!first || headings.length > USUAL_SHARE * anchors.length + 1) return { anchors: [...anchors], headings: [] };
  const most = sections.reduce((best, section) => (section.anchors.length > best.anchors.length ? section : best), first);
  const meant = first.near - (second?.near ?? -1) >= CLEARLY_NEARER ? first : most;
  return { anchors: meant.anchors, headings };
}

/** Lines that look like the heading above the first anchor, in reading order; none where none stands there. */
function headingsOf(layout: DocumentLayout, anchors: readonly Line[]): Line[] {
  const [first] = anchors;
  if (!first) return [];
  const all = layout.lines.filter(
    (line) =>
      !anchors.includes(line) &&
      /\p{L}{3}/u.test(line.text) &&
      (layout.blocks[line.block]?.role === 'heading' || line.words.every(({ bold }) => bold)),
  );
  const above = all.filter(
    (line) =>
      line.pageNumber === first.pageNumber &&
      line.box.bottom <= first.box.top + SAME_SIZE_PT &&
      line.box.left <= first.box.left + SAME_EDGE_PT &&
      line.box.left >= first.box.left - MOST_LEFT_PT,
  );
  const own = above.sort((a, b) => b.box.top - a.box.top)[0];
  return own ? all.filter((line) => areAlike(line, own)).sort((a, b) => (isBefore(a, b) ? -1 : 1)) : [];
}

const areAlike = (a: Line, b: Line): boolean =>
  Math.abs(heightOf(a) - heightOf(b)) <= SAME_SIZE_PT &&
  Math.abs(a.box.left - b.box.left) <= SAME_EDGE_PT &&
  (a.words[0]?.bold ?? false) === (b.words[0]?.bold ?? false);

const heightOf = ({ box }: Line): number => box.bottom - box.top;

/** Whether a line stands above another, or on a page before. */
export const isBefore = (line: Line, other: Line): boolean =>
  line.pageNumber < other.pageNumber || (line.pageNumber === other.pageNumber && line.box.top < other.box.top);
