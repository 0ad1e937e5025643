import { evidenceOf } from '../fields/document/evidence.ts';
import { viewDocument, type DocumentView } from '../learning/document-view.ts';
import type { CellValue, DocumentLayout, FieldResult } from '../model/index.ts';
import { findDates } from '../values/find-dates.ts';
import { choosePlaces, type ChosenPlace, type ShownBlank, type ShownValue } from './choose-places.ts';
import { defineFields } from './define-fields.ts';
import { type DocumentPrint, printOf, prints } from './document-print.ts';
import type { Find } from './judge-ways.ts';
import { markedFields } from './marked-answers.ts';
import { matchRows, startsWithHeads } from './match-rows.ts';
import { printedIn } from './printed-elsewhere.ts';
import { readColumn } from './read-column.ts';
import { likenessOf, says } from './same-value.ts';
import type { ShownColumn, ShownFields, ShownPlace } from './shown-rows.ts';
import { usualTemplates } from './usual-fields.ts';
import type { DefinedColumn, Definition } from './ways-to-say.ts';

/** Rows that are looked for: what five do not tell, more do not either. */
const MAX_ROWS = 5;
/** Rows among which those of the documents are picked out, where a whole sheet is given. */
const MAX_LOOKED_AT = 500;
/** A sheet that somebody fills by hand has fewer. */
const MAX_COLUMNS = 100;
/** Documents among which the source of a row is looked for; a person shows rows of the first they read. */
const MAX_DOCUMENTS = 40;
/** Documents that no row is from in which fields are tried, and the lines of one at most: a person waits for it. */
const [MAX_OTHERS, MAX_LINES_OF_OTHERS] = [5, 600];

/**
 * Fields out of finished rows of a person's own sheet, and the documents these were made from. The values are found on the pages by what they mean, however
 * they are printed there. Deterministic; what is printed nowhere becomes no field.
 */
export function fieldsOfShownRows(layouts: readonly DocumentLayout[], sheet: readonly (readonly string[])[], find: Find): ShownFields {
  const filled = sheet.filter((row) => row.some((cell) => cell.trim() !== '')).slice(0, MAX_LOOKED_AT);
  const documents = layouts.slice(0, MAX_DOCUMENTS).map((layout) => ({ print: printOf(layout), view: viewDocument(layout) }));
  const prints = documents.map(({ print }) => print);
  const heads = startsWithHeads(filled, prints) ? (filled[0] ?? null) : null;
  const { rows, matched } = picked(heads ? filled.slice(1) : filled, prints);
  const sources = matched.filter((document) => document !== null);
  const rowMode = new Set(sources).size < sources.length ? 'item' : 'document';
  const columns = readColumns(rows, heads, matched, documents);
  const places = choosePlaces(
    columns.map(({ shown }) => shown),
    rowMode === 'item',
  );
  const marked = markedFields(columns);
  const withUsual = addUsual(
    columns.map((column, at) => ({ ...column, places: places[at] ?? [], end: endOf(columns, at), marked: marked[at] ?? null })),
    find,
    rowMode,
  );
  const found = withUsual.filter(isFound);
  const others = layouts
    .filter((layout, at) => at < MAX_DOCUMENTS && !sources.includes(at) && layout.lines.length <= MAX_LINES_OF_OTHERS)
    .slice(0, MAX_OTHERS);
  const fields = defineFields(found, find, { rowMode, others, printedElsewhere: printedIn(others) });
  return {
    heads,
    rowMode,
    documents: matched,
    columns: withUsual.map((column) => shownColumn(column, fields[found.indexOf(column)] ?? null)),
  };
}

/** A few rows are meant as they are; of many, those that documents print. */
function picked(
  all: readonly (readonly string[])[],
  prints: readonly DocumentPrint[],
): { rows: (readonly string[])[]; matched: (number | null)[] } {
  const matched = matchRows(all, prints);
  const wanted = all.flatMap((_, row) => (all.length <= MAX_ROWS || matched[row] !== null ? [row] : [])).slice(0, MAX_ROWS);
  return { rows: wanted.map((row) => all[row] ?? []), matched: wanted.map((row) => matched[row] ?? null) };
}

