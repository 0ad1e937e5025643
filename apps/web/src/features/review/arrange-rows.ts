import type { SheetView } from '../workspace/run/run-store.ts';
import { cellText } from './cell-text.ts';
import { createFirstRows } from './document-facts.ts';
import { missingOf, tallyRow } from './row-tally.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { SheetRow } from './sheet-rows.ts';

/** Which rows are shown. */
export type RowTab =
  | { kind: 'all' }
  | { kind: 'to-check' }
  | { kind: 'missing' }
  | { kind: 'failed' }
  | { kind: 'document'; documentId: string };

interface Arrangement extends Pick<SheetView, 'sort' | 'filters'> {
  tab: RowTab;
}

/** The rows to be shown, in order. Equal ones keep the order of their documents; what is not there yet comes last. */
export function arrangeRows(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  { tab, sort, filters }: Arrangement,
): readonly SheetRow[] {
  const shown = filterRows(rowsOfTab(rows, columns, tab), filters);
  const column = sort && columns.find(({ id }) => id === sort.columnId);
  if (!column) return shown;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const keyed = withRanks(shown.map((row) => ({ row, key: sortKey(row, column) })));
  return keyed.sort((one, other) => compareRanks(one.rank, other.rank, sign)).map(({ row }) => row);
}

/**
 * The same rows in the same places after an edit: a row does not leave under the person's hands because its value no longer
 * fits the filter or the sort. Rows added by hand stand below their neighbour.
 */
export function keepArrangement(shown: readonly SheetRow[], before: readonly SheetRow[], now: readonly SheetRow[]): readonly SheetRow[] {
  if (shown === before) return now;
  if (hasSameKeys(before, now)) return withChanged(shown, before, now);
  const current = new Map(now.map((row) => [row.key, row]));
  const former = new Set(before.map(({ key }) => key));
  const added = new Map<string, SheetRow[]>();
  let neighbour = '';
  for (const row of now) {
    if (former.has(row.key)) neighbour = row.key;
    else added.set(neighbour, [...(added.get(neighbour) ?? []), row]);
  }
  return shown.flatMap(({ key }) => [...[current.get(key) ?? []].flat(), ...(added.get(key) ?? [])]);
}

export function hasSameKeys(before: readonly SheetRow[], now: readonly SheetRow[]): boolean {
  return before.length === now.length && now.every(({ key }, index) => key === before[index]!.key);
}

/** Values changed, as with nearly every edit: few rows are others than before. */
function withChanged(shown: readonly SheetRow[], before: readonly SheetRow[], now: readonly SheetRow[]): readonly SheetRow[] {
  const changed = new Map<SheetRow, SheetRow>();
  now.forEach((row, index) => row !== before[index] && changed.set(before[index]!, row));
  return shown.map((row) => changed.get(row) ?? row);
}

function rowsOfTab(rows: readonly SheetRow[], columns: readonly SheetColumn[], tab: RowTab): readonly SheetRow[] {
  const firstOf = createFirstRows();
  switch (tab.kind) {
    case 'all':
      return rows;
    case 'to-check':
      return rows.filter((row) => row.kind === 'found' && tallyRow(row.row, columns, firstOf(row))['to-check'] > 0);
    case 'missing':
      return rows.filter((row) => row.kind === 'found' && missingOf(tallyRow(row.row, columns, firstOf(row))) > 0);
    case 'failed':
      return [];
    case 'document':
      return rows.filter(({ documentId }) => documentId === tab.documentId);
  }
}

function filterRows(rows: readonly SheetRow[], filters: SheetView['filters']): readonly SheetRow[] {
  const wanted = Object.entries(filters).filter(([, text]) => text !== '');
  if (wanted.length === 0) return rows;
  const lower = wanted.map(([columnId, text]) => [columnId, text.toLowerCase()] as const);
  return rows.filter((row) => lower.every(([columnId, text]) => textIn(row, columnId).toLowerCase().includes(text)));
}

/** What a cell shows; nothing where the row is not there yet. */
export function textIn(row: SheetRow, columnId: string): string {
  if (columnId === 'document') return row.fileName;
  if (row.kind !== 'found') return '';
  if (columnId === 'page') return String(row.row.pageNumber);
  if (columnId === 'read-on') return row.readAt?.slice(0, 10) ?? '';
  const result = row.row.cells[columnId];
  return result ? cellText(result) : '';
}

type SortKey = number | string | null;

function sortKey(row: SheetRow, { id }: SheetColumn): SortKey {
  if (row.kind !== 'found') return null;
  if (id === 'page') return row.row.pageNumber;
  if (id === 'document' || id === 'read-on') return textIn(row, id);
  const result = row.row.cells[id];
  if (!result || !('chosen' in result)) return null;
  const { value } = result.chosen;
  return value.kind === 'number' ? value.number : textIn(row, id);
}

/** "Invoice 9" before "Invoice 10", whatever the capitals. ISO dates sort as the text they are. */
const TEXT_ORDER = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

interface Ranked {
  row: SheetRow;
  /** Numbers stand before texts. */
  rank: [kind: 0 | 1, order: number] | null;
}

/** Each different text is compared once: a sheet has few suppliers and many rows. */
function withRanks(keyed: readonly { row: SheetRow; key: SortKey }[]): Ranked[] {
  const texts = [...new Set(keyed.flatMap(({ key }) => (typeof key === 'string' ? [key] : [])))].sort(TEXT_ORDER.compare);
  const orders = new Map<string, number>();
  let order = -1;
  texts.forEach((text, index) => {
    if (index === 0 || TEXT_ORDER.compare(texts[index - 1]!, text) !== 0) order++;
    orders.set(text, order);
  });
  return keyed.map(({ row, key }) => ({ row, rank: key === null ? null : typeof key === 'number' ? [0, key] : [1, orders.get(key) ?? 0] }));
}

/** What has no value stands last whichever the direction. */
function compareRanks(one: Ranked['rank'], other: Ranked['rank'], sign: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one[0] - other[0] || sign * (one[1] - other[1]);
}
