import { evidenceOf } from '../fields/document/evidence.ts';
import { printedPart, runOfLines, type Printed } from '../fields/document/word-run.ts';
import type { DocumentLayout, ExtractionRow, Line, UnusedPrint } from '../model/index.ts';
import type { TextSpan } from '../values/text-span.ts';
import { findDates } from '../values/find-dates.ts';
import { findNumbers } from '../values/find-numbers.ts';
import { missedRows } from './missed-rows.ts';
import { usedPrint, type UsedPrint } from './used-print.ts';

/** Lines looked through, and entries listed: more than a person reads. */
const MOST_LINES = 5_000;
const MOST_LISTED = 1_000;
/** How plainly a date must be one. */
const LEAST_LIKELIHOOD = 0.6;

/** Amounts of money, dates and rows of used tables that no cell uses, in reading order by kind. For a document of one row its rows are no list. */
export function unusedPrint(layout: DocumentLayout, rows: readonly ExtractionRow[]): UnusedPrint[] {
  const used = usedPrint(layout, rows);
  const listed: UnusedPrint[] = missedRows(layout, rows, used).map(({ lines }) => {
    const run = runOfLines(layout, lines);
    const printed = printedPart(run, 0, run.text.length);
    return { kind: 'row', text: run.text, evidence: printed ? evidenceOf(layout, printed) : [] };
  });
  for (const line of layout.lines.slice(0, MOST_LINES)) {
    if (listed.length >= MOST_LISTED) break;
    const run = runOfLines(layout, [line.index]);
    for (const { kind, from, to } of figuresIn(run.text)) {
      const printed = printedPart(run, from, to);
      if (printed && !isUsed(used, line, printed)) listed.push({ kind, text: printed.text, evidence: evidenceOf(layout, printed) });
    }
  }
  return listed.slice(0, MOST_LISTED);
}

function figuresIn(text: string): (TextSpan & { kind: 'amount' | 'date' })[] {
  const dates = findDates(text).filter(({ likelihood, precision }) => likelihood >= LEAST_LIKELIHOOD && precision === 'day');
  const isInDate = ({ from, to }: TextSpan): boolean => dates.some((date) => from < date.to && to > date.from);
  const amounts = findNumbers(text).filter(
    (number) => !number.percent && (number.currency !== null || number.decimals === 2) && !isInDate(number),
  );
  return [
    ...dates.map(({ from, to }) => ({ kind: 'date' as const, from, to })),
    ...amounts.map(({ from, to }) => ({ kind: 'amount' as const, from, to })),
  ].sort((a, b) => a.from - b.from);
}

const isUsed = (used: UsedPrint, line: Line, { spans }: Printed): boolean =>
  spans.some(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at).some((word) => used.takes(line, word)));
