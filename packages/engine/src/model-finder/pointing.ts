import type { FoundRows, Lesson } from '../model/index.ts';
import type { Proposal } from '../fields/propose/proposal.ts';
import type { Search } from '../fields/search/search.ts';
import { alignQuote, type QuotablePrint, quotablePrint } from './align-quote.ts';
import { confirmedPlaces } from './confirmed-places.ts';
import { type LinesByPlace, linesByPlace } from './evidence-lines.ts';
import { createPlaceJudge, type PlaceJudge } from './judge-place.ts';
import { type NumberedLine, numberLines } from './numbered-lines.ts';
import { proposeQuoted, proposeRestated } from './propose-quoted.ts';

/** One document and template as a model is asked about them: the built-in engine's search and findings, the numbered lines, the print. */
export interface Pointing {
  search: Search;
  /** What the built-in engine found. */
  found: FoundRows;
  numbered: readonly NumberedLine[];
  /** By index in `DocumentLayout.lines`. */
  numberOfLine: ReadonlyMap<number, number>;
  places: LinesByPlace;
  print: QuotablePrint;
  judge: PlaceJudge;
  /** Where persons found fields in other documents, by field id. */
  confirmed: ReadonlyMap<string, readonly string[]>;
}

export function preparePointing(search: Search, found: FoundRows, lessons: readonly Lesson[]): Pointing {
  const numbered = numberLines(search.layout);
  const numberOfLine = new Map(numbered.flatMap(({ number, lines }) => lines.map((line) => [line, number])));
  const [places, print] = [linesByPlace(search.layout), quotablePrint(search.layout, numbered)];
  return {
    search,
    found,
    numbered,
    numberOfLine,
    places,
    print,
    judge: createPlaceJudge(search, found),
    confirmed: confirmedPlaces(lessons),
  };
}

/** A quote as a possible value of a field. */
export interface QuotedValue {
  proposal: Proposal;
  onLine: boolean;
  isFuzzy: boolean;
}

/** The values that a quote may be, one a place where it is printed and makes a value of the field's kind; empty where there is none. */
export function valuesQuoted({ search, print, numbered }: Pointing, fieldIndex: number, quote: string, line: number): QuotedValue[] {
  const places = alignQuote(print, quote, line);
  const values = places.flatMap((place): QuotedValue[] => {
    const proposal = proposeQuoted(search, fieldIndex, place, quote);
    return proposal ? [{ proposal, onLine: place.onLine, isFuzzy: place.fuzzy }] : [];
  });
  if (values.length > 0) return values;
  const restated = proposeRestated(search, fieldIndex, numbered[line - 1], quote);
  return restated ? [{ proposal: restated, onLine: true, isFuzzy: false }] : [];
}
