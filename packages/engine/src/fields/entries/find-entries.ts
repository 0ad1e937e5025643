import type { DocumentLayout, Line } from '../../model/index.ts';

/** Entries from which a repetition is taken for a list: two alike may be the parties of a paper, or its sender and receiver. */
const LEAST_ENTRIES = 3;
/** Different labels that must come again in step; a single one may be anything. */
const LEAST_LABELS = 2;
/** A label may be missing in some entries. */
const USUAL_SHARE = 0.6;
/** Left edges as near as this stand in one column, in points. */
const SAME_EDGE_PT = 6;
/** The last entry has no next one to end it: so much higher than the highest other it may be. */
const LAST_ENTRY_SHARE = 1.3;

/**
 * Entries that stand one below the other, also in columns, each over several lines: the indices of the lines of each, in reading order.
 * Empty where nothing is repeated. An entry begins where a number counts on ("Lot 1", "Lot 2", ...), where a line begins with another code of
 * one shape ("LP25-07076", "LP25-07080") or where the first of several labels comes again.
 */
export function findEntries(layout: DocumentLayout): number[][] {
  for (const anchors of [countedAnchors(layout), codedAnchors(layout)]) {
    const entries = anchors ? linesOfEntries(layout, anchors) : [];
    if (areAlike(layout, entries)) return entries;
  }
  const labelled = labelledAnchors(layout);
  return labelled ? linesOfEntries(layout, labelled) : [];
}

/** Numbered sections of a form count on as well, but each speaks of something else: entries of a list have words in common. */
function areAlike(layout: DocumentLayout, entries: readonly (readonly number[])[]): boolean {
  const counts = new Map<string, number>();
  for (const [first, ...others] of entries) {
    const words = others.flatMap((line) => layout.lines[line]?.text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
    for (const word of new Set([...words, ...(first === undefined ? [] : wordsBehindNumber(layout, first))]))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) >= Math.max(LEAST_ENTRIES, USUAL_SHARE * entries.length);
}

const wordsBehindNumber = (layout: DocumentLayout, line: number): string[] =>
  layout.lines[line]?.text
    .replace(/^\D*\d+/, '')
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? [];

/** "Lot", "No.", "§" or nothing before the number, and what may stand behind it. */
const COUNTED = /^(\p{L}[\p{L} .]{0,18}\s|\p{L}{0,4}[.°º]?\s?|[#§(]\s?)?(\d{1,4})([.):/]?)(?=\s|$)/u;

/** The longest run of lines that begin alike but for a number that counts on by one, in whatever order columns are read. */
function countedAnchors({ lines }: DocumentLayout): Line[] | null {
  const alike = new Map<string, Map<number, Line>>();
  for (const line of lines) {
    const counted = COUNTED.exec(line.text);
    if (!counted) continue;
    const [key, number] = [`${(counted[1] ?? '').trim().toLowerCase()} ${counted[3] ?? ''}`, Number(counted[2])];
    const numbered = alike.get(key) ?? new Map<number, Line>();
    alike.set(key, numbered);
    // The same number again may be a reference to the entry.
    if (!numbered.has(number)) numbered.set(number, line);
  }
  const runs = [...alike.values()].flatMap(runsOf).filter((run) => run.length >= LEAST_ENTRIES && spread(run));
  return runs.reduce<Line[] | null>((longest, run) => (run.length > (longest?.length ?? 0) ? run : longest), null);
}

/** Lines whose numbers follow each other without a gap, down the pages. */
function runsOf(numbered: ReadonlyMap<number, Line>): Line[][] {
  const runs: Line[][] = [];
  let before: number | null = null;
  for (const [number, line] of [...numbered].sort(([a], [b]) => a - b)) {
    const run = runs.at(-1);
    const goesOn = run && before !== null && number === before + 1 && line.pageNumber >= (run.at(-1)?.pageNumber ?? 1);
    if (goesOn) run.push(line);
    else runs.push([line]);
    before = number;
  }
  return runs;
}

/** A code of figures, or of figures and letters, that a line begins with. */
const CODED = /^(?=\S*\d\S*\d)[\p{L}\d][\p{L}\d./_-]{3,24}(?=\s|$)/u;

/** Lines at one left edge that begin with different codes of one shape. */
function codedAnchors({ lines }: DocumentLayout): Line[] | null {
  const alike = new Map<string, Map<string, Line>>();
  for (const line of lines) {
    const [code] = CODED.exec(line.text) ?? [];
    if (code === undefined) continue;
    const key = `${Math.round(line.box.left / SAME_EDGE_PT)} ${shapeOf(code)}`;
    const coded = alike.get(key) ?? new Map<string, Line>();
    alike.set(key, coded);
    if (!coded.has(code)) coded.set(code, line);
  }
  const runs = [...alike.values()].map((coded) => [...coded.values()]).filter((run) => run.length >= LEAST_ENTRIES && spread(run));
  return runs.reduce<Line[] | null>((longest, run) => (run.length > (longest?.length ?? 0) ? run : longest), null);
}

/** Figures as 9 and capitals as A: codes of one maker are alike but for them. */
const shapeOf = (code: string): string => code.replace(/\d+/g, '9').replace(/\p{Lu}/gu, 'A');

/** Lines directly below each other are the rows of a table or a list of single lines, not entries. */
function spread(anchors: readonly Line[]): boolean {
  const far = anchors.filter((line, at) => {
    const next = anchors[at + 1];
    return next && (next.pageNumber !== line.pageNumber || Math.abs(next.box.top - line.box.top) > 2.2 * (line.box.bottom - line.box.top));
  });
  return far.length >= (anchors.length - 1) * USUAL_SHARE;
}

/** Column by column, each from its top. */
function downColumns(lines: readonly Line[]): Line[] {
  const columns = columnsOf(lines);
  const columnOf = (line: Line): number => columns.findLastIndex(({ left }) => line.box.left >= left);
  return [...lines].sort((a, b) => a.pageNumber - b.pageNumber || columnOf(a) - columnOf(b) || a.box.top - b.box.top);
}

/** Lines of the first of several labels that come again in step: as labels of values, or as lines that read alike and are no rows of a table. */
function labelledAnchors(layout: DocumentLayout): Line[] | null {
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

interface Column {
  left: number;
  right: number;
}

function linesOfEntries(layout: DocumentLayout, anchors: readonly Line[]): number[][] {
  const columns = columnsOf(anchors);
  const columnOf = ({ box }: Line): number => columns.findLastIndex(({ left }) => box.left >= left - SAME_EDGE_PT);
  const entries = anchors.map((anchor): Line[] => [anchor]);
  const isAnchor = new Map(anchors.map((anchor, at) => [anchor.index, at]));
  const heads = headsAbove(layout, anchors, columnOf);
  for (const line of layout.lines) {
    if (isAnchor.has(line.index)) continue;
    const head = heads.get(line.index);
    const at = head ?? entryOf(line, anchors, columnOf);
    if (at >= 0) entries[at]?.push(line);
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
      anchor.pageNumber < line.pageNumber ||
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

function columnsOf(anchors: readonly Line[]): Column[] {
  const lefts = [...new Set(anchors.map(({ box }) => box.left))].sort((a, b) => a - b);
  const edges = lefts.filter((left, at) => at === 0 || left - (lefts[at - 1] ?? 0) > SAME_EDGE_PT);
  return edges.map((left, at) => ({ left, right: edges[at + 1] ?? Infinity }));
}

function heightOf(lines: readonly Line[]): number {
  const page = lines[0]?.pageNumber;
  const boxes = lines.filter(({ pageNumber }) => pageNumber === page).map(({ box }) => box);
  return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
}
