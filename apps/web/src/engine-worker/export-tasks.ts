import {
  applyCorrections,
  type ExtractionResult,
  SHEET_FORMATS,
  type SheetDocument,
  writeFiles,
  writeRows,
  zipFiles,
} from '@sheetlift/engine';
import type { EngineAnswers, ExportTask, FoundDocument } from './engine-protocol.ts';

/** Writes rows as a person left them: one file, or one a document in a ZIP. */
export async function performExportTask({
  documents,
  template,
  request: { format, files, ...options },
}: ExportTask): Promise<EngineAnswers['write']> {
  const input = { template, documents: correctedDocuments(documents) };
  const written = { ...options, createdAt: new Date().toISOString() };
  const bytes = files === 'one' ? writeRows(input, format, written) : zipFiles(writeFiles(input, format, written));
  const parts: BlobPart[] = [];
  for await (const part of bytes) parts.push(part as BlobPart);
  return new Blob(parts, { type: files === 'one' ? SHEET_FORMATS[format] : 'application/zip' });
}

/** One at a time, so that a long run never lies in memory whole. */
async function* correctedDocuments(documents: readonly FoundDocument[]): AsyncGenerator<SheetDocument> {
  for (const { fileName, result, corrections, readAt } of documents) {
    const found = JSON.parse(await result.text()) as ExtractionResult;
    yield { fileName, readOn: dayHere(readAt), result: { ...found, rows: applyCorrections(found.rows, corrections) } };
  }
}

/** The date, where this person is, of a moment. */
function dayHere(iso: string): string {
  const moment = new Date(iso);
  const digits = (number: number): string => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${digits(moment.getMonth() + 1)}-${digits(moment.getDate())}`;
}
