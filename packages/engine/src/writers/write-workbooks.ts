import { cutText } from './cut-text.ts';
import type { SheetInput, WriteOptions } from './sheet-input.ts';
import { writeXlsx } from './xlsx/write-xlsx.ts';
import { ZipPackage } from './xlsx/zip-package.ts';

export interface NamedFile {
  fileName: string;
  bytes: AsyncIterable<Uint8Array>;
}

const MAX_NAME_CHARACTERS = 120;

/** One workbook a document, named after it; each is written while its bytes are read. */
export async function* writeWorkbooks(input: SheetInput, options: WriteOptions = {}): AsyncGenerator<NamedFile> {
  const taken = new Set<string>();
  for await (const document of input.documents) {
    yield { fileName: workbookName(document.fileName, taken), bytes: writeXlsx({ template: input.template, documents: [document] }, options) };
  }
}

/** Files in one ZIP; workbooks are compressed already and are stored as they are. */
export async function* zipFiles(files: AsyncIterable<NamedFile>): AsyncGenerator<Uint8Array> {
  const zip = new ZipPackage();
  for await (const { fileName, bytes } of files) {
    const part = zip.stored(fileName);
    for await (const chunk of bytes) {
      part.push(chunk);
      yield* zip.take();
    }
    part.close();
    yield* zip.take();
  }
  zip.end();
  yield* zip.take();
}

/** "mail.eml / invoice.pdf" becomes "mail.eml - invoice.xlsx"; a name that is taken gets a number. */
function workbookName(fileName: string, taken: Set<string>): string {
  const base = cutText(fileName.replace(/\s*[/\\]\s*/g, ' - ').replace(/[<>:"|?*\p{Cc}\p{Cs}]+/gu, ' ').replace(/\.[^.\s]{1,5}$/, '').replace(/^[\s.]+|[\s.]+$/g, ''), MAX_NAME_CHARACTERS) || 'document';
  let name = `${base}.xlsx`;
  for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${base} (${number}).xlsx`;
  taken.add(name.toLowerCase());
  return name;
}
