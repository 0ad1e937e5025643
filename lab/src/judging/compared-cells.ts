import { type CellValue, type ExtractionRow, type FieldResult, plainValue } from '@sheetlift/engine';
import type { BenchCase, BenchRow, BenchScorer } from '../bench-scorer.ts';

/** A cell beside what the document gives for it. */
export interface ComparedCell {
  field: string;
  cell: FieldResult;
  truth: unknown;
  /** The document does not give the field. */
  isNull: boolean;
  /** The document has no such row. */
  inExtraRow: boolean;
  /** Whether a value is the one that the document gives, as the benchmark compares. */
  matches(truth: unknown, value: CellValue): boolean;
}

/** The cells of the rows that have anything, each beside the truth of the row that the benchmark pairs with it. */
export function comparedCells(scorer: BenchScorer, one: BenchCase, rows: readonly ExtractionRow[]): ComparedCell[] {
  const types = Object.fromEntries(one.template.entities.map(({ variableName, type }) => [variableName, type]));
  const known = new Set(one.rows.flatMap(Object.keys));
  const fields = Object.keys(types).filter((name) => known.has(name));
  const kept = rows
    .map((row) => ({ row, plain: plainRow(row) }))
    .filter(({ plain }) => fields.some((field) => !scorer.isEmpty(plain[field])));
  const pairs = scorer.align(
    one.rows,
    kept.map(({ plain }) => plain),
    fields,
    types,
  );
  return pairs.flatMap(([expected, shown]) => {
    const cells = shown === null ? undefined : kept[shown]?.row.cells;
    if (!cells) return [];
    return fields.flatMap((field): ComparedCell[] => {
      const cell = cells[field];
      const truth = expected === null ? null : one.rows[expected]?.[field];
      if (!cell || truth === undefined) return [];
      const matches = (wanted: unknown, value: CellValue): boolean => scorer.matches(wanted, plainValue(value), types[field] ?? 'text');
      return [{ field, cell, truth, isNull: scorer.isEmpty(truth), inExtraRow: expected === null, matches }];
    });
  });
}

const plainRow = ({ cells }: ExtractionRow): BenchRow =>
  Object.fromEntries(Object.entries(cells).map(([field, cell]) => [field, 'chosen' in cell ? plainValue(cell.chosen.value) : null]));
