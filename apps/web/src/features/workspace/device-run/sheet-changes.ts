import type { RowMode, Template } from '@sheetlift/engine/model';
import { fieldsKey } from '../finding/fields-key.ts';
import type { LearnedChanges } from '../lessons/learned-changes.ts';
import { lessonsKey } from '../lessons/teaching.ts';
import type { RunDocuments } from '../run/run-documents.ts';
import { type RunSheets, shownDocuments } from '../run/run-sheets.ts';
import type { RunStore } from '../run/run-store.ts';
import type { TableDrawing } from './table-drawing.ts';
import type { TemplateTrial } from './template-trial.ts';

interface SheetChangesParts {
  documents: Pick<RunDocuments, 'list'>;
  sheets: RunSheets;
  drawing: Pick<TableDrawing, 'forget'>;
  trial: Pick<TemplateTrial, 'leaveTemplate'>;
  proposals: Pick<LearnedChanges, 'forget' | 'lookAgain'>;
  /** What is looked for changed, or where it stands. */
  onSheets: () => void;
  /** Whether a person decided something in a document. */
  isDecided: (documentId: string) => boolean;
  /** Another sheet is shown. */
  onShown: () => void;
}

export interface SheetChanges extends Pick<RunStore, 'changeTemplate' | 'moveTo' | 'setAside' | 'showSheet'> {
  /** As a trial takes a template: without being left first. */
  takeTemplate: (template: Template, rowMode: RowMode) => void;
}

/** The sheets of a run as a person changes them: what is looked for, which documents stand on which, and which one is shown. */
export function createSheetChanges({
  documents,
  sheets,
  drawing,
  trial,
  proposals,
  isDecided,
  onSheets,
  onShown,
}: SheetChangesParts): SheetChanges {
  function takeTemplate(template: Template, rowMode: RowMode): void {
    drawing.forget();
    const before = sheets.shown();
    sheets.change({ template, rowMode });
    // A field made from the page is changed a moment later, when its draft settles: what its place taught is proposed all the same.
    if (fieldsKey(before.template, before.rowMode) !== fieldsKey(template, rowMode)) proposals.lookAgain();
    onSheets();
  }

  return {
    takeTemplate,
    changeTemplate(template, rowMode) {
      trial.leaveTemplate();
      takeTemplate(template, rowMode);
    },
    moveTo(documentIds, template, stay = false) {
      drawing.forget();
      trial.leaveTemplate();
      const before = sheets.list();
      const shownId = sheets.shown().id;
      proposals.forget();
      sheets.move(documentIds, template, (sheet) => lessonsKey(sheet.template) === lessonsKey(template));
      const left = shownDocuments({ documents: documents.list(), sheets: sheets.list(), sheetId: shownId });
      if (stay && left.length > 0) sheets.show(shownId);
      onSheets();
      return () => {
        proposals.forget();
        sheets.putBack(documentIds, before);
        onSheets();
      };
    },
    setAside(documentIds) {
      const undecided = documentIds.filter((id) => !isDecided(id));
      if (undecided.length === 0) return;
      drawing.forget();
      sheets.setAside(undecided);
      onSheets();
    },
    showSheet(sheetId) {
      trial.leaveTemplate();
      sheets.show(sheetId);
      onShown();
    },
  };
}
