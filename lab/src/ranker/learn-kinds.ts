import { type KindWeights, type Linker, LOOKS, type Look } from '@sheetlift/engine/training';
import { drawAsked } from '../linker/draw-pairs.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { type Domain, WORD_LANGUAGES } from '../words/read-words.ts';

const ROUNDS = 12;
const RATE = 0.5;
const DECAY = 1e-4;

/** Softmax regression from the linker's vector of how a field is asked for to the kind of its value. */
export function learnKinds(domains: readonly Domain[], linker: Linker, dimensions: number, random: SeededRandom): KindWeights {
  const kinds = Object.fromEntries(LOOKS.map((look) => [look, { weights: new Float32Array(dimensions), bias: 0 }])) as Record<
    Look,
    { weights: Float32Array; bias: number }
  >;
  for (let round = 0; round < ROUNDS; round++) {
    for (const domain of random.shuffled(domains)) {
      for (const meaning of domain.meanings) {
        for (const language of WORD_LANGUAGES) {
          const asked = drawAsked(meaning, language, random);
          if (asked !== null) learnOne(kinds, linker.embed(asked), meaning.kind, RATE / (1 + round));
        }
      }
    }
  }
  return kinds;
}

function learnOne(kinds: Record<Look, { weights: Float32Array; bias: number }>, vector: Float32Array, right: Look, rate: number): void {
  const scores = LOOKS.map((look) =>
    Math.exp(kinds[look].bias + kinds[look].weights.reduce((sum, weight, at) => sum + weight * vector[at]!, 0)),
  );
  const total = scores.reduce((sum, score) => sum + score, 0);
  LOOKS.forEach((look, index) => {
    const slope = scores[index]! / total - (look === right ? 1 : 0);
    const { weights } = kinds[look];
    kinds[look].bias -= 0.1 * rate * slope;
    for (let at = 0; at < weights.length; at++) weights[at] = weights[at]! * (1 - rate * DECAY) - rate * slope * vector[at]!;
  });
}
