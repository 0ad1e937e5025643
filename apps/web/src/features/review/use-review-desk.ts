import type { Candidate, ExtractionRow } from '@sheetlift/engine/model';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { GridEdit, GridEditReason, GridHandle } from '../../components/grid/grid.ts';
import { plural } from '../../lib/plural.ts';
import { ASIDE, sheetOf } from '../workspace/run/run-sheets.ts';
import { nextAddedRow } from '../workspace/run/sheet-history.ts';
import type { RunSnapshot, RunStore, SheetEdit } from '../workspace/run/run-store.ts';
import {
  absentEdit,
  type Attempt,
  chooseColumn,
  chooseEdit,
  citedEdit,
  confirmEdit,
  confirmRows,
  revertEdit,
  type RowCell,
} from './cell-edits.ts';
import { cellState } from './cell-state.ts';
import { changedPlace } from './changed-place.ts';
import { candidateKey } from './evidence-marks.ts';
import { sheetGround } from './find/sheet-grounds.ts';
import { areMergeable, mergeEdits } from './merge-rows.ts';
import { nextToCheck } from './next-to-check.ts';
import type { Pick as PagePick } from './pages/view-marks.ts';
import { rereadEdit } from './reread-edit.ts';
import type { ReviewDesk } from './review-desk.ts';
import { tallySheet } from './row-tally.ts';
import { holdsSeveral, selectedCells } from './selected-cells.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { FoundRow, SheetRow } from './sheet-rows.ts';
import { linesOfRow, splitEdits } from './split-row.ts';
import { typedEdits } from './typed-edits.ts';
import { useActiveCell } from './use-active-cell.ts';
import { useSheetNotice } from './use-sheet-notice.ts';
import { useShownRows } from './use-shown-rows.ts';
import { useTableDrawing } from './use-table-drawing.ts';

/**
 * What a person is at in the sheet, and everything they can do there. One for a run screen. While they point at a page for a new field no
 * candidates come up.
 */
