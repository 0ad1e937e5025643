import { columnOfCandidate } from '@sheetlift/engine/model';
import type { Offers } from '../../lib/acts/offered-acts.ts';
import { cellState } from './cell-state.ts';
import { valueText } from './cell-text.ts';
import { holdsSeveral } from './selected-cells.ts';
import type { ReviewDesk } from './review-desk.ts';

/** What can be done in the sheet now. */
export function reviewActs(desk: ReviewDesk): Offers {
  const { active, offered, rows, run, grid } = desk;
  const value = active?.value ?? null;
  const several = holdsSeveral(desk.range);
  const found = active?.row.kind === 'found';
  const edits = value !== null || several;
  const opens = value !== null && value.field.type !== 'enum' && value.field.type !== 'yes/no';
  const take = (index: number): Offers[keyof Offers] => {
    const candidate = offered[index];
    const where = several && candidate && columnOfCandidate(candidate) !== null ? ' and its column in the selected cells' : '';
    return candidate && { name: `Take “${valueText(candidate.value)}”${where}`, run: () => desk.take(candidate) };
  };
  return {
    'next-to-check': rows.length > 0 && (() => desk.goToNext(1)),
    'previous-to-check': rows.length > 0 && (() => desk.goToNext(-1)),
    'take-1': take(0) ?? null,
    'take-2': take(1) ?? null,
    'take-3': take(2) ?? null,
    'take-4': take(3) ?? null,
    'take-5': take(4) ?? null,
    confirm: (several || (value !== null && cellState(value.result) === 'to-check')) && desk.confirm,
    'confirm-document': found && desk.confirmDocument,
    'confirm-rows': found && desk.confirmRows,
    'mark-absent': edits && desk.markAbsent,
    'show-candidates': opens && (() => desk.setOffering(offered.length === 0)),
    'hide-candidates': offered.length > 0 && (() => desk.setOffering(false)),
    revert: (several || (value !== null && (cellState(value.result) === 'confirmed' || value.result.changed !== undefined))) && desk.revert,
    'edit-cell': value !== null && (() => grid.current?.edit()),
    'select-rows': active !== null && (() => grid.current?.act('select-rows')),
    'select-columns': active !== null && (() => grid.current?.act('select-columns')),
    'select-all': rows.length > 0 && (() => grid.current?.act('select-all')),
    'fill-down': edits && several && (() => grid.current?.act('fill-down')),
    'fill-right': edits && several && (() => grid.current?.act('fill-right')),
    'first-cell': rows.length > 0 && (() => grid.current?.act('first-cell')),
    'last-cell': rows.length > 0 && (() => grid.current?.act('last-cell')),
    'add-row': found && desk.addRow,
    'remove-rows': found && desk.removeRows,
    'merge-rows': desk.canMerge && desk.mergeRows,
    'split-row': desk.canSplit && (() => desk.setSplitting(true)),
    'go-to-learned': run.proposed !== null && desk.goToLearned,
    undo: run.canUndo && desk.undo,
    redo: run.canRedo && desk.redo,
  };
}
