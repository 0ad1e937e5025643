import type { DocumentLayout, Line, Word, WordSpan } from '../../model/index.ts';
import { personLikelihood } from '../../values/person-likelihood.ts';
import { isInMargin } from './margins.ts';

/** A name in a list of names, and the place that its mark points to; null where no mark does. */
export interface MarkedName {
  name: WordSpan[];
  place: WordSpan[] | null;
}

/** Names from which a line is a list of names, and the share of them that must have a mark. */
const [LEAST_NAMES, MARKED_SHARE] = [2, 0.5];
/** What looks less like a name is a word beside another. */
const LIKE_A_NAME = 0.4;
/** A raised mark is so much lower than the words beside it. */
const MARK_HEIGHT = 0.9;
/** Lines in which the places are looked for below the names, and the gap that ends them, in heights of a line. */
const [MOST_LINES, WIDEST_GAP] = [30, 0.7];
const MARK = /^(?:[\p{Ll}\d]{1,2}|[*†‡§¶#✉])(?:[,;]?(?:[\p{Ll}\d]{1,2}|[*†‡§¶#✉]))*$/u;
const AND = /^(?:and|und|et|y|e|en|i|&)$/i;

/**
 * Names side by side in a line or several ("Ada Vossᵃ, Jan Kuiperᵇ"), each with raised marks, and below them what each mark stands before ("ᵃ Institute of ..."). Empty
 * where there is no such list: the first of the document is taken.
 */
export function markedNames(layout: DocumentLayout): MarkedName[] {
  const lines = layout.lines.filter((line) => !isInMargin(layout, line));
  for (let at = 0; at < lines.length; at++) {
    const first = namesIn(lines[at]);
    if (!isList(first)) continue;
    const names = [...first];
    let next = at + 1;
    for (; isBelow(lines[next - 1], lines[next]); next++) {
      const more = namesIn(lines[next]);
      if (more.length === 0) break;
      names.push(...more);
    }
    const places = placesFrom(lines.slice(next, next + MOST_LINES));
    return names.map(({ spans, marks }) => ({ name: spans, place: marks.map((mark) => places.get(mark)).find((place) => place) ?? null }));
  }
  return [];
}

interface Name {
  spans: WordSpan[];
  marks: string[];
}

const isList = (names: readonly Name[]): boolean =>
  names.length >= LEAST_NAMES && names.filter(({ marks }) => marks.length > 0).length >= MARKED_SHARE * names.length;

const isMark = (word: Word, line: Line): boolean =>
  MARK.test(word.text) && word.box.bottom - word.box.top <= MARK_HEIGHT * Math.max(...line.words.map(({ box }) => box.bottom - box.top));

const marksOf = (text: string): string[] => text.match(/\d{1,2}|\p{Ll}|[^\s,;]/gu) ?? [];

/** The names of a line that holds nothing else; empty where it holds other words. */
function namesIn(line: Line | undefined): Name[] {
  const names: Name[] = [];
  let open: Name | null = null;
  for (const [at, word] of line?.words.entries() ?? []) {
    if (!line) break;
    const isJoint = AND.test(word.text) || /^[,;]+$/.test(word.text);
    if (isJoint) open = null;
    else if (isMark(word, line)) names.at(-1)?.marks.push(...marksOf(word.text));
    else if (open) open.spans = [{ line: line.index, from: open.spans[0]?.from ?? at, to: at + 1 }];
    else names.push((open = { spans: [{ line: line.index, from: at, to: at + 1 }], marks: [] }));
    if (/[,;]$/.test(word.text)) open = null;
  }
  const isName = ({ spans: [span] }: Name): boolean =>
    span !== undefined && span.to - span.from >= 2 && personLikelihood(nameText(line, span)) >= LIKE_A_NAME;
  return names.every(isName) ? names : [];
}

const nameText = (line: Line | undefined, { from, to }: WordSpan): string =>
  (line?.words.slice(from, to) ?? [])
    .map(({ text }) => text)
    .join(' ')
    .replace(/[,;]+$/, '');

/** By mark the words behind it, up to the next mark that opens a line or follows a semicolon. */
function placesFrom(lines: readonly Line[]): Map<string, WordSpan[]> {
  const places = new Map<string, WordSpan[]>();
  let open: WordSpan[] | null = null;
  for (const [at, line] of lines.entries()) {
    if (at > 0 && !isBelow(lines[at - 1], line)) break;
    for (const [index, word] of line.words.entries()) {
      const opens = isMark(word, line) && (index === 0 || /[;.]$/.test(line.words[index - 1]?.text ?? ''));
      const last: WordSpan | undefined = open?.at(-1);
      if (opens) for (const mark of marksOf(word.text)) places.set(mark, places.get(mark) ?? (open = []));
      else if (last?.line === line.index) last.to = index + 1;
      else open?.push({ line: line.index, from: index, to: index + 1 });
    }
    if (!open) break;
  }
  return places;
}

const isBelow = (line: Line | undefined, next: Line | undefined): boolean =>
  line !== undefined &&
  next !== undefined &&
  line.pageNumber === next.pageNumber &&
  next.box.top - line.box.bottom < WIDEST_GAP * (line.box.bottom - line.box.top) &&
  next.box.top > line.box.top;
