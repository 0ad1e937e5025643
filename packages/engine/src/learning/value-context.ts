import { unionBox, type Line, type Stretch, type ValueContext, type WordSpan } from '../model/index.ts';
import { foldWords } from '../values/fold.ts';
import { MONTHS } from '../values/month-names.ts';
import { neighboursOf, type DocumentView } from './document-view.ts';

/** Words of a neighbour that are kept: a label has no more, and a lesson must stay small. */
const MAX_WORDS = 5;
const MAX_NEIGHBOUR_CHARACTERS = 60;
/** Characters of a value that are kept; longer ones are told by their beginning. */
const MAX_PRINTED_CHARACTERS = 300;

/** What stands around a stretch; null where it holds no words. */
export function contextOf(view: DocumentView, { spans, printed }: Stretch): ValueContext | null {
  const [first, last] = [spans[0], spans.at(-1)];
  const [firstLine, lastLine] = [view.layout.lines[first?.line ?? -1], view.layout.lines[last?.line ?? -1]];
  const page = firstLine && view.pages.get(firstLine.pageNumber);
  if (!first || !last || !firstLine || !lastLine || !page) return null;
  const words = spans.flatMap((span) => view.layout.lines[span.line]?.words.slice(span.from, span.to) ?? []);
  if (words.length === 0) return null;
  const box = unionBox(words.map((word) => word.box));
  const { widthPt } = page.page;
  const [firstPrinted = '', lastPrinted = firstPrinted] = [printed.split('\n')[0], printed.split('\n').at(-1)];
  const before = textBefore(firstLine, first, firstPrinted);
  return {
    printed: printed.slice(0, MAX_PRINTED_CHARACTERS),
    recognised: words.some((word) => word.origin === 'ocr'),
    lines: spans.length,
    left: lastWords(/\p{L}/u.test(before) ? before : `${neighboursOf(page, firstLine).left?.text ?? ''} ${before}`),
    right: firstWords(textBehind(lastLine, last, lastPrinted)),
    above: firstWords(neighboursOf(page, firstLine).above?.text ?? ''),
    below: firstWords(neighboursOf(page, lastLine).below?.text ?? ''),
    startX: round(box.left / widthPt),
    endX: round(box.right / widthPt),
    fromTop: round((box.top - page.top) / page.lineHeight),
    fromEnd: round((page.bottom - box.bottom) / page.lineHeight),
    pagesBefore: page.index,
    pagesAfter: view.layout.pages.length - 1 - page.index,
  };
}

const round = (share: number): number => Math.round(share * 1_000) / 1_000;

/** The line's text before a value; a value may begin inside a word ("Date:1/2/2020"). */
function textBefore(line: Line, { from, to }: WordSpan, printed: string): string {
  const own = textOfWords(line, from, to);
  return `${textOfWords(line, 0, from)} ${own.slice(0, Math.max(0, own.indexOf(printed)))}`;
}

function textBehind(line: Line, { from, to }: WordSpan, printed: string): string {
  const own = textOfWords(line, from, to);
  const at = own.lastIndexOf(printed);
  return `${at < 0 ? '' : own.slice(at + printed.length)} ${textOfWords(line, to, line.words.length)}`;
}

const textOfWords = (line: Line, from: number, to: number): string =>
  line.words
    .slice(from, to)
    .map((word) => (word.joinsPrevious ? '' : ' ') + word.text)
    .join('')
    .trim();

const lastWords = (text: string): string | null => keptWords(text, -MAX_WORDS, undefined);
const firstWords = (text: string): string | null => keptWords(text, 0, MAX_WORDS);

function keptWords(text: string, from: number, to: number | undefined): string | null {
  const words = stableWords(text);
  const kept = words.slice(from, to).join(' ').slice(0, MAX_NEIGHBOUR_CHARACTERS);
  return kept === '' ? null : kept;
}

/** A text as contexts keep it, whole. */
export const stableText = (text: string): string => stableWords(text).join(' ');

/** Folded words with one sign for any number, and one for a month beside a number. */
function stableWords(text: string): string[] {
  const words = foldWords(text).map((word) => word.replace(/\d+/g, '9'));
  const dated = words.some((word) => word.includes('9')) ? words.map((word) => (MONTHS.has(word) ? 'month' : word)) : words;
  return dated.filter((word, at) => word !== '9' || dated[at - 1] !== '9');
}
