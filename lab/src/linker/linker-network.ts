import { linkedWords, wordFeatures } from '@sheetlift/engine/training';
import type { SeededRandom } from '../seeded-random.ts';

/** Adagrad's first step, and what keeps it from dividing by nothing. */
const RATE = 0.06;
const LEAST_SQUARE = 1e-6;
/** Parts of the vectors at the beginning: small, as what a rare row never unlearns is noise in every word that has it. */
const START = 0.02;
/** How fast a word's importance moves beside its vector. */
const IMPORTANCE_RATE = 0.3;

interface Word {
  /** The word's own row, then the rows of its runs of letters. */
  rows: number[];
  vector: Float32Array;
  importance: number;
  gradient: Float32Array;
  importanceGradient: number;
}

/** A text of a batch with its vector, and what becomes of a gradient on it. */
export interface EmbeddedText {
  /** Length 1. */
  unit: Float32Array;
  /** Adds a gradient on `unit` to those of its words. */
  backward(gradient: Float32Array): void;
}

/** The linker as it learns: the same sums as the engine's `createLinker`, on floating numbers, with their gradients. */
export class LinkerNetwork {
  readonly vectors: Float32Array;
  readonly importance: Float32Array;
  private readonly squares: Float32Array;
  private readonly importanceSquares: Float32Array;
  private readonly rowsOfWord = new Map<string, number[]>();
  private batch = new Map<string, Word>();

  readonly buckets: number;
  readonly dimensions: number;

  constructor(buckets: number, dimensions: number, random: SeededRandom) {
    this.buckets = buckets;
    this.dimensions = dimensions;
    this.vectors = Float32Array.from({ length: buckets * dimensions }, () => (random.next() * 2 - 1) * START);
    this.importance = new Float32Array(buckets);
    this.squares = new Float32Array(buckets);
    this.importanceSquares = new Float32Array(buckets);
  }

  /** Vector of a text; words are worked out once a batch, which `learn` ends. */
  embed(text: string): EmbeddedText {
    const words = linkedWords(text).map((word) => this.word(word));
    const sum = new Float32Array(this.dimensions);
    for (const { vector, importance } of words) for (let at = 0; at < sum.length; at++) sum[at]! += vector[at]! * importance;
    const length = Math.sqrt(dot(sum, sum)) + 1e-9;
    const unit = sum.map((part) => part / length);
    const backward = (gradient: Float32Array): void => {
      const along = dot(gradient, unit);
      const ofSum = gradient.map((part, at) => (part - along * unit[at]!) / length);
      for (const word of words) {
        for (let at = 0; at < ofSum.length; at++) word.gradient[at]! += ofSum[at]! * word.importance;
        word.importanceGradient += word.importance * dot(ofSum, word.vector);
      }
    };
    return { unit, backward };
  }

  /** Takes a step against the gradients of this batch's words and forgets the batch. */
  learn(rate: number): void {
    for (const { rows, gradient, importanceGradient } of this.batch.values()) {
      const runs = Math.max(1, rows.length - 1);
      rows.forEach((row, index) => {
        const share = index === 0 ? 1 : 1 / runs;
        this.stepVector(row, gradient, share, rate);
        this.stepImportance(row, importanceGradient * share, rate);
      });
    }
    this.forget();
  }

  forget(): void {
    this.batch = new Map();
  }

  private stepVector(row: number, gradient: Float32Array, share: number, rate: number): void {
    const mean = (share * share * dot(gradient, gradient)) / this.dimensions;
    if (mean === 0) return;
    this.squares[row]! += mean;
    const factor = (rate * RATE * share) / Math.sqrt(this.squares[row]! + LEAST_SQUARE);
    const start = row * this.dimensions;
    for (let at = 0; at < this.dimensions; at++) this.vectors[start + at]! -= factor * gradient[at]!;
  }

  private stepImportance(row: number, gradient: number, rate: number): void {
    if (gradient === 0) return;
    this.importanceSquares[row]! += gradient * gradient;
    this.importance[row]! -= (rate * RATE * IMPORTANCE_RATE * gradient) / Math.sqrt(this.importanceSquares[row]! + LEAST_SQUARE);
  }

  private word(text: string): Word {
    const known = this.batch.get(text);
    if (known) return known;
    const rows = this.rowsOf(text);
    const vector = new Float32Array(this.dimensions);
    const runs = Math.max(1, rows.length - 1);
    let importance = 0;
    rows.forEach((row, index) => {
      const share = index === 0 ? 1 : 1 / runs;
      const start = row * this.dimensions;
      for (let at = 0; at < vector.length; at++) vector[at]! += this.vectors[start + at]! * share;
      importance += this.importance[row]! * share;
    });
    const word = { rows, vector, importance: Math.exp(importance), gradient: new Float32Array(this.dimensions), importanceGradient: 0 };
    this.batch.set(text, word);
    return word;
  }

  private rowsOf(text: string): number[] {
    const known = this.rowsOfWord.get(text);
    if (known) return known;
    const rows = wordFeatures(text, this.buckets);
    this.rowsOfWord.set(text, rows);
    return rows;
  }
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}
