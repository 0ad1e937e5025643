import type { DocumentCorrections } from '@sheetlift/engine/model';
import type { RunKeeper } from '../keeping/run-keeper.ts';
import type { Teaching } from '../lessons/teaching.ts';
import type { RunSheets } from '../run/run-sheets.ts';
import type { RunStore } from '../run/run-store.ts';
import { carrySheet, EMPTY_HISTORY, editSheet, redoSheet, seeCell, type SheetHistory, undoSheet, UNTOUCHED } from '../run/sheet-history.ts';

/** A person's steps on the rows: kept, taught from, and undone as they were done. */
interface SheetSteps extends Pick<RunStore, 'edit' | 'undo' | 'redo' | 'see'> {
  readonly history: SheetHistory;
  /** Keeps what was corrected in documents that came back into the run. */
  keepAgain(documentIds: readonly string[]): void;
  /** The rows of a document have other ids. */
  carry(documentId: string, carry: (corrections: DocumentCorrections) => DocumentCorrections): void;
  clear(): void;
}

interface SheetStepsOptions {
  corrections: SheetHistory['corrections'];
  sheets: RunSheets;
  keeper: RunKeeper;
  teaching: Teaching;
  onStep: () => void;
  /** A step changed what table the rows of a document are found in. */
  onTables: () => void;
}

export function createSheetSteps({ corrections, sheets, keeper, teaching, onStep, onTables }: SheetStepsOptions): SheetSteps {
  let history: SheetHistory = { ...EMPTY_HISTORY, corrections };

  function step(next: SheetHistory): void {
    if (next === history) return;
    const before = history.corrections;
    history = next;
    teaching.follow(before, next.corrections);
    for (const id of new Set([...before.keys(), ...next.corrections.keys()])) {
      const now = next.corrections.get(id);
      if (now !== before.get(id)) keeper.corrections(id, now ?? UNTOUCHED);
    }
    onStep();
    const ids = [...new Set([...before.keys(), ...next.corrections.keys()])];
    if (ids.some((id) => before.get(id)?.tables !== next.corrections.get(id)?.tables)) onTables();
  }

  /** A step taken back, or made again, is seen where it was taken. */
  function stepOnItsSheet(next: SheetHistory): void {
    const before = history.corrections;
    step(next);
    const after = history.corrections;
    const changedId = [...new Set([...before.keys(), ...after.keys()])].find((id) => before.get(id) !== after.get(id));
    if (changedId === undefined || sheets.of(changedId).id === sheets.shown().id) return;
    sheets.show(sheets.of(changedId).id);
    onStep();
  }

  return {
    get history() {
      return history;
    },
    edit: (edits) => step(editSheet(history, edits, new Date().toISOString())),
    undo: () => stepOnItsSheet(undoSheet(history)),
    redo: () => stepOnItsSheet(redoSheet(history)),
    see: (documentId, rowId, fieldId) => step(seeCell(history, documentId, rowId, fieldId)),
    keepAgain(documentIds) {
      for (const id of documentIds) {
        const own = history.corrections.get(id);
        if (own) keeper.corrections(id, own);
      }
    },
    carry(documentId, carry) {
      history = carrySheet(history, documentId, carry);
      const now = history.corrections.get(documentId);
      if (now) keeper.corrections(documentId, now);
    },
    clear() {
      history = EMPTY_HISTORY;
    },
  };
}
