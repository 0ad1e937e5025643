/** One layer: `outputs` rows of `inputs` weights, then a bias each. */
export interface Layer {
  inputs: number;
  outputs: number;
  weights: Float32Array;
  biases: Float32Array;
}

/** What the ranker has learned. */
export interface RankerWeights {
  /** Mean and spread of each feature where it learned. */
  mean: Float32Array;
  spread: Float32Array;
  /** Rectified but for the last, which gives one score. */
  layers: Layer[];
  /** The same for the empty answer's features, which are about 0..1 as they are. */
  empty: Layer[];
}

/** Scores of the rows of features; the empty answer is better than all that score below `emptyScore`. */
export function scoreRows(rows: Float32Array, count: number, { mean, spread, layers }: RankerWeights): Float32Array {
  const width = mean.length;
  const values = new Float32Array(count * width);
  for (let row = 0; row < count; row++)
    for (let at = 0; at < width; at++) values[row * width + at] = ((rows[row * width + at] ?? 0) - (mean[at] ?? 0)) / (spread[at] ?? 1);
  return through(layers, values, count);
}

export const emptyScore = (features: Float32Array, { empty }: RankerWeights): number => through(empty, features, 1)[0] ?? 0;

const through = (layers: readonly Layer[], values: Float32Array, count: number): Float32Array =>
  layers.reduce((result, layer, index) => pass(result, count, layer, index < layers.length - 1), values);

/** Rows that go through a layer together, so that each weight is fetched once for all of them; more no longer fit the processor's registers. */
const TOGETHER = 4;

/** Each sum is added up in the order of its inputs, however many rows go together: the same bytes on every run. */
function pass(values: Float32Array, count: number, layer: Layer, rectified: boolean): Float32Array {
  const { inputs, outputs, weights, biases } = layer;
  const result = new Float32Array(count * outputs);
  const keep = (row: number, output: number, sum: number): void => {
    result[row * outputs + output] = rectified && sum < 0 ? 0 : sum;
  };
  const whole = count - (count % TOGETHER);
  for (let row = 0; row < whole; row += TOGETHER) {
    const [first, second, third, fourth] = [row * inputs, (row + 1) * inputs, (row + 2) * inputs, (row + 3) * inputs];
    for (let output = 0; output < outputs; output++) {
      const bias = biases[output] ?? 0;
      let [a, b, c, d] = [bias, bias, bias, bias];
      const start = output * inputs;
      for (let input = 0; input < inputs; input++) {
        const weight = weights[start + input] as number;
        a += weight * (values[first + input] as number);
        b += weight * (values[second + input] as number);
        c += weight * (values[third + input] as number);
        d += weight * (values[fourth + input] as number);
      }
      keep(row, output, a);
      keep(row + 1, output, b);
      keep(row + 2, output, c);
      keep(row + 3, output, d);
    }
  }
  for (let row = whole; row < count; row++) {
    for (let output = 0; output < outputs; output++) {
      let sum = biases[output] ?? 0;
      const start = output * inputs;
      for (let input = 0; input < inputs; input++) sum += (weights[start + input] as number) * (values[row * inputs + input] as number);
      keep(row, output, sum);
    }
  }
  return result;
}
