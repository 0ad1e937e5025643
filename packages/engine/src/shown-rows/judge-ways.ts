import type { CellValue, DocumentLayout, ExtractionRow, FieldResult, RowMode, Template } from '../model/index.ts';
import { plainValue } from '../model/index.ts';
import { AS_DATE } from './plain-field.ts';
import type { PrintedElsewhere } from './printed-elsewhere.ts';
import { likenessOf } from './same-value.ts';
import type { DefinedColumn, Definition } from './ways-to-say.ts';

/** How rows are found with a template; nothing that was learned is used, which would find the values whatever the fields are called. */
export type Find = (layout: DocumentLayout, template: Template, rowMode: RowMode) => readonly ExtractionRow[];

/** What the ways to say the fields are held against. */
export interface Witnesses {
  rowMode: 'document' | 'item';
  /** Documents that no row is from: whether something like the shown values stands there too. */
  others: readonly DocumentLayout[];
  printedElsewhere: PrintedElsewhere;
}

/** What it costs to find values in all rows that have none. Hand-set: a blank may also be a value that nobody wrote down. */
const FALSE_FILLS = 0.2;
/** What the other documents say beside the rows themselves: the like of the values, and the label. Hand-set. */
const [LIKE_SHARE, LABEL_SHARE] = [0.3, 0.15];
/** Of what is looked for by its meaning, in whatever words; nothing to be had from print. Hand-set. */
const MEANT_SHARE = 0.8;
/** What a value counts that is found again without any confidence: by chance, and not by these words. Hand-set. */
const BY_CHANCE = 0.6;

/** How well a template's fields, one a column, find what the rows show, and whether other documents print their labels; higher is better. */
export function judgeByRows(columns: readonly DefinedColumn[], template: Template, find: Find, witnesses: Witnesses): number[] {
  const again = foundAgain(columns, template, find, witnesses);
  return columns.map(
    (column, at) => (again[at] ?? 0) + LABEL_SHARE * labelShare(column, template.entities[at]!, witnesses.printedElsewhere),
  );
}

/** What the other documents add to that: the like of the shown values, found there. */
export function judgeByOthers(columns: readonly DefinedColumn[], template: Template, find: Find, { rowMode, others }: Witnesses): number[] {
  const elsewhere = others.map((layout) => find(layout, template, rowMode));
  return columns.map((column, at) => (others.length === 0 ? 0 : LIKE_SHARE * foundElsewhere(column, elsewhere, String(at))));
}

/** 0..1: the share of the other documents that print the words by which a field is looked for. What a person calls it needs no print. */
function labelShare({ head }: DefinedColumn, { variableName, description }: Definition, printedElsewhere: PrintedElsewhere): number {
  const quoted = [...description.matchAll(/"([^"]+)"/g)].flatMap(([, label]) => label ?? []);
  if (quoted.length > 0) return printedElsewhere(quoted);
  if (head !== null) return 1;
  return Math.max(printedElsewhere([variableName]), isBare(description) ? 0 : MEANT_SHARE);
}

/** A name alone, and how the value is to be written. */
const isBare = (description: string): boolean => description === '' || description === AS_DATE;

/** -0.2..1: the share of each column's values that are found in their own documents, in one row each. */
function foundAgain(columns: readonly DefinedColumn[], template: Template, find: Find, { rowMode }: Witnesses): number[] {
  const cells = columns.flatMap(({ shown, blanks }) => [...shown, ...blanks]);
  const sources = new Map(cells.map(({ document, view }) => [document, view.layout] as const));
  const found = new Map([...sources].map(([document, layout]) => [document, find(layout, template, rowMode)]));
  const rows = new Map(cells.map(({ row, document }) => [row, document]));
  const valueOf = columns.map(({ shown }) => new Map(shown.map(({ row, value }) => [row, value])));
  const isBlank = columns.map(({ blanks }) => new Set(blanks.map(({ row }) => row)));
  const sums = columns.map(() => 0);
  for (const [row, document] of rows) {
    // Of a list, the line that says most of the row; a value of another line is none of it.
    const likeness = (found.get(document) ?? []).map((each) => columns.map((_, at) => creditOf(each, at, valueOf[at]?.get(row))));
    const best = likeness.reduce<number[]>(
      (top, each) => (sum(each) > sum(top) ? each : top),
      columns.map(() => 0),
    );
    const line = (found.get(document) ?? [])[likeness.indexOf(best)];
    best.forEach((credit, at) => {
      const cell = line?.cells[String(at)];
      sums[at] = (sums[at] ?? 0) + credit / Math.max(1, columns[at]!.shown.length);
      if (isBlank[at]?.has(row) && cell && 'chosen' in cell) sums[at] -= FALSE_FILLS / columns[at]!.blanks.length;
    });
  }
  return sums;
}

const creditOf = ({ cells }: ExtractionRow, column: number, value: CellValue | undefined): number =>
  value ? likenessOf(cells[String(column)], value) * sureness(cells[String(column)]) : 0;

const sureness = (cell: FieldResult | undefined): number =>
  cell && 'chosen' in cell ? BY_CHANCE + (1 - BY_CHANCE) * cell.chosen.confidence : 0;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** 0..1: how many of the other documents give a value of the shape of those shown, how surely, and whether each gives its own. */
function foundElsewhere({ shown }: DefinedColumn, documents: readonly (readonly ExtractionRow[])[], id: string): number {
  const texts = shown.map(({ value }) => String(plainValue(value)));
  const found: string[] = [];
  const perDocument = documents.map((rows) => {
    const of = rows.map(({ cells }) => {
      const cell = cells[id];
      if (!cell || !('chosen' in cell)) return 0;
      const text = String(plainValue(cell.chosen.value));
      found.push(text);
      return cell.chosen.confidence * Math.max(...texts.map((each) => shapeLikeness(each, text)));
    });
    return sum(of) / Math.max(1, of.length);
  });
  const isOneForAll = new Set(texts).size > 1 && found.length > 2 && new Set(found).size === 1;
  return (sum(perDocument) / documents.length) * (isOneForAll ? SAME_EVERYWHERE : 1);
}

/** What is the same on all other documents, where the rows show two values, is more likely print of the form. */
const SAME_EVERYWHERE = 0.3;

/** 0..1: of one length, with as many digits. */
function shapeLikeness(one: string, other: string): number {
  const length = Math.min(one.length, other.length) / Math.max(1, one.length, other.length);
  const digits = Math.abs(digitShare(one) - digitShare(other));
  return Math.sqrt(length) * (1 - digits);
}

const digitShare = (text: string): number => (text.match(/\d/g)?.length ?? 0) / Math.max(1, text.length);
