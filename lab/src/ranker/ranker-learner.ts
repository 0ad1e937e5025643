import type { Layer, RankerWeights } from '@sheetlift/engine/training';
import type { SeededRandom } from '../seeded-random.ts';
import type { RankedList } from './draw-lists.ts';

/** Adam (Kingma and Ba, 2014). */
const [FIRST, SECOND, LEAST] = [0.9, 0.999, 1e-8];

interface Parameters {
  values: Float32Array;
  gradients: Float32Array;
  first: Float32Array;
  second: Float32Array;
}

/** The ranker as it learns: listwise softmax over the candidates and the empty answer. */
export class RankerLearner {
  readonly weights: RankerWeights;
  private readonly ranking: LayerParameters[];
  private readonly emptying: LayerParameters[];
  private steps = 0;

  /** Learns on `weights` themselves. */
  constructor(weights: RankerWeights) {
    this.weights = weights;
    this.ranking = weights.layers.map(parametersOf);
    this.emptying = weights.empty.map(parametersOf);
  }

  /** Adds the gradients of one list; gives its loss. */
  see({ rows, count, empty, right, share }: RankedList): number {
    const { mean, spread, layers } = this.weights;
    const passes = forward(layers, scaled(rows, mean, spread), count);
    const ofNothing = forward(this.weights.empty, empty, 1);
    const scores = [...passes.at(-1)!, ofNothing.at(-1)![0]!].map(
      (score, at) => score + (at < count && !right.includes(at) ? Math.log(share) : 0),
    );
    const most = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - most));
    const total = shares.reduce((sum, share) => sum + share, 0);
    const rights = right.length > 0 ? right : [count];
    const ofRights = rights.reduce((sum, at) => sum + shares[at]!, 0);
    scores.forEach((_, at) => {
      const slope = shares[at]! / total - (rights.includes(at) ? shares[at]! / ofRights : 0);
      if (Math.abs(slope) < 1e-5) return;
      if (at < count) backward(layers, this.ranking, passes, at, slope);
      else backward(this.weights.empty, this.emptying, ofNothing, 0, slope);
    });
    return -Math.log(ofRights / total);
  }

  step(rate: number, decay: number): void {
    this.steps++;
    const [ofFirst, ofSecond] = [1 - FIRST ** this.steps, 1 - SECOND ** this.steps];
    for (const { values, gradients, first, second } of [...this.ranking, ...this.emptying].flat()) {
      for (let at = 0; at < values.length; at++) {
        const gradient = gradients[at]!;
        first[at] = FIRST * first[at]! + (1 - FIRST) * gradient;
        second[at] = SECOND * second[at]! + (1 - SECOND) * gradient * gradient;
        values[at] = values[at]! * (1 - rate * decay) - (rate * (first[at]! / ofFirst)) / (Math.sqrt(second[at]! / ofSecond) + LEAST);
      }
      gradients.fill(0);
    }
  }
}

/** A ranker that has learned nothing. */
export const newWeights = (
  hidden: readonly number[],
  emptyFeatures: number,
  scale: { mean: Float32Array; spread: Float32Array },
  random: SeededRandom,
): RankerWeights => ({
  ...scale,
  layers: layersOf([scale.mean.length, ...hidden, 1], random),
  empty: layersOf([emptyFeatures, EMPTY_HIDDEN, 1], random),
});

/** Those of the weights, then those of the biases. */
type LayerParameters = [weights: Parameters, biases: Parameters];

const EMPTY_HIDDEN = 10;

function layersOf(widths: readonly number[], random: SeededRandom): Layer[] {
  return widths.slice(1).map((outputs, at): Layer => {
    const inputs = widths[at] ?? 1;
    const most = Math.sqrt(6 / inputs);
    return {
      inputs,
      outputs,
      weights: Float32Array.from({ length: inputs * outputs }, () => (random.next() * 2 - 1) * most),
      biases: new Float32Array(outputs),
    };
  });
}

const parametersOf = ({ weights, biases }: Layer): LayerParameters => [adamOf(weights), adamOf(biases)];

const adamOf = (values: Float32Array): Parameters => ({
  values,
  gradients: new Float32Array(values.length),
  first: new Float32Array(values.length),
  second: new Float32Array(values.length),
});

function scaled(rows: Float32Array, mean: Float32Array, spread: Float32Array): Float32Array {
  const result = new Float32Array(rows.length);
  for (let start = 0; start < rows.length; start += mean.length)
    for (let at = 0; at < mean.length; at++) result[start + at] = (rows[start + at]! - mean[at]!) / spread[at]!;
  return result;
}

/** Values of each layer for all rows, one row behind the other; the inputs first. */
function forward(layers: readonly Layer[], inputValues: Float32Array, count: number): Float32Array[] {
  const passes = [inputValues];
  layers.forEach((layer, index) => passes.push(pass(layer, passes[index]!, count, index < layers.length - 1)));
  return passes;
}

/** Four rows at a time, so that a weight is fetched once for four sums. */
function pass({ inputs, outputs, weights, biases }: Layer, values: Float32Array, count: number, rectified: boolean): Float32Array {
  const result = new Float32Array(outputs * count);
  for (let row = 0; row < count; row += 4) {
    const [first, second, third, fourth] = [0, 1, 2, 3].map((more) => Math.min(row + more, count - 1) * inputs) as [
      number,
      number,
      number,
      number,
    ];
    for (let output = 0; output < outputs; output++) {
      const bias = biases[output]!;
      let [one, two, three, four] = [bias, bias, bias, bias];
      for (let input = 0, from = output * inputs; input < inputs; input++, from++) {
        const weight = weights[from]!;
        one += weight * values[first + input]!;
        two += weight * values[second + input]!;
        three += weight * values[third + input]!;
        four += weight * values[fourth + input]!;
      }
      const to = row * outputs + output;
      result[to] = rectified && one < 0 ? 0 : one;
      if (row + 1 < count) result[to + outputs] = rectified && two < 0 ? 0 : two;
      if (row + 2 < count) result[to + 2 * outputs] = rectified && three < 0 ? 0 : three;
      if (row + 3 < count) result[to + 3 * outputs] = rectified && four < 0 ? 0 : four;
    }
  }
  return result;
}

/** Adds the gradients of one row's score. */
function backward(
  layers: readonly Layer[],
  parameters: readonly LayerParameters[],
  passes: readonly Float32Array[],
  row: number,
  slope: number,
): void {
  let slopes = Float32Array.of(slope);
  for (let index = layers.length - 1; index >= 0; index--) {
    const { inputs, outputs, weights } = layers[index]!;
    const values = passes[index]!.subarray(row * inputs, (row + 1) * inputs);
    const below = new Float32Array(inputs);
    const [ofWeights, ofBiases] = [parameters[index]![0].gradients, parameters[index]![1].gradients];
    for (let output = 0; output < outputs; output++) {
      const own = slopes[output]!;
      if (own === 0) continue;
      ofBiases[output]! += own;
      const start = output * inputs;
      for (let input = 0; input < inputs; input++) ofWeights[start + input]! += own * values[input]!;
      if (index > 0) for (let input = 0; input < inputs; input++) below[input]! += own * weights[start + input]!;
    }
    if (index > 0) for (let input = 0; input < inputs; input++) if (values[input]! <= 0) below[input] = 0;
    slopes = below;
  }
}
