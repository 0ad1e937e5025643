import { labelLikelihood, labelShape, LABEL_SHAPE_NAMES, type LabelWeights, type Linker } from '@sheetlift/engine/training';
import { drawHabits, drawValue } from '../papers/draw-value.ts';
import { FILLER } from '../papers/filler.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { type Domain, WORD_LANGUAGES, type WordLanguage } from '../words/read-words.ts';

const ROUNDS = 10;
const RATE = 0.4;
const DECAY = 1e-4;

/** Logistic regression from the linker's vector and the shape of a printed text to whether it is a label. */
export function learnLabels(domains: readonly Domain[], linker: Linker, dimensions: number, random: SeededRandom): LabelWeights {
  const weights: LabelWeights = { vector: new Float32Array(dimensions), shape: new Float32Array(LABEL_SHAPE_NAMES.length), bias: 0 };
  for (let round = 0; round < ROUNDS; round++)
    for (const domain of random.shuffled(domains))
      for (const { text, isLabel } of random.shuffled(textsOf(domain, random)))
        learnOne(weights, { text, vector: linker.embed(text), isLabel }, RATE / (1 + round));
  return weights;
}

export interface PrintedText {
  text: string;
  isLabel: boolean;
}

/** What papers of the domain print in every language: labels, and as often what is none. */
export function textsOf({ meanings, papers, items }: Domain, random: SeededRandom): PrintedText[] {
  return WORD_LANGUAGES.flatMap((language) => {
    const habits = drawHabits(language, random);
    const other = [...papers[language], ...items[language], ...random.some(FILLER[language], 3)];
    return [
      ...meanings.flatMap((meaning): PrintedText[] => {
        const { labels } = meaning.wordings[language];
        if (labels.length === 0) return [];
        const label = random.pick(labels);
        const { printed } = drawValue(meaning, habits, random);
        return [
          { text: printedLabel(label, random), isLabel: true },
          { text: printed.replace(/\n/g, ', '), isLabel: false },
          ...(random.chance(0.2) ? [{ text: `${label}: ${printed.replace(/\n/g, ', ')}`, isLabel: false }] : []),
        ];
      }),
      ...random.some(other, 6).map((text) => ({ text, isLabel: false })),
      ...random
        .some(meanings, 4)
        .map((meaning) => ({ text: partOfSentence(meaning.wordings[language].questions, language, random), isLabel: false })),
    ].filter(({ text }) => /\p{L}|\d/u.test(text));
  });
}

function printedLabel(label: string, random: SeededRandom): string {
  const form = random.next();
  const written =
    form < 0.12 ? label.toUpperCase() : form < 0.2 ? label.toLowerCase() : form < 0.27 ? `${random.whole(1, 30)}. ${label}` : label;
  return random.chance(0.35) ? `${written}:` : written;
}

/** Prose is no label, wherever it is cut. */
function partOfSentence(sentences: readonly string[], language: WordLanguage, random: SeededRandom): string {
  const words = random
    .pick(sentences.length > 0 ? sentences : FILLER[language])
    .replace(/[?]$/, '.')
    .split(' ');
  const from = random.whole(0, Math.max(0, words.length - 5));
  return words.slice(from, from + random.whole(4, 12)).join(' ');
}

function learnOne(weights: LabelWeights, { text, vector, isLabel }: PrintedText & { vector: Float32Array }, rate: number): void {
  const slope = rate * (labelLikelihood(text, vector, weights) - (isLabel ? 1 : 0));
  weights.bias -= 0.1 * slope;
  weights.vector.forEach((weight, at) => (weights.vector[at] = weight * (1 - rate * DECAY) - slope * vector[at]!));
  labelShape(text).forEach((value, at) => (weights.shape[at]! -= 0.1 * slope * value));
}
