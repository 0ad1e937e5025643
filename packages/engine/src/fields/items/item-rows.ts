import { type Candidate, columnCandidateId, type ExtractionRow, type FieldResult, type RowMode, type WordSpan } from '../../model/index.ts';
import { findYesNo } from '../../values/find-yes-no.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { candidateOf, type Choose } from '../decide/choose-candidate.ts';
import { judge, likelihoodOfUnchosen } from '../decide/confidence.ts';
import type { Grounds } from '../decide/confidence-signals.ts';
import type { FoundItems } from '../decide/found-items.ts';
import { legendOf } from '../document/legend.ts';
import { quoted } from '../document/quoted.ts';
import { printedPart, runOfLines, runOfSpans, spanOfLine } from '../document/word-run.ts';
import { columnEdge, wrappedLines } from '../document/wrapped-lines.ts';
import { answerOf } from '../kinds/enum-answer.ts';
import { hasForm } from '../kinds/kind-finder.ts';
import { normaliseAs } from '../kinds/normalise-as.ts';
import { asMeant, proposeWords, type Proposal } from '../propose/proposal.ts';
import { ocrDoubtOf, mentionsIn, type Search } from '../search/search.ts';
import { abbreviationBefore } from './repeated-abbreviation.ts';
import { columnSignals, isOfHalfRow, isWordAmongFigures, meaningOfHead } from './column-signals.ts';
import { isBlank } from '../document/table-column.ts';
import { withDoubtedBlanks } from './doubted-blanks.ts';
import { emptyCell } from './empty-cell.ts';
import { cellsBeside, itemsOfTables, type ItemCell, type TableItem } from './item-table.ts';
import type { LabelledOutside } from './column-hints.ts';
import { isOnlyMatch } from './only-match.ts';
import { labelledOutside, LEAST_NAMED } from './labelled-outside.ts';
import { namedOfRows } from './named-of-rows.ts';
import { partyItems } from './party-items.ts';
import { wantsItems } from './row-mode.ts';

/** Items kept per document. */
const MAX_ITEMS = 50_000;

/**
 * A table that holds fewer of the template's fields than this is not where its rows are: "one row per penalty notice" means
 * the document. Set on the item templates of the benchmark, which find 5 in 9 or more of their fields in the table.
 */
const MIN_FIELDS_IN_TABLE = 1 / 3;

/** The document's items where the template or the document calls for them; null for one row a document. */
export function findItems(search: Search, rowMode: RowMode, choose: Choose): FoundItems | null {
  const found = itemsOfMany(search, rowMode, choose);
  if (found && found.items.length > 0) return found;
  if (wantsItems(search, rowMode) === 'yes') return itemsAsNamed(search, choose) ?? found;
  return (rowMode === 'auto' && itemsOfWholeTable(search, choose)) || found;
}

/** Rows of a table where the template does not say what a row is: of one whose heads name nearly all fields, or those that no label outside of it names. */
function itemsOfWholeTable(search: Search, choose: Choose): FoundItems | null {
  const { fields, rows } = search.compiled;
  if (rows.mode !== null) return null;
  const all = fields.map((_, field) => field);
  const [first] = itemsOfTables(search, all, labelledOutside(search)).items;
  if (!first || first.table.headerRows === 0) return null;
  const outside = labelledOutside(search, first.table);
  const beside = all.filter((field) => !outside.has(field));
  return (
    itemsOfNamed(search, choose, all, Math.max(FIELDS_OF_A_LIST, NEARLY_ALL * all.length)) ??
    itemsOfNamed(search, choose, beside, Math.max(FIELDS_BESIDE_OTHERS, beside.length / 2))
  );
}

/** Rows of a table whose heads name so many of the fields. */
function itemsOfNamed(search: Search, choose: Choose, fields: readonly number[], least: number): FoundItems | null {
  const outside = labelledOutside(search);
  const { items } = itemsOfTables(search, fields, outside);
  const named = fields.filter((field) => (items[0]?.cells[field]?.likely ?? 0) >= LEAST_NAMED);
  return items.length >= ROWS_OF_A_LIST && named.length >= least ? rowsOf(search, items, mappedIn(items, fields), outside, choose) : null;
}

