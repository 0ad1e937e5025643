import type { Line } from '../../model/index.ts';
import { foldWords } from '../../values/fold.ts';

/** A folded piece of a printed word, as labels are compared. */
export interface Token {
  text: string;
  /** Index in `Line.words`. */
  word: number;
}

/** Folded tokens of a text, with one spelling for "number". */
export const tokensOfText = (text: string): string[] => foldWords(text.replace(/(?<=\p{L})\((?:e?s|en|n|e)\)/gu, '')).map(canonical);

/** Keys of phrases already folded: templates bring the same lexicon phrases every time. */
const keys = new Map<string, string>();
/** Phrases remembered; the lexicon has a tenth of it. */
const MAX_KEYS = 100_000;

/** The key of a phrase given as text. */
export function keyOfPhrase(text: string): string {
  const known = keys.get(text);
  if (known !== undefined) return known;
  const key = phraseKey(tokensOfText(text));
  if (keys.size < MAX_KEYS) keys.set(text, key);
  return key;
}

/** One string for a phrase, the same whatever its spaces and punctuation: "Invoice No." and "invoice-number" are one. */
export const phraseKey = (tokens: readonly string[]): string => tokens.join('');

export const tokensOfLine = (line: Line): Token[] =>
  line.words.flatMap((word, at) => tokensOfText(word.text).map((text) => ({ text, word: at })));

/** All ways to write "number" become "no", also at the end of a compound ("rechnungsnummer", "kundennr"). */
function canonical(token: string): string {
  if (/^(?:n|no|nr|nbr|num|number|numbers|nummer|numero|#)$/.test(token)) return 'no';
  const closed = token.length > 6 ? token.replace(/(?:nummer|number|nr)$/, 'no') : token;
  // "Handelsrechnung", "Monatsrechnung" and the like are invoices.
  return closed.replace(/^\p{L}{4,}(rechnung)(s?no)?$/u, '$1$2');
}
