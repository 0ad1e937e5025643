import { type LinkerWeights, PIECES } from './linker-weights.ts';
import { linkedWords, wordFeatures } from './word-features.ts';

/** Tells how near two wordings are in meaning, in and across the languages of the engine. */
export interface Linker {
  /** A vector of length 1, or all zeros where the text has no words. The same array for the same text. */
  embed(text: string): Float32Array;
}

interface WordVector {
  vector: Float32Array;
  importance: number;
}

/** Texts and words kept with their vectors; a long document has more lines than are worth keeping. */
const MOST_KEPT = 20_000;

export function createLinker(weights: LinkerWeights): Linker {
  const [words, texts] = [new Map<string, WordVector>(), new Map<string, Float32Array>()];
  const vectorOf = (word: string): WordVector => kept(words, word, () => wordVector(weights, word));
  return { embed: (text) => kept(texts, text, () => textVector(linkedWords(text).map(vectorOf), weights.dimensions)) };
}

/** Cosine of two vectors of the linker, -1..1. */
export function similarity(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return Math.round(sum * 1e6) / 1e6;
}

function kept<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MOST_KEPT) known.clear();
  const made = make();
  known.set(key, made);
  return made;
}

/** The word's own row plus the mean of the rows of its runs of letters; its importance likewise. */
function wordVector({ buckets, dimensions, width, codebooks, codes, scales, importance }: LinkerWeights, word: string): WordVector {
  const [own = 0, ...runs] = wordFeatures(word, buckets);
  const vector = new Float32Array(dimensions);
  const slots = dimensions / width;
  const add = (row: number, share: number): void => {
    const factor = (scales[row] ?? 0) * share;
    for (let slot = 0, to = 0; slot < slots; slot++) {
      let from = (slot * PIECES + (codes[row * slots + slot] ?? 0)) * width;
      for (let at = 0; at < width; at++, from++, to++) vector[to] = (vector[to] ?? 0) + (codebooks[from] ?? 0) * factor;
    }
  };
  add(own, 1);
  for (const row of runs) add(row, 1 / runs.length);
  const ofRuns = runs.reduce((sum, row) => sum + (importance[row] ?? 0), 0) / Math.max(1, runs.length);
  return { vector, importance: Math.exp((importance[own] ?? 0) + ofRuns) };
}

function textVector(words: readonly WordVector[], dimensions: number): Float32Array {
  const sum = new Float32Array(dimensions);
  for (const { vector, importance } of words)
    for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0) * importance;
  let square = 0;
  for (const part of sum) square += part * part;
  const length = Math.sqrt(square);
  return length > 0 ? sum.map((part) => part / length) : sum;
}