export function useReviewDesk(run: RunSnapshot, store: RunStore, { pointing }: { pointing: boolean }): ReviewDesk {
  const { documents } = run;
  const grid = useRef<GridHandle>(null);
  const learned = useRef<HTMLElement>(null);
  const sheet = useShownRows(run);
  const { shown, columns, tally } = sheet;
  const { place, endOffering, ...cell } = useActiveCell(sheet, pointing);
  const { active, range, offered, goTo } = cell;
  const value = active?.value ?? null;
  const chosenId = active?.row.documentId;
  const { document, table } = useTableDrawing({ run, store, chosen: documents.find(({ id }) => id === chosenId) ?? null, grid });
  const notice = useSheetNotice();
  const documentOf = useMemo(() => new Map(documents.map((document) => [document.id, document])), [documents]);

  const unseen = value?.result.changed === 'unseen' ? value : null;
  useEffect(() => {
    if (unseen) store.see(unseen.row.documentId, unseen.row.rowId, unseen.field.id);
  }, [store, unseen]);

  const foundIn = (documentId: string): readonly ExtractionRow[] => {
    const state = documentOf.get(documentId)?.state;
    return state?.kind === 'done' ? state.rows : [];
  };
  const edit = (edits: readonly SheetEdit[]): void => {
    notice.dismissNotice();
    if (edits.length > 0) store.edit(edits);
  };
  /** What is typed is refused as a whole; of other texts each cell takes what it can. */
  const putTexts = (edits: readonly GridEdit[], reason: GridEditReason): { refusal: string | null; count: number } => {
    const { taken, refusal, refusals } = typedEdits(edits, sheet, foundIn, momentNow());
    if (refusal !== null && reason === 'type') return { refusal, count: 0 };
    edit(taken);
    if (refusals !== null) notice.showRefusal(refusals);
    return { refusal: null, count: taken.length };
  };
  const goToNext = (direction: 1 | -1 = 1, decided?: readonly SheetEdit[]): boolean => {
    const next = nextToCheck(shown, columns, place, direction, decided);
    if (next) goTo(next);
    else {
      const left = tally.cells['to-check'] - tallySheet(shown, columns).cells['to-check'];
      if (left > 0)
        notice.show({ signal: 'info', sentence: `Nothing is left to check in these rows. ${plural(left, 'cell')} to check in others.` });
    }
    return next !== null;
  };
  const [splitting, setSplitting] = useState<string | null>(null);
  const rowLines = active?.row.kind === 'found' ? linesOfRow(active.row, columns) : [];
  const selectedRows = (): FoundRow[] => rowsOfSelection(sheet, cell);
  /** Goes to the cell that a step changed. */
  const step = (move: () => void): void => {
    const before = store.snapshot().corrections;
    notice.dismissNotice();
    move();
    const changed = changedPlace(before, store.snapshot().corrections, columns.find(({ kind }) => kind === 'field')?.id ?? 'document');
    if (changed) goTo(changed);
  };
  const chosenCells = (): RowCell[] => {
    if (!active) return [];
    const { rowIndex, columnIndex } = active;
    return selectedCells(shown, columns, range ?? { top: rowIndex, bottom: rowIndex, left: columnIndex, right: columnIndex });
  };
  /** What of the cells a person can vouch for, vouched for as one step. */
  const confirmCells = (cells: readonly RowCell[]): SheetEdit[] => {
    const confirmed = cells.flatMap((each) => confirmEdit(each) ?? []);
    edit(confirmed);
    return confirmed;
  };
  /** From a cell that was just filled: to the next one to check where it was one, else to the one beside it. */
  const goOn = (filled: SheetEdit): void => {
    if (!active || !value) return;
    const beside = columns.slice(active.columnIndex + 1).find(({ kind }) => kind === 'field');
    if (cellState(value.result) === 'to-check') goToNext(1, [filled]);
    else if (beside) goTo({ rowKey: active.row.key, columnId: beside.id });
  };
  /** Fills the chosen cell and goes on unless people are to stay, or says why not. */
  const fill = (attempt: Attempt, stay = false): string | null => {
    if (attempt.kind === 'refused') {
      notice.show({ signal: 'check', sentence: attempt.sentence });
      return attempt.sentence;
    }
    edit([attempt.edit]);
    // What is to check still is looked at where it stands.
    if (!stay && (attempt.edit.kind !== 'decide' || attempt.edit.decision?.kind !== 'reread')) goOn(attempt.edit);
    return null;
  };
  const cite = (pick: Pick<PagePick, 'text' | 'evidence' | 'adjusts'>): string | null =>
    value && fill(citedEdit(value, pick.text, pick.evidence, foundIn(value.row.documentId), momentNow()), pick.adjusts);
  const take = (candidate: Candidate): void => {
    if (!value) return;
    const whole = chooseColumn(
      chosenCells().filter(({ field }) => field.id === value.field.id),
      candidate,
    );
    edit(whole.length > 0 ? whole : [chooseEdit(value, candidate)]);
    if (whole.length > 1) goToNext(1, whole);
    else if (cellState(value.result) === 'to-check') goToNext();
    else endOffering();
  };

  return {
    run,
    store,
    grid,
    ...sheet,
    ...cell,
    document,
    table,
    sourceOpen: cell.sourceOpen || table.drawing !== null,
    closeSource() {
      table.drawing?.cancel();
      cell.closeSource();
    },
    arrange: store.arrange,
    notice: notice.notice,
    showGridNotice: notice.showGridNotice,
    dismissNotice: notice.dismissNotice,
    show(found) {
      if (found.kind === 'page' && active?.row.documentId === found.documentId) return goTo(active.place);
      const isIt = (row: SheetRow): boolean =>
        found.kind === 'cell' ? row.key === found.place.rowKey : row.documentId === found.documentId;
      const columnOf = (among: typeof columns): SheetColumn | undefined =>
        among.find(({ id }) => found.kind === 'cell' && id === found.place.columnId) ??
        among.find(({ kind }) => kind === 'field') ??
        among[0];
      const on = found.kind === 'cell' ? run.sheets.find(({ id }) => id === found.sheetId) : sheetOf(run.sheets, found.documentId);
      if (on?.id === ASIDE)
        return notice.show({
          signal: 'info',
          sentence: 'No template fits the document with these words: open it in the list of documents to see them.',
        });
      if (on && on.id !== run.sheetId) {
        const there = sheetGround(run, on);
        const [row, column] = [there.rows.find(isIt), columnOf(there.columns)];
        if (!row || !column) return;
        sheet.setTab({ kind: 'all' });
        store.showSheet(on.id);
        return goTo({ rowKey: row.key, columnId: column.id });
      }
      const column = columnOf(columns);
      const row = shown.find(isIt) ?? sheet.rows.find(isIt);
      if (!row || !column) return;
      // What the sheet does not show now has no cell to stand on.
      if (!shown.includes(row)) {
        sheet.setTab({ kind: 'all' });
        store.arrange({ ...run.view, filters: {} });
      }
      goTo({ rowKey: row.key, columnId: column.id });
    },
    goToNext,
    takeEdits: (edits, reason) => putTexts(edits, reason).refusal,
    replaceTexts: (edits) => putTexts(edits, 'paste').count,
    confirm() {
      const confirmed = confirmCells(chosenCells());
      if (confirmed.length > 0) goToNext(1, confirmed);
      return confirmed.length > 0;
    },
    confirmRows() {
      const confirmed = confirmRows(selectedRows(), columns);
      edit(confirmed);
      goToNext(1, confirmed);
    },
    confirmDocument() {
      if (!active) return;
      const { documentId } = active.row;
      const own = shown.filter((row) => row.kind === 'found').filter((row) => row.documentId === documentId);
      const confirmed = confirmRows(own, columns);
      edit(confirmed);
      const following = shown.slice(shown.findLastIndex((row) => row.documentId === documentId) + 1).find(({ kind }) => kind === 'found');
      if (!goToNext(1, confirmed) && following) goTo({ rowKey: following.key, columnId: active.place.columnId });
    },
    confirmColumn(columnId) {
      const index = columns.findIndex(({ id }) => id === columnId);
      confirmCells(selectedCells(shown, columns, { top: 0, bottom: shown.length - 1, left: index, right: index }));
    },
    take,
    markAbsent() {
      edit(chosenCells().map(absentEdit));
      if (value && cellState(value.result) === 'to-check' && !holdsSeveral(range)) goToNext();
    },
    revert: () => edit(chosenCells().map(revertEdit)),
    cite,
    takeReread: (readings) => value && fill(rereadEdit(value, readings, foundIn(value.row.documentId), momentNow())),
    showTrouble: (sentence) => notice.show({ signal: 'check', sentence }),
    pickMark({ key, fieldId }) {
      if (active?.row.kind !== 'found') return false;
      const candidate = offered.find((each) => candidateKey(active.row.key, fieldId, each) === key);
      const read = active.row.row.cells[fieldId];
      if (candidate) take(candidate);
      else if (!value) goTo({ rowKey: active.row.key, columnId: fieldId });
      else if (fieldId === value.field.id || !read || !('chosen' in read)) return false;
      else return cite({ text: read.chosen.printed, evidence: read.chosen.evidence.filter(({ kind }) => kind !== 'person') }) === null;
      return true;
    },
    takeLearned(taken) {
      notice.dismissNotice();
      store.takeLearned(taken);
      grid.current?.focus();
      if (taken.length > 0)
        notice.show({
          signal: 'info',
          sentence: `${plural(taken.length, 'cell')} changed, marked until you have been there. ${taken.length > 1 ? 'Ctrl+Z takes all of them back.' : 'Ctrl+Z takes it back.'}`,
        });
    },
    goToLearned: () => learned.current?.querySelector('input')?.focus(),
    learned,
    addRow() {
      if (active?.row.kind !== 'found') return;
      const { documentId, rowId, row } = active.row;
      const newRow = nextAddedRow(run.corrections.get(documentId)?.addedRows ?? []);
      edit([{ kind: 'add-row', documentId, after: rowId }]);
      // What is typed there next is meant for the new row alone.
      const isOwn = ({ id, kind }: SheetColumn): boolean => kind === 'field' && !row.ofDocument?.includes(id);
      const column = isOwn(active.column) ? active.column : (columns.find(isOwn) ?? active.column);
      goTo({ rowKey: `${documentId}/${newRow}`, columnId: column.id });
    },
    removeRows() {
      const selected = selectedRows();
      const last = active && shown.indexOf(selected.at(-1) ?? active.row);
      edit(selected.map(({ documentId, rowId }) => ({ kind: 'remove-row', documentId, rowId })));
      const neighbour = last === null ? undefined : (shown[last + 1] ?? shown[last - selected.length]);
      if (neighbour && active) goTo({ rowKey: neighbour.key, columnId: active.column.id });
    },
    canMerge: areMergeable(rowsOfSelection(sheet, cell)),
    mergeRows() {
      const rows = selectedRows();
      edit(mergeEdits(rows, columns, momentNow()));
      if (!rows[0] || !active) return;
      const [row, column] = [shown.indexOf(rows[0]), active.columnIndex];
      grid.current?.select({ top: row, bottom: row, left: column, right: column });
    },
    canSplit: rowLines.length > 1,
    splitting: active && splitting === active.row.key && rowLines.length > 1 ? rowLines : null,
    setSplitting: (next) => setSplitting(next && active ? active.row.key : null),
    splitRow(from) {
      setSplitting(null);
      if (active?.row.kind !== 'found') return;
      const { documentId } = active.row;
      const newRow = nextAddedRow(run.corrections.get(documentId)?.addedRows ?? []);
      edit(splitEdits(active.row, columns, from, newRow, momentNow()));
      goTo({ rowKey: `${documentId}/${newRow}`, columnId: active.place.columnId });
    },
    undo: () => step(store.undo),
    redo: () => step(store.redo),
  };
}

function rowsOfSelection({ shown }: Pick<ReviewDesk, 'shown'>, { active, range }: Pick<ReviewDesk, 'active' | 'range'>): FoundRow[] {
  if (!active) return [];
  const { top, bottom } = range ?? { top: active.rowIndex, bottom: active.rowIndex };
  return shown.slice(top, bottom + 1).filter((row) => row.kind === 'found');
}

/** ISO date and time in UTC. */
function momentNow(): string {
  return new Date().toISOString();
}