interface ColumnInWork extends DefinedColumn {
  column: number;
  /** Where values stand that no print says in these words: as a usual field was found. */
  meant: readonly ShownPlace[];
}

function readColumns(
  rows: readonly (readonly string[])[],
  heads: readonly string[] | null,
  matched: readonly (number | null)[],
  documents: readonly { print: DocumentPrint; view: DocumentView }[],
): ColumnInWork[] {
  const width = Math.min(MAX_COLUMNS, Math.max(0, ...rows.map(({ length }) => length)));
  return Array.from({ length: width }, (_, column) => column).flatMap((column) => {
    const cells = rows.map((row) => row[column] ?? '');
    if (cells.every((cell) => cell.trim() === '')) return [];
    const of = (row: number) => documents[matched[row] ?? -1];
    const stands = (row: number, value: CellValue): boolean => prints(of(row)?.print ?? NOTHING, value);
    const read = readColumn(cells, stands);
    const shown = read.values.flatMap((value, row): ShownValue[] => {
      const [document, source] = [matched[row] ?? null, of(row)];
      return value && source && document !== null ? [{ row, document, view: source.view, value }] : [];
    });
    const blanks = read.values.flatMap((value, row): ShownBlank[] => {
      const [document, source] = [matched[row] ?? null, of(row)];
      return value === null && source && document !== null ? [{ row, document, view: source.view }] : [];
    });
    const head = heads?.[column]?.replaceAll(/\s+/g, ' ').trim() || null;
    return [{ column, read, head, shown, blanks, places: [], usual: [], end: null, marked: null, meant: [] }];
  });
}

const NOTHING: DocumentPrint = { text: '', words: new Set(), numbers: new Set(), dates: new Set() };

/** Whether a column of dates begins or ends the period that it and a neighbouring column of dates tell. */
function endOf(columns: readonly ColumnInWork[], at: number): DefinedColumn['end'] {
  const isBefore = (one: ColumnInWork | undefined, other: ColumnInWork | undefined): boolean => {
    const pairs = (one?.read.values ?? []).flatMap((value, row) => {
      const later = other?.read.values[row];
      return value?.kind === 'date' && later?.kind === 'date' ? [value.iso < later.iso] : [];
    });
    return pairs.length > 1 && pairs.every(Boolean);
  };
  if (isBefore(columns[at], columns[at + 1])) return 'first';
  return isBefore(columns[at - 1], columns[at]) ? 'last' : null;
}

/** An answer of yes or no is printed in no such word: a box, or its head, says what is asked. */
const isFound = ({ places, meant, marked, head, read, shown }: ColumnInWork): boolean =>
  places.length > 0 || meant.length > 0 || marked !== null || (head !== null && read.type === 'yes/no' && shown.length > 0);

/** The usual fields whose values in the documents are those of a column, those that are right in most rows first. */
function addUsual(columns: readonly ColumnInWork[], find: Find, rowMode: 'document' | 'item'): ColumnInWork[] {
  const layouts = new Map(columns.flatMap(({ shown }) => shown.map(({ document, view }) => [document, view.layout] as const)));
  const found: FoundUsual[] = [...layouts].flatMap(([document, layout]) =>
    usualTemplates(layout, rowMode).flatMap((template) =>
      find(layout, template, rowMode).flatMap(({ cells }) =>
        template.entities.map(({ id, ...field }) => ({
          document,
          field,
          kind: template.name,
          key: `${template.name}/${id}`,
          cell: cells[id],
        })),
      ),
    ),
  );
  const fitting = columns.map((column) => usualFits(column, found));
  const taken = new Set<string>();
  return columns.map((column, at) => {
    // A usual field is one column's: the one most of whose rows it finds. Of two that say the same, as net and total without tax, each has its own, in the order of the sheet.
    const best = [...(fitting[at] ?? [])]
      .filter(([key, { worth }]) => !taken.has(key) && fitting.every((other) => (other.get(key)?.worth ?? 0) <= worth))
      .map(([key, fit]) => ({ ...fit, key, likely: fit.worth * (1 + KIND_SHARE * shareOfKind(fit.kind, fitting)) }))
      .sort((one, other) => other.likely - one.likely);
    if (best[0]) taken.add(best[0].key);
    const standing = new Set(column.places.map(({ row }) => row));
    const meant = (best[0]?.places ?? []).filter(({ row }) => !standing.has(row));
    return { ...column, usual: distinct(best.map(({ field }) => field)), meant };
  });
}

