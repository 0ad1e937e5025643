import type { ExtractionRow, FieldResult } from '../model/index.ts';
import { restingConfidence } from './resting-confidence.ts';

const made = new WeakMap<ExtractionRow, { line: number; row: ExtractionRow }>();

/**
 * The row with every cell to check that is less sure than a person wants it to be. It makes nothing sure that the search was not sure of: what is
 * doubted for another reason stays doubted. Asked again for the same, it is the same object.
 */
export function withSureFrom<Row extends ExtractionRow>(row: Row, line: number): Row {
  const before = made.get(row);
  // What is kept for a row was made of it: it is of its type.
  if (before?.line === line) return before.row as Row;
  const doubted = Object.entries(row.cells).flatMap(([id, result]): [string, FieldResult][] => {
    const confidence = restingConfidence(result);
    return confidence === null || confidence >= line ? [] : [[id, doubt(result)]];
  });
  const changed = doubted.length === 0 ? row : { ...row, cells: { ...row.cells, ...Object.fromEntries(doubted) } };
  made.set(row, { line, row: changed });
  return changed;
}

function doubt(result: FieldResult): FieldResult {
  if (result.state === 'found') return { state: 'unsure', chosen: result.chosen, alternatives: result.alternatives };
  if (result.state !== 'absent') return result;
  return {
    state: 'not_found',
    reason: 'Nothing in the whole document looks like it, less sure than you want it.',
    alternatives: result.alternatives,
  };
}
