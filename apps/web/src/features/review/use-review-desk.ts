import type { Candidate, ExtractionRow } from '@sheetlift/engine/model';
import { useMemo, useRef } from 'react';
import type { GridHandle } from '../../components/grid/grid.ts';
import { plural } from '../../lib/plural.ts';
import type { RunSnapshot, RunStore, SheetEdit } from '../workspace/run/run-store.ts';
import { absentEdit, chooseEdit, citedEdit, confirmEdit, confirmRows, revertEdit } from './cell-edits.ts';
import { cellState } from './cell-state.ts';
import { changedPlace } from './changed-place.ts';
import { candidateKey } from './evidence-marks.ts';
import { nextToCheck } from './next-to-check.ts';
import type { ReviewDesk } from './review-desk.ts';
import { tallySheet } from './row-tally.ts';
import type { FoundRow } from './sheet-rows.ts';
import { typedEdits } from './typed-edits.ts';
import { useActiveCell } from './use-active-cell.ts';
import { useSheetNotice } from './use-sheet-notice.ts';
import { useShownRows } from './use-shown-rows.ts';

/**
 * What a person is at in the sheet, and everything they can do there. One for a run screen. While they point at a page for a new field no
 * candidates come up.
 */
export function useReviewDesk(run: RunSnapshot, store: RunStore, { pointing }: { pointing: boolean }): ReviewDesk {
  const { documents } = run;
  const grid = useRef<GridHandle>(null);
  const sheet = useShownRows(run);
  const { shown, columns, tally } = sheet;
  const { place, endOffering, ...cell } = useActiveCell(sheet, pointing);
  const { active, range, offered, goTo } = cell;
  const value = active?.value ?? null;
  const notice = useSheetNotice();
  const documentOf = useMemo(() => new Map(documents.map((document) => [document.id, document])), [documents]);

  const foundIn = (documentId: string): readonly ExtractionRow[] => {
    const state = documentOf.get(documentId)?.state;
    return state?.kind === 'done' ? state.rows : [];
  };
  const edit = (edits: readonly SheetEdit[]): void => {
    notice.dismissNotice();
    if (edits.length > 0) store.edit(edits);
  };
  const goToNext = (direction: 1 | -1 = 1, skip?: ReadonlySet<string>): boolean => {
    const next = nextToCheck(shown, columns, place, direction, skip);
    if (next) goTo(next);
    else {
      const left = tally.cells['to-check'] - tallySheet(shown, columns).cells['to-check'];
      if (left > 0)
        notice.show({ signal: 'info', sentence: `Nothing is left to check in these rows. ${plural(left, 'cell')} to check in others.` });
    }
    return next !== null;
  };
  const selectedRows = (): FoundRow[] => {
    if (!active) return [];
    const { top, bottom } = range ?? { top: active.rowIndex, bottom: active.rowIndex };
    return shown.slice(top, bottom + 1).filter((row) => row.kind === 'found');
  };
  /** Goes to the cell that a step changed. */
  const step = (move: () => void): void => {
    const before = store.snapshot().corrections;
    notice.dismissNotice();
    move();
    const changed = changedPlace(before, store.snapshot().corrections, columns.find(({ kind }) => kind === 'field')?.id ?? 'document');
    if (changed) goTo(changed);
  };
  const take = (candidate: Candidate): void => {
    if (!value) return;
    edit([chooseEdit(value, candidate)]);
    if (cellState(value.result) === 'to-check') goToNext();
    else endOffering();
  };

  return {
    run,
    store,
    grid,
    ...sheet,
    ...cell,
    document: (active && documentOf.get(active.row.documentId)) ?? null,
    arrange: store.arrange,
    notice: notice.notice,
    showGridNotice: notice.showGridNotice,
    dismissNotice: notice.dismissNotice,
    show(found) {
      if (found.kind === 'cell') return goTo(found.place);
      if (active?.row.documentId === found.documentId) return goTo(active.place);
      const isOfIt = ({ documentId }: { documentId: string }): boolean => documentId === found.documentId;
      const column = columns.find(({ kind }) => kind === 'field') ?? columns[0];
      const row = shown.find(isOfIt) ?? sheet.rows.find(isOfIt);
      if (!row || !column) return;
      // What the sheet does not show now has no cell to stand on.
      if (!shown.includes(row)) {
        sheet.setTab({ kind: 'all' });
        store.arrange({ ...run.view, filters: {} });
      }
      goTo({ rowKey: row.key, columnId: column.id });
    },
    goToNext,
    takeEdits(edits, reason) {
      const { taken, refusal, refusals } = typedEdits(edits, sheet, foundIn, new Date().toISOString());
      if (refusal !== null && reason === 'type') return refusal;
      edit(taken);
      if (refusals !== null) notice.showRefusal(refusals);
      return null;
    },
    confirm() {
      if (!value) return;
      const confirmed = confirmEdit(value);
      edit(confirmed ? [confirmed] : []);
      goToNext();
    },
    confirmRows() {
      const selected = selectedRows();
      edit(confirmRows(selected, columns));
      goToNext(1, new Set(selected.map(({ key }) => key)));
    },
    take,
    markAbsent() {
      if (!value) return;
      edit([absentEdit(value)]);
      if (cellState(value.result) === 'to-check') goToNext();
    },
    revert: () => value && edit([revertEdit(value)]),
    cite(pick) {
      if (!value) return null;
      const attempt = citedEdit(value, pick.text, pick.evidence, foundIn(value.row.documentId), new Date().toISOString());
      if (attempt.kind === 'edit') edit([attempt.edit]);
      else notice.show({ signal: 'check', sentence: attempt.sentence });
      return attempt.kind === 'edit' ? null : attempt.sentence;
    },
    pickMark({ key, fieldId }) {
      if (!active) return;
      const candidate = offered.find((each) => candidateKey(active.row.key, fieldId, each) === key);
      if (candidate) take(candidate);
      else goTo({ rowKey: active.row.key, columnId: fieldId });
    },
    addRow() {
      if (active?.row.kind !== 'found') return;
      const { documentId, rowId } = active.row;
      step(() => store.edit([{ kind: 'add-row', documentId, after: rowId }]));
    },
    removeRows() {
      const selected = selectedRows();
      const last = active && shown.indexOf(selected.at(-1) ?? active.row);
      edit(selected.map(({ documentId, rowId }) => ({ kind: 'remove-row', documentId, rowId })));
      const neighbour = last === null ? undefined : (shown[last + 1] ?? shown[last - selected.length]);
      if (neighbour && active) goTo({ rowKey: neighbour.key, columnId: active.column.id });
    },
    undo: () => step(store.undo),
    redo: () => step(store.redo),
  };
}
