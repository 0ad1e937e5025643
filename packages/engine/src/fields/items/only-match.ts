import type { TableRow } from '../../model/index.ts';
import type { CompiledField, CompiledTemplate } from '../compile/compiled-field.ts';
import { WHOLE_ROW } from '../decide/guess.ts';
import { isBlank, type TableColumn } from '../document/table-column.ts';
import { hasForm } from '../kinds/kind-finder.ts';
import { kindOfColumn } from '../kinds/kind-of-column.ts';
import { OF_ITS_KIND } from './column-hints.ts';
import { columnsOnce, isMixed, isOddRow, rowBelow } from './column-signals.ts';
import type { ItemCell, TableItem } from './item-table.ts';

/** From such a lead on no other pairing comes into question (`MappedColumn.lead`). Chosen on half of the kinds of the waves. */
const LEAST_LEAD = 0.6;

/**
 * Whether by what was learned of columns a field goes with the cell's column alone, and the column with the field alone, and the cell is plainly one of it: of the
 * field's form, where it has one, in a row that is whole.
 */
export function isOnlyMatch(template: CompiledTemplate, fieldIndex: number, item: TableItem, cell: ItemCell): boolean {
  const [field, column] = [template.fields[fieldIndex], columnsOnce(template, item)[cell.column]];
  if (cell.lead < LEAST_LEAD || !field || !column) return false;
  const isPlain = isOfWords(field) ? !isShort(column) && !isMixed(item, cell) : isCode(field) || kindOfColumn(field, column) >= OF_ITS_KIND;
  return isPlain && !isOddRow(template, item) && !goesOnBelow(template, item, cell);
}

const isCode = ({ kind }: CompiledField): boolean => kind === 'identifier' || kind === 'code';

const isOfWords = (field: CompiledField): boolean => field.field.type === 'text' && !hasForm(field) && !isCode(field);

/** "BLACA" for a blackcap: what it is short for stands elsewhere. */
const SHORT = /^\p{Lu}{2,6}$/u;
const MOSTLY = 0.8;

const isShort = ({ texts }: TableColumn): boolean => texts.filter((text) => SHORT.test(text)).length >= MOSTLY * texts.length;

/** Whether the row below fills the cell's column and hardly any other, and was not read as one with this: it may be the rest of it. */
function goesOnBelow(template: CompiledTemplate, item: TableItem, { column, lines }: ItemCell): boolean {
  const below = rowBelow(template, item);
  if (below?.role !== 'body' || isBlankIn(below, column)) return false;
  const isRead = below.cells[column]?.lines.every((line) => lines.includes(line)) ?? false;
  const mapped = item.cells.flatMap((cell) => (cell ? [cell.column] : []));
  return !isRead && mapped.filter((other) => !isBlankIn(below, other)).length < WHOLE_ROW * mapped.length;
}

const isBlankIn = ({ cells }: TableRow, column: number): boolean => isBlank(cells[column]?.text ?? '');
