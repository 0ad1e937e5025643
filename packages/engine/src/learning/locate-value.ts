import type { CellValue, DocumentLayout, Stretch } from '../model/index.ts';
import { findDates } from '../values/find-dates.ts';
import { findNumbers } from '../values/find-numbers.ts';
import type { TextSpan } from '../values/text-span.ts';
import { locateText } from './locate-text.ts';
import { lineText, stretchInLine } from './line-text.ts';

/** Every place where a document prints a value, in reading order; empty where none does. */
export function locateValue(layout: DocumentLayout, value: CellValue): Stretch[] {
  switch (value.kind) {
    case 'number':
      return inLines(layout, (text) => [',' as const, '.' as const].flatMap((decimalSign) => findNumbers(text, { decimalSign }).filter((found) => Math.abs(found.number - value.number) < 0.005)));
    case 'date':
      return inLines(layout, (text) => (['day-first', 'month-first'] as const).flatMap((order) => findDates(text, { order }).filter((found) => found.iso === value.iso)));
    case 'text':
      return locateText(layout, value.text);
    case 'enum':
      return locateText(layout, value.value);
    case 'yes/no':
      return [];
  }
}

/** Of the two ways to read a number or a date, the first that gives the value. */
function inLines(layout: DocumentLayout, find: (text: string) => TextSpan[]): Stretch[] {
  return layout.lines.flatMap((line) => {
    const text = lineText(line);
    const taken = new Set<number>();
    return find(text.text).flatMap(({ from, to }) => {
      if (taken.has(from)) return [];
      taken.add(from);
      const stretch = stretchInLine(text, from, to);
      return stretch ? [stretch] : [];
    });
  });
}
