import type { BoundingBox, Line, WordSpan } from '../../model/index.ts';
import { linesBelow, linesLeftOf, linesRightOf, type DocumentIndex } from '../document/document-index.ts';
import { tokensOfText } from '../document/tokens.ts';
import { type HitsOfLine, isLabelLine } from './label-lines.ts';
import type { LabelHit } from './label-hits.ts';
import { hangingLines, wholeLine } from './value-lines.ts';
import type { ValueZone } from './value-zone.ts';

/** How far below its label a filled-in blank may begin, in line heights. */
const BLANK_REACH = 3;

/** In a filled form: the filled-in lines right of or below the label. Words that are printed on the form are not values. */
export function filledZones(index: DocumentIndex, hit: LabelHit, hits: HitsOfLine): ValueZone[] {
  const height = Math.max(1, hit.box.bottom - hit.box.top);
  const row = { ...hit.box, right: Math.max(hit.box.right, ...hit.spans.map((span) => index.layout.lines[span.line]?.box.right ?? 0)) };
  const right = linesRightOf(index, hit.pageNumber, row).find((line) => !isBlankRule(line));
  const under = linesBelow(index, hit.pageNumber, row, BLANK_REACH * height).find(
    (line) => index.filledLines.has(line.index) || isLabelLine(line, hits),
  );
  const below = under && index.filledLines.has(under.index) ? firstOfBlank(index, under, hit.box) : under;
  const zones: ValueZone[] = [];
  const add = (line: Line | undefined, relation: 'right' | 'below', strength: number): void => {
    if (line && index.filledLines.has(line.index))
      zones.push({
        hit,
        relation,
        figures: false,
        spans: boxesOfOneBlank(index, line),
        more: hangingLines(index, line, [wholeLine(line)], hits).filter((span) => index.filledLines.has(span.line)),
        strength,
      });
  };
  const aside = below
    ? undefined
    : linesBelow(index, hit.pageNumber, { ...row, right: Infinity }, BLANK_REACH * height).find(
        (line) => index.filledLines.has(line.index) && line.box.top - hit.box.bottom < 1.5 * height,
      );
  add(aside, 'below', 0.6);
  add(right, 'right', 0.9);
  add(below, 'below', 1 - (0.1 * Math.max(0, (below?.box.top ?? 0) - hit.box.bottom)) / height);
  return zones.sort((a, b) => b.strength - a.strength);
}

const isBlankRule = (line: Line): boolean => tokensOfText(line.text).length === 0;

/** The leftmost filled-in line of a row under the label: the first of several boxes is often a point lower than the next. */
function firstOfBlank(index: DocumentIndex, line: Line, label: BoundingBox): Line {
  const height = line.box.bottom - line.box.top;
  const before = linesLeftOf(index, line.pageNumber, line.box).filter(
    (other) => index.filledLines.has(other.index) && other.box.left >= label.left - height,
  );
  return before.reduce((first, other) => (other.box.left < first.box.left ? other : first), line);
}

/** Words typed closer than this, in line heights, are one entry. */
const ENTRY_GAP = 1;

/** Numbers are often filled into several boxes side by side, with dashes between them. */
function boxesOfOneBlank(index: DocumentIndex, first: Line): WordSpan[] {
  const spans = [wholeLine(first)];
  let last = first;
  for (const line of linesRightOf(index, first.pageNumber, first.box)) {
    const height = last.box.bottom - last.box.top;
    if (line.box.left - last.box.right > 4 * height || !(index.filledLines.has(line.index) || isBlankRule(line))) break;
    const isEntry = line.box.left - last.box.right < ENTRY_GAP * height;
    if (!isEntry && (/\p{L}{2}/u.test(line.text) || /\p{L}{2}/u.test(first.text))) break;
    if (index.filledLines.has(line.index)) spans.push(wholeLine(line));
    last = line;
  }
  return spans;
}
