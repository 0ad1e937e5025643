import { LANGUAGE_WORDS } from '../languages/languages.ts';
import { LANGUAGES } from '../model/index.ts';

/** Folded spelling -> month from 1 to 12. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap((language) =>
    LANGUAGE_WORDS[language].months.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
  ),
);
