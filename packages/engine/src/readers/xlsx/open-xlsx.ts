import { EngineError } from '../../errors.ts';
import type { FlowBlock, Issue, OpenDocument } from '../../model/index.ts';
import { openArchive } from '../archive.ts';
import { contentTruncated, openFlowDocument, partlyDamaged } from '../flow-pages.ts';
import { type OfficePackage, openOfficePackage } from '../office-package.ts';
import { readSheet } from './read-sheet.ts';
import { sheetTables } from './sheet-tables.ts';
import { readWorkbook, visibleSheets, type Workbook, type WorkbookSheet } from './workbook.ts';

/**
 * An Excel workbook (.xlsx, .xlsm; macros are not read): one page a visible sheet, cells as they are shown, formulas by their last
 * result. Hidden sheets are left out, because a person who looks at the workbook does not see them; hidden rows and columns are read,
 * because filters hide them for a moment only. A sheet is read when its page is.
 */
export function openXlsx(bytes: Uint8Array): OpenDocument {
  const office = openOfficePackage(openArchive(bytes));
  const workbook = readWorkbook(office);
  const sheets = visibleSheets(workbook);
  const hiddenCount = workbook.sheets.length - sheets.length;
  return openFlowDocument({
    type: 'xlsx',
    pageCount: sheets.length,
    blocksOf(pageNumber) {
      const sheet = sheets[pageNumber - 1];
      const page = sheet ? sheetPage(office, workbook, sheet, pageNumber) : { blocks: [], issues: [] };
      return pageNumber === 1 && hiddenCount > 0 ? { ...page, issues: [...page.issues, hiddenSheets(hiddenCount)] } : page;
    },
  });
}

function sheetPage(
  office: OfficePackage,
  workbook: Workbook,
  { name, partName }: WorkbookSheet,
  pageNumber: number,
): { blocks: FlowBlock[]; issues: Issue[] } {
  try {
    const sheet = readSheet(office, partName, workbook);
    const issues = [
      ...(sheet.truncated ? [{ ...contentTruncated('too many cells'), pageNumber }] : []),
      ...(office.damaged || workbook.lostPart ? [{ ...partlyDamaged('a part of the package'), pageNumber }] : []),
    ];
    return { blocks: sheetTables(sheet, name), issues };
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== 'file_damaged' || workbook.sheets.length === 1) throw error;
    return { blocks: [], issues: [unreadableSheet(name, pageNumber)] };
  }
}

const unreadableSheet = (name: string, pageNumber: number): Issue => ({
  code: 'page_unreadable',
  severity: 'error',
  pageNumber,
  message: `The sheet “${name}” is damaged and could not be read. Save the workbook again in the program it came from, then add it.`,
});

const hiddenSheets = (count: number): Issue => ({
  code: 'page_not_read',
  severity: 'info',
  pageNumber: null,
  message: `${count === 1 ? 'One hidden sheet was' : `${count} hidden sheets were`} not read. Unhide what you need, save the workbook, then add it again.`,
});
