import type { CellValue, Line, Stretch } from '../model/index.ts';
import { findDates } from '../values/find-dates.ts';
import { findNumbers } from '../values/find-numbers.ts';
import type { TextSpan } from '../values/text-span.ts';
import { linesFrom, type DocumentView } from './document-view.ts';
import { locateText } from './locate-text.ts';
import { lineText, stretchInLine } from './line-text.ts';

/** Every place where a document prints a value, in reading order; empty where none does. */
export function locateValue(view: DocumentView, value: CellValue): Stretch[] {
  switch (value.kind) {
    case 'number':
      return inLines(view, (text) =>
        [',' as const, '.' as const].flatMap((decimalSign) =>
          findNumbers(text, { decimalSign }).filter((found) => Math.abs(found.number - value.number) < 0.005),
        ),
      );
    case 'date':
      return inLines(view, (text) => DATE_WAYS.flatMap((way) => findDates(text, way).filter((found) => found.iso === value.iso)));
    case 'text':
      return locateText(view, value.text);
    case 'enum':
      return locateText(view, value.value);
    case 'yes/no':
      return [];
  }
}

/** Ways to read "24/03/15". */
const DATE_WAYS = [{ order: 'day-first' }, { order: 'month-first' }, { order: 'day-first', isShortYearFirst: true }] as const;

/** In single lines; where none has it, in a line and the one that follows: a date may be broken. */
function inLines(view: DocumentView, find: (text: string) => TextSpan[]): Stretch[] {
  const single = view.layout.lines.flatMap((line) => inLine(line, find));
  return single.length > 0
    ? single
    : view.layout.lines.flatMap((line) => linesFrom(view, line, 2).flatMap((lines) => inTwoLines(lines, find)));
}

/** Of the two ways to read a number or a date, the first that gives the value. */
function inLine(line: Line, find: (text: string) => TextSpan[]): Stretch[] {
  const text = lineText(line);
  const taken = new Set<number>();
  return find(text.text).flatMap(({ from, to }) => {
    if (taken.has(from)) return [];
    taken.add(from);
    const stretch = stretchInLine(text, from, to);
    return stretch ? [stretch] : [];
  });
}

function inTwoLines([upper, lower]: readonly Line[], find: (text: string) => TextSpan[]): Stretch[] {
  if (!upper || !lower) return [];
  const [above, below] = [lineText(upper), lineText(lower)];
  const [found] = find(`${above.text} ${below.text}`).filter(({ from, to }) => from < above.text.length && to > above.text.length + 1);
  const parts = found
    ? [stretchInLine(above, found.from, above.text.length), stretchInLine(below, 0, found.to - above.text.length - 1)]
    : [];
  const [first, second] = parts;
  return first && second ? [{ spans: [...first.spans, ...second.spans], printed: `${first.printed}\n${second.printed}` }] : [];
}
