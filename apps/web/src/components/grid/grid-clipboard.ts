import type { ClipboardEvent } from 'react';
import { clipboardTable, fillClipboard } from './clipboard-table.ts';
import { planClear, planPaste, valuesIn } from './grid-edits.ts';
import { type GridContext } from './grid-context.ts';

/** Copies the selection as text for spreadsheets and as a table for the rest. */
export function onGridCopy(event: ClipboardEvent, context: GridContext): void {
  const { range } = context.selection;
  if (context.editing.at || context.head !== null || !range) return;
  event.preventDefault();
  const values = valuesIn(context.content, range);
  const verbatim = context.content.columns.slice(range.left, range.right + 1).map((column) => column.verbatim ?? false);
  fillClipboard(event.clipboardData, values, verbatim);
  context.setCopied(range);
}

export function onGridCut(event: ClipboardEvent, context: GridContext): void {
  onGridCopy(event, context);
  if (!event.defaultPrevented || !context.props.onEdit || !context.selection.range) return;
  context.editing.apply(planClear(context.content, context.selection.range), 'cut');
}

export function onGridPaste(event: ClipboardEvent, context: GridContext): void {
  const { selection, content, editing } = context;
  if (editing.at || context.head !== null || !selection.active || !selection.range || !context.props.onEdit) return;
  event.preventDefault();
  const table = clipboardTable(event.clipboardData);
  if (!table) return;
  const planned = planPaste(content, selection.range, table);
  selection.choose({ row: planned.range.top, column: planned.range.left }, planned.range);
  editing.apply(planned, 'paste', { rows: planned.rowsLeftOut, columns: planned.columnsLeftOut });
  context.setCopied(null);
}
