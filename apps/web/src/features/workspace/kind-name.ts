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

/** What a document is, in a word; null while nobody knows. */
export function kindName(state: DocumentState): string | null {
  if (!('type' in state)) return null;
  if (state.type === 'pdf' && 'pages' in state && state.pages.some(({ source }) => source === 'ocr')) return 'scan';
  return NAMES[state.type];
}
