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

/** A scanned page takes 1 to 3 s on a laptop and up to 10 s on a phone. */
const PAGE_BUDGET_MS = 10_000;

/**
 * Time to read a document of so many pages where nobody else waits for it: a long scan may take as long as its pages need. A document of up
 * to five pages ends within a minute.
 */
export function readBudgetMs(pageCount: number): number {
  return Math.max(DOCUMENT_BUDGET_MS, pageCount * PAGE_BUDGET_MS);
}

/** Characters that count as one page of a flowing document (the product's page rule). */
export const CHARACTERS_PER_FLOW_PAGE = 3_000;

/** Rows that count as one page of a CSV file (the product's page rule). */
export const ROWS_PER_CSV_PAGE = 1_000;

/** Time past a document's own budget after which a child that does not answer is killed: 50 + 8 stays under a minute. */
export const KILL_GRACE_MS = 8_000;

/** Resident memory of a reading child: the goal set for any one odd file. */
export const MAX_CHILD_BYTES = 1024 * 1024 * 1024;

/** JavaScript heap of a reading child; buffers and WebAssembly count apart, hence the sampling of the whole. */
export const CHILD_HEAP_MB = 768;

/**
 * The part of that heap for what was just made, twice: with half of it reading took a tenth longer, with more no less, and 20 MB more
 * stayed.
 */
export const CHILD_YOUNG_HEAP_MB = 8;

/** How often a child's memory is sampled: a child that eats 2 GB/s is caught 200 MB late. */
export const MEMORY_SAMPLE_MS = 100;

/** Documents after which a child is replaced, so that what a decoder leaks stays bounded. */
export const DOCUMENTS_PER_CHILD = 200;

/** Characters read of one PDF page: a dense newspaper page has 40,000, a page of hidden text a few times that. */
export const MAX_CHARACTERS_PER_PAGE = 400_000;

/** Drawn objects looked at on one PDF page: a detailed plan or map has 200,000, and its lines are no tables. */
export const MAX_PAGE_OBJECTS = 100_000;

/** Path segments looked at on one PDF page: 5,000 ruled cells drawn as four lines each need 40,000. */
export const MAX_PATH_SEGMENTS_PER_PAGE = 100_000;

/** Rulings kept of one page: more than the densest ruled form has; a drawing has more, and none of them rules a table. */
export const MAX_RULINGS_PER_PAGE = 10_000;

/** Annotations (links, form fields, notes) looked at on one PDF page: the longest tax forms have 1,000. */
export const MAX_ANNOTATIONS_PER_PAGE = 5_000;

/** Memory of one PDFium instance: the largest file (200 MB) and one drawn page. A process that reads a hostile file has 1 GiB. */
export const MAX_PDFIUM_BYTES = 400 * 1024 * 1024;

/** Pixels drawn of one page: A3 at 300 dpi has 17 million, at four bytes each in PDFium's memory. */
export const MAX_DRAWN_PIXELS = 25_000_000;

/** Files embedded in a PDF that are looked at: an e-invoice carries one XML and a few enclosures. */
export const MAX_EMBEDDED_FILES = 200;

/** Bytes of one embedded e-invoice XML: one with 10,000 lines has 15 MB. */
export const MAX_EMBEDDED_XML_BYTES = 32 * 1024 * 1024;

/** Whole drawn lines of one page that the layout looks at, the longest first: the densest ruled form has under 1,000. */
export const MAX_STROKES_PER_PAGE = 3_000;

/** Cells of one ruled grid: 2,000 rows of 20 columns; a finer grid is squared paper. */
export const MAX_GRID_CELLS = 40_000;

/** Columns of one table on a page: a landscape A3 sheet of narrow figures has 40. */
export const MAX_TABLE_COLUMNS = 60;

/** Depth of columns within columns: a newspaper has three. */
export const MAX_COLUMN_NESTING = 6;

/** Faults read over in one XML part before it counts as no XML: damaged files have a handful. */
export const MAX_XML_ERRORS = 1_000;

/** Values of one e-invoice: 10,000 lines with 40 values each. */
export const MAX_XML_VALUES = 400_000;

/** Characters of one e-invoice value: what a spreadsheet cell holds; longer ones are embedded files. */
export const MAX_XML_VALUE_CHARACTERS = 32_767;

/** Language models one Tesseract holds at once (20 to 40 MB each): English, the document's language, and the last one's. */
export const MAX_OCR_MODELS = 3;

/** Pictures after which an OCR worker is replaced: its memory grows to its largest picture and never shrinks. */
export const PICTURES_PER_OCR_WORKER = 100;

