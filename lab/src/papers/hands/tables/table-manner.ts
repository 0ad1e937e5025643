import type { PageCanvas } from '../../page-canvas.ts';
import type { Paper, RowTable } from '../../paper.ts';

/** A table as a manner writes it. `keyOf`: the name of a cell's place on the canvas; none where nobody asks for it. */
export interface WrittenTable extends RowTable {
  keyOf(row: number, column: number): string | undefined;
}

/** Writes a table from `canvas.y` on; leaves it below it. `size`: of the letters, in points. */
export type TableManner = (table: WrittenTable, canvas: PageCanvas, paper: Paper, size: number) => void;
