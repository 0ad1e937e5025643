/** The formats the engine reads, told by content and never by the extension alone. */
export type DocumentType =
  | 'pdf'
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'bmp'
  | 'gif'
  | 'tiff'
  | 'heic'
  | 'docx'
  | 'xlsx'
  | 'csv'
  | 'html'
  | 'eml'
  | 'text'
  | 'xml-invoice';

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
