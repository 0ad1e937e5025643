import { wordsOf } from '../../languages/languages.ts';
import { foldWords } from '../../values/fold.ts';

/** Words that join or point and name nothing. */
const STOP_WORDS = new Set(wordsOf('small'));
// "no" and "n" stand for "number" in labels; "from", "to" and "by" tell start from end and seller from buyer.

/** Words that are printed for many things: alone they name none. */
const COMMON_WORDS = new Set(
  `name names no number id date code type kind value text amount total sum description title person address company item list form page field first last line status state year month
  from to by reference ref price cost rate note notes position class model result period balance account payment payments contents message subject author time unit category categories classes class property result due
  nom nombre nome naam nazwa datum fecha data betrag preis summe titel art typ wert text von bis an de da do du a le al`.split(/\s+/),
);

/** True for a phrase that is one common word ("date", "From"). */
export function isCommonPhrase(phrase: string): boolean {
  const words = contentWords(phrase).length ? contentWords(phrase) : foldWords(phrase);
  return words.length === 1 && COMMON_WORDS.has(words[0] ?? '');
}

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Folded words that carry meaning. */
export const contentWords = (text: string): string[] => foldWords(text).filter((word) => !isStopWord(word));

const NUMBER_WORDS = new Set([
  'no',
  'nr',
  'nbr',
  'num',
  'number',
  'numbers',
  'nummer',
  'numero',
  'numer',
  '#',
  'nro',
  'id',
  'identifier',
  'identification',
  'n',
]);

/** One spelling for what is one word in labels: "number", "nr" and "#" are "no". */
export const canonicalWord = (word: string): string => (NUMBER_WORDS.has(word) ? 'no' : word);

/**
 * The same for all ways to write a phrase, whatever the order of its words: "date of the invoice", "Invoice-Date".
 * Empty for a phrase of small words only ("from"), where `exactKey` must do.
 */
export function bagKey(text: string): string {
  const words = contentWords(text).map(canonicalWord).map(singular);
  return [...new Set(words)].sort().join(' ');
}

/** All words in order, for phrases that are made of small words ("From", "To"). */
export const exactKey = (text: string): string => foldWords(text).join('');

/** English plurals only; the other languages' labels are listed as printed. */
export const singular = (word: string): string =>
  word.length > 4 && word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.length > 3 && /[^su]s$/.test(word) && !/(?:ss|us|is)$/.test(word)
      ? word.slice(0, -1)
      : word;
