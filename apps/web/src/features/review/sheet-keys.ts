import type { KeyboardEvent } from 'react';
import type { GridKeyState } from '../../components/grid/grid.ts';
import { cellState } from './cell-state.ts';
import type { ReviewDesk } from './review-desk.ts';

/**
 * The keys of reviewing; what is not one of them is left to the grid. Keeps in mind that Escape was pressed: the next Tab leaves the sheet.
 */
export function createSheetKeys(): (desk: ReviewDesk, event: KeyboardEvent, state: GridKeyState) => void {
  let tabLeaves = false;
  return (desk, event, { editing, inHead }) => {
    const leaves = tabLeaves && event.key === 'Tab';
    if (event.key !== 'Shift') tabLeaves = false;
    if (editing || inHead || leaves || event.nativeEvent.isComposing) return;
    if (actOn(desk, event)) event.preventDefault();
    else tabLeaves = event.key === 'Escape';
  };
}

function actOn(desk: ReviewDesk, { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const command = ctrlKey || metaKey;
  const value = desk.active?.value ?? null;
  if (key === 'Tab' && !command && !altKey) return desk.goToNext(shiftKey ? -1 : 1);
  if (key === 'Enter' && command) return act(desk.confirmRows);
  if (key === 'Enter' && altKey) return act(desk.addRow);
  if (key === 'Delete' && command) return act(desk.removeRows);
  if (!value || command) return false;
  const openable = desk.offered.length > 0;
  if (altKey)
    return key === 'ArrowDown' && value.field.type !== 'enum' && value.field.type !== 'yes/no' && act(() => desk.setOffering(!openable));
  if (key === 'Enter' && !shiftKey && cellState(value.result) === 'to-check') return act(desk.confirm);
  if (key === 'Escape' && openable) return act(() => desk.setOffering(false));
  if (key === 'Delete' && !severalCells(desk)) return act(desk.markAbsent);
  const candidate = /^[1-5]$/.test(key) ? desk.offered[Number(key) - 1] : undefined;
  return candidate !== undefined && act(() => desk.take(candidate));
}

function severalCells({ range }: ReviewDesk): boolean {
  return range !== null && (range.top !== range.bottom || range.left !== range.right);
}

function act(what: () => void): true {
  what();
  return true;
}
