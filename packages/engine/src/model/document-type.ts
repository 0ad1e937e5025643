/**
 * The formats the engine reads, told by content and never by the extension alone: whether a document has pages with a look of their own, is one
 * picture, or is a flow of text and tables that gets a look.
 */
export const DOCUMENT_TYPES = {
  pdf: 'pages',
  jpeg: 'picture',
  png: 'picture',
  webp: 'picture',
  bmp: 'picture',
  gif: 'picture',
  tiff: 'pages',
  heic: 'picture',
  docx: 'flow',
  xlsx: 'flow',
  csv: 'flow',
  html: 'flow',
  eml: 'flow',
  text: 'flow',
  'xml-invoice': 'flow',
} as const satisfies Record<string, 'pages' | 'picture' | 'flow'>;

export type DocumentType = keyof typeof DOCUMENT_TYPES;

/** Whether a document has no look of its own: it is set as text and tables. */
export const isFlow = (type: DocumentType): boolean => DOCUMENT_TYPES[type] === 'flow';

/** Whether a document is one picture: it counts as one page, however many sheets of paper it shows. */
export const isPicture = (type: DocumentType): boolean => DOCUMENT_TYPES[type] === 'picture';

/** The languages whose OCR packs and word lists the engine carries (ISO 639-2/T, as Tesseract names them). */
export type Language = 'eng' | 'deu' | 'fra' | 'spa' | 'ita' | 'por' | 'nld' | 'pol';

/** Each by its two-letter code, as browsers say it (ISO 639-1). */
export const LANGUAGE_OF_CODE: Readonly<Record<string, Language>> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  pt: 'por',
  nl: 'nld',
  pl: 'pol',
};

export const LANGUAGES: readonly Language[] = Object.values(LANGUAGE_OF_CODE);
