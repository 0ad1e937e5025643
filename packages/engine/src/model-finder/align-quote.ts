import { distance } from 'fastest-levenshtein';
import type { DocumentLayout } from '../model/index.ts';
import { type Printed, printedRun, runOfSpans } from '../fields/document/word-run.ts';
import type { NumberedLine } from './numbered-lines.ts';
import { isDigit, printedOf, type PrintStream, squash, streamOf } from './print-stream.ts';

/** Where a quote stands. */
export interface QuotedPlace {
  printed: Printed;
  /** On the line that the model named. */
  onLine: boolean;
  /** Recognised print whose letters are not quite those of the quote. */
  fuzzy: boolean;
}

/** A document whose print can be found by quotes. Made once a document. */
export interface QuotablePrint {
  layout: DocumentLayout;
  numbered: readonly NumberedLine[];
  /** In reading order, and along each numbered line that shows side by side what is read elsewhere. */
  streams: readonly PrintStream[];
}

/** Places of one quote that are told apart; of more than these nobody can mean one without naming its line. */
const MOST_PLACES = 200;
/** A longer quote is no value. */
const MOST_QUOTED = 2_000;

export function quotablePrint(layout: DocumentLayout, numbered: readonly NumberedLine[]): QuotablePrint {
  const beside = numbered.map(({ lines }) => lines).filter((lines) => !isReadOn(lines));
  const streams = [layout.lines.map(({ index }) => index), ...beside];
  return { layout, numbered, streams: streams.map((lines) => streamOf(layout, lines)) };
}

/** Each line is the one that is read after the one before. */
const isReadOn = (lines: readonly number[]): boolean => lines.every((line, at) => at === 0 || line === (lines[at - 1] ?? 0) + 1);

/**
 * The places where a quote is printed: those on the named line where there are any, else all. It may run along a numbered line, from column to column, and in
 * reading order over line breaks; from the last column of one line into the first of the next nothing is read. Digits must be the same, letters too, but on recognised
 * words of the named line, where a misread letter is forgiven and marked. Empty where it is not printed.
 */
export function alignQuote(print: QuotablePrint, quote: string, lineNumber: number): QuotedPlace[] {
  const wanted = squash(quote.slice(0, MOST_QUOTED + 1));
  if (wanted === '' || quote.length > MOST_QUOTED) return [];
  const onLine = placesOnLine(print, wanted, quote, lineNumber);
  if (onLine.length > 0) return onLine.map((printed) => ({ printed, onLine: true, fuzzy: false }));
  const [asRead, ...beside] = print.streams.map((stream) => placesIn(print.layout, stream, wanted, quote));
  const found = uniquePlaces([...(asRead ?? []), ...beside.flat().filter(runsOverColumns)]);
  const places = found.map((printed) => ({ printed, onLine: false, fuzzy: false }));
  return places.length > 0 ? places : misreadPlaces(print, wanted, lineNumber);
}

/** Lines after the named one that a quote may run on over. */
const MOST_LINES = 12;

/** The places that begin on the named line. */
function placesOnLine({ layout, numbered }: QuotablePrint, wanted: string, quote: string, lineNumber: number): Printed[] {
  const own = numbered[lineNumber - 1]?.lines ?? [];
  if (own.length === 0) return [];
  const [from, last] = [Math.min(...own), Math.max(...own)];
  const asRead = Array.from({ length: Math.min(layout.lines.length - from, last - from + MOST_LINES) }, (_, at) => from + at);
  const [read, beside] = [asRead.slice(0, MOST_LINES + own.length), own].map((lines) =>
    placesIn(layout, streamOf(layout, lines), wanted, quote),
  ) as [Printed[], Printed[]];
  return uniquePlaces([...read, ...beside.filter(runsOverColumns)]).filter(({ spans }) => own.includes(spans[0]?.line ?? -1));
}

/** What stands within one line is found in reading order too, which knows where a word of it goes on over the line break. */
const runsOverColumns = ({ spans }: Printed): boolean => spans.some(({ line }) => line !== spans[0]?.line);

function placesIn(layout: DocumentLayout, stream: PrintStream, wanted: string, quote: string): Printed[] {
  const found: Printed[] = [];
  for (let from = stream.text.indexOf(wanted); from >= 0 && found.length < MOST_PLACES; from = stream.text.indexOf(wanted, from + 1)) {
    if (cutsInto(stream, from) || cutsInto(stream, from + wanted.length)) continue;
    const printed = printedOf(layout, stream, from, from + wanted.length, quote);
    if (printed) found.push(printed);
  }
  return found;
}

/** A word or a number goes on over this place: what ends here is only a part of what is printed. */
function cutsInto({ text, places }: PrintStream, at: number): boolean {
  if (at === 0 || at >= text.length || !places[at]?.joined) return false;
  const [before, after] = [kindOf(text.charAt(at - 1)), kindOf(text.charAt(at))];
  return before === after || before === 'sign' || after === 'sign';
}

const kindOf = (character: string): 'digit' | 'sign' | 'letter' =>
  isDigit(character) ? 'digit' : /[.,']/.test(character) ? 'sign' : 'letter';

function uniquePlaces(places: readonly Printed[]): Printed[] {
  const byWords = new Map<string, Printed>();
  for (const place of places)
    byWords.set(
      `${place.spans
        .map(({ line, from, to }) => `${line}.${from}.${to}`)
        .sort()
        .join()} ${squash(place.text)}`,
      place,
    );
  return [...byWords.values()];
}

/** Shorter words differ from too many others by one letter. */
const LEAST_LETTERS = 5;
/** Letters that may differ: a recogniser that errs more often has read something else. Hand-set. */
const MOST_MISREAD = 0.2;

/** Runs of recognised words on the named line that read nearly like the quote; the nearest, if no other is as near. */
function misreadPlaces({ layout, numbered }: QuotablePrint, wanted: string, lineNumber: number): QuotedPlace[] {
  const letters = wanted.replace(/\P{L}/gu, '').length;
  if (letters < LEAST_LETTERS) return [];
  const near: { printed: Printed; errors: number }[] = [];
  for (const index of numbered[lineNumber - 1]?.lines ?? []) {
    const words = layout.lines[index]?.words ?? [];
    for (let from = 0; from < words.length; from++)
      for (let to = from + 1; to <= words.length; to++) {
        const own = words.slice(from, to);
        const text = own.map((word) => squash(word.text)).join('');
        if (text.length > wanted.length * (1 + MOST_MISREAD)) break;
        if (text.length < wanted.length * (1 - MOST_MISREAD) || own.some(({ origin }) => origin !== 'ocr')) continue;
        if (digitsOf(text) !== digitsOf(wanted)) continue;
        const errors = distance(text, wanted);
        const printed = printedRun(runOfSpans(layout, [{ line: index, from, to }]));
        if (printed && errors <= MOST_MISREAD * letters) near.push({ printed, errors });
      }
  }
  const least = Math.min(...near.map(({ errors }) => errors));
  const nearest = near.filter(({ errors }) => errors === least);
  const [only] = nearest;
  return only && nearest.length === 1 ? [{ printed: only.printed, onLine: true, fuzzy: true }] : [];
}

const digitsOf = (text: string): string => text.replace(/[^\p{Nd}.,']/gu, '');
