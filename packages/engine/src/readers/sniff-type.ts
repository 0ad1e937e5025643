import { EngineError } from '../errors.ts';
import type { DocumentType } from '../model/index.ts';
import type { InflationBudget } from './archive.ts';
import type { FileContent } from './file-content.ts';
import { oleKind } from './ole-kind.ts';
import { signatureOf } from './signature.ts';
import { textTypeOf } from './text-type.ts';
import { zipKind } from './zip-kind.ts';

/**
 * What a file is, told by its content; the extension only chooses among text formats and must not contradict the content.
 * Throws `EngineError` file_empty, type_mismatch, unsupported_type (with "save it as ..."), password_required for an encrypted
 * Office file, file_damaged for an archive without a directory, expands_too_far for one with too many entries. `budget` bounds what is
 * inflated, together with whatever else shares it.
 */
export function sniffType(bytes: Uint8Array, fileName: string, budget?: InflationBudget): DocumentType | 'zip' {
  if (bytes.every((byte) => byte === 0)) throw new EngineError('file_empty');
  const extension = extensionOf(fileName);
  const content = contentOf(bytes, extension, budget);
  if ('unsupported' in content) throw unsupported(content);
  refuseContradiction(extension, content.type);
  return content.type;
}

/**
 * The same for the first bytes of a file that is still coming, a kilobyte at least: throws `EngineError` unsupported_type or type_mismatch where
 * they tell already that it cannot be read. Whether it can is told by the whole.
 */
export function refuseByHead(head: Uint8Array, fileName: string): void {
  const extension = extensionOf(fileName);
  const content = signatureOf(head, extension);
  if (content === null || content === 'zip' || content === 'ole') return;
  if ('unsupported' in content) throw unsupported(content);
  refuseContradiction(extension, content.type);
}

function extensionOf(fileName: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';
}

function contentOf(bytes: Uint8Array, extension: string, budget: InflationBudget | undefined): FileContent {
  const signature = signatureOf(bytes, extension);
  if (signature === 'zip') return zipKind(bytes, isOfficeExtension(extension), budget);
  if (signature === 'ole') return oleKind(bytes);
  return signature ?? textTypeOf(bytes, extension) ?? notText(extension);
}

/** Bytes that are neither a known signature nor text. */
function notText(extension: string): FileContent {
  if (familyOfExtension(extension)) throw new EngineError('type_mismatch', { cause: 'neither a known signature nor text' });
  throw new EngineError('unsupported_type', { cause: 'neither a known signature nor text' });
}

type Family = 'pdf' | 'picture' | 'word' | 'sheet' | 'presentation' | 'text' | 'archive';

const EXTENSIONS: Record<Family, string> = {
  pdf: 'pdf',
  picture: 'jpg jpeg jpe jfif png webp bmp dib gif tif tiff heic heif avif',
  word: 'docx docm dotx dotm',
  sheet: 'xlsx xlsm xltx xltm xlsb',
  presentation: 'pptx pptm ppsx odp',
  text: 'csv tsv tab html htm xhtml eml mht mhtml mbox txt text md markdown log json xml',
  archive: 'zip',
};

const FAMILY_BY_EXTENSION = new Map(
  Object.entries(EXTENSIONS).flatMap(([family, extensions]) =>
    extensions.split(' ').map((extension) => [extension, family as Family] as const),
  ),
);

const familyOfExtension = (extension: string): Family | undefined => FAMILY_BY_EXTENSION.get(extension);

const isOfficeExtension = (extension: string): boolean => ['word', 'sheet', 'presentation'].includes(familyOfExtension(extension) ?? '');

const FAMILY_BY_TYPE: Record<DocumentType | 'zip', Family> = {
  pdf: 'pdf',
  jpeg: 'picture',
  png: 'picture',
  webp: 'picture',
  bmp: 'picture',
  gif: 'picture',
  tiff: 'picture',
  heic: 'picture',
  docx: 'word',
  xlsx: 'sheet',
  csv: 'text',
  html: 'text',
  eml: 'text',
  text: 'text',
  'xml-invoice': 'text',
  zip: 'archive',
};

/**
 * An extension that names another family than the content is a mistake or a trick. Extensions of formats that cannot be read
 * (.xls, .doc) are let pass: many programs write HTML, CSV or XLSX under them.
 */
function refuseContradiction(extension: string, type: DocumentType | 'zip'): void {
  const claimed = familyOfExtension(extension);
  // An Office file is an archive; under the name .zip it is read for what it is.
  if (!claimed || claimed === FAMILY_BY_TYPE[type] || claimed === 'archive') return;
  throw new EngineError('type_mismatch', { cause: `.${extension} holds ${type}` });
}

function unsupported({ unsupported: format, saveAs }: { unsupported: string; saveAs: string }): EngineError {
  return new EngineError('unsupported_type', {
    detail: `Sheetlift cannot read ${format} files. Save it as ${saveAs}, then add it again. No pages were counted.`,
  });
}
