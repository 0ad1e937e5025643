import type { DocumentLayout, WordSpan } from '../../model/index.ts';
import type { CompiledTemplate } from '../compile/compiled-field.ts';
import { piecesOf } from '../document/pieces-of-line.ts';
import type { DocumentIndex } from '../document/document-index.ts';
import { type AnswerHit, findAnswers } from '../kinds/enum-answer.ts';

/** One of the things that the headings of a list say, each of its own: a number, an answer, words. */
export interface HeadingPart {
  /** Words printed before it in all headings; '' for none. */
  head: string;
  /** By heading, where it stands; null where that heading lacks it. */
  places: (WordSpan | null)[];
}

/** Share of the headings that must have a part, and say a word first, for it to be one. */
const USUAL_SHARE = 0.6;
/** Headings that all say one thing tell nothing of a row that the document does not tell. */
const LEAST_DIFFERENT = 2;

/**
 * Takes the headings of a list apart: what each says first in the same words is the head of what follows, an answer of a field of the template stands by
 * itself, so does a number at the start, and what is left is words between signs. `lines`: the line of each heading.
 */
export function headingParts(index: DocumentIndex, { fields }: CompiledTemplate, lines: readonly number[]): HeadingPart[] {
  const { layout } = index;
  const texts = lines.map((line) => layout.lines[line]?.words.map(({ text }) => text) ?? []);
  const enough = (count: number): boolean => count >= USUAL_SHARE * lines.length;
  const answers = fields.flatMap((field): HeadingPart[] => {
    if (field.field.type !== 'enum') return [];
    const places = lines.map((at) =>
      surest(findAnswers({ ...index, layout: { ...layout, lines: layout.lines.slice(at, at + 1) } }, field)),
    );
    return enough(places.filter((place) => place !== null).length) ? [{ head: '', places }] : [];
  });
  const said = wordsFirst(texts, enough);
  const isNumbered = enough(texts.filter((words) => NUMBER.test(words[said] ?? '')).length);
  const head =
    texts
      .find((words) => words.length > said)
      ?.slice(0, said)
      .join(' ') ?? '';
  const numbers: HeadingPart[] = isNumbered
    ? [{ head, places: lines.map((line, at) => (NUMBER.test(texts[at]?.[said] ?? '') ? { line, from: said, to: said + 1 } : null)) }]
    : [];
  const start = said + Number(isNumbered);
  const rests = lines.map((line, at) =>
    wordsLeft(
      layout,
      line,
      start,
      answers.flatMap(({ places }) => places[at] ?? []),
    ),
  );
  const most = rests.reduce((longest, rest) => Math.max(longest, rest.length), 0);
  const words = Array.from({ length: most }, (_, nth): HeadingPart => ({
    head: nth === 0 && !isNumbered ? head : '',
    places: rests.map((rest) => rest[nth] ?? null),
  }));
  const textOf = (place: WordSpan | null): string => (place ? textOfSpan(layout, place) : '');
  return [...numbers, ...answers, ...words].filter(
    ({ places }) =>
      enough(places.filter((place) => place !== null).length) &&
      new Set(places.map(textOf).filter((text) => text !== '')).size >= LEAST_DIFFERENT,
  );
}

/** Of several answers in one heading the one that is most of a word: "m" is a measure as well. */
const surest = (hits: readonly AnswerHit[]): WordSpan | null =>
  hits.reduce<AnswerHit | null>((best, hit) => (best === null || hit.weight > best.weight ? hit : best), null)?.span ?? null;

export const textOfSpan = ({ lines }: DocumentLayout, { line, from, to }: WordSpan): string =>
  lines[line]?.words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ') ?? '';

const NUMBER = /^\d{1,5}[.:)]?$/;

/** How many words the headings begin with alike, each with something behind them. */
function wordsFirst(texts: readonly (readonly string[])[], enough: (count: number) => boolean): number {
  const [first = []] = texts;
  let said = 0;
  for (const word of first) {
    if (!/\p{L}{2}/u.test(word) || !enough(texts.filter((words) => words[said] === word && words.length > said + 1).length)) break;
    said++;
  }
  return said;
}

/** Stretches of words behind the first ones that no answer takes and no sign parts. */
function wordsLeft(layout: DocumentLayout, index: number, start: number, taken: readonly WordSpan[]): WordSpan[] {
  const line = layout.lines[index];
  if (!line) return [];
  const left: WordSpan[] = [];
  for (const piece of piecesOf(line)) {
    let open: WordSpan | null = null;
    for (let at = Math.max(piece.from, start); at < piece.to; at++) {
      if (taken.some(({ from, to }) => at >= from && at < to)) open = null;
      else if (open) open.to = at + 1;
      else left.push((open = { line: index, from: at, to: at + 1 }));
    }
  }
  return left;
}