/** Time to recognise one picture: a dense A4 page takes 6 s on a slow machine, and more with others at work beside it. */
export const OCR_PICTURE_BUDGET_MS = 45_000;

/** Columns read of one table row: as many as a worksheet has. */
export const MAX_COLUMNS_PER_ROW = 16_384;

/** Blocks of one flowing document: 2,000 pages with 250 paragraphs each. */
export const MAX_FLOW_BLOCKS = 500_000;

/** Table cells of one flowing document or workbook sheet: 25,000 rows of 20 columns; laid out, more do not fit a browser's memory. */
export const MAX_FLOW_CELLS = 500_000;

/** Characters of one workbook sheet: a shared text may be repeated in every cell. 500,000 cells with 10 characters each. */
export const MAX_SHEET_CHARACTERS = 5_000_000;

/** Depth of nested HTML elements: browsers themselves stop at 512. */
export const MAX_HTML_NESTING = 512;

/** Elements of one HTML file: a table of 50,000 rows with ten cells each. */
export const MAX_HTML_ELEMENTS = 600_000;

/** Characters of one HTML file that are parsed: the tree takes up to sixty times their size; saved web pages stay below 5 million. */
export const MAX_HTML_CHARACTERS = 10_000_000;

/** Elements of one XML part: 500,000 cells have two each, and four million more may be styled and blank. */
export const MAX_XML_ELEMENTS = 5_000_000;

/** Relationships of one Office part: a workbook with a link in each of 65,530 cells, which is Excel's limit, has one each. */
export const MAX_RELATIONSHIPS = 100_000;

/** Characters kept of a mail's text, which is one page: the longest newsletters have 200,000. */
export const MAX_MAIL_CHARACTERS = 1_000_000;

/** Entries of one TIFF directory: real ones stay below 100. */
export const MAX_TIFF_ENTRIES = 1_000;

/** Samples of one TIFF pixel: five inks and an alpha channel are the most a print shop sends. */
export const MAX_TIFF_SAMPLES = 8;

/** Values of one TIFF entry: an offset for each row of the tallest picture, or an embedded colour profile. */
export const MAX_TIFF_VALUES = 1_000_000;

/** Rows of one worksheet, the header included: Excel's own. */
export const MAX_SHEET_ROWS = 1_048_576;

/** Columns of one worksheet: Excel's own. */
export const MAX_SHEET_COLUMNS = 16_384;

/** Characters of one worksheet cell: Excel's own. */
export const MAX_CELL_CHARACTERS = 32_767;

/** Links of one worksheet: Excel drops the sheet's links above 65,530. */
export const MAX_SHEET_LINKS = 60_000;

/** Characters of a validation list written into its rule: Excel's own; longer lists stand on a hidden sheet. */
export const MAX_INLINE_LIST_CHARACTERS = 255;

/** Pictures of one workbook: above it Excel takes minutes to open. */
export const MAX_SHEET_PICTURES = 1_000;

/** Bytes of all pictures of one workbook: what a mail can carry. */
export const MAX_SHEET_PICTURE_BYTES = 20 * 1024 * 1024;

/** Different texts a workbook keeps in its shared table, which stays in memory while writing; later ones stand in their cells. */
export const MAX_SHARED_STRINGS = 20_000;

/** Bytes of one worksheet's XML: a ZIP part without 64-bit sizes ends at 4 GiB. */
export const MAX_SHEET_XML_BYTES = 3 * 1024 * 1024 * 1024;

/** Parts of one mail: the plans' 1,000 files a run with room for pictures inside the text. */
export const MAX_MAIL_PARTS = 5_000;

/** Characters kept of one mail header: a list of 1,000 recipients has 60,000. */
export const MAX_MAIL_HEADER_CHARACTERS = 100_000;

/** Documents taken out of one archive or mail: the largest plan's files per run. */
export const MAX_UNPACKED_DOCUMENTS = 1_000;

/** Archives and mails within one another: a forwarded mail with a ZIP inside has three levels. */
export const MAX_ARCHIVE_DEPTH = 6;

/** Connected shapes of ink looked at on one page: a dense page has 6,000 letters, a dithered photo a hundred times that. */
export const MAX_INK_SHAPES = 20_000;

/** Pixels of a picture given to Tesseract: A4 at 300 dpi has 8.7 million, and Tesseract needs about ten bytes for each. */
export const MAX_OCR_PIXELS = 12_000_000;

/** Shapes of ink on one page that no word covers: more are a picture and not print. */
export const MAX_MISSED_SHAPES = 3_000;

/**
 * Lines of one page that are read by their ink alone: the most seen on a form, its doubtful words not counted, was 33. Each takes some 10
 * ms.
 */
export const MAX_MISSED_LINES = 150;
