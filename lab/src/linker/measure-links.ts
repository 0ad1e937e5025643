import type { SeededRandom } from '../seeded-random.ts';
import { type Domain, type Meaning, WORD_LANGUAGES, type WordLanguage } from '../words/read-words.ts';
import { drawLanguage } from './draw-pairs.ts';

/** Of how many asked fields the right label of the paper was the nearest. */
export interface LinkTally {
  right: number;
  asked: number;
}

/**
 * A paper of each domain prints every meaning once, in one language; each is asked for by name, with or without a
 * description, in that language or another one. Right is the link when its own label is nearer than every other.
 */
export function measureLinks(
  domains: readonly Domain[],
  near: (asked: string, printed: string) => number,
  random: SeededRandom,
): { sameLanguage: LinkTally; across: LinkTally } {
  const [sameLanguage, across] = [
    { right: 0, asked: 0 },
    { right: 0, asked: 0 },
  ];
  for (const domain of domains) {
    for (const printed of WORD_LANGUAGES) {
      const labels = domain.meanings.map((meaning) => drawLabel(meaning, printed, random));
      domain.meanings.forEach((meaning, own) => {
        const other = drawLanguage(random);
        for (const [language, tally] of [
          [printed, sameLanguage],
          [other === printed ? 'de' : other, across],
        ] as const) {
          if (tally === across && language === printed) continue;
          const asked = drawQuestion(meaning, language, random);
          if (asked === null || labels[own] === null) continue;
          const scores = labels.map((label) => (label === null ? -1 : near(asked, label)));
          const best = Math.max(...scores.filter((_, at) => at !== own && labels[at] !== labels[own]));
          tally.asked++;
          if ((scores[own] ?? -1) > best) tally.right++;
        }
      });
    }
  }
  return { sameLanguage, across };
}

const drawLabel = ({ wordings }: Meaning, language: WordLanguage, random: SeededRandom): string | null =>
  wordings[language].labels.length === 0 ? null : random.pick(wordings[language].labels);

function drawQuestion({ wordings }: Meaning, language: WordLanguage, random: SeededRandom): string | null {
  const { names, questions } = wordings[language];
  if (names.length === 0) return null;
  const name = random.pick(names);
  return questions.length > 0 && random.chance(0.5) ? `${name}. ${random.pick(questions)}` : name;
}