/** Fewer rows and fields may be a box of the paper itself. */
const [ROWS_OF_A_LIST, FIELDS_OF_A_LIST] = [3, 3];
const NEARLY_ALL = 0.75;
/**
 * Columns of fields that no label outside the table names, as payer and day of a payment stand above the list of what it pays. Fewer may be lines of a paper that is one
 * row: those of an advertising order have columns for three of five fields.
 */
const FIELDS_BESIDE_OTHERS = 5;

/** Rows of a table that has columns for the few fields that are the row's by their own words; what else is asked is the document's. */
function itemsAsNamed(search: Search, choose: Choose): FoundItems | null {
  const outside = labelledOutside(search);
  const named = namedOfRows(search.compiled).filter((field) => !outside.has(field));
  if (named.length < 2) return null;
  const { items } = itemsOfTables(search, named, outside);
  const mapped = mappedIn(items, named);
  const [first] = items;
  const isNamed = first && first.table.headerRows > 0 && [...mapped].some((field) => (first.cells[field]?.likely ?? 0) >= LEAST_NAMED);
  if (!isNamed || items.length < 2 || mapped.size < 2 || areOtherFields(search, items)) return null;
  return rowsOf(search, items, mapped, outside, choose);
}

/** Whether rows begin with what other fields are called: the table is transposed, or tells the paper itself. */
function areOtherFields({ compiled }: Search, items: readonly TableItem[]): boolean {
  const heads = new Set(items.map(({ row }) => row.cells.find((cell) => cell && !isBlank(cell.text))?.text ?? ''));
  const named = new Set([...heads].flatMap((head) => compiled.links(head).flatMap((link, field) => (link >= LEAST_NAMED ? [field] : []))));
  return named.size >= 2;
}

/** Rows of tables that have columns for many of the fields, or of a contract's parties. */
function itemsOfMany(search: Search, rowMode: RowMode, choose: Choose): FoundItems | null {
  const drawn = search.layout.tables.some(({ origin }) => origin === 'drawn');
  const wanted = wantsItems(search, rowMode);
  // Whoever draws a table wants its rows, whatever the template says of them.
  if (wanted === 'no' && (!drawn || rowMode === 'document')) return null;
  const fields = itemFieldsOf(search);
  const outside = labelledOutside(search);
  const { items, score } = itemsOfTables(search, fields, outside);
  const mapped = mappedIn(items, fields);
  if (wanted === 'if-there' && !drawn && (items.length < 2 || !isTheirs(search, mapped.size, score))) return null;
  const parties = drawn ? [] : partyItems(search, fields, choose);
  if (parties.length > 0) return { fields: new Set(fields), items: parties, lines: [] };
  // What a row is was told in the user's own words, and any noun may name the document itself: without items it does.
  if (rowMode !== 'item' && !drawn && mapped.size < MIN_FIELDS_IN_TABLE * fieldsOfRows(search)) return null;
  // Without rows the one row says at least what the document states of itself.
  if (items.length === 0)
    return { fields: new Set(fields.filter((field) => isOfRows(search, field) && !outside.has(field))), items: [], lines: [] };
  return rowsOf(search, items, mapped, outside, choose);
}

const mappedIn = (items: readonly TableItem[], fields: readonly number[]): Set<number> =>
  new Set(fields.filter((fieldIndex) => items.some((item) => item.cells[fieldIndex])));

function rowsOf(search: Search, items: readonly TableItem[], mapped: Set<number>, outside: LabelledOutside, choose: Choose): FoundItems {
  const kept = items.slice(0, MAX_ITEMS);
  return {
    fields: mapped,
    items: withDoubtedBlanks(
      kept.map((item, row) => rowOf(search, item, mapped, row, choose)),
      { areEntries: false, labelledOutside: new Set([...outside.keys()].flatMap((at) => search.compiled.fields[at]?.field.id ?? [])) },
    ),
    lines: kept.flatMap(({ cells }) => cells.flatMap((cell) => cell?.lines ?? [])),
  };
}

