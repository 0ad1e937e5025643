import type { SeededRandom } from '../seeded-random.ts';
import { type Domain, type Meaning, WORD_LANGUAGES, type WordLanguage } from '../words/read-words.ts';
import type { Pair } from './contrast.ts';

/** How often a field is asked in the language of its paper. */
const SAME_LANGUAGE = 0.6;
/** English is asked for more often than any other language. */
const ENGLISH = 0.3;

/** One pair of each meaning of the domains, and of the answers of their choices: how a person asks, and what a paper prints. */
export function drawPairs(domains: readonly Domain[], random: SeededRandom): Pair[] {
  return domains.flatMap((domain) =>
    domain.meanings.flatMap((meaning) => [...pairOf(domain, meaning, random), ...answersOf(domain, meaning, random)]),
  );
}

export const drawLanguage = (random: SeededRandom): WordLanguage => (random.chance(ENGLISH) ? 'en' : random.pick(WORD_LANGUAGES));

/** How a person asks for the field: by a name, by a name and what is said of it, or by that alone. */
export function drawAsked({ wordings }: Meaning, language: WordLanguage, random: SeededRandom): string | null {
  const { names, questions, labels } = wordings[language];
  if (names.length === 0 || questions.length === 0 || labels.length === 0) return null;
  const how = random.next();
  if (how < 0.35) return random.pick(names);
  if (how < 0.65) return `${random.pick(names)}. ${random.pick(questions)}`;
  if (how < 0.85) return random.pick(questions);
  return random.pick(labels);
}

function pairOf(domain: Domain, meaning: Meaning, random: SeededRandom): Pair[] {
  const asked = drawLanguage(random);
  const printed = random.chance(SAME_LANGUAGE) ? asked : drawLanguage(random);
  const query = drawAsked(meaning, asked, random);
  const { labels, names } = meaning.wordings[printed];
  if (query === null || labels.length === 0) return [];
  const key = random.chance(0.88) || names.length === 0 ? random.pick(labels) : random.pick(names);
  return query === key ? [] : [{ query, key, meaning: `${domain.code}/${meaning.id}`, domain: domain.code }];
}

function answersOf(domain: Domain, { id, kind, values }: Meaning, random: SeededRandom): Pair[] {
  if (kind !== 'choice' || random.chance(0.5)) return [];
  const [one, other] = random.some(WORD_LANGUAGES, 2).map((language) => values[language] ?? []);
  return (one ?? []).flatMap((query, at) => {
    const key = other?.[at];
    return key === undefined || key === query ? [] : [{ query, key, meaning: `${domain.code}/${id}/${at}`, domain: domain.code }];
  });
}
