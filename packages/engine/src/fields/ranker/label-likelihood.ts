/** What tells a printed label from other print: a logistic function over the linker's vector of a text and over its shape. */
export interface LabelWeights {
  vector: Float32Array;
  /** In the order of `LABEL_SHAPE_NAMES`. */
  shape: Float32Array;
  bias: number;
}

/** Names of what a text's shape says of it, in order. */
export const LABEL_SHAPE_NAMES: readonly string[] = [
  'ends with colon',
  'words',
  'letters',
  'digits',
  'begins large',
  'all capitals',
  'ends with full stop',
  'short form',
  'question',
];

/** 0..1: how likely the text is a label; `vector` is what the linker makes of it. */
export function labelLikelihood(text: string, vector: Float32Array, { vector: weights, shape, bias }: LabelWeights): number {
  let score = bias;
  for (let at = 0; at < weights.length; at++) score += (weights[at] ?? 0) * (vector[at] ?? 0);
  labelShape(text).forEach((value, at) => (score += (shape[at] ?? 0) * value));
  return 1 / (1 + Math.exp(-score));
}

/** In the order of `LABEL_SHAPE_NAMES`, each about 0..1. */
export function labelShape(text: string): number[] {
  const flag = (is: boolean): number => (is ? 1 : 0);
  const plain = text.trim();
  return [
    flag(/[:：]$/.test(plain)),
    Math.min(2, plain.split(/\s+/).length / 6),
    Math.min(2, plain.length / 40),
    (plain.match(/\d/g) ?? []).length / Math.max(1, plain.length),
    flag(/^\p{Lu}/u.test(plain)),
    flag(/\p{Lu}/u.test(plain) && plain === plain.toUpperCase()),
    flag(/\p{Ll}{3}\.$/u.test(plain)),
    flag(/\p{L}\.(?!$)/u.test(plain)),
    flag(plain.endsWith('?')),
  ];
}
