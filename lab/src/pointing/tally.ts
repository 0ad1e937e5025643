import { type DerivedCounts, newDerivedCounts } from '../judging/count-derived.ts';
import { HOSTILITIES, type Hostility } from './hostile-model.ts';

/** What of a scripted model's answers arrived. */
export interface PointingTally {
  /** By set: true answers, and those that arrived as right cells with evidence; the first misses. */
  truthful: Record<string, { pointed: number; right: number; misses: string[] }>;
  /** Values of all runs, recomputed from their evidence. */
  derived: DerivedCounts;
  hostileAnswers: number;
  /** Values that a hostile answer made though the document does not print them. */
  invented: string[];
  hostile: Record<Hostility, { answers: number; arrived: number; sure: number }>;
  /** Cells of documents of whose other cells the built-in engine is sure, and those of them that "both" asks for. */
  both: { cells: number; asked: number; sureAsked: number };
  /** Rows of a table, those that arrived once each, and what was said to be left. */
  tables: { rows: number; arrived: number; said: boolean }[];
}

export const newTally = (): PointingTally => ({
  truthful: {},
  derived: newDerivedCounts(),
  hostileAnswers: 0,
  invented: [],
  hostile: Object.fromEntries(HOSTILITIES.map((kind) => [kind, { answers: 0, arrived: 0, sure: 0 }])) as PointingTally['hostile'],
  both: { cells: 0, asked: 0, sureAsked: 0 },
  tables: [],
});
