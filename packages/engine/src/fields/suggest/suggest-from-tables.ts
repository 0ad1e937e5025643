import type { CellValue, DocumentLayout, Table } from '../../model/index.ts';
import { columnsOf, isBlank, type TableColumn } from '../document/table-column.ts';
import { conventionsOf } from '../kinds/kind-finder.ts';
import type { SuggestedField } from './suggested-field.ts';
import { suggestedDescription, suggestedName } from './suggested-name.ts';
import { typedExample, type TypedExample } from './typed-example.ts';

/** Rows looked at for the type of a column; later ones tell nothing new. */
const ROWS_FOR_TYPE = 40;

/** The columns of the table that holds most: one with a head and at least two columns. */
export function suggestFromTables(layout: DocumentLayout): SuggestedField[] {
  const best = layout.tables
    .filter((table) => table.headerRows > 0 && table.columnCount > 1)
    .reduce<Table | null>((top, table) => (filledCells(table) > filledCells(top) ? table : top), null);
  if (!best) return [];
  const conventions = conventionsOf(layout);
  return columnsOf(best).flatMap((column): SuggestedField[] => {
    const label = column.headers.join(' ');
    const name = suggestedName(label);
    const examples = cellTexts(best, column)
      .slice(0, ROWS_FOR_TYPE)
      .flatMap((text) => typedExample(text, conventions) ?? []);
    const example = commonType(examples);
    return name === null || !example
      ? []
      : [
          {
            variableName: name,
            description: suggestedDescription(name, example.asks),
            type: example.type,
            enumValues: [],
            example: example.value,
          },
        ];
  });
}

const filledCells = (table: Table | null): number =>
  table
    ? table.rows.reduce((sum, row) => sum + (row.role === 'body' ? row.cells.filter((cell) => cell && !isBlank(cell.text)).length : 0), 0)
    : 0;

const cellTexts = (table: Table, { column }: TableColumn): string[] =>
  table.rows
    .filter(({ role }) => role === 'body')
    .map(({ cells }) => cells[column]?.text ?? '')
    .filter((text) => !isBlank(text));

/** Numbers only where all but a few cells are numbers: one code with letters makes the column text. */
const LEAST_SHARE = 0.8;

function commonType(examples: readonly TypedExample[]): TypedExample | null {
  const [first] = examples;
  if (!first) return null;
  const alike = examples.filter(({ asks }) => asks === first.asks || (isNumber(asks) && isNumber(first.asks)));
  if (alike.length >= LEAST_SHARE * examples.length) return first;
  return { type: 'text', value: { kind: 'text', text: plainText(first.value) }, asks: 'text' };
}

const isNumber = (asks: TypedExample['asks']): boolean => asks === 'number' || asks === 'amount';

const plainText = (value: CellValue): string =>
  value.kind === 'text'
    ? value.text
    : value.kind === 'date'
      ? value.iso
      : value.kind === 'number'
        ? String(value.number)
        : value.kind === 'enum'
          ? value.value
          : value.yes
            ? 'yes'
            : 'no';
