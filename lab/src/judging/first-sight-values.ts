import { layOutDocument } from '@sheetlift/engine';
import { extractAllChosen, type FirstSight } from '@sheetlift/engine/training';
import type { BenchScorer } from '../bench-scorer.ts';
import { type ComparedCell, comparedCells } from './compared-cells.ts';
import { composedCases } from './composed-values.ts';
import { eachDocument, linker, ranker } from './judged-values.ts';

/** A value that was chosen, shown or only offered, and whether it is right. One that all rows of a list repeat counts once. */
export interface FirstSightValue extends FirstSight {
  set: string;
  document: string;
  field: string;
  /** 0..1: in which share of the cells that repeat it it is right. */
  right: number;
  /** 0..1: how much it counts of the cells of its column, which go wrong together. */
  share: number;
}

/** The values of cases of the benchmark's form. */
export async function firstSightValues(scorer: BenchScorer, folder: string): Promise<FirstSightValue[]> {
  const values: FirstSightValue[] = [];
  await eachDocument(scorer, folder, [], (set, one, template, document) => {
    const { result, firstSights } = extractAllChosen(layOutDocument(document), template, 'auto', { linker, ranker });
    values.push(...valuesOf(comparedCells(scorer, one, result.rows), firstSights, { set, document: one.id }));
  });
  return values;
}

/** The values of composed papers, each found with a linker that has not learned its words. */
export async function composedFirstSightValues(scorer: BenchScorer, papers: number): Promise<FirstSightValue[]> {
  const values: FirstSightValue[] = [];
  for await (const { set, one, layout, template, rowMode, linker: own, ranker: ranks } of composedCases(papers)) {
    const { result, firstSights } = extractAllChosen(layout, template, rowMode, { linker: own, ranker: ranks });
    values.push(...valuesOf(comparedCells(scorer, one, result.rows), firstSights, { set, document: one.id }));
  }
  return values;
}

function valuesOf(
  cells: readonly ComparedCell[],
  firstSights: ReadonlyMap<string, FirstSight>,
  from: { set: string; document: string },
): FirstSightValue[] {
  const facts = new Map<string, { field: string; judged: FirstSight; right: number; cells: number }>();
  for (const { field, cell, truth, isNull, matches } of cells) {
    const judged = 'chosen' in cell && firstSights.get(cell.chosen.id);
    if (!judged) continue;
    const fact = facts.get(cell.chosen.id) ?? { field, judged, right: 0, cells: 0 };
    fact.cells++;
    if (!isNull && matches(truth, cell.chosen.value)) fact.right++;
    facts.set(cell.chosen.id, fact);
  }
  const inColumn = new Map<string, number>();
  for (const { field, judged } of facts.values()) if (judged.fit === 'column') inColumn.set(field, (inColumn.get(field) ?? 0) + 1);
  return [...facts.values()].map(({ field, judged, right, cells: count }) => ({
    ...from,
    ...judged,
    field,
    right: right / count,
    share: judged.fit === 'column' ? Math.min(1, MOST_CELLS_A_COLUMN / (inColumn.get(field) ?? 1)) : 1,
  }));
}

/** A column counts as so many values. */
const MOST_CELLS_A_COLUMN = 3;
