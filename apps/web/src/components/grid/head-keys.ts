import type { KeyboardEvent } from 'react';
import { type GridDesk, goTo } from './grid-desk.ts';

/** Pixels by which Shift and an arrow make a column wider or narrower. */
const RESIZE_STEP_PX = 8;

/** Keys on a column's head. True: the key was meant for it. */
export function onHeadKey({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent, desk: GridDesk): boolean {
  const { size, content, view, selection } = desk;
  const head = desk.head!;
  const command = ctrlKey || metaKey;
  const sideways = key === 'ArrowLeft' ? -1 : 1;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      if (shiftKey && command) desk.moveColumn(head, head + sideways);
      else if (shiftKey) desk.resizeColumn(head, content.columns[head]!.widthPx + sideways * RESIZE_STEP_PX, true);
      else show(desk, head + sideways);
      return true;
    case 'Home':
      show(desk, 0);
      return true;
    case 'End':
      show(desk, size.columns - 1);
      return true;
    case 'ArrowDown':
      if (altKey) desk.openMenu(head);
      else {
        desk.goToHead(null);
        if (size.rows > 0) goTo(desk, { row: 0, column: head });
      }
      return true;
    case 'Enter':
    case 'ContextMenu':
      desk.openMenu(head);
      return true;
    case 'F10':
      if (shiftKey) desk.openMenu(head);
      return shiftKey;
    case 'F2':
      desk.rename(head);
      return true;
    case ' ':
      if (size.rows > 0) selection.choose({ row: 0, column: head }, { top: 0, bottom: size.rows - 1, left: head, right: head });
      return true;
    case 'Escape':
      desk.goToHead(null);
      view.reveal(selection.base ?? { row: 0, column: head });
      return true;
    case 'Tab':
      desk.goToHead(null);
      return false;
    default:
      return false;
  }
}

function show(desk: GridDesk, column: number): void {
  if (column < 0 || column >= desk.size.columns) return;
  desk.goToHead(column);
  desk.view.revealColumn(column);
}
