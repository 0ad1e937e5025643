import type { KeyboardEvent } from 'react';
import { pressedAct } from '../../lib/acts/pressed-act.ts';
import type { GridAct } from './grid.ts';
import type { EditorField } from './cell-editor.tsx';
import { planClear, planFillDown, planFillRight, valueOf } from './grid-edits.ts';
import { type GridDesk, goTo } from './grid-desk.ts';
import { type MoveGround, moveByKey } from './grid-moves.ts';
import { type CellIndex, cellsIn, movingCorner, nextInRange, rangeBetween, rangeOfCell, wholeGrid } from './grid-range.ts';
import { onHeadKey } from './head-keys.ts';

const MAC = /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** The owner first, then the editor, the head or the cells. */
export function onGridKey(event: KeyboardEvent, desk: GridDesk): void {
  const { props, selection, editing, head } = desk;
  props.onKeyDown?.(event, {
    editing: editing.at !== null,
    inHead: head !== null,
    active: selection.active && props.active,
    range: selection.range,
  });
  if (event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (actOn(event, desk)) event.preventDefault();
}

function actOn(event: KeyboardEvent, desk: GridDesk): boolean {
  if (desk.editing.at) return onEditorKey(event, desk);
  if (desk.head !== null) return onHeadKey(event, desk);
  return onCellKey(event, desk);
}

/** True: the key was meant for the grid. */
function onEditorKey({ key, shiftKey, altKey, ctrlKey }: KeyboardEvent, desk: GridDesk): boolean {
  const { editing } = desk;
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
      if (editing.commit() && !ctrlKey) enter(desk, shiftKey ? -1 : 1);
      return true;
    case 'Tab':
      if (editing.commit()) tab(desk, shiftKey ? -1 : 1);
      return true;
    case 'ArrowUp':
    case 'ArrowDown':
    case 'ArrowLeft':
    case 'ArrowRight':
      if (!editing.arrowsMove || shiftKey || ctrlKey) return false;
      if (editing.commit()) move({ key, jump: false, extend: false }, desk);
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

function onCellKey(event: KeyboardEvent, desk: GridDesk): boolean {
  const { key, shiftKey, altKey } = event;
  const { selection, editing, memory } = desk;
  const base = selection.base;
  if (!base) return false;
  const command = event.ctrlKey || event.metaKey;
  const leaves = memory.tabLeaves;
  if (key !== 'Shift') memory.tabLeaves = key === 'Escape';
  if (key !== 'Tab' && key !== 'Enter' && key !== 'Shift') memory.tabsFrom = null;
  // Nothing was chosen yet: Tab goes past, any other key begins at the first cell.
  if (!selection.active && key === 'Tab') return false;
  if (isPrintable(event)) {
    if (!selection.active) goTo(desk, base);
    // Not prevented: the key itself is written into the editor that stands there now.
    if (pressedAct(event, ['select-rows'])) return doGridAct('select-rows', desk);
    editing.begin(base, { text: '', arrowsMove: true });
    return false;
  }
  const act = pressedAct(event, GRID_ACTS);
  if (act) return doGridAct(act, desk);
  switch (key) {
    case 'Tab':
      return !command && !altKey && !leaves && tab(desk, shiftKey ? -1 : 1);
    case 'Enter':
      if (command || altKey) return false;
      enter(desk, shiftKey ? -1 : 1);
      return true;
    case 'F2':
      editing.begin(base, { arrowsMove: false });
      return true;
    case 'Escape':
      desk.setCopied(null);
      return true;
    case 'Delete':
    case 'Backspace':
      if (desk.props.onEdit && !command) editing.apply(planClear(desk.content, selection.range ?? rangeOfCell(base)), 'clear');
      return true;
  }
  if (altKey) return key === 'ArrowDown' && openList(desk, base);
  return move({ key, jump: command, extend: shiftKey }, desk);
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
export function doGridAct(act: GridAct, desk: GridDesk): boolean {
  const { props, content, size, selection, editing } = desk;
  const { base, range } = selection;
  if (!base) return false;
  switch (act) {
    case 'select-rows':
      selectRows(desk);
      return true;
    case 'select-columns':
      selectColumns(desk);
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
      return move({ key: 'Home', jump: true, extend: false }, desk);
    case 'last-cell':
      return move({ key: 'End', jump: true, extend: false }, desk);
    case 'undo':
      props.onUndo?.();
      return props.onUndo !== undefined;
    case 'redo':
      props.onRedo?.();
      return props.onRedo !== undefined;
  }
}

function move({ key, jump, extend }: { key: string; jump: boolean; extend: boolean }, desk: GridDesk): boolean {
  const { selection, view, size } = desk;
  const { active, range, base } = selection;
  if (!base) return false;
  const from = extend && active && range ? movingCorner(range, active) : base;
  const to = moveByKey({ key, jump }, from, groundOf(desk));
  if (!to) return false;
  if (extend && active) {
    selection.choose(active, rangeBetween(active, to));
    view.reveal(to);
  } else if (!active && size.rows > 0) {
    goTo(desk, base);
  } else if (key === 'ArrowUp' && !jump && base.row === 0) {
    desk.goToHead(base.column);
  } else {
    goTo(desk, to);
  }
  return true;
}

function groundOf({ content: { columns, rows }, size, view }: GridDesk): MoveGround {
  return { size, pageRows: view.pageRows(), isEmpty: ({ row, column }) => valueOf(rows.rowAt(row).cellOf(columns[column]!.id)) === '' };
}

function enter(desk: GridDesk, step: 1 | -1): void {
  const { selection, size, memory } = desk;
  const { base, range } = selection;
  if (!base) return;
  if (range && cellsIn(range) > 1) return goTo(desk, nextInRange(range, base, 'down', step), range);
  const column = step > 0 ? (memory.tabsFrom ?? base.column) : base.column;
  memory.tabsFrom = null;
  goTo(desk, { row: Math.max(0, Math.min(size.rows - 1, base.row + step)), column });
}

/** False at the grid's first and last cell: there Tab leaves the grid as it leaves any control. */
function tab(desk: GridDesk, step: 1 | -1): boolean {
  const { selection, size, memory } = desk;
  const { base, range } = selection;
  if (!base) return false;
  if (range && cellsIn(range) > 1) {
    goTo(desk, nextInRange(range, base, 'across', step), range);
    return true;
  }
  const next = base.row * size.columns + base.column + step;
  if (next < 0 || next >= size.rows * size.columns) return false;
  memory.tabsFrom ??= base.column;
  goTo(desk, { row: Math.floor(next / size.columns), column: next % size.columns });
  return true;
}

function openList(desk: GridDesk, base: CellIndex): boolean {
  if (!desk.content.columns[base.column]?.options) return false;
  desk.editing.begin(base, { arrowsMove: false });
  return true;
}

function selectRows({ selection, size }: GridDesk): void {
  const { base, range } = selection;
  if (base) selection.choose(base, { ...(range ?? rangeOfCell(base)), left: 0, right: size.columns - 1 });
}

function selectColumns({ selection, size }: GridDesk): void {
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
