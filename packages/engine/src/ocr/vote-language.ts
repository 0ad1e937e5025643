import { LANGUAGE_WORDS } from '../languages/languages.ts';
import { type Language, LANGUAGES } from '../model/index.ts';

/** Votes below which no language is told. */
const FEWEST_VOTES = 4;

/** How many more votes another language needs than English, which forms and product names mix into everything. */
const LEAD_OVER_ENGLISH = 1.3;

export interface LanguageVote {
  /** The language of the text as far as told; English where nothing is. */
  language: Language;
  /** False while too few words were seen to be sure. */
  decided: boolean;
}

/** The language of words read with the English pack, by which stop words occur among them. */
export function voteLanguage(words: readonly string[]): LanguageVote {
  const votes = Object.fromEntries(LANGUAGES.map((language) => [language, 0])) as Record<Language, number>;
  for (const word of words) {
    for (const language of LANGUAGES_OF.get(plain(word)) ?? []) votes[language]++;
  }
  const best = LANGUAGES.reduce((top, language) => (votes[language] > votes[top] ? language : top), 'eng');
  const clear = votes[best] >= FEWEST_VOTES && (best === 'eng' || votes[best] > votes.eng * LEAD_OVER_ENGLISH);
  return { language: clear ? best : 'eng', decided: clear };
}

const LANGUAGES_OF = languagesByWord();

function languagesByWord(): Map<string, Language[]> {
  const languages = new Map<string, Language[]>();
  for (const language of LANGUAGES) {
    for (const word of LANGUAGE_WORDS[language].frequentMisread.split(' '))
      languages.set(plain(word), [...(languages.get(plain(word)) ?? []), language]);
  }
  return languages;
}

/** Small letters without accents and punctuation. */
function plain(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}
