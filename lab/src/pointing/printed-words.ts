import type { DocumentLayout, Word } from '@sheetlift/engine';
import { findPrinted, type Truth, type ValueReader } from './find-printed.ts';

interface PrintedWords {
  pageNumber: number;
  words: readonly Word[];
}

/** The places of a document where a true value is printed on one line, each as the words that a person draws over. */
export function* printedWords({ lines }: DocumentLayout, truth: Truth, type: string, reader: ValueReader): Generator<PrintedWords> {
  for (const { text, words, pageNumber } of lines) {
    const printed = findPrinted(text, truth, type, reader);
    const at = printed === null ? -1 : text.indexOf(printed);
    if (printed === null || at < 0) continue;
    const held = wordsBetween(words, at, at + printed.length);
    if (held.length > 0) yield { pageNumber, words: held };
  }
}

/** The words of a line that stand between two places of its text. */
function wordsBetween(words: readonly Word[], from: number, to: number): Word[] {
  let end = 0;
  return words.filter(({ text, joinsPrevious }, index) => {
    const start = index === 0 || joinsPrevious ? end : end + 1;
    end = start + text.length;
    return start < to && end > from;
  });
}
