import type { ClipboardEvent } from 'react';
import { clipboardTable, fillClipboard } from './clipboard-table.ts';
import { planClear, planPaste, valuesIn } from './grid-edits.ts';
import { type GridDesk } from './grid-desk.ts';

/** Copies the selection as text for spreadsheets and as a table for the rest. */
export function onGridCopy(event: ClipboardEvent, desk: GridDesk): void {
  const { range } = desk.selection;
  if (desk.editing.at || desk.head !== null || !range) return;
  event.preventDefault();
  const values = valuesIn(desk.content, range);
  const verbatim = desk.content.columns.slice(range.left, range.right + 1).map((column) => column.verbatim ?? false);
  fillClipboard(event.clipboardData, values, verbatim);
  desk.setCopied(range);
}

export function onGridCut(event: ClipboardEvent, desk: GridDesk): void {
  onGridCopy(event, desk);
  if (!event.defaultPrevented || !desk.props.onEdit || !desk.selection.range) return;
  desk.editing.apply(planClear(desk.content, desk.selection.range), 'cut');
}

export function onGridPaste(event: ClipboardEvent, desk: GridDesk): void {
  const { selection, content, editing } = desk;
  if (editing.at || desk.head !== null || !selection.active || !selection.range || !desk.props.onEdit) return;
  event.preventDefault();
  const table = clipboardTable(event.clipboardData);
  if (!table) return;
  const planned = planPaste(content, selection.range, table);
  selection.choose({ row: planned.range.top, column: planned.range.left }, planned.range);
  editing.apply(planned, 'paste', { rows: planned.rowsLeftOut, columns: planned.columnsLeftOut });
  desk.setCopied(null);
}
