import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sharedFolder } from './shared-folder.ts';

/** What the benchmark's own scorer offers; this project adds no second way to compare values. */
export interface BenchScorer {
  loadCases(folder: string, only?: readonly string[]): Record<string, BenchCase[]>;
  align(
    expected: readonly BenchRow[],
    predicted: readonly BenchRow[],
    fields: readonly string[],
    types: Record<string, string>,
  ): [number | null, number | null][];
  matches(expected: unknown, predicted: unknown, type: string): boolean;
  isEmpty(value: unknown): boolean;
  squash(value: unknown): string;
  toNumber(value: unknown): number | null;
  toDates(value: unknown): Set<string>;
  /** Counts a field, and how good counts are. */
  scoreDocument(
    expected: readonly BenchRow[],
    predicted: readonly BenchRow[],
    template: BenchCase['template'],
  ): { byField: Record<string, FieldCounts> };
  rates(counts: FieldCounts): { f1: number };
  scoreAll(cases: string, predictions: string, only?: readonly string[]): ScoreReport;
}

export type FieldCounts = Record<string, number>;

export type BenchRow = Record<string, unknown>;

export interface BenchField {
  variableName: string;
  description: string;
  type: 'text' | 'number' | 'yes/no' | 'enum';
  enumValues?: string[];
}

export interface BenchCase {
  id: string;
  template: { name: string; description: string; entities: BenchField[] };
  rows: BenchRow[];
}

interface Rates {
  values: number;
  precision: number;
  recall: number;
  f1: number;
  nulls: number;
  falseFillRate: number | null;
}

export interface SetMiss {
  id: string;
  field: string;
  kind: string;
  expected: unknown;
  predicted: unknown;
}

export interface ScoreReport {
  sets: Record<string, Rates & { documents: number; misses: SetMiss[]; exactDocuments: number }>;
  overall: Rates & { documents: number };
  meanOfSets: { f1: number; precision: number; recall: number };
}

/** The scorer that lies beside the project with the benchmark; ends the program with a sentence where it is not there. */
export async function benchScorer(): Promise<BenchScorer> {
  const bench = sharedFolder('bench');
  if (!bench) {
    console.log('There is no ../shared/bench: nothing to score with.');
    process.exit(0);
  }
  return (await import(pathToFileURL(join(bench, 'score.mjs')).href)) as BenchScorer;
}
