import {
  applyCorrections,
  type ExtractionResult,
  SHEET_FORMATS,
  type SheetDocument,
  withSureFrom,
  writeFiles,
  writeRows,
  writeWorkbook,
  zipFiles,
} from '@sheetlift/engine';
import type { EngineAnswers, ExportTask, FoundDocument } from './engine-protocol.ts';

/** Writes rows as a person left them: one file, or one a document in a ZIP. */
export async function performExportTask({
  sheets,
  withoutRows,
  request: { format, files, sureFrom, confirmedOnly, sources, csv },
}: ExportTask): Promise<EngineAnswers['write']> {
  const inputs = sheets.map(({ template, documents, columns }) => ({
    template,
    documents: correctedDocuments(documents, sureFrom),
    columns,
  }));
  const options = { confirmedOnly, sources, csv, withoutRows, createdAt: new Date().toISOString() };
  const bytes = inputs.length > 1 ? writeWorkbook(inputs, options) : writeOne(inputs[0]!);
  const parts: BlobPart[] = [];
  for await (const part of bytes) parts.push(part as BlobPart);
  return new Blob(parts, { type: files === 'one' ? SHEET_FORMATS[format] : 'application/zip' });

  function writeOne({ columns, ...input }: (typeof inputs)[number]): AsyncIterable<Uint8Array> {
    const written = { ...options, columns };
    return files === 'one' ? writeRows(input, format, written) : zipFiles(writeFiles(input, format, written));
  }
}

/** One at a time, so that a long run never lies in memory whole. */
async function* correctedDocuments(documents: readonly FoundDocument[], sureFrom: number | undefined): AsyncGenerator<SheetDocument> {
  for (const { fileName, places, result, corrections, readAt } of documents) {
    const found = JSON.parse(await result.text()) as ExtractionResult;
    const rows = applyCorrections(found.rows, corrections);
    const shown = sureFrom === undefined ? rows : rows.map((row) => withSureFrom(row, sureFrom));
    yield { fileName, ...(places ? { places } : {}), readOn: dayHere(readAt), result: { ...found, rows: shown } };
  }
}

/** The date, where this person is, of a moment. */
function dayHere(iso: string): string {
  const moment = new Date(iso);
  const digits = (number: number): string => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${digits(moment.getMonth() + 1)}-${digits(moment.getDate())}`;
}
