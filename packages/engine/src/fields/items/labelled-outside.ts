import type { Table } from '../../model/index.ts';
import { conceptById } from '../compile/lexicon/lexicon.ts';
import { tokensOfText } from '../document/tokens.ts';
import { runOfSpans } from '../document/word-run.ts';
import { mayBe } from '../kinds/printed-shape.ts';
import type { LabelHit } from '../labels/label-hits.ts';
import type { Search } from '../search/search.ts';
import type { LabelledOutside } from './column-hints.ts';

/** Rows from which a table is a list, and not a box of labels with their values. */
const LIST_ROWS = 2;
/** A label or a head that says less names no field: it is chance; hand-set. */
export const LEAST_NAMED = 0.45;

/**
 * Fields that a label outside the lists of the document names, with a value: "Patient: Ida Holm" above a table of results. Where it is known which table is the
 * list, those outside of it: a letterhead that was read as a table, too, names what it says beside its labels.
 */
export function labelledOutside(search: Search, list: Table | null = null): LabelledOutside {
  const outside = new Map<number, number>();
  for (const zone of search.support.zones) {
    if (
      zone.figures ||
      zone.strength < 0.5 ||
      standsInList(search, zone.hit, list) ||
      tokensOfText(runOfSpans(search.layout, zone.spans).text).length === 0
    )
      continue;
    for (const { field, weight } of zone.hit.owners) {
      const asked = search.compiled.fields[field];
      if (!asked || !mayBe(asked, runOfSpans(search.layout, zone.spans).text)) continue;
      const named = weight * zone.hit.labelStrength * zone.hit.similarity;
      if (named >= LEAST_NAMED && !isOfItems(search, field)) outside.set(field, Math.max(outside.get(field) ?? 0, named));
    }
  }
  return outside;
}

function standsInList({ layout }: Search, hit: LabelHit, list: Table | null): boolean {
  const line = layout.lines[hit.spans[0]?.line ?? -1];
  const table = line?.cell ? layout.tables[line.cell.table] : undefined;
  if (!table || !line?.cell) return false;
  if (list) return table === list || table.rows[line.cell.row]?.role === 'header';
  return table.rows.filter((row) => row.role !== 'header').length >= LIST_ROWS && !/[:：]/.test(line.text);
}

/** The lexicon knows the field as one of line items: the sum under a list bears the same name. */
function isOfItems({ compiled }: Search, field: number): boolean {
  const concept = compiled.fields[field]?.concept ?? null;
  return concept !== null && (conceptById(concept)?.itemLikelihood ?? 0) >= 0.5;
}
