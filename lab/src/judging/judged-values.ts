import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Candidate, type ExtractionRow, layOutDocument, plainValue, type ReadDocument, type Template } from '@sheetlift/engine';
import { createIsolatedReader, loadNodeAsset, openReadingCache } from '@sheetlift/engine/node';
import {
  type ConfidenceSignals,
  createLinker,
  createRanker,
  extractWithSignals,
  type FitName,
  readLinkerWeights,
  readRankerModel,
} from '@sheetlift/engine/training';
import type { BenchCase, BenchRow, BenchScorer } from '../bench-scorer.ts';
import { PROJECT_ROOT } from '../shared-folder.ts';
import { templateOf } from '../template-of.ts';

/** A shown value, what it was judged by, and whether it is right. */
export interface JudgedValue {
  set: string;
  document: string;
  field: string;
  fit: FitName;
  signals: Record<string, number>;
  confidence: number;
  isSure: boolean;
  isRight: boolean;
  /** The document does not give the field: the worst place for a value. */
  isNull: boolean;
}

const linker = createLinker(readLinkerWeights(await loadNodeAsset('linker.bin')));
const ranker = createRanker(linker, readRankerModel(await loadNodeAsset('ranker.json')));

/** All shown values of the cases whose truth is known. Readings are kept by content. */
export async function judgedValues(scorer: BenchScorer, folder: string, sets: readonly string[] = []): Promise<JudgedValue[]> {
  const values: JudgedValue[] = [];
  await eachDocument(scorer, folder, sets, (set, one, template, document) => {
    const { result, signals } = extractWithSignals(layOutDocument(document), template, 'auto', { linker, ranker });
    values.push(...judgedRows(scorer, set, one, result.rows, signals));
  });
  return values;
}

/** Calls with each case of the folder and its reading, in order. */
export async function eachDocument(
  scorer: BenchScorer,
  folder: string,
  sets: readonly string[],
  visit: (set: string, one: BenchCase, template: Template, document: ReadDocument) => void | Promise<void>,
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

function judgedRows(
  scorer: BenchScorer,
  set: string,
  one: BenchCase,
  rows: readonly ExtractionRow[],
  signals: Map<Candidate, ConfidenceSignals>,
): JudgedValue[] {
  const types = Object.fromEntries(one.template.entities.map(({ variableName, type }) => [variableName, type]));
  const known = new Set(one.rows.flatMap(Object.keys));
  const fields = Object.keys(types).filter((name) => known.has(name));
  const plain = rows.map(plainRow).filter((row) => fields.some((field) => !scorer.isEmpty(row[field])));
  const kept = rows.filter((row) => fields.some((field) => !scorer.isEmpty(plainRow(row)[field])));
  return scorer.align(one.rows, plain, fields, types).flatMap(([expected, shown]) => {
    const row = shown === null ? undefined : kept[shown];
    if (!row) return [];
    return fields.flatMap((field): JudgedValue[] => {
      const cell = row.cells[field];
      const truth = expected === null ? null : one.rows[expected]?.[field];
      if (!cell || !('chosen' in cell) || truth === undefined) return [];
      const judged = signals.get(cell.chosen);
      if (!judged) return [];
      const isNull = scorer.isEmpty(truth);
      return [
        {
          set,
          document: one.id,
          field,
          ...judged,
          confidence: cell.chosen.confidence,
          isSure: cell.state === 'found',
          isNull,
          isRight: !isNull && scorer.matches(truth, plainValue(cell.chosen.value), types[field] ?? 'text'),
        },
      ];
    });
  });
}

const plainRow = ({ cells }: ExtractionRow): BenchRow =>
  Object.fromEntries(Object.entries(cells).map(([field, cell]) => [field, 'chosen' in cell ? plainValue(cell.chosen.value) : null]));
