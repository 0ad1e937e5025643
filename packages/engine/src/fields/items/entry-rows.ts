import type { Candidate, ExtractionRow, FieldResult } from '../../model/index.ts';
import type { Choose } from '../decide/choose-candidate.ts';
import { decideDocument } from '../decide/decide-document.ts';
import type { FoundItems } from '../decide/found-items.ts';
import type { Ranker } from '../ranker/ranker.ts';
import { prepareSearch, type Search } from '../search/search.ts';
import { findEntries } from '../entries/find-entries.ts';
import { partOfLayout } from '../entries/part-of-layout.ts';
import { withDoubtedBlanks } from './doubted-blanks.ts';
import { slotRows } from './slot-rows.ts';

/** Entries looked at in a document; each is searched like a small document. */
const MOST_ENTRIES = 2_000;
/** A field that so few entries give is a fact of the document that one of them happens to hold. */
const LEAST_SHARE = 0.4;
/** Entries that give less of what is asked for are not what a row was meant to be. Set on the first three waves. */
const LEAST_SHARE_OF_FIELDS = 1 / 2;
/** The numbered sections of a contract hold a name here and there: one field alone does not tell an entry. */
const LEAST_FIELDS = 2;

/** One row an entry where a document is a list of entries over several lines; null where it is not. `table`: rows that its tables give. */
export function findEntryRows(search: Search, ranker: Ranker | null, choose: Choose, table: FoundItems | null): FoundItems | null {
  const entries = findEntries(search.layout).slice(0, MOST_ENTRIES);
  if (entries.length < 2 || (table && areSections(search, entries, table))) return null;
  const ids = search.compiled.fields.map(({ field }) => field.id);
  if (isForm(search, entries)) return null;
  const slots = slotRows(search, entries, ranker, choose);
  const rows = entries.map((lines, row): ExtractionRow => {
    const part = prepareSearch(partOfLayout(search.layout, lines), search.template, search.compiled, ranker);
    const results = decideDocument(part, chooseInEntry(choose, row), { except: new Set(), rowLines: [], recollection: null });
    const slotted = slots.get(row) ?? {};
    const cells = Object.fromEntries(Object.entries(results).map(([id, result]) => [id, surer(slotted[id], blankInEntry(result, row))]));
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
  return items.length < 2 || fields.size < Math.max(LEAST_FIELDS, LEAST_SHARE_OF_FIELDS * ids.length)
    ? null
    : { fields, items: withDoubtedBlanks(items, { areEntries: true, labelledOutside: new Set() }), lines: [] };
}

/** Rows of a table from which what they stand in is a section of the list, as a share of the entries that have so many. */
const [ROWS_OF_SECTION, SHARE_OF_SECTIONS] = [3, 1 / 2];

/** "Race 1", "Race 2", each over rows of its own: what counts on are the headings of a list in parts, whose rows stand in its tables. */
function areSections({ layout }: Search, entries: readonly (readonly number[])[], { lines }: FoundItems): boolean {
  const ofTable = new Set(lines);
  const sections = entries.filter((entry) => {
    const rows = entry.flatMap((line) => {
      const cell = ofTable.has(line) ? layout.lines[line]?.cell : null;
      return cell ? [`${cell.table} ${cell.row}`] : [];
    });
    return new Set(rows).size >= ROWS_OF_SECTION;
  });
  return sections.length >= SHARE_OF_SECTIONS * entries.length;
}

/** A label weaker than that is chance. */
const LEAST_NAMED = 0.45;
/** Fields that single sections name: one alone may be a word that entries have in common by chance. */
const LEAST_OF_SECTIONS = 2;

/** The numbered sections of a form count on as entries do, but each field has its label in one of them only. */
function isForm({ support }: Search, entries: readonly (readonly number[])[]): boolean {
  const entryOf = new Map(entries.flatMap((lines, entry) => lines.map((line) => [line, entry] as const)));
  const named = new Map<number, Set<number>>();
  for (const { hit, strength } of support.zones) {
    const entry = entryOf.get(hit.spans[0]?.line ?? -1);
    if (entry === undefined || strength < LEAST_NAMED) continue;
    for (const { field, weight } of hit.owners)
      if (weight * hit.labelStrength * hit.similarity >= LEAST_NAMED) named.set(field, (named.get(field) ?? new Set()).add(entry));
  }
  const once = [...named.values()].filter(({ size }) => size === 1).length;
  return once >= LEAST_OF_SECTIONS && once > named.size - once;
}

/** What its part of the entries says, or what the entry says by itself. */
function surer(slotted: FieldResult | undefined, alone: FieldResult): FieldResult {
  if (!slotted || !('chosen' in slotted)) return alone;
  return 'chosen' in alone && alone.chosen.confidence > slotted.chosen.confidence ? alone : slotted;
}

const isFilled = (result: FieldResult | undefined): boolean => result !== undefined && 'chosen' in result;

/** Names candidates by their entry before anybody is told of them. */
const chooseInEntry =
  (choose: Choose, row: number): Choose =>
  (grounds, { id, score, alternatives = [] }) =>
    choose(grounds, { id: idInEntry(id, row), score, alternatives: alternatives.map((other) => inEntry(other, row)) });

const blankInEntry = (result: FieldResult, row: number): FieldResult =>
  'chosen' in result || !('alternatives' in result)
    ? result
    : { ...result, alternatives: result.alternatives.map((other) => inEntry(other, row)) };

const inEntry = (candidate: Candidate, row: number): Candidate => ({ ...candidate, id: idInEntry(candidate.id, row) });

/** Of the same row a table of the entries' parts has other ones. */
const idInEntry = (id: string, row: number): string => `${id}:entry:${row + 1}`;
