import { evidenceOf } from '../fields/document/evidence.ts';
import { viewDocument, type DocumentView } from '../learning/document-view.ts';
import type { CellValue, DocumentLayout, FieldResult } from '../model/index.ts';
import { findDates } from '../values/find-dates.ts';
import { choosePlaces, type ChosenPlace, type ShownValue } from './choose-places.ts';
import { defineFields, type DefinedColumn, type Definition, type Find, says } from './define-fields.ts';
import { type DocumentPrint, printOf, prints } from './document-print.ts';
import { matchRows, startsWithHeads } from './match-rows.ts';
import { readColumn } from './read-column.ts';
import type { ShownColumn, ShownFields, ShownPlace } from './shown-rows.ts';
import { usualTemplates } from './usual-fields.ts';

/** Rows that are looked for: what five do not tell, more do not either. */
const MAX_ROWS = 5;
/** Rows among which those of the documents are picked out, where a whole sheet is given. */
const MAX_LOOKED_AT = 500;
/** A sheet that somebody fills by hand has fewer. */
const MAX_COLUMNS = 100;
/** Documents among which the source of a row is looked for; a person shows rows of the first they read. */
const MAX_DOCUMENTS = 40;

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
  const withUsual = addUsual(
    columns.map((column, at) => ({ ...column, places: places[at] ?? [] })),
    find,
    rowMode,
  );
  const found = withUsual.filter(isFound);
  const fields = defineFields(found, find, rowMode);
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
    return [{ column, read, head: heads?.[column]?.replaceAll(/\s+/g, ' ').trim() || null, shown, places: [], usual: [], meant: [] }];
  });
}

const NOTHING: DocumentPrint = { text: '', words: new Set(), numbers: new Set(), dates: new Set() };

/** An answer of yes or no is printed in no such word: its head says what is asked. */
const isFound = ({ places, meant, head, read, shown }: ColumnInWork): boolean =>
  places.length > 0 || meant.length > 0 || (head !== null && read.type === 'yes/no' && shown.length > 0);

/** The usual fields whose values in the documents are those of a column, those that are right in most rows first. */
function addUsual(columns: readonly ColumnInWork[], find: Find, rowMode: 'document' | 'item'): ColumnInWork[] {
  const layouts = new Map(columns.flatMap(({ shown }) => shown.map(({ document, view }) => [document, view.layout] as const)));
  const found: FoundUsual[] = [...layouts].flatMap(([document, layout]) =>
    usualTemplates(layout, rowMode).flatMap((template) =>
      find(layout, template, rowMode).flatMap(({ cells }) =>
        template.entities.map(({ id, ...field }) => ({ document, field, key: `${template.name}/${id}`, cell: cells[id] })),
      ),
    ),
  );
  const fitting = columns.map((column) => usualFits(column, found));
  return columns.map((column, at) => {
    // A usual field is one column's: the one most of whose rows it finds, or the first of those.
    const own = [...(fitting[at] ?? [])].filter(([key, { places }]) =>
      fitting.every((other, position) => {
        const rivals = other.get(key)?.places.length ?? 0;
        return position < at ? rivals < places.length : rivals <= places.length;
      }),
    );
    const best = own.map(([, fit]) => fit).sort((one, other) => other.places.length - one.places.length);
    const standing = new Set(column.places.map(({ row }) => row));
    const meant = (best[0]?.places ?? []).filter(({ row }) => !standing.has(row));
    return { ...column, usual: distinct(best.map(({ field }) => field)), meant };
  });
}

interface FoundUsual {
  document: number;
  field: Definition;
  key: string;
  cell: FieldResult | undefined;
}

/** By usual field: the rows whose value of the column it finds in their documents. */
function usualFits(column: ColumnInWork, found: readonly FoundUsual[]): Map<string, { field: Definition; places: ShownPlace[] }> {
  const fits = new Map<string, { field: Definition; places: ShownPlace[] }>();
  for (const { document, field, key, cell } of found)
    for (const { row, value, document: own } of column.shown) {
      const chosen = own === document && canHold(field, column) ? says(cell, value) : null;
      const fit = fits.get(key) ?? { field, places: [] };
      // Of a list any line may say the value.
      if (!chosen || fit.places.some((place) => place.row === row)) continue;
      fit.places.push({ row, document, value: chosen.value, printed: chosen.printed, evidence: chosen.evidence });
      fits.set(key, fit);
    }
  return fits;
}

const canHold = (field: Definition, { read }: ColumnInWork): boolean =>
  (field.type === 'number') === (read.type === 'number') && (field.type === 'yes/no') === (read.type === 'yes/no');

const distinct = (fields: readonly Definition[]): Definition[] =>
  fields.filter((field, at) => fields.findIndex(({ description }) => description === field.description) === at).slice(0, 2);

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
