import { patternOf } from '../../languages/languages.ts';
import type { DocumentLayout, Line } from '../../model/index.ts';
import { foldInPlace } from '../../values/fold.ts';
import { MONTHS } from '../../values/month-names.ts';
import { printedPart, runOfLines, type Printed } from '../document/word-run.ts';
import { longestOf, SAME_EDGE_PT } from './anchors.ts';

/** The first and the last day of an entry as they are printed; the last may be a word ("today"), and null where only "since" is said. */
export interface Period {
  from: Printed;
  until: Printed | null;
}

/** Lines that begin entries, each with its period; by the index of the line. */
export interface PeriodAnchors {
  anchors: Line[];
  periods: ReadonlyMap<number, Period>;
}

const YEAR = String.raw`(?:19|20)\d{2}`;
const DAY = String.raw`(?:(?:\d{1,2}\.?\s)?(?:${[...MONTHS.keys()].join('|')})\.?\s${YEAR}|(?:\d{1,2}\s?[./-]\s?){0,2}${YEAR}|${YEAR}[./-]\d{1,2})`;
const JOIN = String.raw`(?:\s*[-→>]+\s*|\s+(?:${patternOf('until')})\s+)`;
const END = String.raw`(?:${DAY}|${patternOf('ongoing')})`;
/** "03/2019 - today", "Since May 2020"; with the places of both ends. */
const WHOLE = String.raw`(?:(?<from>${DAY})${JOIN}(?<until>${END})|(?:${patternOf('from')})\s+(?<since>${DAY}))`;
const BEGINS = new RegExp(String.raw`^\(?${WHOLE}(?=$|[\s,;:)])`, 'd');
const ENDS = new RegExp(String.raw`(?:^|[\s(])${WHOLE}\)?$`, 'd');
const ALONE = new RegExp(String.raw`^${DAY}$`);
/** Between the two lines of a margin stand those beside them. */
const LINES_BELOW = 4;
const GOES_ON = new RegExp(String.raw`^(?:[-→>]+\s*|(?:${patternOf('until')})\s+)(?<until>${END})$`, 'd');

/**
 * Lines at one edge that begin with a period or end with one, the longest such list. A margin may hold a period over two lines, and the period may stand at the
 * right of the line that begins the entry.
 */
export function periodAnchors(layout: DocumentLayout, lines: readonly Line[]): PeriodAnchors | null {
  const alike = new Map<string, Line[]>();
  const periods = new Map<number, Period>();
  const add = (place: string, edge: number, anchor: Line, period: Period): void => {
    const key = `${place} ${Math.round(edge / SAME_EDGE_PT)}`;
    if (!alike.get(key)?.includes(anchor)) alike.set(key, [...(alike.get(key) ?? []), anchor]);
    if (!periods.has(anchor.index)) periods.set(anchor.index, period);
  };
  lines.forEach((line, at) => {
    const begins = periodIn(layout, line, BEGINS) ?? overTwoLines(layout, lines, at);
    const period = begins ?? periodIn(layout, line, ENDS);
    if (!period) return;
    const first = leftOf(lines, at);
    if (first) add('right, from its left', line.box.left, first, period);
    if (first) add('right', line.box.right, first, period);
    if (begins || !first) add(begins ? 'start' : 'end', line.box.left, line, period);
  });
  const anchors = longestOf([...alike.values()]);
  return anchors && { anchors, periods };
}

function periodIn(layout: DocumentLayout, line: Line, form: RegExp): Period | null {
  const { from, until, since } = form.exec(foldInPlace(line.text))?.indices?.groups ?? {};
  const run = runOfLines(layout, [line.index]);
  const [first, last] = [from ?? since, until].map((place) => place && printedPart(run, ...place));
  return first ? { from: first, until: last ?? null } : null;
}

/** "03/2019" in a margin, and "- 11/2021" below it. */
function overTwoLines(layout: DocumentLayout, lines: readonly Line[], at: number): Period | null {
  const line = lines[at];
  if (!line || !ALONE.test(foldInPlace(line.text))) return null;
  const below = lines
    .slice(at + 1, at + 1 + LINES_BELOW)
    .find(
      ({ box, pageNumber }) =>
        pageNumber === line.pageNumber && Math.abs(box.left - line.box.left) <= SAME_EDGE_PT && box.top > line.box.top,
    );
  const { until } = (below && GOES_ON.exec(foldInPlace(below.text))?.indices?.groups) ?? {};
  const first = printedPart(runOfLines(layout, [line.index]), 0, line.text.length);
  return below && until && first ? { from: first, until: printedPart(runOfLines(layout, [below.index]), ...until) } : null;
}

/** The first of the lines that stand left of a line on its height. */
function leftOf(lines: readonly Line[], at: number): Line | null {
  const line = lines[at];
  const beside = lines
    .slice(Math.max(0, at - LINES_BELOW), at + LINES_BELOW)
    .filter((other) => line && other.pageNumber === line.pageNumber && other.box.right <= line.box.left && areLevel(other, line));
  return beside.sort((a, b) => a.box.left - b.box.left)[0] ?? null;
}

const areLevel = (a: Line, b: Line): boolean => Math.abs(a.box.top + a.box.bottom - b.box.top - b.box.bottom) < a.box.bottom - a.box.top;
