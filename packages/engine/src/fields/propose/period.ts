import { patternOf } from '../../languages/languages.ts';
import { foldInPlace } from '../../values/fold.ts';
import type { TextSpan } from '../../values/text-span.ts';
import type { Mention, Search } from '../search/search.ts';

/** Words between the first and the last day of a period, folded. */
const TO = `(?:${patternOf('until')})`;
const JOINS = new RegExp(String.raw`^\W*(?:${TO}|a|e|and|und|et|y)?\W*$`);
const JOINS_PLAINLY = new RegExp(String.raw`^\s*(?:[-–—]|[:,]?\s*(?:${TO}|a)\s*:?)\s*$`);
/** Words between the two are looked for in so many lines. */
const MAX_LINES = 2;

/** Only "-", "to", "bis" and the like stand between two dates. */
export function joinsPeriod(search: Search, first: Mention, second: Mention): boolean {
  const [a, b] = [first.printed.spans.at(-1), second.printed.spans[0]];
  if (!a || !b || b.line - a.line > MAX_LINES) return false;
  const between: string[] = [];
  for (let line = a.line; line <= b.line; line++) {
    const words = search.layout.lines[line]?.words ?? [];
    between.push(...words.slice(line === a.line ? a.to - 1 : 0, line === b.line ? b.from + 1 : words.length).map((word) => word.text));
  }
  return JOINS.test(foldInPlace(between.join(' ').replace(first.printed.text, '').replace(second.printed.text, '')));
}

/** Something of a kind in a text. */
interface Dated extends TextSpan {
  likelihood: number;
}

/** A first and a last day, plainly joined in a text. */
export function periodsIn<Date extends Dated>(text: string, dates: readonly Date[]): [Date, Date][] {
  return dates.flatMap((first, at): [Date, Date][] => {
    const second = dates[at + 1];
    return second &&
      Math.min(first.likelihood, second.likelihood) >= 0.6 &&
      JOINS_PLAINLY.test(foldInPlace(text.slice(first.to, second.from)).replace(/\s+/g, ' '))
      ? [[first, second]]
      : [];
  });
}

const FROM_BEFORE = new RegExp(String.raw`(?:^|[\s(])(?:${patternOf('from')})\s$`);
const TO_BEFORE = new RegExp(String.raw`(?:^|[\s(])(?:${TO}|expires on|ending on)\s$`);

/** The small word right before a date says that something begins or ends on it; null where none does. */
export function endOfPeriodAt(text: string, { from }: TextSpan): 'start' | 'end' | null {
  const before = foldInPlace(text.slice(Math.max(0, from - 40), from)).replace(/\s+/g, ' ');
  return FROM_BEFORE.test(before) ? 'start' : TO_BEFORE.test(before) ? 'end' : null;
}
