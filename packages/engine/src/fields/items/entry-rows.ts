import type { Candidate, ExtractionRow, FieldResult, Line, Word } from '../../model/index.ts';
import { type Choose, chooseWith } from '../decide/choose-candidate.ts';
import { decideDocument } from '../decide/decide-document.ts';
import type { FoundItems } from '../decide/found-items.ts';
import type { Ranker } from '../ranker/ranker.ts';
import { prepareSearch, type Search } from '../search/search.ts';
import { type Division, findDivisions } from '../entries/find-entries.ts';
import type { Period } from '../entries/period-anchors.ts';
import { partOfLayout } from '../entries/part-of-layout.ts';
import { withDoubtedBlanks } from './doubted-blanks.ts';
import { LEAST_NAMED } from './labelled-outside.ts';
import { periodCells } from './period-cells.ts';
import { slotRows } from './slot-rows.ts';

/** Entries looked at in a document; each is searched like a small document. */
const MOST_ENTRIES = 2_000;
/** A field that so few entries give is a fact of the document that one of them happens to hold. */
const LEAST_SHARE = 0.4;
/** Where so many entries differ in a field that stands nowhere else, it is theirs, however many lack it. */
const LEAST_OF_SOME = 2;
/** Entries that give less of what is asked for are not what a row was meant to be. Set on the first three waves. */
const LEAST_SHARE_OF_FIELDS = 1 / 2;
/** The numbered sections of a contract hold a name here and there: one field alone does not tell an entry. */
const LEAST_FIELDS = 2;

/** One row an entry where a document is a list of entries over several lines; null where it is not. `table`: rows that its tables give. */
export function findEntryRows(search: Search, ranker: Ranker | null, choose: Choose, table: FoundItems | null): FoundItems | null {
  for (const division of findDivisions(search.layout, search.compiled.rowNearness)) {
    const found = rowsOfDivision(search, ranker, choose, table, division);
    if (found) return found;
  }
  return null;
}

function rowsOfDivision(
  search: Search,
  ranker: Ranker | null,
  choose: Choose,
  table: FoundItems | null,
  { entries: all, periods }: Division,
): FoundItems | null {
  const entries = all.slice(0, MOST_ENTRIES);
  if (entries.length < 2 || (table && areSections(search, entries, table))) return null;
  if (isForm(search, entries)) return null;
  const within = new Set(entries.flat());
  const others = search.layout.lines.flatMap(({ index }) => (within.has(index) ? [] : [index]));
  const around = prepareSearch(partOfLayout(search.layout, others), search.template, search.compiled, ranker);
  const ofPeriods = periods.map((period, row) => (period ? periodCells(search, period, row, choose) : {}));
  const ofPeriod = new Set(ofPeriods.flatMap((cells) => Object.keys(cells)));
  const taken = new Set(ofPeriod.size > 0 ? periods.flatMap((period) => wordsOfPeriod(search, period)) : []);
  const slots = slotRows(
    search,
    ofPeriod.size > 0 ? entries.map((lines) => headOf(search, lines)) : entries,
    around,
    { given: ofPeriod, taken },
    ranker,
    choose,
  );
  const rows = entries.map((lines, row): ExtractionRow => {
    const part = prepareSearch(partOfLayout(search.layout, lines), search.template, search.compiled, ranker);
    const results = decideDocument(part, chooseInEntry(choose, row), WHOLE);
    const slotted = slots.get(row) ?? {};
    const cells = Object.fromEntries(Object.entries(results).map(([id, result]) => [id, surer(slotted[id], blankInEntry(result, row))]));
    return { cells: { ...cells, ...ofPeriods[row] }, pageNumber: part.layout.lines[0]?.pageNumber ?? 1 };
  });
  const ids = search.compiled.fields.map(({ field }) => field.id);
  const aside = decideDocument(around, chooseWith(around.conventions), WHOLE);
  // A part that all entries have is theirs. What single ones hold beside the periods may stand more surely around them.
  const isPart = (id: string): boolean => [...slots.values()].filter((cells) => isFilled(cells[id])).length >= LEAST_SHARE * rows.length;
  const rivalOf = (id: string): FieldResult | undefined => (ofPeriod.size > 0 && !isPart(id) ? aside[id] : undefined);
  const usual = ids.filter((id) => ofPeriod.has(id) || isOfEntries(rows, id, rivalOf(id)));
  const asked = ids.filter((id) => usual.includes(id) || !isFilled(aside[id]));
  // Entries that begin with the periods that are asked for are what a row was meant to be.
  if (usual.length < Math.max(LEAST_FIELDS, ofPeriod.size > 0 ? 0 : LEAST_SHARE_OF_FIELDS * asked.length)) return null;
  const fields = new Set(ids.flatMap((id, fieldIndex) => (usual.includes(id) || isOfSomeEntries(rows, id, aside[id]) ? [fieldIndex] : [])));
  const items = rows
    .map(({ cells, pageNumber }) => ({
      cells: Object.fromEntries(Object.entries(cells).filter(([id]) => fields.has(ids.indexOf(id)))),
      pageNumber,
    }))
    .filter(({ cells }) => Object.values(cells).some(isFilled));
  return items.length < 2 ? null : { fields, items: withDoubtedBlanks(items, { areEntries: true, labelledOutside: new Set() }), lines: [] };
}

/** Words from which a line is of a sentence. */
const SENTENCE_WORDS = 7;

/** The lines of an entry before it is described in sentences. */
function headOf({ layout }: Search, lines: readonly number[]): number[] {
  const end = lines.findIndex((index, at) => at > 0 && isSentence(layout.lines[index]));
  return lines.slice(0, end < 0 ? lines.length : end);
}

const isSentence = (line: Line | undefined): boolean =>
  line === undefined || line.words.length >= SENTENCE_WORDS || /^\p{Ll}|[^.]\.$/u.test(line.text);

const wordsOfPeriod = ({ layout }: Search, period: Period | null): Word[] =>
  [period?.from, period?.until]
    .flatMap((printed) => printed?.spans ?? [])
    .flatMap(({ line, from, to }) => layout.lines[line]?.words.slice(from, to) ?? []);

const WHOLE = { except: new Set<number>(), rowLines: [], recollection: null };

/** Whether entries give a field: enough of them, and more surely than what stands around them gives it. */
function isOfEntries(rows: readonly ExtractionRow[], id: string, aside: FieldResult | undefined): boolean {
  const given = rows.flatMap(({ cells }) => confidenceOf(cells[id]));
  const mean = given.reduce((sum, confidence) => sum + confidence, 0) / Math.max(1, given.length);
  return given.length >= LEAST_SHARE * rows.length && mean >= (confidenceOf(aside)[0] ?? 0);
}

/** Whether several entries give a field, each in its own way, and nothing around them does. */
function isOfSomeEntries(rows: readonly ExtractionRow[], id: string, aside: FieldResult | undefined): boolean {
  const printed = rows.flatMap(({ cells: { [id]: cell } }) => (cell && 'chosen' in cell ? [cell.chosen.printed] : []));
  return !isFilled(aside) && new Set(printed).size >= LEAST_OF_SOME;
}

const confidenceOf = (result: FieldResult | undefined): number[] => (result && 'chosen' in result ? [result.chosen.confidence] : []);

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
