import type { Line, Word } from '../model/index.ts';

/** A folded piece of a printed word, as labels are compared. */
export interface Token {
  text: string;
  /** Index in `Line.words`. */
  word: number;
}

/** Folded tokens of a text: lower case, no accents, one spelling for "number". */
export function tokensOfText(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+|[#№$€£%]/gu)?.map(canonical) ?? [];
}

/** One string for a phrase, the same whatever its spaces and punctuation: "Invoice No." and "invoice-number" are one. */
export const phraseKey = (tokens: readonly string[]): string => tokens.join('');

export const tokensOfLine = (line: Line): Token[] => tokensOfWords(line.words);

function tokensOfWords(words: readonly Word[]): Token[] {
  return words.flatMap((word, at) => tokensOfText(word.text).map((text) => ({ text, word: at })));
}

export function fold(text: string): string {
  return text
    .replace(/[º°]/g, 'o')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/(?<=\p{L})['’´`](?=s\b)/gu, '');
}

/** All ways to write "number" become "no", also at the end of a compound ("rechnungsnummer", "kundennr"). */
function canonical(token: string): string {
  if (/^(?:no|nr|nbr|num|number|numbers|nummer|numero|№|#)$/.test(token)) return 'no';
  return token.length > 6 ? token.replace(/(?:nummer|number|nr)$/, 'no') : token;
}
