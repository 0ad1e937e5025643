import type { KeyboardEvent } from 'react';
import { pressedAct } from '../../lib/acts/pressed-act.ts';
import type { GridAct } from './grid.ts';
import type { EditorField } from './cell-editor.tsx';
import { planClear, planFillDown, planFillRight, valueOf } from './grid-edits.ts';
import { type GridContext, goTo } from './grid-context.ts';
import { type MoveGround, moveByKey } from './grid-moves.ts';
import { type CellIndex, cellsIn, movingCorner, nextInRange, rangeBetween, rangeOfCell, wholeGrid } from './grid-range.ts';
import { onHeadKey } from './head-keys.ts';

const MAC = /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** The owner first, then the editor, the head or the cells. */
export function onGridKey(event: KeyboardEvent, context: GridContext): void {
  const { props, selection, editing, head } = context;
  props.onKeyDown?.(event, {
    editing: editing.at !== null,
    inHead: head !== null,
    active: selection.active && props.active,
    range: selection.range,
  });
  if (event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (actOn(event, context)) event.preventDefault();
}

function actOn(event: KeyboardEvent, context: GridContext): boolean {
  if (context.editing.at) return onEditorKey(event, context);
  if (context.head !== null) return onHeadKey(event, context);
  return onCellKey(event, context);
}

/** True: the key was meant for the grid. */
function onEditorKey({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent, context: GridContext): boolean {
  const { editing, selection } = context;
  switch (key) {
    case 'Escape':
      editing.cancel();
      return true;
    case 'F2':
      editing.arrowsStay();
      return true;
    case 'Enter':
      if (altKey) {
        breakLine(editing.field.current);
        return true;
      }
      if (ctrlKey || metaKey) editing.commit(selection.range);
      else if (editing.commit()) enter(context, shiftKey ? -1 : 1);
      return true;
    case 'Tab':
      if (editing.commit()) tab(context, shiftKey ? -1 : 1);
      return true;
    case 'ArrowUp':
    case 'ArrowDown':
    case 'ArrowLeft':
    case 'ArrowRight':
      if (!editing.arrowsMove || shiftKey || ctrlKey) return false;
      if (editing.commit()) move({ key, jump: false, extend: false }, context);
      return true;
    default:
      return false;
  }
}

/** A field of one line has nowhere to break. */
function breakLine(field: EditorField | null): void {
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function onCellKey(event: KeyboardEvent, context: GridContext): boolean {
  const { key, shiftKey, altKey } = event;
  const { selection, editing, memory } = context;
  const base = selection.base;
  if (!base) return false;
  const command = event.ctrlKey || event.metaKey;
  const leaves = memory.tabLeaves;
  if (key !== 'Shift') memory.tabLeaves = key === 'Escape';
  if (key !== 'Tab' && key !== 'Enter' && key !== 'Shift') memory.tabsFrom = null;
  // Nothing was chosen yet: Tab goes past, any other key begins at the first cell.
  if (!selection.active && key === 'Tab') return false;
  if (isPrintable(event)) {
    if (!selection.active) goTo(context, base);
    // Not prevented: the key itself is written into the editor that stands there now.
    if (pressedAct(event, ['select-rows'])) return doGridAct('select-rows', context);
    editing.begin(base, { text: '', arrowsMove: true });
    return false;
  }
  const act = pressedAct(event, GRID_ACTS);
  if (act) return doGridAct(act, context);
  switch (key) {
    case 'Tab':
      return !command && !altKey && !leaves && tab(context, shiftKey ? -1 : 1);
    case 'Enter':
      if (command || altKey) return false;
      enter(context, shiftKey ? -1 : 1);
      return true;
    case 'F2':
      editing.begin(base, { arrowsMove: false });
      return true;
    case 'Escape':
      context.setCopied(null);
      return true;
    case 'Delete':
    case 'Backspace':
      if (context.props.onEdit && !command) editing.apply(planClear(context.content, selection.range ?? rangeOfCell(base)), 'clear');
      return true;
  }
  if (altKey) return key === 'ArrowDown' && openList(context, base);
  return move({ key, jump: command, extend: shiftKey }, context);
}

/** Acts on the selection, whose keys are the grid's. The clipboard's come as events of their own. */
const GRID_ACTS: readonly GridAct[] = [
  'select-rows',
  'select-columns',
  'select-all',
  'fill-down',
  'fill-right',
  'first-cell',
  'last-cell',
  'undo',
  'redo',
];

/** False where there is nobody to do it, or nothing to do it to. */
export function doGridAct(act: GridAct, context: GridContext): boolean {
  const { props, content, size, selection, editing } = context;
  const { base, range } = selection;
  if (!base) return false;
  switch (act) {
    case 'select-rows':
      selectRows(context);
      return true;
    case 'select-columns':
      selectColumns(context);
      return true;
    case 'select-all':
      selection.choose(base, wholeGrid(size));
      return true;
    case 'fill-down':
      if (range && props.onEdit) editing.apply(planFillDown(content, range), 'fill');
      return true;
    case 'fill-right':
      if (range && props.onEdit) editing.apply(planFillRight(content, range), 'fill');
      return true;
    case 'first-cell':
      return move({ key: 'Home', jump: true, extend: false }, context);
    case 'last-cell':
      return move({ key: 'End', jump: true, extend: false }, context);
    case 'undo':
      props.onUndo?.();
      return props.onUndo !== undefined;
    case 'redo':
      props.onRedo?.();
      return props.onRedo !== undefined;
  }
}

function move({ key, jump, extend }: { key: string; jump: boolean; extend: boolean }, context: GridContext): boolean {
  const { selection, view, size } = context;
  const { active, range, base } = selection;
  if (!base) return false;
  const from = extend && active && range ? movingCorner(range, active) : base;
  const to = moveByKey({ key, jump }, from, groundOf(context));
  if (!to) return false;
  if (extend && active) {
    selection.choose(active, rangeBetween(active, to));
    view.reveal(to);
  } else if (!active && size.rows > 0) {
    goTo(context, base);
  } else if (key === 'ArrowUp' && !jump && base.row === 0) {
    context.goToHead(base.column);
  } else {
    goTo(context, to);
    // The first column may stay in view while the others do not.
    if (key === 'Home') view.revealStart();
  }
  return true;
}

function groundOf({ content: { columns, rows }, size, view }: GridContext): MoveGround {
  return { size, pageRows: view.pageRows(), isEmpty: ({ row, column }) => valueOf(rows.rowAt(row).cellOf(columns[column]!.id)) === '' };
}

function enter(context: GridContext, step: 1 | -1): void {
  const { selection, size, memory } = context;
  const { base, range } = selection;
  if (!base) return;
  if (range && cellsIn(range) > 1) return goTo(context, nextInRange(range, base, 'down', step), range);
  const column = step > 0 ? (memory.tabsFrom ?? base.column) : base.column;
  memory.tabsFrom = null;
  goTo(context, { row: Math.max(0, Math.min(size.rows - 1, base.row + step)), column });
}

/** False at the grid's first and last cell: there Tab leaves the grid as it leaves any control. */
function tab(context: GridContext, step: 1 | -1): boolean {
  const { selection, size, memory } = context;
  const { base, range } = selection;
  if (!base) return false;
  if (range && cellsIn(range) > 1) {
    goTo(context, nextInRange(range, base, 'across', step), range);
    return true;
  }
  const next = base.row * size.columns + base.column + step;
  if (next < 0 || next >= size.rows * size.columns) return false;
  memory.tabsFrom ??= base.column;
  goTo(context, { row: Math.floor(next / size.columns), column: next % size.columns });
  return true;
}

function openList(context: GridContext, base: CellIndex): boolean {
  if (!context.content.columns[base.column]?.options) return false;
  context.editing.begin(base, { arrowsMove: false });
  return true;
}

function selectRows({ selection, size }: GridContext): void {
  const { base, range } = selection;
  if (base) selection.choose(base, { ...(range ?? rangeOfCell(base)), left: 0, right: size.columns - 1 });
}

function selectColumns({ selection, size }: GridContext): void {
  const { base, range } = selection;
  if (base) selection.choose(base, { ...(range ?? rangeOfCell(base)), top: 0, bottom: size.rows - 1 });
}

/** A key that writes something, also by AltGr, by Option on a Mac, or as a dead key that waits for the next. */
function isPrintable({ key, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): boolean {
  if (key === 'Dead') return !metaKey;
  if ([...key].length !== 1) return false;
  if (nativeEvent.getModifierState('AltGraph')) return true;
  return !ctrlKey && !metaKey && (!altKey || MAC);
}
