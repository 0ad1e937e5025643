import type { RowMode, Template } from '@sheetlift/engine/model';
import type { RunDocument, RunSheet, RunSnapshot, SheetView } from './run-store.ts';

/** Id of the sheet that every run has. */
export const FIRST_SHEET = 'first';

export const AS_IN_TEMPLATE: SheetView = { order: [], hidden: [], widthsPx: {}, names: {}, sort: null, filters: {} };

/** The sheets of a run, and which of them is shown. */
export interface RunSheets {
  list(): readonly RunSheet[];
  shown(): RunSheet;
  /** The one on which the rows of a document stand. */
  of(documentId: string): RunSheet;
  show(sheetId: string): void;
  /** Changes the one that is shown. */
  change(changes: Partial<Pick<RunSheet, 'template' | 'rowMode' | 'view'>>): void;
  /** Moves documents to the sheet of a template and shows it. `isSame` tells whether a sheet is that template's. */
  move(documentIds: readonly string[], template: Template, isSame: (sheet: RunSheet) => boolean): void;
  /** Puts documents back on the sheets on which they stood. */
  putBack(documentIds: readonly string[], before: readonly RunSheet[]): void;
  /** Puts documents that come into the run on the sheet on which another stands. */
  standWith(documentIds: readonly string[], documentId: string): void;
  /** Forgets all but the first, which keeps its template. */
  clear(): void;
}

interface KeptSheets {
  template: Template;
  rowMode: RowMode;
  view: SheetView;
  otherSheets: readonly RunSheet[];
}

export function createRunSheets({ template, rowMode, view, otherSheets }: KeptSheets): RunSheets {
  let sheets: readonly RunSheet[] = [{ id: FIRST_SHEET, template, rowMode, view, documentIds: [] }, ...otherSheets];
  let shownId = FIRST_SHEET;

  const shown = (): RunSheet => sheets.find(({ id }) => id === shownId) ?? sheets[0]!;

  return {
    list: () => sheets,
    shown,
    of: (documentId) => sheetOf(sheets, documentId),
    show: (sheetId) => void (shownId = sheetId),
    change(changes) {
      const { id } = shown();
      sheets = sheets.map((sheet) => (sheet.id === id ? { ...sheet, ...changes } : sheet));
    },
    move(documentIds, template, isSame) {
      const moved = new Set(documentIds);
      const left = sheets.map((sheet) => ({ ...sheet, documentIds: sheet.documentIds.filter((id) => !moved.has(id)) }));
      const known = left.find(isSame);
      const target = known ?? { id: newSheetId(left), template, rowMode: 'auto', view: AS_IN_TEMPLATE, documentIds: [] };
      const filled = target.id === FIRST_SHEET ? target : { ...target, documentIds: [...target.documentIds, ...documentIds] };
      sheets = known ? left.map((sheet) => (sheet.id === target.id ? filled : sheet)) : [...left, filled];
      shownId = target.id;
    },
    putBack(documentIds, before) {
      const moved = new Set(documentIds);
      const stoodOn = (sheet: RunSheet): string[] =>
        before.find(({ id }) => id === sheet.id)?.documentIds.filter((id) => moved.has(id)) ?? [];
      sheets = sheets.map((sheet) => ({
        ...sheet,
        documentIds: [...sheet.documentIds.filter((id) => !moved.has(id)), ...stoodOn(sheet)],
      }));
      const [first] = documentIds;
      if (first !== undefined) shownId = sheetOf(sheets, first).id;
    },
    standWith(documentIds, documentId) {
      const { id } = sheetOf(sheets, documentId);
      if (id === FIRST_SHEET) return;
      sheets = sheets.map((sheet) => (sheet.id === id ? { ...sheet, documentIds: [...sheet.documentIds, ...documentIds] } : sheet));
    },
    clear() {
      sheets = sheets.slice(0, 1);
      shownId = FIRST_SHEET;
    },
  };
}

function newSheetId(sheets: readonly RunSheet[]): string {
  for (let number = sheets.length + 1; ; number++) if (!sheets.some(({ id }) => id === String(number))) return String(number);
}

/** The sheet on which the rows of a document stand. */
export function sheetOf(sheets: readonly RunSheet[], documentId: string): RunSheet {
  return sheets.find(({ documentIds }) => documentIds.includes(documentId)) ?? sheets[0]!;
}

/** The documents whose rows stand on the sheet that is shown, in the run's order. */
export function shownDocuments({
  documents,
  sheets,
  sheetId,
}: Pick<RunSnapshot, 'documents' | 'sheets' | 'sheetId'>): readonly RunDocument[] {
  if (sheets.length === 1) return documents;
  const elsewhere = new Set(sheets.flatMap(({ id, documentIds }) => (id === sheetId ? [] : documentIds)));
  const own = new Set(sheets.find(({ id }) => id === sheetId)?.documentIds);
  return documents.filter(({ id }) => (sheetId === FIRST_SHEET ? !elsewhere.has(id) : own.has(id)));
}

/** The sheets with documents, and the one that is shown. A sheet whose documents all left is nothing to look at. */
export function sheetTabs({
  documents,
  sheets,
  sheetId,
}: Pick<RunSnapshot, 'documents' | 'sheets' | 'sheetId'>): { sheet: RunSheet; documents: number }[] {
  return sheets
    .map((sheet) => ({ sheet, documents: shownDocuments({ documents, sheets, sheetId: sheet.id }).length }))
    .filter(({ sheet, documents }) => documents > 0 || sheet.id === sheetId);
}
