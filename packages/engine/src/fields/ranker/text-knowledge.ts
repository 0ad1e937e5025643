import type { Linker } from '../../linker/linker.ts';
import { LOOKS, type Look } from '../candidates/looks.ts';
import { labelLikelihood, type LabelWeights } from './label-likelihood.ts';
import type { PaperWeights } from './paper-likelihood.ts';

/** Tells the kind of value from how a field is asked for: one row of weights a kind over the linker's vector, then a bias. */
export type KindWeights = Readonly<Record<Look, { weights: Float32Array; bias: number }>>;

/** What is learned of wordings by themselves, whatever is asked for. */
export interface TextWeights {
  /** Which kind of value a wording asks for. */
  kinds: KindWeights;
  /** Whether print is a label. */
  labels: LabelWeights;
  /** Whether words name a paper, or what stands on its rows. */
  papers: PaperWeights;
}

/** What is known of a printed text before any field is asked for. */
export interface KnownText {
  vector: Float32Array;
  /** 0..1: how likely it is a label. */
  label: number;
  /** How likely the value that it names is of each kind, in the order of `LOOKS`; adds up to 1. */
  kinds: Float32Array;
}

/** Keeps what it knows of each text. */
export function createTextKnowledge(linker: Linker, weights: TextWeights): (text: string) => KnownText {
  const known = new Map<string, KnownText>();
  return (text) => {
    const found = known.get(text);
    if (found) return found;
    const vector = linker.embed(text);
    const made = { vector, label: labelLikelihood(text, vector, weights.labels), kinds: kindShares(vector, LOOKS, weights.kinds) };
    known.set(text, made);
    return made;
  };
}

/** Softmax over the kinds `possible`, in their order: how likely a wording asks for a value of each. */
export function kindShares(vector: Float32Array, possible: readonly Look[], kinds: KindWeights): Float32Array {
  const shares = Float32Array.from(possible, (look) => Math.exp(kinds[look].bias + dot(kinds[look].weights, vector)));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
