import type { Linker } from '@sheetlift/engine/training';
import { similarity } from '@sheetlift/engine/training';
import type { Outcome } from '../judging/fit-logistic.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { type Domain, type Meaning, WORD_LANGUAGES, type WordLanguage } from '../words/read-words.ts';
import { drawLanguage } from './draw-pairs.ts';

/** Fields that a person asks of one paper. */
const ASKED = 9;
/** Papers drawn of each domain and language. */
const PAPERS = 3;
/** How often a paper is asked in its own language. */
const OWN_LANGUAGE = 0.7;

/** What a link on a paper was judged by, before it is known how near the next field usually is. */
export interface DrawnLink {
  near: number;
  /** How near the next field is. */
  next: number;
  isRight: boolean;
}

/** Outcomes to fit: a template of one or two fields has no next one, so that the usual next one stands in. */
export const outcomesOf = (links: readonly DrawnLink[], usualNext: number): Outcome[] =>
  links.map(({ near, next, isRight }) => ({ signals: { near, margin: near - Math.max(usualNext, next) }, isRight, weight: 1 }));

/**
 * What becomes of links on papers of these domains: a paper prints each of its meanings, a person asks for some of them; for each
 * printed label the nearest field, how near it and the next one are, and whether it is the label's own.
 */
export function drawLinks(domains: readonly Domain[], linker: Linker, random: SeededRandom): DrawnLink[] {
  return domains.flatMap((domain) =>
    WORD_LANGUAGES.flatMap((printed) => Array.from({ length: PAPERS }, () => linksOfPaper(domain, printed, linker, random)).flat()),
  );
}

function linksOfPaper({ meanings }: Domain, printed: WordLanguage, linker: Linker, random: SeededRandom): DrawnLink[] {
  const language = random.chance(OWN_LANGUAGE) ? printed : drawLanguage(random);
  const asked = random.some(meanings, ASKED).map((meaning) => ({ meaning, ways: waysToAsk(meaning, language, random).map(linker.embed) }));
  return meanings.flatMap((meaning): DrawnLink[] => {
    const { labels } = meaning.wordings[printed];
    if (labels.length === 0) return [];
    const label = linker.embed(random.pick(labels));
    const ranked = asked
      .map((field) => ({ is: field.meaning, near: Math.max(...field.ways.map((way) => similarity(way, label))) }))
      .sort((a, b) => b.near - a.near);
    const [best, next] = ranked;
    return best ? [{ near: best.near, next: next?.near ?? 0, isRight: best.is === meaning }] : [];
  });
}

function waysToAsk({ wordings }: Meaning, language: WordLanguage, random: SeededRandom): string[] {
  const { names, questions } = wordings[language];
  const name = random.pick(names.length > 0 ? names : ['?']);
  return questions.length > 0 && random.chance(0.5) ? [name, `${name}. ${random.pick(questions)}`] : [name];
}
