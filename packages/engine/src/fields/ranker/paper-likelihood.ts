/** What tells the name of a kind of paper ("waybill") from that of what stands on its rows ("lot"): logistic over the linker's vector. */
export interface PaperWeights {
  vector: Float32Array;
  bias: number;
}

/** 0..1: how likely words name a paper as a whole; `vector` is what the linker makes of them in small letters. */
export function paperLikelihood(vector: Float32Array, { vector: weights, bias }: PaperWeights): number {
  let score = bias;
  for (let at = 0; at < weights.length; at++) score += (weights[at] ?? 0) * (vector[at] ?? 0);
  return 1 / (1 + Math.exp(-score));
}
