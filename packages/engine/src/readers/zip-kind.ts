import { EngineError } from '../errors.ts';
import { type Archive, type InflationBudget, openArchive } from './archive.ts';
import { openOfficePackage } from './office-package.ts';
import type { FileContent } from './file-content.ts';

/**
 * What a ZIP file holds: an Office document by the content type of its main part, another known package, or documents.
 * `claimsOffice`: its name says it is an Office file, so anything else throws `EngineError` type_mismatch.
 */
export function zipKind(bytes: Uint8Array, claimsOffice: boolean, budget: InflationBudget | undefined): FileContent {
  const archive = openArchive(bytes, budget);
  const kind = officeKind(archive) ?? otherPackage(archive);
  if (kind) return kind;
  if (claimsOffice) throw new EngineError('type_mismatch', { cause: 'an archive that is no Office file' });
  return { type: 'zip' };
}

function officeKind(archive: Archive): FileContent | null {
  const main = openOfficePackage(archive).mainPart();
  if (!main) return null;
  const { contentType, name } = main;
  if (/wordprocessingml|ms-word/.test(contentType) || /^word\//i.test(name)) return { type: 'docx' };
  if (/sheet\.binary/.test(contentType) || /^xl\/.*\.bin$/i.test(name))
    return { unsupported: 'binary Excel (.xlsb)', saveAs: 'Excel (.xlsx)' };
  if (/spreadsheetml|ms-excel/.test(contentType) || /^xl\//i.test(name)) return { type: 'xlsx' };
  if (/presentationml|ms-powerpoint/.test(contentType) || /^ppt\//i.test(name)) return { unsupported: 'PowerPoint', saveAs: 'PDF' };
  if (/visio/.test(contentType)) return { unsupported: 'Visio', saveAs: 'PDF' };
  return null;
}

function otherPackage(archive: Archive): FileContent | null {
  const names = new Set(archive.names);
  if (names.has('mimetype')) {
    const type = new TextDecoder().decode(archive.read(archive.names.indexOf('mimetype')).subarray(0, 200));
    if (type.includes('opendocument.text')) return { unsupported: 'OpenDocument text', saveAs: 'Word (.docx) or PDF' };
    if (type.includes('opendocument.spreadsheet')) return { unsupported: 'OpenDocument spreadsheet', saveAs: 'Excel (.xlsx)' };
    if (type.includes('opendocument')) return { unsupported: 'OpenDocument', saveAs: 'PDF' };
    if (type.includes('epub')) return { unsupported: 'EPUB', saveAs: 'PDF' };
  }
  if (names.has('Index/Document.iwa') || names.has('Index.zip'))
    return { unsupported: 'Pages, Numbers and Keynote', saveAs: 'PDF, Word (.docx) or Excel (.xlsx)' };
  if (names.has('FixedDocumentSequence.fdseq') || names.has('FixedDocSeq.fdseq')) return { unsupported: 'XPS', saveAs: 'PDF' };
  return null;
}
