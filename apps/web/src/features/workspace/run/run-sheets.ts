import type { RowMode, Template } from '@sheetlift/engine/model';
import type { RunDocument, RunSheet, RunSnapshot, SheetView } from './run-store.ts';

/** Id of the sheet that every run has. */
export const FIRST_SHEET = 'first';

/** Id of what is no sheet: documents that no template fits. They have no rows anywhere until a person says where they belong. */
export const ASIDE = 'aside';

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
  /** Takes documents that no template fits off the first sheet. Those that a person put on a sheet stay. */
  setAside(documentIds: readonly string[]): void;
  /** Puts documents that come into the run on the sheet on which another stands; where that was set aside, they are looked at anew. */
  standWith(documentIds: readonly string[], documentId: string): void;
  /** Forgets all but the first, which keeps its template. */
  clear(): void;
}

interface KeptSheets {
  template: Template;
  rowMode: RowMode;
  view: SheetView;
  /** Documents that a person put on the first sheet. */
  placedIds: readonly string[];
  otherSheets: readonly RunSheet[];
}

export function createRunSheets({ template, rowMode, view, placedIds, otherSheets }: KeptSheets): RunSheets {
  let sheets: readonly RunSheet[] = [{ id: FIRST_SHEET, template, rowMode, view, documentIds: placedIds }, ...otherSheets];
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
      const known = left.find((sheet) => sheet.id !== ASIDE && isSame(sheet));
      const target = known ?? { id: newSheetId(left), template, rowMode: 'auto', view: AS_IN_TEMPLATE, documentIds: [] };
      const filled = { ...target, documentIds: [...target.documentIds, ...documentIds] };
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
      const backOn = first === undefined ? ASIDE : sheetOf(sheets, first).id;
      if (backOn !== ASIDE) shownId = backOn;
    },
    setAside(documentIds) {
      const named = new Set(sheets.flatMap((sheet) => sheet.documentIds));
      const taken = documentIds.filter((id) => !named.has(id));
      if (taken.length === 0) return;
      const before = sheets.find(({ id }) => id === ASIDE) ?? { ...sheets[0]!, id: ASIDE, documentIds: [] };
      const aside = { ...before, documentIds: [...before.documentIds, ...taken] };
      sheets = [...sheets.filter(({ id }) => id !== ASIDE), aside];
    },
    standWith(documentIds, documentId) {
      const { id } = sheetOf(sheets, documentId);
      if (id === FIRST_SHEET || id === ASIDE) return;
      sheets = sheets.map((sheet) => (sheet.id === id ? { ...sheet, documentIds: [...sheet.documentIds, ...documentIds] } : sheet));
    },
    clear() {
      sheets = [{ ...sheets[0]!, documentIds: [] }];
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

/** The documents that no template fits and that nobody put on a sheet, in the run's order. */
export const documentsAside = ({ documents, sheets }: Pick<RunSnapshot, 'documents' | 'sheets'>): readonly RunDocument[] => {
  const aside = new Set(sheets.find(({ id }) => id === ASIDE)?.documentIds);
  return aside.size === 0 ? NONE : documents.filter(({ id }) => aside.has(id));
};

const NONE: readonly RunDocument[] = [];

/** The sheets with documents, and the one that is shown. A sheet whose documents all left is nothing to look at. */
export function sheetTabs({
  documents,
  sheets,
  sheetId,
}: Pick<RunSnapshot, 'documents' | 'sheets' | 'sheetId'>): { sheet: RunSheet; documents: number }[] {
  return sheets
    .filter(({ id }) => id !== ASIDE)
    .map((sheet) => ({ sheet, documents: shownDocuments({ documents, sheets, sheetId: sheet.id }).length }))
    .filter(({ sheet, documents }) => documents > 0 || sheet.id === sheetId);
}
