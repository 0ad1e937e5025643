import { patternOf } from '../../languages/languages.ts';
import { judge, placeBelow, placeBeside, ZONE_REACH, type Objections, type ValuePlace } from '../../layout/value-places.ts';
import { overlapX, type BoundingBox, type Line, type WordSpan } from '../../model/index.ts';
import {
  boxOfSpans,
  isFilledForm,
  linesAbove,
  linesBelow,
  linesLeftOf,
  linesOn,
  linesRightOf,
  type DocumentIndex,
} from '../document/document-index.ts';
import { tokensOfText } from '../document/tokens.ts';
import type { LabelHit } from './label-hits.ts';
import { filledZones } from './filled-zones.ts';
import { type HitsOfLine, isLabelLine } from './label-lines.ts';
import { isUnit } from './label-words.ts';
import { headShare, underHead } from './under-head.ts';
import { endOfValue, hangingLines, labelledFromLeft, linesOfParagraph, wholeLine } from './value-lines.ts';
import type { ValueZone } from './value-zone.ts';

const MIN_LABEL_STRENGTH_ALONE = 0.6;

/** The places where the value of a label may stand, best first. Empty where the label stands alone, as on a blank form. */
export function valueZones(index: DocumentIndex, hit: LabelHit, hits: HitsOfLine): ValueZone[] {
  const filled = isFilledForm(index) ? filledZones(index, hit, hits) : [];
  if (filled.length > 0) return filled;
  const around = zonesAround(index, hit, hits);
  const under = underHead(index, hit);
  if (!under || !(under.goesOn || around.some((zone) => zone.relation === 'beside'))) return around;
  const [first, ...more] = under.lines.map(wholeLine);
  return [
    { hit, relation: 'below', figures: false, spans: first ? [first] : [], more, strength: UNDER_HEAD * under.share },
    ...around.filter((zone) => zone.relation === 'total'),
  ];
}

/** Surer than a line that only stands below, as the table says whose it is. */
const UNDER_HEAD = 0.95;

function zonesAround(index: DocumentIndex, hit: LabelHit, hits: HitsOfLine): ValueZone[] {
  const beside = zoneBeside(index, hit, hits);
  if (beside) {
    const below = hit.labelStrength >= MIN_LABEL_STRENGTH_ALONE && hit.labelStrength < 0.75 ? zoneBelow(index, hit, hits) : null;
    const figures = hit.owners.length > 0 && hit.labelStrength >= MIN_LABEL_STRENGTH_ALONE ? furtherRight(index, hit, 0) : [];
    return below ? [beside, { ...below, strength: 0.6 * below.strength }, ...figures] : [beside, ...figures];
  }
  // A word of a sentence has no value around its line.
  if (hit.labelStrength < MIN_LABEL_STRENGTH_ALONE) return [];
  const above = zoneAbove(index, hit, hits);
  // Under a caption stands the next blank, beside it the next caption.
  const others = above?.strength === CAPTION_STRENGTH ? [] : [zoneRight(index, hit, hits), zoneBelow(index, hit, hits)];
  const zones = [...others, above].filter((zone) => zone !== null);
  if (hit.owners.length > 0) zones.push(...totalsBelow(index, hit), ...furtherRight(index, hit, 1));
  return zones.sort((a, b) => b.strength - a.strength);
}

