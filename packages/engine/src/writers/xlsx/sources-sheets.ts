import { expectedInWords } from '../../budget/budget-in-words.ts';
import { BudgetTally } from '../../budget/budget-tally.ts';
import {
  confidenceFigure,
  confirmedAt,
  derivationInWords,
  type Evidence,
  type FieldResult,
  evidenceKindInWords,
  groupedCount,
  LEAST_SURE,
  pageNumberOf,
  placeInWords,
  type Proof,
  readingsOfPrint,
} from '../../model/index.ts';
import { cutText } from '../cut-text.ts';
import type { FilePlace } from '../sheet-input.ts';
import { stateInWords } from '../state-in-words.ts';
import { brokenRules, isBlankToCheck, valueOf, type WrittenResult } from '../written-cell.ts';
import { cellReference } from './cell-reference.ts';
import { textWidth } from './column-widths.ts';
import { cellTarget, type DataSheets } from './data-sheets.ts';
import type { KeptPicture } from './drawing-parts.ts';
import { type LinkDensity, linkDensity, weakest } from './link-density.ts';
import type { SheetEntry } from './package-parts.ts';
import { SourceStyles } from './source-styles.ts';
import type { Workbook } from './workbook.ts';
import { statesInWords } from './states-in-words.ts';
import { type SheetLink, Worksheet } from './worksheet.ts';

/** What is told of one value. */
export interface SourceLine {
  fieldName: string;
  fileName: string;
  /** Where the pages of its document stand in the files as they were given, where that is not their own number in it. */
  places: readonly FilePlace[] | undefined;
  result: WrittenResult;
  /** The spot on its page. */
  picture: KeptPicture | null;
  /** Whether it is the last line of its row: a hairline is drawn below. */
  last: boolean;
}

/** What the Sources sheets need to know beforehand. */
export interface SourcesPlan {
  sheetName: string;
  /** Name and column of each field, in the order of their lines. */
  fields: readonly { name: string; column: number }[];
  /** File names seen so far, for the width of their column. */
  fileNames: readonly string[];
  withPictures: boolean;
  personName: string;
}

const COLUMNS = [
  'Row',
  'Field',
  'File',
  'Page',
  'As printed',
  'Read from',
  'Place',
  'Confidence',
  'State',
  'Proved by',
  'Confirmed by',
  'Note',
] as const;
const WIDTHS = [8, 0, 0, 8, 34, 19, 38, 13, 19, 22, 26, 64];
const FIELD_COLUMN = 1;
const FILE_COLUMN = 2;
const PICTURE_COLUMN = COLUMNS.length;
const PICTURE_WIDTH = 62;
const POINTS_PER_PIXEL = 0.75;
const PICTURE_MARGIN_PT = 5;
/** Title, colours, the sentence about links, the header. */
const HEADER_ROWS = 4;
const HEADER_HEIGHT_PT = 24;

/** Where each value was read: one line a value, in the order of rows and fields, on as many sheets as it takes. */
export class SourcesSheets {
  readonly #workbook: Workbook;
  readonly #plan: SourcesPlan;
  readonly #plain: SourceStyles;
  readonly #ruled: SourceStyles;
  /** Those of the line that is being written. */
  #styles: SourceStyles;
  readonly #widths: number[];
  /** The string that tells about links; known only at the end. */
  readonly #linkNote: number;
  readonly #starts: { name: string; firstLine: number }[] = [];
  #data: DataSheets | null = null;
  #lineCount = 0;
  /** Cells by what the State column says of them; the sure ones that something proves by themselves. */
  readonly #tally = new Map<string, number>();
  readonly #budget = new BudgetTally();
  #sheet!: Worksheet;
  #entry!: SheetEntry;
  #density: LinkDensity = 'cell';

