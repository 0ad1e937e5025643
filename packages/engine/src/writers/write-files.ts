import { cutText } from './cut-text.ts';
import type { SheetFormat, SheetInput, WriteOptions } from './sheet-input.ts';
import { judgedDocuments, writeJudgedRows } from './write-rows.ts';
import { ZipPackage } from './xlsx/zip-package.ts';

export interface NamedFile {
  fileName: string;
  bytes: AsyncIterable<Uint8Array>;
}

const MAX_NAME_CHARACTERS = 120;

/** One file a document, named after it; each is written while its bytes are read. */
export async function* writeFiles(input: SheetInput, format: SheetFormat, options: WriteOptions = {}): AsyncGenerator<NamedFile> {
  const taken = new Set<string>();
  for await (const document of judgedDocuments(input)) {
    yield {
      fileName: freeName(document.fileName, format, taken),
      bytes: writeJudgedRows({ template: input.template, documents: [document] }, format, options),
    };
  }
}

/** Files in one ZIP; workbooks are compressed already and are stored as they are. */
export async function* zipFiles(files: AsyncIterable<NamedFile>): AsyncGenerator<Uint8Array> {
  const zip = new ZipPackage();
  for await (const { fileName, bytes } of files) {
    const part = fileName.endsWith('.xlsx') ? zip.stored(fileName) : zip.stream(fileName);
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

/** Names of devices, under which Windows keeps no file. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** "mail.eml / invoice.pdf" becomes "mail.eml - invoice.xlsx"; a name that is taken gets a number. */
function freeName(fileName: string, extension: string, taken: Set<string>): string {
  const plain = fileName.replace(/\s*[/\\]\s*/g, ' - ').replace(/[<>:"|?*\p{Cc}\p{Cs}]+/gu, ' ');
  const base = cutText(plain.replace(/\.[^.\s]{1,5}$/, '').replace(/^[\s.]+|[\s.]+$/g, ''), MAX_NAME_CHARACTERS);
  const safe = base === '' || DEVICE.test(base) ? `${base}document` : base;
  let name = `${safe}.${extension}`;
  for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${safe} (${number}).${extension}`;
  taken.add(name.toLowerCase());
  return name;
}
