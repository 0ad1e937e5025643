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
  const scores = new Float32Array(count);
  for (let row = 0; row < count; row++) {
    const values = new Float32Array(width);
    for (let at = 0; at < width; at++) values[at] = ((rows[row * width + at] ?? 0) - (mean[at] ?? 0)) / (spread[at] ?? 1);
    scores[row] = through(layers, values);
  }
  return scores;
}

export const emptyScore = (features: Float32Array, { empty }: RankerWeights): number => through(empty, features);

function through(layers: readonly Layer[], values: Float32Array): number {
  let result = values;
  layers.forEach((layer, index) => (result = pass(result, layer, index < layers.length - 1)));
  return result[0] ?? 0;
}

function pass(values: Float32Array, { inputs, outputs, weights, biases }: Layer, rectified: boolean): Float32Array {
  const result = new Float32Array(outputs);
  for (let output = 0; output < outputs; output++) {
    let sum = biases[output] ?? 0;
    const start = output * inputs;
    for (let input = 0; input < inputs; input++) sum += (weights[start + input] ?? 0) * (values[input] ?? 0);
    result[output] = rectified && sum < 0 ? 0 : sum;
  }
  return result;
}
