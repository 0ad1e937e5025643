import type { Table } from '../../model/index.ts';
import { fold } from '../../values/fold.ts';

/** Columns of a table whose heads are years or parts of years. */
export interface PeriodColumns {
  /** The period that is reported, and the same a year before where there is one. */
  reported: number;
  prior: number | null;
  /** All columns that are periods. */
  all: ReadonlySet<number>;
}

const YEAR = /(?<!\d)((?:19|20)\d{2})(?:[/-]\d{2})?(?!\d|[.,]\d)/;
/** Letters beside a year in the head of a period: "FY 2024", "Q3 2024", "31 December 2024", "9M 2024", "2024 restated". */
const MOST_WORDS = 3;

/**
 * Columns for periods, the latest of which is what a paper reports ("Revenue | 2024 | 2023", in either order); of several parts of one year
 * the first. Null where fewer than two years head columns.
 */
export function periodColumns(table: Table): PeriodColumns | null {
  for (const row of table.rows.filter(({ role }, at) => at === 0 || role === 'header')) {
    const heads = row.cells.flatMap((cell, column) => {
      const text = fold(cell?.text ?? '').trim();
      const year = YEAR.exec(text)?.[1];
      return year === undefined || text.split(/\s+/).length > MOST_WORDS + 1
        ? []
        : [{ column, year: Number(year), part: text.replace(YEAR, '').trim() }];
    });
    const latest = Math.max(...heads.map(({ year }) => year));
    const reported = heads.find(({ year }) => year === latest);
    if (!reported || new Set(heads.map(({ year }) => year)).size < 2) continue;
    const prior = heads.find(({ year, part }) => year === latest - 1 && part === reported.part);
    return { reported: reported.column, prior: prior?.column ?? null, all: new Set(heads.map(({ column }) => column)) };
  }
  return null;
}