/** From here on a table answers a template that says nothing of rows, or whose row may be the paper itself. */
const SURELY_THEIRS = 0.9;
/** A template that says what a row is asks for rows where a table has columns for so many of its fields, whatever the row is called. */
const MANY_OF_THE_FIELDS = 1 / 2;

const isTheirs = ({ compiled }: Search, mapped: number, score: number): boolean =>
  score >= SURELY_THEIRS || (compiled.rows.mode === 'item' && mapped >= MANY_OF_THE_FIELDS * compiled.fields.length);

/** From here on a field stands on items. */
const ON_ITEMS = 0.45;

const isOfRows = ({ compiled }: Search, field: number): boolean => (compiled.fields[field]?.itemLikelihood ?? 0) >= ON_ITEMS;

/** Fields that a table is to have; where rows are plainly items, what is asked of the document beside them is not. */
const fieldsOfRows = (search: Search): number => {
  const { fields, rows } = search.compiled;
  return rows.isUsualItem ? fields.filter((_, field) => isOfRows(search, field)).length : fields.length;
};

/** Fields that may stand on an item; all of them where the template says one row an item. */
function itemFieldsOf(search: Search): number[] {
  const { fields, rows } = search.compiled;
  const all = fields.map((_, fieldIndex) => fieldIndex);
  const likely = all.filter((fieldIndex) => (fields[fieldIndex]?.itemLikelihood ?? 0) >= (rows.mode === 'item' ? 0.25 : ON_ITEMS));
  return likely.length > 0 ? likely : all;
}

/** The item's cells as values of the fields in `mapped`; `row` from 0 names its candidates. */
export function rowOf(search: Search, item: TableItem, mapped: ReadonlySet<number>, row: number, choose: Choose): ExtractionRow {
  const cells: Record<string, FieldResult> = {};
  search.compiled.fields.forEach((field, fieldIndex) => {
    if (!mapped.has(fieldIndex)) return;
    const cell = item.cells[fieldIndex];
    cells[field.field.id] =
      cell && cell.lines.length > 0
        ? cellResult(search, field, fieldIndex, item, cell, row, choose)
        : withBeside(emptyCell(search.compiled, fieldIndex, item, cell ?? null), () =>
            offeredBeside(search, field, fieldIndex, item, row, NOTHING_CHOSEN),
          );
  });
  return { cells, pageNumber: item.row.pageNumber };
}

/** An empty cell that is not surely so, with what other columns say. */
const withBeside = (result: FieldResult, offered: () => Candidate[]): FieldResult =>
  result.state === 'not_found' ? { ...result, alternatives: offered() } : result;

function cellResult(
  search: Search,
  field: CompiledField,
  fieldIndex: number,
  item: TableItem,
  cell: ItemCell,
  row: number,
  choose: Choose,
): FieldResult {
  const grounds = groundsOf(search, field, fieldIndex, item, cell);
  if (!grounds) {
    const { text } = runOfLines(search.layout, cell.lines);
    const reason = `Its cell holds ${quoted(text)}, which is no ${wantedKind(field)}.`;
    return { state: 'not_found', reason, alternatives: offeredBeside(search, field, fieldIndex, item, row, NOTHING_CHOSEN) };
  }
  const result = choose(grounds, { id: `${field.field.id}:${row + 1}:0`, score: cell.mapped });
  // What is sure is hardly ever wrong, and a list has many thousands of cells.
  if (result.state !== 'unsure') return result;
  const { confidence } = result.chosen;
  const beside = offeredBeside(search, field, fieldIndex, item, row, Math.min(confidence, 1 - confidence));
  return { ...result, alternatives: [...result.alternatives, ...beside] };
}

/** How likely the best of what other columns say is where the field's own says nothing. */
const NOTHING_CHOSEN = likelihoodOfUnchosen(null);

