import type { KeyboardEvent } from 'react';
import type { GridKeyState } from '../../components/grid/grid.ts';
import { ACT_IDS, ACTS } from '../../lib/acts/act-table.ts';
import { pressedAct } from '../../lib/acts/pressed-act.ts';
import { reviewActs } from './review-acts.ts';
import type { ReviewDesk } from './review-desk.ts';

/** The grid knows the keys of the sheet itself, but not that rows can be added and taken out. */
const SHEET_KEYS = [...ACT_IDS.filter((id) => ACTS[id].place === 'check'), 'add-row', 'remove-rows'] as const;

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

/** True: the keys are those of an act that could be done. */
function actOn(desk: ReviewDesk, event: KeyboardEvent): boolean {
  const id = pressedAct(event, SHEET_KEYS);
  const offer = id && reviewActs(desk)[id];
  if (!offer) return false;
  return (typeof offer === 'function' ? offer() : offer.run()) !== false;
}
