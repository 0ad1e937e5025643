import type { ExtractionRow, FieldResult } from '../../model/index.ts';
import type { Choose } from '../decide/choose-candidate.ts';
import { decideDocument } from '../decide/decide-document.ts';
import type { FoundItems } from '../decide/found-items.ts';
import type { Ranker } from '../ranker/ranker.ts';
import { prepareSearch, type Search } from '../search/search.ts';
import { findEntries } from './find-entries.ts';
import { partOfLayout } from './part-of-layout.ts';

/** Entries looked at in a document; each is searched like a small document. */
const MOST_ENTRIES = 2_000;
/** A field that so few entries give is a fact of the document that one of them happens to hold. */
const LEAST_SHARE = 0.4;
/** Entries that give less of what is asked for are not what a row was meant to be. Set on the first three waves. */
const LEAST_SHARE_OF_FIELDS = 1 / 2;
/** The numbered sections of a contract hold a name here and there: one field alone does not tell an entry. */
const LEAST_FIELDS = 2;

/** One row an entry where a document is a list of entries over several lines; null where it is not. */
export function findEntryRows(search: Search, ranker: Ranker | null, choose: Choose): FoundItems | null {
  const entries = findEntries(search.layout).slice(0, MOST_ENTRIES);
  if (entries.length < 2) return null;
  const ids = search.compiled.fields.map(({ field }) => field.id);
  const rows = entries.map((lines, row): ExtractionRow => {
    const part = prepareSearch(partOfLayout(search.layout, lines), search.template, search.compiled, ranker);
    const results = decideDocument(part, choose, { except: new Set(), rowLines: [], recollection: null });
    const cells = Object.fromEntries(Object.entries(results).map(([id, result]) => [id, inRow(result, id, row)]));
    return { cells, pageNumber: part.layout.lines[0]?.pageNumber ?? 1 };
  });
  const filled = (id: string): number => rows.filter(({ cells }) => isFilled(cells[id])).length;
  const fields = new Set(ids.flatMap((id, fieldIndex) => (filled(id) >= LEAST_SHARE * rows.length ? [fieldIndex] : [])));
  const items = rows
    .map(({ cells, pageNumber }) => ({
      cells: Object.fromEntries(Object.entries(cells).filter(([id]) => fields.has(ids.indexOf(id)))),
      pageNumber,
    }))
    .filter(({ cells }) => Object.values(cells).some(isFilled));
  return items.length < 2 || fields.size < Math.max(LEAST_FIELDS, LEAST_SHARE_OF_FIELDS * ids.length) ? null : { fields, items, lines: [] };
}

const isFilled = (result: FieldResult | undefined): boolean => result !== undefined && 'chosen' in result;

/** Candidates are named by their row, as those of tables are. */
function inRow(result: FieldResult, id: string, row: number): FieldResult {
  const named = <Named extends { id: string }>(candidate: Named): Named => ({
    ...candidate,
    id: candidate.id.replace(`${id}:`, `${id}:${row + 1}:`),
  });
  if (!('alternatives' in result)) return result;
  const alternatives = result.alternatives.map(named);
  return 'chosen' in result ? { ...result, chosen: named(result.chosen), alternatives } : { ...result, alternatives };
}
