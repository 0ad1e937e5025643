import type { Candidate, ExtractionRow } from '@sheetlift/engine/model';
import { useMemo, useRef, useState } from 'react';
import type { GridEdit, GridEditReason, GridHandle, GridSelection } from '../../components/grid/grid.ts';
import { plural } from '../../lib/plural.ts';
import type { RunSnapshot, RunStore, SheetEdit } from '../workspace/run/run-store.ts';
import { activeCell, type CellPlace } from './active-cell.ts';
import type { RowTab } from './arrange-rows.ts';
import { useArrangedRows } from './arranged-rows.ts';
import { absentEdit, candidatesToOffer, chooseEdit, citedEdit, confirmEdit, confirmRows, revertEdit, typedEdit } from './cell-edits.ts';
import { cellState } from './cell-state.ts';
import { changedPlace } from './changed-place.ts';
import { candidateKey, evidenceMarks } from './evidence-marks.ts';
import { createGridRows } from './grid-rows.tsx';
import { nextToCheck } from './next-to-check.ts';
import type { ReviewDesk } from './review-desk.ts';
import { tallySheet } from './row-tally.ts';
import { shownColumns } from './sheet-columns.ts';
import { type FoundRow, sheetRows } from './sheet-rows.ts';

const ALL: RowTab = { kind: 'all' };
const NOTHING_OFFERED: readonly Candidate[] = [];

/**
 * What a person is at in the sheet, and everything they can do there. One for a run screen. While they point at a page for a new field no
 * candidates come up.
 */
export function useReviewDesk(run: RunSnapshot, store: RunStore, { pointing }: { pointing: boolean }): ReviewDesk {
  const { documents, corrections, template, view } = run;
  const grid = useRef<GridHandle>(null);
  const [selection, setSelection] = useState<{ place: CellPlace; range: GridSelection['range'] | null } | null>(null);
  const [tab, setTab] = useState<RowTab>(ALL);
  const [offering, setOffering] = useState<{ place: CellPlace; offering: boolean } | null>(null);
  const [sourceOpen, setSourceOpen] = useState(false);
  const [notice, setNotice] = useState<ReviewDesk['notice']>(null);
  /** The grid tells what came of a paste after its owner was asked: a refusal is the news that counts. */
  const refusing = useRef(false);

  const columns = useMemo(() => shownColumns(template, view), [template, view]);
  const rows = useMemo(() => sheetRows(documents, corrections), [documents, corrections]);
  const shown = useArrangedRows({ documents, rows, columns, view, tab });
  const tally = useMemo(() => tallySheet(rows, columns), [rows, columns]);
  const [asGridRows] = useState(createGridRows);
  const asGrid = useMemo(() => asGridRows(shown), [asGridRows, shown]);
  const documentOf = useMemo(() => new Map(documents.map((document) => [document.id, document])), [documents]);

  const place = selection?.place ?? null;
  const active = useMemo(() => activeCell(shown, columns, asGrid.indexOf, place), [shown, columns, asGrid, place]);
  const value = active?.value ?? null;
  const isOffering =
    value !== null && !pointing && (offering?.place === place ? offering.offering : cellState(value.result) === 'to-check');
  const offered = useMemo(() => (isOffering && value ? candidatesToOffer(value.result) : NOTHING_OFFERED), [isOffering, value]);
  const marks = useMemo(() => (active ? evidenceMarks(active, columns, offered) : []), [active, columns, offered]);

  const goTo = (next: CellPlace): void => {
    setSelection({ place: next, range: null });
    setSourceOpen(true);
  };
  const foundIn = (documentId: string): readonly ExtractionRow[] => {
    const state = documentOf.get(documentId)?.state;
    return state?.kind === 'done' ? state.rows : [];
  };
  const edit = (edits: readonly SheetEdit[]): void => {
    setNotice(null);
    if (edits.length > 0) store.edit(edits);
  };
  const goToNext = (direction: 1 | -1 = 1, skip?: ReadonlySet<string>): boolean => {
    const next = nextToCheck(shown, columns, place, direction, skip);
    if (next) goTo(next);
    else {
      const left = tally.cells['to-check'] - tallySheet(shown, columns).cells['to-check'];
      if (left > 0)
        setNotice({ signal: 'info', sentence: `Nothing is left to check in these rows. ${plural(left, 'cell')} to check in others.` });
    }
    return next !== null;
  };
  const selectedRows = (): FoundRow[] => {
    if (!active) return [];
    const { top, bottom } = selection?.range ?? { top: active.rowIndex, bottom: active.rowIndex };
    return shown.slice(top, bottom + 1).filter((row) => row.kind === 'found');
  };
  const step = (move: () => void): void => {
    const before = store.snapshot().corrections;
    setNotice(null);
    move();
    const changed = changedPlace(before, store.snapshot().corrections, columns.find(({ kind }) => kind === 'field')?.id ?? 'document');
    if (changed) goTo(changed);
  };

  const takeEdits = (edits: readonly GridEdit[], reason: GridEditReason): string | null => {
    const at = new Date().toISOString();
    const taken: SheetEdit[] = [];
    const refused: { edit: GridEdit; sentence: string }[] = [];
    const columnOf = new Map(columns.map((column) => [column.id, column]));
    for (const each of edits) {
      const row = shown[asGrid.indexOf(each.rowKey)];
      const column = columnOf.get(each.columnId);
      if (row?.kind !== 'found' || column?.kind !== 'field') continue;
      const attempt = typedEdit({ row, field: column.field }, each.text, foundIn(row.documentId), at);
      if (attempt.kind === 'edit') taken.push(attempt.edit);
      else refused.push({ edit: each, sentence: attempt.sentence });
    }
    const [first] = refused;
    if (first && reason === 'type') return first.sentence;
    edit(taken);
    if (first) {
      const name = columns.find(({ id }) => id === first.edit.columnId)?.name;
      setNotice({
        signal: 'check',
        sentence: `${plural(refused.length, 'cell')} of ${edits.length.toLocaleString('en-GB')} not taken. Row ${first.edit.rowIndex + 1}, ${name}: ${first.sentence}`,
      });
      refusing.current = true;
      setTimeout(() => (refusing.current = false));
    }
    return null;
  };

  const take = (candidate: Candidate): void => {
    if (!value) return;
    edit([chooseEdit(value, candidate)]);
    if (cellState(value.result) === 'to-check') goToNext();
    else setOffering(null);
  };

  return {
    run,
    store,
    rows,
    shown,
    gridRows: asGrid,
    columns,
    tally,
    tab,
    active,
    offered,
    marks,
    notice,
    grid,
    range: selection?.range ?? null,
    document: (active && documentOf.get(active.row.documentId)) ?? null,
    setTab,
    arrange: store.arrange,
    setOffering: (wanted) => place && setOffering({ place, offering: wanted }),
    tell(sentence) {
      if (!refusing.current) setNotice({ signal: 'info', sentence });
    },
    dismissNotice: () => setNotice(null),
    select({ active: chosen, range }) {
      setSelection((before) => ({ place: before && isSamePlace(before.place, chosen) ? before.place : chosen, range }));
      setSourceOpen(true);
    },
    sourceOpen: sourceOpen && active !== null,
    closeSource: () => setSourceOpen(false),
    goTo,
    goToNext,
    takeEdits,
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
      else setNotice({ signal: 'check', sentence: attempt.sentence });
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

function isSamePlace(one: CellPlace, other: CellPlace): boolean {
  return one.rowKey === other.rowKey && one.columnId === other.columnId;
}
