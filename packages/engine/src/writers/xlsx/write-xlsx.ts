import { type BetweenNote, type DocumentHeader, headerOf, notesOf } from '../../between-documents/index.ts';
import { columnsOfRows } from '../../budget/budget-tally.ts';
import type { ExtractionRow } from '../../model/index.ts';
import { type SheetColumn, sheetColumns } from '../sheet-columns.ts';
import type { ColumnChoice, PictureRequest, SheetDocument, SheetInput, WriteOptions } from '../sheet-input.ts';
import { isWritten, type WrittenCell, writtenCell } from '../written-cell.ts';
import { columnWidths } from './column-widths.ts';
import { DataSheets } from './data-sheets.ts';
import type { KeptPicture } from './drawing-parts.ts';
import { lookAhead } from './look-ahead.ts';
import { writeNotes } from './notes-sheet.ts';
import { SHEET_LIMITS } from './sheet-limits.ts';
import { SourcesSheets } from './sources-sheets.ts';
import { ValueLists } from './value-lists.ts';
import { Workbook } from './workbook.ts';

/** Rows looked at for the column widths where documents come in as a stream; they stay in memory meanwhile. */
const SAMPLE_ROWS = 200;

/** Rows of one template, on sheets of their own. */
export interface WorkbookSheet extends SheetInput {
  /** The columns in their order; the template's fields unless given. */
  columns?: readonly ColumnChoice[] | undefined;
}

/**
 * An Excel workbook: the rows of each template with typed cells, and unless switched off a Sources sheet that tells where each value was
 * read, and one with what the documents say of each other and which of them no template fits. Written as a stream: what stays in memory is the compressed rows (with Sources), a bounded table of texts and
 * the pictures. The format is ECMA-376, parts 1 and 2.
 */
export async function* writeXlsx(sheets: readonly WorkbookSheet[], options: WriteOptions): AsyncGenerator<Uint8Array> {
  const limits = { ...SHEET_LIMITS, ...options.limits };
  const workbook = new Workbook(limits, { title: sheets[0]?.template.name ?? '', createdAt: options.createdAt ?? null });
  const lists = new ValueLists(workbook);
  const notes: BetweenNote[] = [];
  for (const [index, sheet] of sheets.entries()) {
    const sourcesName = sheets.length === 1 ? 'Sources' : `Sources ${sheet.template.name}`;
    yield* writeSheet(sheet, { selected: index === 0, sourcesName });
  }
  writeNotes(notes, options.sources === false ? [] : (options.withoutRows ?? []), workbook);
  lists.finish();
  workbook.finish();
  yield* workbook.package.take();

  async function* writeSheet(
    { template, documents: given, columns: chosen }: WorkbookSheet,
    { selected, sourcesName }: { selected: boolean; sourcesName: string },
  ): AsyncGenerator<Uint8Array> {
    const wanted = sheetColumns(template, chosen);
    const columns = wanted.slice(0, limits.columns);
    const { documents, widths, fileNames } = await measured(given, columns, options);
    const fields = columns.flatMap((column, index) => (column.kind === 'field' ? [{ ...column, index }] : []));
    const sources =
      options.sources === false || fields.length === 0
        ? null
        : new SourcesSheets(workbook, {
            sheetName: sourcesName,
            fields: fields.map(({ name, index }) => ({ name, column: index })),
            fileNames,
            withPictures: options.pictureOf !== undefined,
            personName: options.personName ?? 'a person',
          });
    const data = new DataSheets(workbook, lists, {
      columns,
      widths,
      selected,
      sheetName: template.name,
      sourceCell: sources && ((line) => sources.cellOf(line)),
    });
    sources?.describe(data);
    const headers: DocumentHeader[] = [];
    for await (const document of documents) {
      headers.push(headerOf({ id: document.fileName, fileName: document.fileName, rows: document.result.rows }));
      for (const row of document.result.rows) {
        if (!isWritten(row, options)) continue;
        const cells = columns.map((column) => writtenCell(column, document, row, options));
        data.addRow(cells);
        if (sources) await addSources(sources, fields, { document, row, cells });
        if (workbook.package.hasReady) yield* workbook.package.take();
      }
      if (sources && !options.confirmedOnly) addToBudget(sources, fields, document);
    }
    if (options.sources !== false) notes.push(...notesOf(headers));
    data.finish();
    sources?.finish({ density: data.density, columnsLeftOut: wanted.length - columns.length, withoutRows: options.withoutRows ?? [] });
  }

  async function addSources(
    sources: SourcesSheets,
    fields: readonly FieldColumn[],
    { document, row, cells }: { document: SheetDocument; row: ExtractionRow; cells: readonly WrittenCell[] },
  ): Promise<void> {
    const lastIndex = fields.at(-1)?.index;
    for (const { field, name, index } of fields) {
      const result = cells[index];
      if (!result || result.state === 'constant') continue;
      const picture = options.pictureOf && 'chosen' in result ? await keptPicture({ document, row, fieldId: field.id }) : null;
      sources.addLine({
        fieldName: name,
        fileName: document.fileName,
        places: document.places,
        result,
        picture,
        last: index === lastIndex,
      });
    }
  }

  async function keptPicture(cell: PictureRequest): Promise<KeptPicture | null> {
    const png = workbook.drawings.full ? null : await options.pictureOf?.(cell);
    return png ? workbook.drawings.keep(png) : null;
  }
}

/** What nobody looks at of a document is counted a field at a time. */
function addToBudget(sources: SourcesSheets, fields: readonly FieldColumn[], { result }: SheetDocument): void {
  const ids = fields.map(({ field }) => field.id);
  for (const column of columnsOfRows(result.rows, ids)) sources.addToBudget(column);
}

/** With its place among the columns. */
type FieldColumn = Extract<SheetColumn, { kind: 'field' }> & { index: number };

/** The documents again, with what their first ones tell about the look of the sheets. */
async function measured(
  input: SheetInput['documents'],
  columns: readonly SheetColumn[],
  options: WriteOptions,
): Promise<{ documents: SheetInput['documents']; widths: number[]; fileNames: string[] }> {
  const { sample, documents } = await lookAhead(input, SAMPLE_ROWS);
  return { documents, widths: columnWidths(columns, sample, options), fileNames: sample.map(({ fileName }) => fileName) };
}