/** What other columns of the row say for the field; no likelier than `most`. */
function offeredBeside(search: Search, field: CompiledField, fieldIndex: number, item: TableItem, row: number, most: number): Candidate[] {
  return cellsBeside(item, fieldIndex).flatMap((cell) => {
    const grounds = groundsOf(search, field, fieldIndex, item, cell);
    if (!grounds) return [];
    const confidence = Math.min(most, judge(grounds).confidence);
    return candidateOf(grounds.proposal, { id: columnCandidateId(field.field.id, row, cell.column), score: cell.mapped, confidence });
  });
}

/** Null where the cell holds nothing that the field could say. */
function groundsOf(search: Search, field: CompiledField, fieldIndex: number, item: TableItem, cell: ItemCell): Grounds | null {
  const proposal = proposeCell(search, field, fieldIndex, item, cell);
  return (
    proposal && {
      proposal,
      field,
      layout: search.layout,
      choice: {
        kind: 'column',
        mapped: cell.mapped,
        named: cell.named,
        likely: cell.likely,
        isWordAmongFigures: isWordAmongFigures(search.compiled, item, cell),
        isOfHalfRow: isOfHalfRow(search.compiled, item),
        isOnlyMatch: isOnlyMatch(search.compiled, fieldIndex, item, cell),
        ...meaningOfHead(search.compiled, fieldIndex, item, cell),
      },
      context: columnSignals(search.compiled, fieldIndex, item, cell),
    }
  );
}

/** Where in a cell's text its value stands: `from` on, within brackets around all of it; a code ends before the full stop of its sentence. */
function insideOf(text: string, { kind }: CompiledField, from: number): [number, number] {
  const isCode = kind === 'identifier' || kind === 'code';
  if (/^\([^()]*\)$/.test(text)) return [1, text.length - 1];
  return [from, text.replace(isCode ? /[.,;:]+$/ : /,$/, '').length];
}

const wantedKind = (field: CompiledField): string =>
  field.isDateOutput ? 'date' : field.field.type === 'enum' ? 'given answer' : field.field.type;

function proposeCell(search: Search, field: CompiledField, fieldIndex: number, item: TableItem, cell: ItemCell): Proposal | null {
  const lines =
    field.field.type === 'text' && !field.many && item.table.origin !== 'flow'
      ? wrappedLines(search.layout, cell.lines, columnEdge(search.layout, item.table, cell.column))
      : cell.lines;
  const spans: WordSpan[] = cell.part ? [cell.part] : lines.map((line) => spanOfLine(search.layout, line));
  const run = runOfSpans(search.layout, spans);
  const whole = printedPart(run, ...insideOf(run.text, field, abbreviationBefore(run.text, item.table, cell.column)));
  if (!whole) return null;
  const draft = {
    layout: search.layout,
    field: field.field,
    fieldIndex,
    features: { kind: 1, ocrDoubt: ocrDoubtOf(search.layout, spans) },
    reason: 'in its column of the table',
  };
  if (field.field.type === 'enum') {
    const answer = answerOf(legendOf(search.layout).words.get(whole.text) ?? whole.text, field);
    const proposal = answer && proposeWords(draft, whole, { kind: 'concept', of: answer.value });
    return proposal && asMeant(proposal, answer);
  }
  if (field.field.type === 'yes/no') {
    const said = findYesNo(whole.text);
    return said ? proposeWords(draft, whole, { kind: 'concept', of: said.yes ? 'yes' : 'no' }) : null;
  }
  if (!hasForm(field) || (field.field.type === 'text' && !field.isDateOutput))
    return proposeWords(draft, whole, { kind: 'normalise', as: 'text', reading: null });
  const found = mentionsIn(search, field, spans).sort((a, b) => b.likelihood - a.likelihood)[0];
  return found ? proposeWords(draft, found.printed, { kind: 'normalise', as: normaliseAs(field), reading: found.reading }) : null;
}
