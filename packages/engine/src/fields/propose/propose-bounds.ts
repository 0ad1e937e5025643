import { patternOf } from '../../languages/languages.ts';
import type { Line } from '../../model/index.ts';
import { findNumbers } from '../../values/find-numbers.ts';
import { foldInPlace } from '../../values/fold.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { linesLeftOf } from '../document/document-index.ts';
import { rangesIn } from '../document/ranges.ts';
import { type Printed, printedPart, runOfSpans, spanOfLine } from '../document/word-run.ts';
import { ocrDoubtOf, type Search } from '../search/search.ts';
import { proposeWords, type Proposal } from './proposal.ts';

/** A range as printed, with the wordings of what it may be of. */
interface PrintedRange {
  ends: { least: Printed; most: Printed };
  labels: string[];
}

/** Ranges looked at in one document. */
const MAX_RANGES = 400;
/** Less near in meaning is another range. */
const LEAST_NEAR = 0.5;
/** What stands between the words a range is of and its first number. */
const LEADS = new RegExp(String.raw`\s(?:between|zwischen|entre|tra|fra|tussen|miedzy|${patternOf('from')})\s*$`, 'iu');
/** A label of so few words means what all of them say; of a sentence the last words do. */
const SHORT_LABEL = 4;
/** Words before a range that may say what it is of. */
const MOST_WORDS = 6;

/** The lower or the upper end of the range that the field is about: "Operating temperature -40 … +60 °C" for the lowest temperature in service. */
export function proposeBounds(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  const bound = search.compiled.bounds.find((one) => one.field === fieldIndex);
  if (!bound || field.verbatim) return [];
  const rivals = search.compiled.bounds.filter((other) => !other.isOf(bound));
  return rangesOf(search).flatMap(({ ends, labels }) => {
    const near = nearest(labels, bound.near);
    if (near < LEAST_NEAR || rivals.some((other) => nearest(labels, other.near) > near)) return [];
    const printed = ends[bound.end];
    const proposal = proposeWords(
      {
        layout: search.layout,
        field: field.field,
        fieldIndex,
        features: { clause: near, kind: 1, ocrDoubt: ocrDoubtOf(search.layout, printed.spans) },
        reason: bound.end === 'least' ? 'the lower end of a range' : 'the upper end of a range',
      },
      printed,
      { kind: 'normalise', as: 'number', reading: readingOf(search) },
    );
    return proposal ? [proposal] : [];
  });
}

const nearest = (labels: readonly string[], near: (printed: string) => number): number => Math.max(-1, ...labels.map(near));

const readingOf = ({ conventions: { decimalSign } }: Search): string | null =>
  decimalSign === ',' ? 'comma-decimal' : decimalSign === '.' ? 'point-decimal' : null;

/** All fields of a template ask for the ranges of one document. */
const kept = new WeakMap<Search, PrintedRange[]>();

function rangesOf(search: Search): PrintedRange[] {
  const known = kept.get(search);
  if (known) return known;
  const ranges: PrintedRange[] = [];
  for (const line of search.layout.lines) {
    if (ranges.length >= MAX_RANGES) break;
    const run = runOfSpans(search.layout, [spanOfLine(search.layout, line.index)]);
    for (const range of rangesIn(run.text, findNumbers(run.text, search.conventions))) {
      const [least, most] = [printedPart(run, range.least.from, range.least.to), printedPart(run, range.most.from, range.most.to)];
      if (least && most) ranges.push({ ends: { least, most }, labels: labelsOf(search, line, run.text.slice(0, range.least.from)) });
    }
  }
  kept.set(search, ranges);
  return ranges;
}

/** The words before a range, from the last one alone to the last six; else what stands left of its line. */
function labelsOf({ index }: Search, line: Line, before: string): string[] {
  const own = /\p{L}{2}/u.test(before)
    ? before
    : (linesLeftOf(index, line.pageNumber, line.box).find(({ text }) => /\p{L}{2}/u.test(text))?.text ?? '');
  const clause = own.split(/[.;!?]\s/).at(-1) ?? '';
  const words = clause
    .slice(0, LEADS.exec(foldInPlace(clause))?.index)
    .split(/\s+/)
    .filter((word) => /\p{L}{2}/u.test(word));
  if (words.length <= SHORT_LABEL) return [words.join(' ')];
  return Array.from({ length: Math.min(words.length, MOST_WORDS) }, (_, at) => words.slice(-at - 1).join(' '));
}
