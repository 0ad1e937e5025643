import type { DocumentType } from '@sheetlift/engine/model';
import type { DocumentState } from './run-store.ts';

const NAMES: Record<DocumentType, string> = {
  pdf: 'text',
  jpeg: 'photo',
  heic: 'photo',
  png: 'picture',
  webp: 'picture',
  bmp: 'picture',
  gif: 'picture',
  tiff: 'scan',
  docx: 'Word',
  xlsx: 'sheet',
  csv: 'table',
  html: 'web page',
  eml: 'mail',
  text: 'text',
  'xml-invoice': 'e-invoice',
};

/** What has pages that can be seen, and so a way up. */
export const TURNABLE: ReadonlySet<DocumentType> = new Set(['pdf', 'jpeg', 'heic', 'png', 'webp', 'bmp', 'gif', 'tiff']);

/** What a document is, in a word; null while nobody knows. */
export function kindName(state: DocumentState): string | null {
  if (!('facts' in state)) return null;
  const { type, textLayer } = state.facts;
  return type === 'pdf' && !textLayer ? 'scan' : NAMES[type];
}
