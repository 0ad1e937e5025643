import type { FieldResult } from '../../model/index.ts';
import type { Choose } from '../decide/choose-candidate.ts';
import { rowOf } from './item-rows.ts';
import { itemsOfTables } from './item-table.ts';
import { labelledOutside } from './labelled-outside.ts';
import type { Ranker } from '../ranker/ranker.ts';
import { prepareSearch, type Search } from '../search/search.ts';
import { partOfLayout } from '../entries/part-of-layout.ts';
import { slotTable } from '../entries/slot-table.ts';

/** By entry, then by id of a field: what stands in the part of the entries that is the field's; nothing where no part is. */
export function slotRows(
  search: Search,
  entries: readonly (readonly number[])[],
  ranker: Ranker | null,
  choose: Choose,
): Map<number, Record<string, FieldResult>> {
  const layout = slotTable(search.layout, entries);
  if (!layout) return new Map();
  const part = prepareSearch(layout, search.template, search.compiled, ranker);
  const within = new Set(entries.flat());
  const others = search.layout.lines.flatMap(({ index }) => (within.has(index) ? [] : [index]));
  const around = prepareSearch(partOfLayout(search.layout, others), search.template, search.compiled, ranker);
  const all = search.compiled.fields.map((_, fieldIndex) => fieldIndex);
  const { items } = itemsOfTables(part, all, labelledOutside(around));
  return new Map(
    items.map((item) => {
      const row = item.table.rows.indexOf(item.row) - 1;
      const mapped = new Set(all.filter((fieldIndex) => item.cells[fieldIndex]));
      return [row, rowOf(part, item, mapped, row, choose).cells];
    }),
  );
}
