import type { GridCell, GridColumn, GridEdit, GridRow, GridRows } from '../../../apps/web/src/components/grid/grid.ts';

/** Rows made up from their numbers, as a sheet of invoices looks: the first of each row is its document. */
export function syntheticColumns(count: number): GridColumn[] {
  const firsts: GridColumn[] = [
    { id: 'document', name: 'Document', widthPx: 156, frozen: true, readOnly: true, verbatim: true },
    { id: 'supplier', name: 'Supplier', widthPx: 150, marked: true, verbatim: true },
    { id: 'date', name: 'Invoice date', widthPx: 120, marked: true, verbatim: true },
    { id: 'paid', name: 'Paid', widthPx: 90, marked: true, options: ['yes', 'no'], verbatim: true },
  ];
  return Array.from(
    { length: count },
    (_, index) => firsts[index] ?? { id: `amount${index}`, name: `Amount ${index}`, widthPx: 104, align: 'right', marked: true },
  );
}

export interface SyntheticSheet {
  count: number;
  /** Row index -> column id -> text that a person gave. */
  edited: ReadonlyMap<number, ReadonlyMap<string, string>>;
}

export function withEdits({ count, edited }: SyntheticSheet, edits: readonly GridEdit[]): SyntheticSheet {
  const next = new Map(edited);
  const touched = new Map<number, Map<string, string>>();
  for (const { rowIndex, columnId, text } of edits) {
    if (!touched.has(rowIndex)) touched.set(rowIndex, new Map(edited.get(rowIndex)));
    touched.get(rowIndex)!.set(columnId, text);
  }
  for (const [rowIndex, row] of touched) next.set(rowIndex, row);
  return { count, edited: next };
}

const made = new WeakMap<ReadonlyMap<string, string>, GridRow>();
const untouched: GridRow[] = [];

export function syntheticRows({ count, edited }: SyntheticSheet): GridRows {
  return {
    count,
    indexOf: (key) => (Number(key) < count ? Number(key) : -1),
    rowAt: (index) => {
      const row = edited.get(index);
      if (!row) return (untouched[index] ??= { key: String(index), cellOf: (columnId) => madeUp(index, columnId) });
      const known = made.get(row) ?? {
        key: String(index),
        cellOf: (columnId) => (row.has(columnId) ? { text: row.get(columnId)!, mark: 'ok', spoken: 'confirmed' } : madeUp(index, columnId)),
      };
      made.set(row, known);
      return known;
    },
  };
}

const SUPPLIERS = [
  'Teasel Print Works',
  'Corvin Packaging',
  'Brandt & Vogel',
  'Nordlys Kontor',
  'Quillby Stationers',
  'Pellworth Haulage',
  'Halden & Moor',
];

function madeUp(row: number, columnId: string): GridCell {
  if (columnId === 'document') return { text: `scan${String(row + 1).padStart(5, '0')}.pdf`, className: 'doc' };
  if (columnId === 'supplier') return { text: SUPPLIERS[row % SUPPLIERS.length]!, mark: 'sure' };
  if (columnId === 'date')
    return row % 17 === 5
      ? { text: 'not in document', value: '', mark: 'none', className: 's-absent' }
      : { text: `2026-09-${String((row % 28) + 1).padStart(2, '0')}`, mark: 'sure' };
  if (columnId === 'paid') return { text: row % 3 === 0 ? 'yes' : 'no', mark: 'sure' };
  const column = Number(columnId.slice('amount'.length));
  const cents = (row * 7919 + column * 104_729) % 1_000_000;
  const text = (cents / 100).toFixed(2);
  return row % 23 === 7 && column % 5 === 0 ? { text, mark: 'check', spoken: 'to check', className: 's-unsure' } : { text, mark: 'sure' };
}
