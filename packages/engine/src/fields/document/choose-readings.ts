import type { DocumentLayout, Line, Word } from '../../model/index.ts';
import { isIban, vatIdCheck } from '../../values/check-digits.ts';
import { findDates } from '../../values/find-dates.ts';
import { findIdentifiers } from '../../values/find-identifiers.ts';
import { squash } from '../../values/read-alike.ts';
import { phraseKey, tokensOfText } from './tokens.ts';
import { lineOfWords, withLines } from './with-lines.ts';

/** What a template knows to stand in documents. */
interface Known {
  /** Entries of its fields' lists. */
  entries: readonly string[];
  /** Keys of phrases that are labels of its fields. */
  labels: { has(key: string): boolean };
}

/** A word of a line: its text and where it stands in the line's. */
interface Place {
  words: readonly string[];
  at: number;
  text: string;
  from: number;
  to: number;
}

/** What a word may be a part of, and what is said of it then. `asFirst`: what stood there before. */
interface Form {
  because: string;
  fits(place: Place, known: Known, asFirst: string | null): boolean;
}

const FORMS: readonly Form[] = [
  { because: 'its check digits hold', fits: isChecked },
  { because: 'it is on the list', fits: (place, { entries }) => entries.some((entry) => stands(place, squash(entry), squash)) },
  { because: 'it is a date', fits: (place, _known, asFirst) => isFigures(place, asFirst) && isDate(place) },
  { because: 'it is an amount', fits: (place, _known, asFirst) => isFigures(place, asFirst) && AMOUNT.test(place.words[place.at] ?? '') },
  { because: 'it is a label', fits: isLabel },
];

/**
 * The layout with each recognised word as its context has it: where what was read first makes nothing known, and exactly one of the other
 * readings of its place makes a number whose check digits hold, an entry of a list, a date, an amount or a label, that one stands there, and says so.
 */
export function withChosenReadings(layout: DocumentLayout, known: Known): DocumentLayout {
  const moved = new Map<number, Line>();
  for (const line of layout.lines) {
    const read = line.words.some(({ alternatives }) => (alternatives?.length ?? 0) > 0) ? chosenLine(line, known) : line;
    if (read !== line) moved.set(line.index, read);
  }
  return withLines(layout, moved);
}

function chosenLine(line: Line, known: Known): Line {
  return line.words.reduce((read, { alternatives = [] }, at) => {
    if (alternatives.length === 0 || FORMS.some(({ fits }) => fits(placeOf(read.words, at), known, null))) return read;
    const first = read.words[at] as Word;
    const fitting = alternatives.flatMap((other) => {
      const place = placeOf(read.words.with(at, { ...first, text: other.text }), at);
      const form = FORMS.find(({ fits }) => fits(place, known, first.text));
      return form ? [{ other, form }] : [];
    });
    const [only] = fitting;
    if (!only || fitting.length > 1) return read;
    const word: Word = {
      ...first,
      text: only.other.text,
      alternatives: [first, ...alternatives.filter((other) => other !== only.other)].map(({ text, confidence }) => ({ text, confidence })),
      chosen: { first: first.text, because: only.form.because },
    };
    return lineOfWords(read, read.words.with(at, word));
  }, line);
}

function placeOf(words: readonly Word[], at: number): Place {
  let text = '';
  let [from, to] = [0, 0];
  words.forEach((word, index) => {
    if (text !== '' && !word.joinsPrevious) text += ' ';
    if (index === at) from = text.length;
    text += word.text;
    if (index === at) to = text.length;
  });
  return { words: words.map((word) => word.text), at, text, from, to };
}

const meets = (found: { from: number; to: number }, { from, to }: Place): boolean => found.from < to && found.to > from;

const compact = (text: string): string => text.replace(/[\s.\-/]/g, '').toUpperCase();

function isChecked(place: Place): boolean {
  const holds = (kind: 'iban' | 'vat-id', check: (number: string) => boolean): boolean =>
    findIdentifiers(place.text, kind).some((found) => meets(found, place) && check(compact(place.text.slice(found.from, found.to))));
  return holds('iban', isIban) || holds('vat-id', (number) => vatIdCheck(number) === 'checked');
}

/** Letters among figures that are none in another reading: "2O19", "1Z.50". Of figures alone nothing says that they are others. */
const isFigures = ({ words, at }: Place, asFirst: string | null): boolean =>
  asFirst === null || (/\d/.test(asFirst) && /\p{L}/u.test(asFirst) && lettersIn(words[at] ?? '') < lettersIn(asFirst));

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** Less likely ones are numbers with points between. */
const SURELY_DATE = 0.6;

const isDate = (place: Place): boolean =>
  findDates(place.text).some((date) => date.precision === 'day' && date.likelihood >= SURELY_DATE && meets(date, place));

const AMOUNT = /^[-+(]?(?:\p{Sc}|[A-Z]{2,3})?\d{1,3}(?:[.,']?\d{3})*[.,]\d{2}(?:\p{Sc}|[A-Z]{3})?[-)]?$/u;

/** Shorter ones stand in too many words. */
const LEAST_LETTERS = 3;

/** Words of a label or an entry. */
const MOST_WORDS = 6;

/** Whether the word is one of those that make up a text. */
function stands({ words, at }: Place, wanted: string, folded: (text: string) => string): boolean {
  if (wanted.length < LEAST_LETTERS) return false;
  for (let from = Math.max(0, at - MOST_WORDS + 1); from <= at; from++)
    for (let to = at + 1; to <= Math.min(words.length, from + MOST_WORDS); to++)
      if (folded(words.slice(from, to).join(' ')) === wanted) return true;
  return false;
}

/** Only where labels stand: at the head of a line, up to its end or a colon. */
function isLabel({ words, at }: Place, { labels }: Known): boolean {
  const colon = words.findIndex((word) => /[:：]$/.test(word));
  const label = words.slice(0, colon === -1 ? words.length : colon + 1);
  const key = phraseKey(tokensOfText(label.join(' ')));
  return at < label.length && key.length >= LEAST_LETTERS && labels.has(key);
}
