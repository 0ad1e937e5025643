import type { DocumentLayout, Line } from '../../model/index.ts';
import { LEAST_ENTRIES, USUAL_SHARE } from './anchors.ts';
import { codedAnchors, countedAnchors } from './counted-anchors.ts';
import { labelledAnchors } from './labelled-anchors.ts';
import { linesOfEntries } from './lines-of-entries.ts';
import { isInMargin } from './margins.ts';
import { type Period, periodAnchors } from './period-anchors.ts';
import { anchorsOfSection } from './sections.ts';

/** A way in which a document may be cut into entries. */
export interface Division {
  /** The indices of the lines of each entry, in reading order. */
  entries: number[][];
  /** The period that each begins with; empty where that is not how they begin. */
  periods: (Period | null)[];
}

/**
 * Ways to cut a document into entries that stand one below the other, also in columns, each over several lines; the likelier way first, none where nothing is
 * repeated. An entry begins where a number counts on ("Lot 1", "Lot 2", ...), where a line begins with another code of one shape ("LP25-07076", "LP25-07080"),
 * with a period ("03/2019 - 11/2021"), or where the first of several labels comes again. `nearness`: how near printed words are to what a row is called, -1..1.
 */
export function findDivisions(layout: DocumentLayout, nearness: (printed: string) => number): Division[] {
  const lines = layout.lines.filter((line) => !isInMargin(layout, line));
  return [...dividedByPeriods(layout, lines, nearness), ...dividedByNumbers(layout, lines)];
}

/** By numbers or codes, or, where nothing counts on, by labels. */
function dividedByNumbers(layout: DocumentLayout, lines: readonly Line[]): Division[] {
  for (const anchors of [countedAnchors(lines), codedAnchors(lines)]) {
    const entries = anchors ? linesOfEntries(layout, anchors) : [];
    if (areAlike(layout, entries)) return [{ entries, periods: [] }];
  }
  const labelled = labelledAnchors(layout);
  return labelled ? [{ entries: linesOfEntries(layout, labelled), periods: [] }] : [];
}

function dividedByPeriods(layout: DocumentLayout, lines: readonly Line[], nearness: (printed: string) => number): Division[] {
  const found = periodAnchors(layout, lines);
  if (!found) return [];
  const { anchors, headings } = anchorsOfSection(layout, found.anchors, nearness);
  const periods = anchors.map(({ index }) => found.periods.get(index) ?? null);
  return [{ entries: linesOfEntries(layout, anchors, headings), periods }];
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
