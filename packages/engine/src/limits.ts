/** Every bound on outside data, with its reason. */

/** Pages of one document: above the largest plan (1,000) with room for split volumes. */
export const MAX_PAGES = 2_000;

/** Bytes of one file: the largest plan's 200 MB. */
export const MAX_FILE_BYTES = 200 * 1024 * 1024;

/** Pixels of one picture: an A3 page at 600 dpi has 70 million. */
export const MAX_PICTURE_PIXELS = 100_000_000;

/** Bytes an archive (DOCX, XLSX, ZIP) may inflate to in all: a 200 MB workbook part is already beyond any real one. */
export const MAX_INFLATED_BYTES = 256 * 1024 * 1024;

/** Parts of an archive: the largest real workbooks have a few thousand. */
export const MAX_ARCHIVE_ENTRIES = 10_000;

/** Depth of nested elements, mail parts or archives: real ones stay below 30. */
export const MAX_NESTING = 100;

/** Words kept of one page: a dense newspaper page has 6,000. */
export const MAX_WORDS_PER_PAGE = 50_000;

/** Time to read one document. */
export const DOCUMENT_BUDGET_MS = 50_000;

/** Characters that count as one page of a flowing document (the product's page rule). */
export const CHARACTERS_PER_FLOW_PAGE = 3_000;

/** Rows that count as one page of a CSV file (the product's page rule). */
export const ROWS_PER_CSV_PAGE = 1_000;
