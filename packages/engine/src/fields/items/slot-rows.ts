import type { FieldResult, Word } from '../../model/index.ts';
import type { Choose } from '../decide/choose-candidate.ts';
import { LEAST_COLUMN } from '../decide/offer-doubtful.ts';
import { rowOf } from './item-rows.ts';
import { itemsOfTables, type TableItem } from './item-table.ts';
import { labelledOutside } from './labelled-outside.ts';
import type { Ranker } from '../ranker/ranker.ts';
import { withLeftovers } from './slot-leftovers.ts';
import { prepareSearch, type Search } from '../search/search.ts';
import { slotTable } from '../entries/slot-table.ts';

/** What is known of the entries before their parts are looked at: fields (their ids) that are given, and the words that give them. */
export interface Told {
  given: ReadonlySet<string>;
  taken: ReadonlySet<Word>;
}

/** `around`: what stands outside of the entries. By entry, then by id of a field: what stands in the part of the entries that is the field's; nothing where no part is. */
export function slotRows(
  search: Search,
  entries: readonly (readonly number[])[],
  around: Search,
  { taken, given }: Told,
  ranker: Ranker | null,
  choose: Choose,
): Map<number, Record<string, FieldResult>> {
  const layout = slotTable(search.layout, entries, taken);
  if (!layout) return new Map();
  const part = prepareSearch(layout, search.template, search.compiled, ranker);
  const all = search.compiled.fields.flatMap(({ field }, fieldIndex) => (given.has(field.id) ? [] : [fieldIndex]));
  const { items } = itemsOfTables(part, all, labelledOutside(around), given.size > 0);
  return new Map(
    (given.size > 0 ? withLeftovers(items, part.compiled, entries.length) : items).map((item) => {
      const row = item.table.rows.indexOf(item.row) - 1;
      const mapped = new Set(all.filter((fieldIndex) => (given.size > 0 ? isLikely(item, fieldIndex) : item.cells[fieldIndex])));
      return [row, rowOf(part, item, mapped, row, choose).cells];
    }),
  );
}

/** What nobody would be shown takes no field from what the entry says, or the document. */
function isLikely({ table, cells }: TableItem, fieldIndex: number): boolean {
  const cell = cells[fieldIndex];
  return cell !== null && cell !== undefined && (cell.likely >= LEAST_COLUMN || table.rows[0]?.cells[cell.column]?.text !== '');
}