/** What it says for a field that its kind of paper gives most columns of the sheet. Hand-set. */
const KIND_SHARE = 0.25;

/** 0..1: the share of the columns of which a kind of paper has a value. */
const shareOfKind = (kind: string, columns: readonly ReadonlyMap<string, UsualFit>[]): number =>
  columns.filter((fits) => [...fits.values()].some((fit) => fit.kind === kind)).length / columns.length;

interface FoundUsual {
  document: number;
  field: Definition;
  kind: string;
  key: string;
  cell: FieldResult | undefined;
}

interface UsualFit {
  field: Definition;
  /** The kind of paper that usually gives it. */
  kind: string;
  /** How many rows of the column it finds; what is nearly the value, or found without confidence, counts less. */
  worth: number;
  /** Where it finds just what the rows say. */
  places: ShownPlace[];
}

/** By usual field: what it finds of a column's values in their documents. */
function usualFits(column: ColumnInWork, found: readonly FoundUsual[]): Map<string, UsualFit> {
  const fits = new Map<string, UsualFit>();
  for (const { row, value, document } of column.shown) {
    const ofRow = new Map<string, Omit<UsualFit, 'places'> & { place: ShownPlace | null }>();
    for (const { document: own, field, kind, key, cell } of found) {
      if (own !== document || !canHold(field, column) || !cell || !('chosen' in cell)) continue;
      const worth = likenessOf(cell, value) * (1 + cell.chosen.confidence);
      // Of a list any line may say the value.
      if (worth <= (ofRow.get(key)?.worth ?? 0)) continue;
      const chosen = says(cell, value);
      const place = chosen && { row, document, value: chosen.value, printed: chosen.printed, evidence: chosen.evidence };
      ofRow.set(key, { field, kind, worth, place });
    }
    for (const [key, { field, kind, worth, place }] of ofRow) {
      const fit = fits.get(key) ?? { field, kind, worth: 0, places: [] };
      fits.set(key, { field, kind, worth: fit.worth + worth, places: place ? [...fit.places, place] : fit.places });
    }
  }
  return fits;
}

const canHold = (field: Definition, { read }: ColumnInWork): boolean =>
  (field.type === 'number') === (read.type === 'number') && (field.type === 'yes/no') === (read.type === 'yes/no');

/** Usual fields that are tried for one column. */
const MAX_USUAL = 3;

const distinct = (fields: readonly Definition[]): Definition[] =>
  fields.filter((field, at) => fields.findIndex(({ description }) => description === field.description) === at).slice(0, MAX_USUAL);

function shownColumn({ column, places, meant }: ColumnInWork, field: Definition | null): ShownColumn {
  return {
    column,
    field,
    reading: readingOf(places),
    places: [...places.map(placeOf), ...meant].sort((a, b) => a.row - b.row),
  };
}

function placeOf({ row, document, value, view, stretch }: ChosenPlace): ShownPlace {
  const { printed, spans } = stretch;
  return { row, document, value, printed, evidence: evidenceOf(view.layout, { text: printed, spans }) };
}

/** What the printed forms of the values say of how their documents write dates and numbers. */
function readingOf(places: readonly ChosenPlace[]): ShownColumn['reading'] {
  for (const { value, stretch } of places) {
    if (value.kind === 'date') {
      const [day, month] = (['day-first', 'month-first'] as const).map((order) =>
        findDates(stretch.printed, { order }).some(({ iso }) => iso === value.iso),
      );
      if (day !== month) return day ? 'day-first' : 'month-first';
    }
    if (value.kind === 'number') {
      const sign = DECIMALS.exec(stretch.printed)?.[1];
      if (sign) return sign === ',' ? 'comma-decimal' : 'point-decimal';
    }
  }
  return null;
}

/** One or two figures behind the last sign are decimals. */
const DECIMALS = /([.,])\d{1,2}\D*$/;
