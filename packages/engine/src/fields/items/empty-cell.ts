import type { FieldResult, Table } from '../../model/index.ts';
import type { CompiledTemplate } from '../compile/compiled-field.ts';
import { USUAL_SHAPE, WHOLE_ROW } from '../decide/guess.ts';
import { quoted } from '../document/quoted.ts';
import { columnsOf, isBlank, type TableColumn } from '../document/table-column.ts';
import { columnSignals, isOfHalfRow } from './column-signals.ts';
import { PIECE_OF_A_ROW } from './doubted-blanks.ts';
import { cellsBeside, type ItemCell, type TableItem } from './item-table.ts';

/** How sure it is that there is nothing, where a whole row crosses a column that is surely the field's. */
const EMPTY_CELL = 0.9;
/** The least that a head says for a column of the field (`ItemCell.named`), and the least share of filled cells of one without. */
const SURELY_NAMED = 0.5;
const MOSTLY_FILLED = 0.5;
/** The least that a head, or what was learned of such columns, says for one of full cells (`ItemCell.likely`). Set on the third wave. */
const LIKELY_NAMED = 0.3;

/** The cell of a field where nothing stands in its row and column: "not in this document" only where row and column are surely understood. */
export function emptyCell(template: CompiledTemplate, fieldIndex: number, item: TableItem, cell: ItemCell | null): FieldResult {
  const reason = cell ? doubtOf(template, fieldIndex, item, cell) : 'The table of this row has no column that is surely it.';
  return reason === null ? { state: 'absent', confidence: EMPTY_CELL, alternatives: [] } : { state: 'not_found', reason, alternatives: [] };
}

function doubtOf(template: CompiledTemplate, fieldIndex: number, item: TableItem, cell: ItemCell): string | null {
  const { rowFilled = 0, columnFilled = 0 } = columnSignals(template, fieldIndex, item, cell);
  if (rowFilled < WHOLE_ROW || isOfHalfRow(template, item)) return PIECE_OF_A_ROW;
  if (cell.named < SURELY_NAMED && columnFilled < MOSTLY_FILLED) return 'Its column has no heading that surely means it, and few cells.';
  if (cell.likely < LIKELY_NAMED) return 'Its column has no heading that surely means it.';
  const mapped = new Set(item.cells.flatMap((each) => each?.column ?? []));
  // Two columns of one meaning, as of what came in and of what went out: each row fills one of them.
  const beside = cellsBeside(item, fieldIndex).find(({ column, likely }) => likely >= LIKELY_NAMED && !mapped.has(column));
  if (beside) return 'Its column is empty here, and its row fills another one that could be it and that no field uses.';
  if (stoodBeside(template, fieldIndex, item, cell, mapped)) return 'Its column is empty here, and what stands beside it may be its value.';
  // A day or an hour is often printed once for all rows that follow; what else is not there is none.
  const { kind, isDateOutput } = template.fields[fieldIndex]!;
  if (columnFilled > 0)
    return isDateOutput || kind === 'time' ? 'Its cell is empty: what stands in a row above may hold for it too.' : null;
  const unused = filledColumns(item.table).find(({ column }) => !mapped.has(column));
  return unused ? `Its column is empty all through, and the column ${quoted(unused.headers.join(' '))} is not used by any field.` : null;
}

/** Whether the cell beside it has another shape than its column, as where two are read as one, or one stands in a column without a head that no field uses. */
function stoodBeside(
  template: CompiledTemplate,
  fieldIndex: number,
  item: TableItem,
  cell: ItemCell,
  mapped: ReadonlySet<number>,
): boolean {
  return [cell.column - 1, cell.column + 1].some((column) => {
    if (isBlank(item.row.cells[column]?.text ?? '')) return false;
    const { columnUsual = 1, columnHeadless = 0 } = columnSignals(template, fieldIndex, item, { ...cell, column });
    return columnUsual < USUAL_SHAPE || (columnHeadless === 1 && !mapped.has(column));
  });
}

const filled = new WeakMap<Table, TableColumn[]>();

/** Found once a table, not once a cell. */
function filledColumns(table: Table): TableColumn[] {
  const columns = filled.get(table) ?? columnsOf(table).filter((column) => column.filled > 0);
  filled.set(table, columns);
  return columns;
}
