import { LANGUAGE_WORDS } from '../languages/languages.ts';
import { LANGUAGES, type Language } from '../model/index.ts';

const LANGUAGES_OF = new Map<string, Language[]>();
for (const language of LANGUAGES)
  for (const word of LANGUAGE_WORDS[language].frequent.split(' ')) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);

/** Single letters are initials, list marks and specks of a scan as often as words. */
const LETTER_VOTE = 0.25;

/** Words looked at: a vote is settled long before. */
const MAX_VOTERS = 20_000;

/**
 * The languages of a text, most probable first: each stop word votes, with less weight where languages share it. Short business
 * texts defeat language detectors; a vote does better. English where nothing votes.
 */
export function tellLanguages(texts: Iterable<string>): Language[] {
  const votes = new Map<Language, number>(LANGUAGES.map((language) => [language, 0]));
  let voters = 0;
  for (const text of texts) {
    for (const word of text.toLowerCase().split(/[^\p{L}]+/u)) {
      const languages = LANGUAGES_OF.get(word) ?? [];
      for (const language of languages)
        votes.set(language, (votes.get(language) ?? 0) + (word.length === 1 ? LETTER_VOTE : 1) / languages.length);
    }
    if ((voters += 1 + text.length / 6) > MAX_VOTERS) break;
  }
  const best = Math.max(...votes.values());
  const told = LANGUAGES.filter((language) => (votes.get(language) ?? 0) > 0 && (votes.get(language) ?? 0) >= 0.45 * best);
  const sorted = told.sort((a, b) => (votes.get(b) ?? 0) - (votes.get(a) ?? 0));
  return sorted.length > 0 ? sorted : ['eng'];
}
