import type { Table } from '../../model/index.ts';
import type { CompiledField, CompiledTemplate } from '../compile/compiled-field.ts';
import { kindIs } from '../compile/value-kinds.ts';
import type { TableColumn } from '../document/table-column.ts';
import { type MappedColumn, NAMED_BY_ORDER } from './mapped-column.ts';

/** A field that its column's head names as surely keeps it. */
const KEEPS_COLUMN = 0.5;
/** From here on what was learned of columns tells a part by itself. */
const SURELY_LEARNED = 0.5;
/** Share of a part's values that are figures where it is one of numbers. */
const MOSTLY = 0.8;

/**
 * The columns of fields, with parts of headings that no field took given to the fields beside those that did: people name fields in the order they see, and
 * an answer of a given list ("women") is told by itself. From each such part to both sides, as long as part and field go together.
 */
export function withPartsInOrder(
  mapped: readonly (MappedColumn | null)[],
  parts: readonly number[],
  columns: readonly TableColumn[],
  template: CompiledTemplate,
  itemFields: readonly number[],
): (MappedColumn | null)[] {
  const fields = [...mapped];
  const fieldOf = (column: number): number => fields.findIndex((own) => own?.column === column);
  const anchors = parts.filter((column) => (fields[fieldOf(column)]?.named ?? 0) >= SURELY_LEARNED);
  for (const anchor of anchors) {
    for (const step of [-1, 1]) {
      const from = fieldOf(anchor);
      for (let far = step; ; far += step) {
        const [column, fieldIndex] = [parts[parts.indexOf(anchor) + far], from + far];
        const [field, held] = [template.fields[fieldIndex], columns[column ?? -1]];
        if (column === undefined || !field || !held || !itemFields.includes(fieldIndex)) break;
        const holder = fieldOf(column);
        const isHeld = (fields[holder]?.named ?? 0) >= NAMED_BY_ORDER || (fields[fieldIndex]?.said ?? 0) >= KEEPS_COLUMN;
        if (isHeld || !goTogether(field, held)) break;
        if (holder >= 0) fields[holder] = null;
        fields[fieldIndex] = { column, named: NAMED_BY_ORDER, said: 0, fit: 1, skip: 0, lead: 0 };
      }
    }
  }
  return fields;
}

const goTogether = ({ field, kind }: CompiledField, { texts }: TableColumn): boolean => {
  const figures = texts.filter((text) => /^\d+[.:)]?$/.test(text)).length;
  if (field.type === 'number') return figures >= MOSTLY * texts.length;
  return field.type === 'text' && !kindIs(kind, 'number') && kind !== 'date' && kind !== 'time' && figures === 0;
};

/** Columns that hold what the headings say, in the order it is printed in. */
export function partColumns({ rows, columnCount }: Table): number[] {
  const placed = Array.from({ length: columnCount }, (_, column) => ({
    column,
    from: rows.find(({ cells }) => cells[column]?.part)?.cells[column]?.part?.from,
  }));
  return placed
    .flatMap(({ column, from }) => (from === undefined ? [] : [{ column, from }]))
    .sort((a, b) => a.from - b.from)
    .map(({ column }) => column);
}