  constructor(workbook: Workbook, plan: SourcesPlan) {
    this.#workbook = workbook;
    this.#plan = plan;
    this.#plain = new SourceStyles(workbook.styles);
    this.#ruled = new SourceStyles(workbook.styles, true);
    this.#styles = this.#plain;
    this.#linkNote = workbook.strings.hold();
    this.#widths = [...WIDTHS, ...(plan.withPictures ? [PICTURE_WIDTH] : [])];
    this.#widths[FIELD_COLUMN] = widthFor(
      plan.fields.map(({ name }) => name),
      20,
      30,
    );
    this.#widths[FILE_COLUMN] = widthFor(plan.fileNames, 22, 40);
    this.#open();
  }

  /** The sheets whose cells the lines tell about. */
  describe(data: DataSheets): void {
    this.#data = data;
  }

  /** The cell that tells of a value, by the number of its line from 0. */
  cellOf(line: number): string {
    let index = this.#starts.length - 1;
    while (index > 0 && (this.#starts[index]?.firstLine ?? 0) > line) index--;
    const { name, firstLine } = this.#starts[index] as { name: string; firstLine: number };
    return cellTarget(name, `A${line - firstLine + HEADER_ROWS + 1}`);
  }

  addLine(line: SourceLine): void {
    if (this.#sheet.row >= this.#workbook.limits.rows || this.#sheet.size >= this.#workbook.limits.xmlBytes) {
      this.#close();
      this.#open();
    }
    const { result, picture, last } = line;
    this.#styles = last ? this.#ruled : this.#plain;
    this.#sheet.startRow(picture && picture.size.height * POINTS_PER_PIXEL + PICTURE_MARGIN_PT);
    this.#writeRowNumber();
    this.#text(FIELD_COLUMN, line.fieldName);
    this.#writeEvidence(line);
    this.#writeJudgement(result);
    this.#sheet.endRow();
    if (picture) this.#placePicture(picture, line.fieldName);
    this.#lineCount++;
  }

  /** The cells of one field in one document, what the document says once once. */
  addToBudget(column: readonly FieldResult[]): void {
    this.#budget.add(column);
  }

  /** Closes the last sheet; `density` is that of the links towards here, `withoutRows` names documents that no template fits. */
  finish({ density, columnsLeftOut, withoutRows }: { density: LinkDensity; columnsLeftOut: number; withoutRows: readonly string[] }): void {
    this.#close();
    const { limits, drawings, strings } = this.#workbook;
    const sentences = [statesInWords(this.#tally), ...this.#expectation(), linkSentence(weakest(this.#density, density), limits.links)];
    if (withoutRows.length > 0) sentences.push(withoutRowsSentence(withoutRows));
    if (drawings.full) sentences.push('There are no more pictures than these: the workbook would be too large to open.');
    if (columnsLeftOut > 0)
      sentences.push(`The last ${groupedCount(columnsLeftOut)} columns are left out: a sheet takes ${groupedCount(limits.columns)}.`);
    strings.fill(this.#linkNote, sentences.join(' '));
  }

  /** What may be wrong among the cells that nobody looks at. */
  #expectation(): string[] {
    const expected = expectedInWords(this.#budget.budget);
    return expected === null ? [] : [`In what is neither confirmed nor to check ${expected}.`];
  }

  #writeRowNumber(): void {
    const { sheetName, row, first } = this.#place(this.#lineCount);
    if (first) this.#sheet.number(0, this.#styles.link, row);
    else this.#sheet.text(0, this.#styles.link, `${sheetName}, ${row}`);
  }

  #writeEvidence({ result, fileName, places }: SourceLine): void {
    const all = evidenceIn(result);
    const evidence = all.filter(({ kind }) => kind !== 'person' || all.length === 1);
    const page = result.state === 'page_missing' ? (result.pageNumbers[0] ?? null) : firstPage(evidence);
    const place = page === null ? undefined : places?.[page - 1];
    this.#text(FILE_COLUMN, place?.fileName ?? fileName);
    if (page === null) this.#blank(3);
    else this.#sheet.number(3, this.#styles.page, place?.pageNumber ?? page);
    this.#text(4, 'chosen' in result ? result.chosen.printed : '');
    this.#text(5, distinct(evidence.map(evidenceKindInWords)));
    this.#text(6, distinct(evidence.map((piece) => placeOn(piece, page, places))));
  }

  #writeJudgement(result: WrittenResult): void {
    const confidence = 'chosen' in result ? result.chosen.confidence : result.state === 'absent' ? result.confidence : null;
    const at = result.state === 'not_confirmed' ? null : confirmedAt(result);
    const words = stateInWords(result, at !== null);
    // What is to check by a rule of its field, and not by its figure, has none: it would be as great as that of something sure.
    if (confidence === null || (words === 'to check' && confidence >= LEAST_SURE)) this.#blank(7);
    else this.#sheet.number(7, this.#styles.confidence, Number(confidenceFigure(confidence)));
    const proof = 'chosen' in result ? result.chosen.proof : undefined;
    const counted = proof && words === 'sure' ? 'proved' : words;
    this.#tally.set(counted, (this.#tally.get(counted) ?? 0) + 1);
    this.#sheet.text(8, this.#styles.state(isBlankToCheck(result) ? 'unsure' : result.state), words);
    this.#text(9, proof ? PROOFS[proof.by] : '');
    this.#text(10, at === null ? '' : `${this.#plan.personName}, ${momentInWords(at)}`);
    this.#text(11, this.#note(result));
  }

  #note(result: WrittenResult): string {
    const notes = brokenRules(result).map(({ reason }) => asSentence(reason));
    const value = valueOf(result);
    const text = value?.kind === 'text' ? value.text : value?.kind === 'enum' ? value.value : '';
    const { cellCharacters } = this.#workbook.limits;
    if (text.length > cellCharacters)
      notes.push(`Only the first ${groupedCount(cellCharacters)} characters are in the cell: Excel holds no more.`);
    if ('chosen' in result) {
      // A rule that is broken says why by itself; that the print can be read in another way is said besides.
      const isDoubted = result.state === 'unsure' && (!result.broken || readingsOfPrint(result).length > 0);
      const doubt = isDoubted ? result.chosen.reason : '';
      const why = doubt !== '' ? doubt : derivationInWords(result.chosen);
      if (why !== null) notes.push(asSentence(why));
      if (result.chosen.proof) notes.push(asSentence(result.chosen.proof.reason));
    }
    if ('reason' in result) notes.push(asSentence(result.reason));
    if (result.state === 'absent' && confirmedAt(result) === null) notes.push('Nothing in the whole document looks like it.');
    return notes.join(' ');
  }

  #text(column: number, text: string): void {
    if (text === '') return this.#blank(column);
    const style = NUMBER_COLUMNS.includes(column - 1) ? this.#styles.textAfterNumbers : this.#styles.text;
    this.#sheet.text(column, style, cutText(text, this.#workbook.limits.cellCharacters));
  }

  /** An empty cell is written only where the hairline goes through it. */
  #blank(column: number): void {
    if (this.#styles === this.#ruled) this.#sheet.blank(column, this.#styles.text);
  }

  #placePicture(picture: KeptPicture, fieldName: string): void {
    this.#entry.drawing ??= this.#workbook.drawings.open();
    this.#workbook.drawings.place(this.#entry.drawing, picture, PICTURE_COLUMN, this.#sheet.row, fieldName);
  }

  #open(): void {
    this.#styles = this.#plain;
    const { strings } = this.#workbook;
    const name = this.#workbook.names.take(this.#plan.sheetName, 'Sources');
    const { entry, part } = this.#workbook.openSheet('sources', name, false);
    entry.headerRows = `${HEADER_ROWS}:${HEADER_ROWS}`;
    this.#entry = entry;
    this.#starts.push({ name, firstLine: this.#lineCount });
    const sheet = new Worksheet(part, strings, { frozenRows: HEADER_ROWS, columnWidths: this.#widths, selected: false });
    this.#sheet = sheet;
    sheet.startRow(HEADER_HEIGHT_PT);
    sheet.text(0, this.#styles.title, 'Where each value was read');
    sheet.endRow();
    sheet.startRow();
    LEGEND.forEach(({ column, state, words }) => sheet.text(column, this.#styles.state(state), words));
    sheet.endRow();
    sheet.startRow();
    sheet.sharedText(0, this.#styles.quiet, this.#linkNote);
    sheet.endRow();
    sheet.startRow(HEADER_HEIGHT_PT);
    [...COLUMNS, ...(this.#plan.withPictures ? ['Picture'] : [])].forEach((title, column) =>
      sheet.text(column, this.#headStyle(column), title),
    );
    sheet.endRow();
  }

  #headStyle(column: number): number {
    if (NUMBER_COLUMNS.includes(column)) return this.#styles.headOfNumbers;
    return NUMBER_COLUMNS.includes(column - 1) ? this.#styles.headAfterNumbers : this.#styles.head;
  }

  #close(): void {
    const filterRange = this.#sheet.range(HEADER_ROWS);
    this.#entry.filterRange = filterRange;
    this.#sheet.finish({ filterRange, validations: [], links: this.#links(), drawing: this.#entry.drawing === null ? null : 'rId1' });
  }

  *#links(): Generator<SheetLink> {
    const firstLine = this.#starts.at(-1)?.firstLine ?? 0;
    const lines = this.#lineCount - firstLine;
    const { fields } = this.#plan;
    const density = linkDensity(lines, Math.ceil(lines / Math.max(1, fields.length)), this.#workbook.limits.links);
    this.#density = weakest(this.#density, density);
    if (density === 'none') return;
    for (let index = 0; index < lines; index++) {
      const line = firstLine + index;
      const field = line % fields.length;
      if (density === 'row' && field !== 0) continue;
      const { sheetName, row } = this.#place(line);
      yield { column: 0, row: index + HEADER_ROWS + 1, target: cellTarget(sheetName, cellReference(fields[field]?.column ?? 0, row)) };
    }
  }

  #place(line: number): { sheetName: string; row: number; first: boolean } {
    return (this.#data as DataSheets).locate(Math.floor(line / this.#plan.fields.length));
  }
}

/** Row, Page and Confidence: aligned to the right. */
const NUMBER_COLUMNS: readonly number[] = [0, 3, 7];

/** What the colours of cells say; each in a column wide enough for it. */
const LEGEND = [
  { column: 1, state: 'unsure', words: 'to check' },
  { column: 2, state: 'absent', words: 'not in the document' },
  { column: 4, state: 'not_found', words: 'not found: something speaks for it' },
  { column: 5, state: 'unreadable', words: 'not readable' },
  { column: 6, state: 'page_missing', words: 'page missing' },
  { column: 9, state: 'not_looked_for', words: 'not looked for' },
] as const;

const PROOFS: Readonly<Record<Proof['by'], string>> = {
  'check-digits': 'check digits',
  sum: 'a sum',
  product: 'a product',
  'column-sum': 'the sum of its column',
  balance: 'a running balance',
  order: 'the order of dates',
  'two-places': 'two places',
};

/** Names told in a sentence; all stand in the notes. */
const MOST_NAMES = 3;

function withoutRowsSentence(fileNames: readonly string[]): string {
  const names = fileNames.slice(0, MOST_NAMES).map((name) => `“${name}”`);
  const more = fileNames.length > MOST_NAMES ? ` and ${groupedCount(fileNames.length - MOST_NAMES)} more` : '';
  return `No row is of ${names.join(', ')}${more}: no template fits.`;
}

/** Where a value was read, or where one could not be. */
const evidenceIn = (result: WrittenResult): readonly Evidence[] =>
  'chosen' in result ? result.chosen.evidence : result.state === 'unreadable' ? result.evidence : [];

function linkSentence(density: LinkDensity, limit: number): string {
  switch (density) {
    case 'cell':
      return 'Click a row number to go to its cell; click a cell of the rows to come back here.';
    case 'row':
      return `There are more cells than the ${groupedCount(limit)} links a sheet takes, so each row has one link: on its first cell, and here on the line of its first field.`;
    case 'none':
      return `There are more rows than the ${groupedCount(limit)} links a sheet takes, so there are none: filter by row number and field instead.`;
  }
}

/** The place, with its page where that is not the line's own, and with its file where that is another. */
function placeOn(evidence: Evidence, page: number | null, places: SourceLine['places']): string {
  const own = pageNumberOf(evidence);
  const place = placeInWords(evidence);
  if (own === null || own === page) return place;
  const there = places?.[own - 1];
  const elsewhere = there && there.fileName !== places?.[(page ?? 1) - 1]?.fileName ? `${there.fileName}, ` : '';
  return `${elsewhere}page ${there?.pageNumber ?? own}: ${place}`;
}

function firstPage(evidence: readonly Evidence[]): number | null {
  for (const piece of evidence) {
    const page = pageNumberOf(piece);
    if (page !== null) return page;
  }
  return null;
}

const distinct = (texts: readonly string[]): string =>
  texts.length === 1 ? (texts[0] as string) : [...new Set(texts)].filter((text) => text !== '').join('; ');

/** "2026-09-30T10:12:00Z" as "2026-09-30 10:12". */
const momentInWords = (iso: string): string => iso.slice(0, 16).replace('T', ' ');

const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? '' : '.');

const widthFor = (texts: readonly string[], least: number, most: number): number =>
  Math.max(least, Math.min(most, texts.reduce((widest, text) => Math.max(widest, textWidth(text, most)), 0) + 2));
