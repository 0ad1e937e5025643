import type { DocumentType } from '../model/index.ts';
import type { FileContent } from './file-content.ts';

/** What the first bytes tell; null where they tell nothing (text has no signature). */
export function signatureOf(bytes: Uint8Array, extension: string): FileContent | 'zip' | 'ole' | null {
  const head = latin(bytes.subarray(0, 1024));
  for (const [pattern, type] of PICTURES) if (pattern.test(head)) return { type };
  if (isBitmap(bytes, extension)) return { type: 'bmp' };
  if (/^....ftyp/s.test(head)) return baseMediaKind(head, extension);
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'ole';
  if (isPdf(bytes, head, extension)) return { type: 'pdf' };
  if (isZip(bytes, head, extension)) return 'zip';
  return unreadable(head);
}

const PICTURES: readonly [RegExp, DocumentType][] = [
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^\x89PNG\r\n\x1a\n/, 'png'],
  [/^GIF8[79]a/, 'gif'],
  [/^RIFF[^]{4}WEBP/, 'webp'],
  [/^(II[*+]\0|MM\0[*+])/, 'tiff'],
];

/** Known formats that are not read, with what to save them as. */
const UNREADABLE: readonly [RegExp, string, string][] = [
  [/^\{\\rtf/, 'RTF', 'Word (.docx) or PDF'],
  [/^\0\0\0\x0cjP {2}\r\n\x87\n|^\xff\x4f\xff\x51/, 'JPEG 2000', 'JPEG or PNG'],
  [/^8BPS/, 'Photoshop', 'PNG or PDF'],
  [/^\0\0[\x01\x02]\0[\x01-\x40]\0/, 'icon', 'PNG'],
  [/^%!PS|^\xc5\xd0\xd3\xc6/, 'PostScript', 'PDF'],
  [/^AT&TFORM/, 'DjVu', 'PDF'],
  [/^(\x09[\x00-\x08]\x04\0|\x09\x08)/, 'old Excel (.xls)', 'Excel (.xlsx)'],
  [/^(7z\xbc\xaf|Rar!\x1a\x07|\x1f\x8b|BZh[1-9]|\xfd7zXZ\0)/, 'this kind of archive', 'ZIP, or unpack it'],
  [/^x\x9f>"|^\x21BDN/, 'Outlook data', 'single messages (.eml)'],
];

function unreadable(head: string): FileContent | null {
  const found = UNREADABLE.find(([pattern]) => pattern.test(head));
  return found ? { unsupported: found[1], saveAs: found[2] } : null;
}

/** "BM" also starts words, so the size of the second header must be one of those that exist. */
function isBitmap(bytes: Uint8Array, extension: string): boolean {
  if (bytes[0] !== 0x42 || bytes[1] !== 0x4d || bytes.length < 26) return false;
  const headerSize = bytes[14]! | (bytes[15]! << 8) | (bytes[16]! << 16);
  return [12, 16, 40, 52, 56, 64, 108, 124].includes(headerSize) || ((extension === 'bmp' || extension === 'dib') && headerSize < 256);
}

/** ISO base media files: still pictures by brand; films and sound are not documents. */
function baseMediaKind(head: string, extension: string): FileContent {
  const brands = head.slice(8, 8 + Math.min(64, Math.max(4, head.charCodeAt(3) - 8)));
  if (/avi[fs]/.test(brands)) return { unsupported: 'AVIF', saveAs: 'JPEG or PNG' };
  if (/hei[cxms]|hev[cx]|mif1|msf1/.test(brands) || /^hei[cf]$/.test(extension)) return { type: 'heic' };
  return { unsupported: 'video or sound', saveAs: 'a picture' };
}

/**
 * The header may stand anywhere in the first 1,024 bytes (PDF 32000, annex H.3.4.1), and readers forgive a missing one under the name
 * .pdf. Text that only speaks of PDFs is none: under the name of a text format the header must come first.
 */
function isPdf(bytes: Uint8Array, head: string, extension: string): boolean {
  if (/^\s*%PDF-/.test(head)) return true;
  if (/^(eml|mbox|mhtml?|txt|md|csv|html?|xml|json|log)$/.test(extension)) return false;
  if (/%PDF|PDF-[12]\.\d/.test(head)) return extension === 'pdf' || /\bobj\b/.test(head) || !/^[\x09-\x7e]*$/.test(head);
  return extension === 'pdf' && /\bobj\b|startxref|%%EOF|\btrailer\b/.test(head + latin(bytes.subarray(-2048)));
}

/** A local header first, an empty archive, or (only under a name that says so) bytes before the archive. */
function isZip(bytes: Uint8Array, head: string, extension: string): boolean {
  if (/^PK(\x03\x04|\x05\x06|\x07\x08|00PK)/.test(head)) return true;
  return /^(zip|docx|docm|xlsx|xlsm|pptx)$/.test(extension) && latin(bytes.subarray(-66_000)).includes('PK\x05\x06');
}

function latin(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
