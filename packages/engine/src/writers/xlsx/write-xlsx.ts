import type { ExtractionRow } from '../../model/index.ts';
import { type SheetColumn, sheetColumns } from '../sheet-columns.ts';
import type { PictureRequest, SheetDocument, SheetInput, WriteOptions } from '../sheet-input.ts';
import { isWritten, type WrittenCell, writtenCell } from '../written-cell.ts';
import { columnWidths } from './column-widths.ts';
import { DataSheets } from './data-sheets.ts';
import type { KeptPicture } from './drawing-parts.ts';
import { lookAhead } from './look-ahead.ts';
import { SHEET_LIMITS } from './sheet-limits.ts';
import { SourcesSheets } from './sources-sheets.ts';
import { ValueLists } from './value-lists.ts';
import { Workbook } from './workbook.ts';

/** Rows looked at for the column widths where documents come in as a stream; they stay in memory meanwhile. */
const SAMPLE_ROWS = 200;

/**
 * An Excel workbook: the rows with typed cells, and unless switched off a Sources sheet that tells where each value was
 * read. Written as a stream: what stays in memory is the compressed rows (with Sources), a bounded table of texts and
 * the pictures. The format is ECMA-376, parts 1 and 2.
 */
export async function* writeXlsx(input: SheetInput, options: WriteOptions): AsyncGenerator<Uint8Array> {
  const limits = { ...SHEET_LIMITS, ...options.limits };
  const wanted = sheetColumns(input.template, options.columns);
  const columns = wanted.slice(0, limits.columns);
  const { documents, widths, fileNames } = await measured(input.documents, columns, options);
  const fields = columns.flatMap((column, index) => (column.kind === 'field' ? [{ ...column, index }] : []));
  const workbook = new Workbook(limits, { title: input.template.name, createdAt: options.createdAt ?? null });
  const lists = new ValueLists(workbook);
  const sources = options.sources === false || fields.length === 0 ? null : new SourcesSheets(workbook, sourcesPlan());
  const data = new DataSheets(workbook, lists, {
    columns,
    widths,
    sheetName: input.template.name,
    sourceCell: sources && ((line) => sources.cellOf(line)),
  });
  sources?.describe(data);

  for await (const document of documents) {
    for (const row of document.result.rows) {
      if (!isWritten(row, options)) continue;
      const cells = columns.map((column) => writtenCell(column, document, row, options));
      data.addRow(cells);
      if (sources) await addSources(sources, document, row, cells);
      if (workbook.package.hasReady) yield* workbook.package.take();
    }
  }
  data.finish();
  sources?.finish(data.density, wanted.length - columns.length);
  lists.finish();
  workbook.finish();
  yield* workbook.package.take();

  function sourcesPlan(): ConstructorParameters<typeof SourcesSheets>[1] {
    return {
      fields: fields.map(({ name, index }) => ({ name, column: index })),
      fileNames,
      withPictures: options.pictureOf !== undefined,
      personName: options.personName ?? 'a person',
    };
  }

  async function addSources(
    sheets: SourcesSheets,
    document: SheetDocument,
    row: ExtractionRow,
    cells: readonly WrittenCell[],
  ): Promise<void> {
    for (const { field, name, index } of fields) {
      const result = cells[index];
      if (!result || result.state === 'constant') continue;
      const picture = options.pictureOf && 'chosen' in result ? await keptPicture({ document, row, fieldId: field.id }) : null;
      sheets.addLine({ fieldName: name, fileName: document.fileName, result, picture });
    }
  }

  async function keptPicture(cell: PictureRequest): Promise<KeptPicture | null> {
    const png = workbook.drawings.full ? null : await options.pictureOf?.(cell);
    return png ? workbook.drawings.keep(png) : null;
  }
}

/** The documents again, with what their first ones tell about the look of the sheets. */
async function measured(
  input: SheetInput['documents'],
  columns: readonly SheetColumn[],
  options: WriteOptions,
): Promise<{ documents: SheetInput['documents']; widths: number[]; fileNames: string[] }> {
  const { sample, documents } = await lookAhead(input, SAMPLE_ROWS);
  return { documents, widths: columnWidths(columns, sample, options), fileNames: sample.map(({ fileName }) => fileName) };
}
