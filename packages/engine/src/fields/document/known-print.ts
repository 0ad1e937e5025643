import { isIban } from '../../values/check-digits.ts';
import { vatIdCheck } from '../../values/vat-id-check.ts';
import { checkedCode } from '../../values/checked-codes.ts';
import { findDates } from '../../values/find-dates.ts';
import { findIdentifiers } from '../../values/find-identifiers.ts';
import { squash } from '../../values/read-alike.ts';
import { phraseKey, tokensOfText } from './tokens.ts';

/** What stands in documents for sure, as a template and the document itself tell it. */
export interface KnownPrint {
  /** Entries of the template's lists, squashed. */
  entries: ReadonlySet<string>;
  /** Keys of phrases that are labels of its fields. */
  labels: { has(key: string): boolean };
  /** Numbers of so many figures are codes whose check digits hold. */
  codeLengths: ReadonlySet<number>;
}

/** Words of a line that are looked at together, by their index, and where in its text the first of them ends and the last begins. */
export interface Place {
  words: readonly string[];
  at: readonly number[];
  text: string;
  firstEnds: number;
  lastBegins: number;
}

/** What a place says, and why that is known. */
interface Made {
  because: string;
  /** The same however its signs and capitals were read. */
  what: string;
}

interface Form {
  because: string;
  make: (place: Place, known: KnownPrint, firsts: readonly string[] | null) => string | null;
}

const FORMS: readonly Form[] = [
  { because: 'its check digits hold', make: checkedNumber },
  {
    because: 'it is on the list',
    make: (place, { entries }) => (entries.size > 0 ? firstOf(windowsOf(place), (words) => entryIn(words, entries)) : null),
  },
  { because: 'it is a date', make: (place, _known, firsts) => (wereNoFigures(place, firsts) || wasNoDay(firsts) ? dateIn(place) : null) },
  { because: 'it is an amount', make: (place, _known, firsts) => (wereNoFigures(place, firsts) ? amountIn(place) : null) },
  { because: 'it is a label', make: labelAt },
];

/** What a place makes that is known; null where it makes nothing. `firsts`: what stood in the words looked at before; null where that is asked of. */
export function knownPrint(place: Place, known: KnownPrint, firsts: readonly string[] | null): Made | null {
  for (const { because, make } of FORMS) {
    const what = make(place, known, firsts);
    if (what !== null) return { because, what };
  }
  return null;
}

const holdsAll = (found: { from: number; to: number }, { firstEnds, lastBegins }: Place): boolean =>
  found.from < firstEnds && found.to > lastBegins;

const compact = (text: string): string => text.replace(/[\s.\-/]/g, '').toUpperCase();

function checkedNumber(place: Place, { codeLengths }: KnownPrint, firsts: readonly string[] | null): string | null {
  const holding = (kind: 'iban' | 'vat-id', check: (number: string) => boolean): string[] =>
    findIdentifiers(place.text, kind)
      .filter((found) => holdsAll(found, place))
      .map(({ from, to }) => compact(place.text.slice(from, to)))
      .filter(check);
  const [number] = [...holding('iban', isIban), ...holding('vat-id', (each) => vatIdCheck(each) === 'checked')];
  return number ?? firstOf(windowsOf(place), (words) => codeIn(words, place, codeLengths, firsts));
}

/** Figures alone are a code only where letters stood among them, or where the document has others like it. */
function codeIn(words: readonly string[], place: Place, lengths: ReadonlySet<number>, firsts: readonly string[] | null): string | null {
  const text = words.join(' ').replace(/^.*[:：]\s*/u, '');
  const told = checkedCode(text);
  const number = compact(text);
  return told === 'told-by-form' || (told === 'figures' && (wereNoFigures(place, firsts) || lengths.has(number.length))) ? number : null;
}

/** Letters among figures that are none in another reading: "2O19", "1Z.50". Of figures alone nothing says that they are others. */
const wereNoFigures = ({ words, at }: Place, firsts: readonly string[] | null): boolean =>
  firsts === null ||
  firsts.every((text, index) => /\d/.test(text) && /\p{L}/u.test(text) && lettersIn(words[at[index] ?? -1] ?? '') < lettersIn(text));

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** "37/03/2019" is written as a day and is none. */
const wasNoDay = (firsts: readonly string[] | null): boolean =>
  firsts?.length === 1 && /^\d{1,2}([/.-])\d{1,2}\1(?:19|20)\d{2}$/.test(firsts[0] ?? '') && findDates(firsts[0] ?? '').length === 0;

/** Less likely ones are numbers with points between. */
const SURELY_DATE = 0.6;

function dateIn(place: Place): string | null {
  const date = findDates(place.text).find((each) => each.precision === 'day' && each.likelihood >= SURELY_DATE && holdsAll(each, place));
  return date && place.at.length === 1 ? place.text.slice(date.from, date.to) : null;
}

const AMOUNT = /^[-+(]?(?:\p{Sc}|[A-Z]{2,3})?\d{1,3}(?:[.,']?\d{3})*[.,]\d{2}(?:\p{Sc}|[A-Z]{3})?[-)]?$/u;

function amountIn({ words, at }: Place): string | null {
  const word = words[at[0] ?? -1] ?? '';
  return at.length === 1 && AMOUNT.test(word) ? word : null;
}

/** Shorter ones stand in too many words. */
const LEAST_LETTERS = 3;

/** Words of an entry or of a number in groups. */
export const MOST_WORDS = 6;

/** Words of a label. */
const MOST_OF_LABEL = 12;

/** All neighbouring words that hold the place. */
function windowsOf({ words, at }: Place): string[][] {
  const [first, last] = [at[0] ?? 0, at.at(-1) ?? 0];
  const windows: string[][] = [];
  for (let from = Math.max(0, last - MOST_WORDS + 1); from <= first; from++)
    for (let to = last + 1; to <= Math.min(words.length, from + MOST_WORDS); to++) windows.push(words.slice(from, to));
  return windows;
}

function firstOf(windows: readonly string[][], of: (words: readonly string[]) => string | null): string | null {
  for (const words of windows) {
    const what = of(words);
    if (what !== null) return what;
  }
  return null;
}

function entryIn(words: readonly string[], entries: ReadonlySet<string>): string | null {
  const entry = squash(words.join(' '));
  return entry.length >= LEAST_LETTERS && entries.has(entry) ? entry : null;
}

/** Only where labels stand: the words at the head of a line, up to its end, a colon or a value with figures. */
function labelAt({ words, at }: Place, { labels }: KnownPrint): string | null {
  const last = at.at(-1) ?? 0;
  const colon = words.findIndex((word) => /[:：]$/.test(word));
  for (let to = Math.min(colon === -1 ? words.length : colon + 1, MOST_OF_LABEL); to > last; to--) {
    if (to < words.length && to !== colon + 1 && !/\d/.test(words[to] ?? '')) continue;
    const key = phraseKey(tokensOfText(words.slice(0, to).join(' ')));
    if (key.length >= LEAST_LETTERS && labels.has(key)) return key;
  }
  return null;
}