/** Words after the label in its own line. */
function zoneBeside(index: DocumentIndex, hit: LabelHit, hits: HitsOfLine): ValueZone | null {
  const last = hit.spans.at(-1);
  const line = last && index.layout.lines[last.line];
  if (!last || !line) return null;
  let from = last.to;
  while (
    from < line.words.length &&
    tokensOfText(line.words[from]?.text ?? '').length === 0 &&
    !/^[-+(<[☒☐✓✔✍xX]/.test(line.words[from]?.text ?? '')
  )
    from++;
  from = behindRemark(line, from);
  const to = endOfValue(line, from, hits.get(line.index) ?? []);
  if (to <= from) return null;
  const spans = withRestOfRow(index, line, [{ line: line.index, from, to }], hits);
  const hanging = hangingLines(index, line, spans, hits);
  const more = hanging.length === 0 && hit.spans[0]?.from === 0 ? linesOfParagraph(index, line, hits) : hanging;
  return { hit, relation: 'beside', figures: false, spans, more, strength: 1 };
}

/** In brackets, without a figure: "(product test, etc.)" or "code (if any)" below a label explains it. */
const isRemark = (text: string): boolean => /^(?:\p{Ll}[\p{Ll} ]{0,20})?\([^()\d]{3,60}\)$/u.test(text.trim());

/** Words in one remark behind a label. */
const MAX_REMARK = 8;

/** "Name of registrant (or agent)": words in brackets behind a label without a colon are a remark on it. */
function behindRemark(line: Line, from: number): number {
  const words = line.words.slice(from, from + MAX_REMARK).map((word) => word.text);
  const end = words.findIndex((word) => /\)\W*$/.test(word));
  const isAside =
    (words[0] ?? '').startsWith('(') &&
    end >= 0 &&
    !/[:：]$/.test(line.words[from - 1]?.text ?? '') &&
    !/\d/.test(words.slice(0, end + 1).join(''));
  return isAside ? from + end + 1 : from;
}

/** The next line to the right, unless it is a label itself. */
function zoneRight(index: DocumentIndex, hit: LabelHit, hits: HitsOfLine): ValueZone | null {
  const last = hit.spans.at(-1);
  const line = last && index.layout.lines[last.line];
  if (!last || !line) return null;
  const box = boxOfSpans(index.layout, [last]) ?? line.box;
  const objections = objectionsTo(hits);
  const inRow = placeBeside(linesOn(index, hit.pageNumber), box, objections);
  const place = inRow.thing ? inRow : judge(typedOffBase(index, hit, box, hits), objections);
  if (place.refusal !== null) return null;
  const next = place.thing;
  const width = index.layout.pages.find((page) => page.pageNumber === hit.pageNumber)?.widthPt ?? 600;
  const far = (next.box.left - box.right) / width;
  const whole = { line: next.index, from: 0, to: endOfValue(next, 0, hits.get(next.index) ?? []) };
  const spans = withRestOfRow(index, next, withRestOfPeriod(index, next, whole), hits);
  return {
    hit,
    relation: 'right',
    figures: false,
    spans,
    more: hangingLines(index, next, spans, hits),
    strength: Math.max(0.3, 0.92 - (isInList(index, hit, next) ? 0.2 : 0.7) * Math.max(0, far - 0.05)) * (inRow.thing ? 1 : OFF_BASE),
  };
}

/** What is left of the strength where the value stands a little above or below the label's row. */
const OFF_BASE = 0.85;

/**
 * A typewriter seldom hits the row of a printed form: on a scan, the nearest line half a row higher or lower, unless something else names
 * it.
 */
function typedOffBase(index: DocumentIndex, hit: LabelHit, label: BoundingBox, hits: HitsOfLine): Line | undefined {
  const half = 0.5 * (label.bottom - label.top);
  const near = linesRightOf(index, hit.pageNumber, { ...label, top: label.top - half, bottom: label.bottom + half })[0];
  return near && near.words[0]?.origin === 'ocr' && !labelledFromLeft(index, near, near.box, hits) ? near : undefined;
}

/**
 * The line below the label has a value too, in the column of this one, and nothing stands further right: in such a list the space between
 * says nothing.
 */
function isInList(index: DocumentIndex, hit: LabelHit, value: Line): boolean {
  const [below] = linesBelow(index, hit.pageNumber, hit.box, 1.5 * (hit.box.bottom - hit.box.top));
  if (!below || Math.abs(below.box.left - hit.box.left) > 1 || linesRightOf(index, hit.pageNumber, value.box).length > 0) return false;
  const [beside] = linesRightOf(index, hit.pageNumber, below.box);
  return beside !== undefined && overlapX(beside.box, value.box) > 0;
}

/** "11/25/2019 -" and "12/29/2019" stand apart, but are one value. */
function withRestOfPeriod(index: DocumentIndex, line: Line, span: WordSpan): WordSpan[] {
  const rest = span.to === line.words.length && /^\d/.test(line.text) ? linesRightOf(index, line.pageNumber, line.box)[0] : undefined;
  if (!rest) return [span];
  const goesOn = ENDS_IN_UNTIL.test(line.text.trim()) ? /^\d/.test(rest.text) : UNTIL_A_DAY.test(rest.text);
  return goesOn ? [span, wholeLine(rest)] : [span];
}

const ENDS_IN_UNTIL = new RegExp(String.raw`\d\W*(?:[-–—]|\b(?:${patternOf('until')}))$`, 'i');
const UNTIL_A_DAY = new RegExp(String.raw`^(?:[-–—]|(?:${patternOf('until')}))\s*\d`, 'i');

/** A gap this wide, in line heights, may stand inside a value on a scan: typewriters leave tabs, and signs go unread. */
const SCANNED_GAP = 2.2;
/** Pieces of one value. */
const MAX_PIECES = 4;

/** On a scan, the pieces that follow closely in the row of a value, up to the next label. */
function withRestOfRow(index: DocumentIndex, first: Line, spans: WordSpan[], hits: HitsOfLine): WordSpan[] {
  const [span] = spans;
  if (spans.length !== 1 || !span || span.to < first.words.length || first.words[0]?.origin !== 'ocr' || first.cell !== null) return spans;
  const row = [...spans];
  let last = first;
  for (const line of linesRightOf(index, first.pageNumber, first.box).slice(0, MAX_PIECES)) {
    const gap = line.box.left - last.box.right;
    if (
      gap > SCANNED_GAP * (last.box.bottom - last.box.top) ||
      isLabelLine(line, hits) ||
      (hits.get(line.index) ?? []).some((hit) => hit.owners.length > 0)
    )
      break;
    row.push({ line: line.index, from: 0, to: endOfValue(line, 0, hits.get(line.index) ?? []) });
    last = line;
  }
  return row;
}

/** Figures further right in the label's row, after the first `skip` lines: a row of sums has several. */
function furtherRight(index: DocumentIndex, hit: LabelHit, skip: number): ValueZone[] {
  const last = hit.spans.at(-1);
  const box = last && index.layout.lines[last.line]?.box;
  if (!box) return [];
  const figures = linesRightOf(index, hit.pageNumber, box)
    .slice(0, MAX_FIGURES_RIGHT + 1)
    .filter((line, at) => at >= skip && /\d/.test(line.text));
  return figures.map((line, at) => ({
    hit,
    relation: 'right',
    figures: true,
    spans: [wholeLine(line)],
    more: [],
    strength: 0.72 * 0.88 ** at,
  }));
}

/** Figures of one row looked at behind its label. */
const MAX_FIGURES_RIGHT = 4;

/** The lines below, unless the first is a label itself. */
function zoneBelow(index: DocumentIndex, hit: LabelHit, hits: HitsOfLine): ValueZone | null {
  const height = hit.box.bottom - hit.box.top;
  const { thing: first, refusal } = placeUnder(index, hit, hits);
  if (refusal !== null) return zoneIndented(index, hit, first?.box.top ?? Infinity, hits);
  const gap = Math.max(0, first.box.top - hit.box.bottom) / Math.max(1, height);
  const aligned = Math.abs(first.box.left - hit.box.left) < 2 * height || Math.abs(middle(first.box) - middle(hit.box)) < 2 * height;
  const spans = withRestOfPeriod(index, first, partBelow(first, hit.box, hits));
  return {
    hit,
    relation: 'below',
    figures: false,
    spans,
    more: hangingLines(index, first, spans, hits),
    strength: ((aligned ? 0.82 : 0.6) - 0.1 * gap) * headShare(index, hit),
  };
}

/** The line below the label, or below the unit or remark that stands there. */
function placeUnder(index: DocumentIndex, hit: LabelHit, hits: HitsOfLine): ValuePlace<Line> {
  const on = linesOn(index, hit.pageNumber);
  const reachPt = ZONE_REACH.below * (hit.box.bottom - hit.box.top);
  const objections = objectionsTo(hits);
  const place = placeBelow(on, hit.box, reachPt, objections);
  const aside = place.thing && (isUnit(place.thing.text) || isRemark(place.thing.text)) ? place.thing : null;
  return aside ? placeBelow(on, aside.box, reachPt, objections) : place;
}

/** What speaks against a line as the value of a label. */
const objectionsTo = (hits: HitsOfLine): Objections<Line> => ({ 'it is a label': (line) => isLabelLine(line, hits) });

/** How far below its label an indented value may stand, in line heights. */
const INDENTED_REACH = 2.4;

/** Where nothing, or only the next label, stands straight below: a line before it that begins a little right of where the label ends. */
function zoneIndented(index: DocumentIndex, hit: LabelHit, untilPt: number, hits: HitsOfLine): ValueZone | null {
  const height = hit.box.bottom - hit.box.top;
  const wide = { ...hit.box, right: hit.box.right + 5 * height };
  const { thing: first, refusal } = placeBelow(linesOn(index, hit.pageNumber), wide, INDENTED_REACH * height, {
    ...objectionsTo(hits),
    'another label names it': (line) => labelledFromLeft(index, line, line.box, hits),
  });
  if (refusal !== null || first.box.bottom > untilPt + 0.3 * height) return null;
  const spans = [wholeLine(first)];
  return { hit, relation: 'below', figures: false, spans, more: hangingLines(index, first, spans, hits), strength: 0.55 };
}

/** Where the line below is wider than the label's own column, only the words under the label, as far as spaces divide it. */
function partBelow(line: Line, label: BoundingBox, hits: HitsOfLine): WordSpan {
  const height = line.box.bottom - line.box.top;
  const start = line.words.findIndex((word) => word.box.right > label.left - height);
  let from = Math.max(0, start);
  while (from > 0 && (line.words[from]?.box.left ?? 0) - (line.words[from - 1]?.box.right ?? 0) < 0.9 * height) from--;
  let to = endOfValue(line, from, hits.get(line.index) ?? []);
  for (let at = from + 1; at < to; at++) {
    const word = line.words[at];
    if (word && word.box.left > label.right && word.box.left - (line.words[at - 1]?.box.right ?? 0) > 1.2 * height) to = at;
  }
  return { line: line.index, from, to };
}

/** How far below a column's heading its total is looked for, in line heights. */
const TOTAL_REACH = 60;

/** Where the label heads a column: the cells of that column in rows that begin with "Total". */
function totalsBelow(index: DocumentIndex, hit: LabelHit): ValueZone[] {
  const height = hit.box.bottom - hit.box.top;
  const zones: ValueZone[] = [];
  for (const line of linesBelow(index, hit.pageNumber, hit.box, TOTAL_REACH * height)) {
    if (underLabel(hit.box, line.box) < 0.4 || !/\d/.test(line.text)) continue;
    if (linesLeftOf(index, hit.pageNumber, line.box).some((other) => TOTAL_ROW.test(other.text)))
      zones.push({ hit, relation: 'total', figures: true, spans: [wholeLine(line)], more: [], strength: 0.97 });
  }
  return zones;
}

const TOTAL_ROW = new RegExp(
  String.raw`^\W*(?:(?:grand|order|invoice|contract|all)\s+)?(?:${patternOf('totals')})\W*(?:\d|$|\p{L}+\W*$)`,
  'iu',
);

/** A caption below a blank to fill in: the words stand above it. */
function zoneAbove(index: DocumentIndex, hit: LabelHit, hits: HitsOfLine): ValueZone | null {
  const height = hit.box.bottom - hit.box.top;
  const first = linesAbove(index, hit.pageNumber, hit.box, 1.2 * height)[0];
  if (!first || isLabelLine(first, hits)) return null;
  return {
    hit,
    relation: 'above',
    figures: false,
    spans: [{ line: first.index, from: 0, to: first.words.length }],
    more: [],
    strength: isCaption(index, hit, first) ? CAPTION_STRENGTH : 0.18,
  };
}

const CAPTION_STRENGTH = 0.86;
/** A caption's letters are smaller than what it names, and it stands nearer to that than to what comes below; in line heights. */
const SMALLER = 0.94;
const NEARER = 0.3;

/** "Policyholder" in small print closely under "Ida Holm": what is written stands above. */
function isCaption(index: DocumentIndex, { box, pageNumber }: LabelHit, above: Line): boolean {
  const height = above.box.bottom - above.box.top;
  if (box.bottom - box.top > SMALLER * height || Math.abs(above.box.left - box.left) > height) return false;
  const below = linesBelow(index, pageNumber, box, 3 * height)[0];
  return below === undefined || below.box.top - box.bottom > box.top - above.box.bottom + NEARER * height;
}

const middle = (box: BoundingBox): number => (box.left + box.right) / 2;

/** Share of the label's width under which a value stands. */
const underLabel = (label: BoundingBox, value: BoundingBox): number =>
  overlapX(label, value) / Math.max(1, Math.min(label.right - label.left, value.right - value.left));
