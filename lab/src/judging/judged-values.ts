import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layOutDocument, type ReadDocument, type Template } from '@sheetlift/engine';
import { createIsolatedReader, loadNodeAsset, openReadingCache } from '@sheetlift/engine/node';
import {
  createLinker,
  createRanker,
  extractWithSignals,
  type ConfidenceSignals,
  type FitName,
  readLinkerWeights,
  readRankerModel,
} from '@sheetlift/engine/training';
import type { BenchCase, BenchScorer } from '../bench-scorer.ts';
import { PROJECT_ROOT } from '../shared-folder.ts';
import { templateOf } from '../template-of.ts';
import { type ComparedCell, comparedCells } from './compared-cells.ts';

/** A shown value, what it was judged by, and whether it is right. */
export interface JudgedValue {
  set: string;
  document: string;
  field: string;
  fit: FitName;
  signals: Record<string, number>;
  confidence: number;
  isSure: boolean;
  /** The document itself proves it, whatever the fit thinks. */
  isProved: boolean;
  isRight: boolean;
  /** The document does not give the field: the worst place for a value. */
  isNull: boolean;
}

export const linker = createLinker(readLinkerWeights(await loadNodeAsset('linker.bin')));
export const ranker = createRanker(linker, readRankerModel(await loadNodeAsset('ranker.json')));

/** All shown values of the cases whose truth is known. Readings are kept by content. */
export async function judgedValues(scorer: BenchScorer, folder: string, sets: readonly string[] = []): Promise<JudgedValue[]> {
  const values: JudgedValue[] = [];
  await eachDocument(scorer, folder, sets, (set, one, template, document) => {
    const { result, signals } = extractWithSignals(layOutDocument(document), template, 'auto', { linker, ranker });
    values.push(...comparedCells(scorer, one, result.rows).flatMap((compared) => judgedOf(compared, signals, { set, document: one.id })));
  });
  return values;
}

/** The value that a cell shows, with what it was judged by; none where it shows none. */
export function judgedOf(
  { field, cell, truth, isNull, matches }: ComparedCell,
  signals: ReadonlyMap<string, ConfidenceSignals>,
  from: { set: string; document: string },
): JudgedValue[] {
  const judged = 'chosen' in cell && signals.get(cell.chosen.id);
  if (!judged) return [];
  const { confidence, value } = cell.chosen;
  const isSure = cell.state === 'found';
  const isProved = cell.chosen.proof !== undefined;
  return [{ ...from, field, ...judged, confidence, isSure, isProved, isNull, isRight: !isNull && matches(truth, value) }];
}

/** Calls with each case of the folder and its reading, in order; `isWanted` leaves out files before they are read. */
export async function eachDocument(
  scorer: BenchScorer,
  folder: string,
  sets: readonly string[],
  visit: (set: string, one: BenchCase, template: Template, document: ReadDocument) => void | Promise<void>,
  isWanted: (bytes: Uint8Array, fileName: string) => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  const cache = await openReadingCache(join(PROJECT_ROOT, '.cache', 'readings'));
  const reader = createIsolatedReader();
  const templates = new Map<string, Template>();
  try {
    for (const [set, cases] of Object.entries(scorer.loadCases(folder, sets))) {
      for (const one of cases) {
        const fileName =
          readdirSync(join(folder, set, one.id))
            .sort()
            .find((name) => name.startsWith('document.')) ?? '';
        const bytes = readFileSync(join(folder, set, one.id, fileName));
        if (!(await isWanted(bytes, fileName))) continue;
        const options = { fileName, embedded: false };
        await visit(
          set,
          one,
          templateOf(one, templates),
          await cache.get(bytes, JSON.stringify(options), () => reader.read(bytes, options)),
        );
      }
    }
  } finally {
    reader.close();
  }
}
