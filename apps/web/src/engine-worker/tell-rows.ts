import type { ExtractionResult } from '@sheetlift/engine';
import type { DocumentRows, EngineProgress } from './engine-protocol.ts';

/** Rows of one message: the page takes each message in well under a frame's time. */
const ROWS_PER_MESSAGE = 100;

/** Tells the rows a few at a time; what is left of the result is the answer. */
export function tellRows(result: ExtractionResult, report: (progress: EngineProgress) => void): DocumentRows {
  const { rows, ...rest } = result;
  for (let from = 0; from < rows.length; from += ROWS_PER_MESSAGE)
    report({ kind: 'rows-found', rows: rows.slice(from, from + ROWS_PER_MESSAGE) });
  return { ...rest, result: new Blob([JSON.stringify(result)]) };
}
