import { type Language, LANGUAGES } from '../model/index.ts';
import { DEU } from './deu.ts';
import { ENG } from './eng.ts';
import { FRA } from './fra.ts';
import { ITA } from './ita.ts';
import type { LanguageWords } from './language-words.ts';
import { NLD } from './nld.ts';
import { POL } from './pol.ts';
import { POR } from './por.ts';
import { SPA } from './spa.ts';

/** The words of each language. */
export const LANGUAGE_WORDS: Record<Language, LanguageWords> = {
  eng: ENG,
  deu: DEU,
  fra: FRA,
  spa: SPA,
  ita: ITA,
  por: POR,
  nld: NLD,
  pol: POL,
};

/** Lists that are one string. */
type List = Exclude<keyof LanguageWords, 'decimalSign' | 'months'>;

/** The words of a list in all languages, each once. */
export function wordsOf(...lists: readonly List[]): string[] {
  return [...new Set(LANGUAGES.flatMap((language) => lists.flatMap((list) => LANGUAGE_WORDS[language][list].split(' '))))].filter(
    (word) => word !== '',
  );
}

/** The patterns of a list in all languages, as alternatives of one regular expression. */
export function patternOf(...lists: readonly List[]): string {
  return LANGUAGES.flatMap((language) => lists.map((list) => LANGUAGE_WORDS[language][list]))
    .filter((patterns) => patterns !== '')
    .join('|');
}
