import type { KeyboardEvent } from 'react';
import { type GridContext, goTo } from './grid-context.ts';

/** Pixels by which Shift and an arrow make a column wider or narrower. */
const RESIZE_STEP_PX = 8;

/** Keys on a column's head. True: the key was meant for it. */
export function onHeadKey({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent, context: GridContext): boolean {
  const { size, content, view, selection } = context;
  const head = context.head!;
  const command = ctrlKey || metaKey;
  const sideways = key === 'ArrowLeft' ? -1 : 1;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      if (shiftKey && command) context.moveColumn(head, head + sideways);
      else if (shiftKey) context.resizeColumn(head, content.columns[head]!.widthPx + sideways * RESIZE_STEP_PX, true);
      else show(context, head + sideways);
      return true;
    case 'Home':
      show(context, 0);
      return true;
    case 'End':
      show(context, size.columns - 1);
      return true;
    case 'ArrowDown':
      if (altKey) context.openMenu(head);
      else {
        context.goToHead(null);
        if (size.rows > 0) goTo(context, { row: 0, column: head });
      }
      return true;
    case 'Enter':
    case 'ContextMenu':
      context.openMenu(head);
      return true;
    case 'F10':
      if (shiftKey) context.openMenu(head);
      return shiftKey;
    case 'F2':
      context.rename(head);
      return true;
    case ' ':
      if (size.rows > 0) selection.choose({ row: 0, column: head }, { top: 0, bottom: size.rows - 1, left: head, right: head });
      return true;
    case 'Escape':
      context.goToHead(null);
      view.reveal(selection.base ?? { row: 0, column: head });
      return true;
    case 'Tab':
      context.goToHead(null);
      return false;
    default:
      return false;
  }
}

function show(context: GridContext, column: number): void {
  if (column < 0 || column >= context.size.columns) return;
  context.goToHead(column);
  context.view.revealColumn(column);
}
