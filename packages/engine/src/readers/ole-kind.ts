import { EngineError } from '../errors.ts';
import type { FileContent } from './file-content.ts';

/**
 * What an OLE2 container holds, by the names in its directory ([MS-CFB]; entries are 128 bytes long and lie at multiples
 * of 128). Throws `EngineError` password_required for an encrypted Office file, which has the shape of an old one.
 */
export function oleKind(bytes: Uint8Array): FileContent {
  const names = directoryNames(bytes);
  if (names.has('EncryptedPackage')) throw new EngineError('password_required', { detail: LOCKED_OFFICE });
  if (names.has('__properties_version1.0')) return { unsupported: 'Outlook (.msg)', saveAs: 'a mail (.eml) or PDF' };
  if (names.has('WordDocument')) return { unsupported: 'old Word (.doc)', saveAs: 'Word (.docx) or PDF' };
  if (names.has('Workbook') || names.has('Book')) return { unsupported: 'old Excel (.xls)', saveAs: 'Excel (.xlsx)' };
  if (names.has('PowerPoint Document')) return { unsupported: 'old PowerPoint (.ppt)', saveAs: 'PDF' };
  return { unsupported: 'old Office', saveAs: 'PDF, Word (.docx) or Excel (.xlsx)' };
}

const LOCKED_OFFICE =
  'This file is locked. Open it in its program, remove the password and save it, then add it again. No pages were counted.';

const NAMES = ['EncryptedPackage', '__properties_version1.0', 'WordDocument', 'Workbook', 'Book', 'PowerPoint Document'];

function directoryNames(bytes: Uint8Array): Set<string> {
  const found = new Set<string>();
  for (let at = 512; at + 128 <= bytes.length; at += 128) {
    for (const name of NAMES) if (isNamed(bytes, at, name)) found.add(name);
  }
  return found;
}

/** The name in UTF-16, and its length in bytes with the closing zero at 64. */
function isNamed(bytes: Uint8Array, at: number, name: string): boolean {
  if (bytes[at + 64] !== (name.length + 1) * 2 || bytes[at + 65] !== 0) return false;
  for (let index = 0; index < name.length; index++) {
    // Names are compared without case; the other characters of these names are the same with the case bit set.
    if ((bytes[at + index * 2]! | 0x20) !== (name.charCodeAt(index) | 0x20) || bytes[at + index * 2 + 1] !== 0) return false;
  }
  return true;
}
