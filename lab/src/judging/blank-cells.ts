import { type FieldResult, inspectDocument, layOutDocument } from '@sheetlift/engine';
import { createNodePorts } from '@sheetlift/engine/node';
import { extractWithSignals } from '@sheetlift/engine/training';
import type { BenchScorer } from '../bench-scorer.ts';
import { comparedCells } from './compared-cells.ts';
import { eachDocument, linker, ranker } from './judged-values.ts';

/** A cell that was left empty, or should have been. */
export interface BlankCell {
  set: string;
  document: string;
  field: string;
  result: FieldResult;
  truth: unknown;
  /** The document gives nothing for it. */
  isNull: boolean;
  /** What the document gives is among the alternatives. */
  isOffered: boolean;
}

/** All cells of documents with a text layer that were left empty, and those that should have been. */
export async function blankCells(scorer: BenchScorer, folder: string, sets: readonly string[] = []): Promise<BlankCell[]> {
  const blanks: BlankCell[] = [];
  const ports = createNodePorts();
  try {
    await eachDocument(
      scorer,
      folder,
      sets,
      (set, one, template, document) => {
        const { result } = extractWithSignals(layOutDocument(document), template, 'auto', { linker, ranker });
        for (const { field, cell, truth, isNull, matches } of comparedCells(scorer, one, result.rows)) {
          if ('chosen' in cell && !isNull) continue;
          const isOffered = !isNull && 'alternatives' in cell && cell.alternatives.some(({ value }) => matches(truth, value));
          blanks.push({ set, document: one.id, field, result: cell, truth, isNull, isOffered });
        }
      },
      async (bytes, fileName) => {
        const inspected = await inspectDocument(bytes, { fileName, embedded: false }, ports);
        return !inspected.needsPassword && inspected.textLayer;
      },
    );
  } finally {
    await ports.close();
  }
  return blanks;
}
