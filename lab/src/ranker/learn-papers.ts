import { type Linker, paperLikelihood, type PaperWeights } from '@sheetlift/engine/training';
import type { SeededRandom } from '../seeded-random.ts';
import { type DictionaryEntry, readDictionary } from '../words/read-dictionary.ts';
import { type Domain, WORD_LANGUAGES } from '../words/read-words.ts';

const ROUNDS = 3;
const RATE = 0.5;
/** Examples of what stands on rows, of each domain and language. */
const ITEMS = 4;
/** Groups of the dictionary that name papers, and those in which some words may. */
const PAPERS = '/Kinds of papers';
const OF_PAPERS = /paper|document|certificate|licen|permit/i;
const DECAY = 1e-5;

/** Logistic regression from the linker's vector to whether words name a paper, or what stands on its rows; both weigh the same in all. */
export function learnPapers(domains: readonly Domain[], linker: Linker, dimensions: number, random: SeededRandom): PaperWeights {
  const named = [...domains.flatMap(namesOf), ...readDictionary().flatMap(namesOfEntry)].map(({ text, isPaper }) => ({
    vector: linker.embed(text.toLowerCase()),
    isPaper,
  }));
  const papers = named.filter(({ isPaper }) => isPaper).length / named.length;
  const weights: PaperWeights = { vector: new Float32Array(dimensions), bias: 0 };
  for (let round = 0; round < ROUNDS; round++)
    for (const { vector, isPaper } of random.shuffled(named)) {
      const rate = (RATE * (isPaper ? 0.5 / papers : 0.5 / (1 - papers))) / (1 + round);
      const slope = rate * (paperLikelihood(vector, weights) - (isPaper ? 1 : 0));
      weights.bias -= 0.1 * slope;
      vector.forEach((value, at) => (weights.vector[at] = weights.vector[at]! * (1 - DECAY) - slope * value));
    }
  return weights;
}

/** Titles of papers, and labels, names and examples of what is in their rows. */
function namesOf({ papers, meanings, items }: Domain): { text: string; isPaper: boolean }[] {
  return WORD_LANGUAGES.flatMap((language) => {
    const rows = meanings.filter(({ inRow }) => inRow).map(({ wordings }) => wordings[language]);
    const ofRows = rows.flatMap(({ labels, names }) => [...labels.slice(0, 2), ...names.slice(0, 1)]);
    return [
      ...papers[language].map((text) => ({ text, isPaper: true })),
      ...[...ofRows, ...items[language].slice(0, ITEMS)].map((text) => ({ text, isPaper: false })),
    ];
  });
}

/** Kinds of papers in all their wordings, and other things by their usual word. */
function namesOfEntry({ group, words }: DictionaryEntry): { text: string; isPaper: boolean }[] {
  const isPaper = group.includes(PAPERS);
  if (!isPaper && OF_PAPERS.test(group)) return [];
  return WORD_LANGUAGES.flatMap((language) => words[language].slice(0, isPaper ? undefined : 1).map((text) => ({ text, isPaper })));
}
