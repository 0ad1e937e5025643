import type { DocumentLayout, Line } from '../../model/index.ts';
import { LEAST_ENTRIES, spread, USUAL_SHARE } from './anchors.ts';
import { columnsOf, linesOfEntries } from './lines-of-entries.ts';

/** Different labels that must come again in step; a single one may be anything. */
const LEAST_LABELS = 2;

/** Lines of the first of several labels that come again in step: as labels of values, or as lines that read alike and are no rows of a table. */
export function labelledAnchors(layout: DocumentLayout): Line[] | null {
  const labels = layout.pairs.flatMap(({ label }): Labelled[] => {
    const line = layout.lines[label[0]?.line ?? -1];
    const words = label.flatMap((span) => layout.lines[span.line]?.words.slice(span.from, span.to) ?? []);
    return line ? [{ text: words.map(({ text }) => text).join(' '), line }] : [];
  });
  const lines = layout.lines.map((line): Labelled => ({ text: line.text, line })).filter(({ text }) => !/\d/.test(text));
  return firstInStep(layout, labels) ?? firstInStep(layout, lines, (alike) => spread(downColumns(alike)));
}

interface Labelled {
  text: string;
  line: Line;
}

function firstInStep(
  layout: DocumentLayout,
  labels: readonly Labelled[],
  mayBe: (lines: readonly Line[]) => boolean = () => true,
): Line[] | null {
  const places = new Map<string, Line[]>();
  for (const { text, line } of labels) {
    const key = text.replace(/[\s:：.]+$/u, '').toLowerCase();
    if (/\p{L}{2}/u.test(key)) places.set(key, [...(places.get(key) ?? []), line]);
  }
  const repeated = [...places.values()].filter((lines) => lines.length >= LEAST_ENTRIES && mayBe(lines));
  const most = Math.max(0, ...repeated.map((lines) => lines.length));
  const inStep = repeated.filter((lines) => lines.length >= Math.max(LEAST_ENTRIES, USUAL_SHARE * most));
  if (inStep.length < LEAST_LABELS) return null;
  const full = inStep.filter((lines) => lines.length === most);
  const first = full.sort((a, b) => (a[0]?.index ?? 0) - (b[0]?.index ?? 0))[0];
  if (!first) return null;
  const entries = linesOfEntries(layout, first).map((lines) => new Set(lines));
  // Heads of columns come again as well, over each part of a table: labels of an entry stand one below the other.
  const isBelow = (line: Line, at: number): boolean =>
    line.box.top > (first[at]?.box.bottom ?? 0) || line.pageNumber !== first[at]?.pageNumber;
  const within = (lines: readonly Line[]): number =>
    entries.filter((entry, at) => lines.some((line) => entry.has(line.index) && (lines === first || isBelow(line, at)))).length;
  return inStep.filter((lines) => within(lines) >= USUAL_SHARE * most).length >= LEAST_LABELS ? first : null;
}

/** Column by column, each from its top. */
function downColumns(lines: readonly Line[]): Line[] {
  const columns = columnsOf(lines);
  const columnOf = (line: Line): number => columns.findLastIndex(({ left }) => line.box.left >= left);
  return [...lines].sort((a, b) => a.pageNumber - b.pageNumber || columnOf(a) - columnOf(b) || a.box.top - b.box.top);
}
