import { CONCEPTS, WORD_FAMILIES } from '@sheetlift/engine/training';
import type { SeededRandom } from '../seeded-random.ts';
import type { Pair } from './contrast.ts';

const CONCEPTS_A_STEP = 120;
const FAMILIES_A_STEP = 70;
const COMPOUNDS_A_STEP = 30;

/** What the engine's own lists say: labels of one concept, words of one family, and two words that mean two others together. */
export function drawLexiconPairs(random: SeededRandom): Pair[] {
  return [
    ...random.some(CONCEPTS, CONCEPTS_A_STEP).flatMap((concept) => conceptPair(concept, random)),
    ...random.some(WORD_FAMILIES, FAMILIES_A_STEP).flatMap((family) => familyPair(family, random)),
    ...Array.from({ length: COMPOUNDS_A_STEP }, () => compoundPair(random)),
  ];
}

function conceptPair({ id, domain, labels, weakLabels, asked }: (typeof CONCEPTS)[number], random: SeededRandom): Pair[] {
  const printed = random.chance(0.9) || weakLabels.length === 0 ? labels : weakLabels;
  const [query, key] = [random.pick([...labels, ...asked]), random.pick(printed)];
  return query === key ? [] : [{ query, key, meaning: `lexicon/${id}`, domain: `lexicon/${domain}` }];
}

function familyPair(family: readonly string[], random: SeededRandom): Pair[] {
  const [query, key] = random.shuffled(family);
  return query === undefined || key === undefined ? [] : [{ query, key, meaning: `family/${family[0]}`, domain: 'families' }];
}

/** "delivery date" against "data consegna": meanings add up, in any order. */
function compoundPair(random: SeededRandom): Pair {
  const [one, other] = [random.pick(WORD_FAMILIES), random.pick(WORD_FAMILIES)];
  return {
    query: `${random.pick(one)} ${random.pick(other)}`,
    key: random.shuffled([random.pick(one), random.pick(other)]).join(' '),
    meaning: `families/${one[0]} ${other[0]}`,
    domain: 'compounds',
  };
}
