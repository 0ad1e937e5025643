import type { LucideIcon } from 'lucide-react';
import type { KeyboardEvent as ReactKeyboardEvent, ReactNode, Ref } from 'react';
import type { ActId } from '../../lib/acts/act-table.ts';

/** What `DataGrid` (data-grid.tsx) is given. It draws, moves, selects, edits, copies and pastes; it never owns a value. */
export interface GridProps {
  /** Name of the grid for screen readers: "Rows". */
  label: string;
  /** From left to right; the frozen ones first. Hidden columns are not given. */
  columns: readonly GridColumn[];
  rows: GridRows;
  /** The active cell. The owner may set it at any time: the grid scrolls it into view. Null before the first choice. */
  active: GridPlace | null;
  /** A person moved or selected, by key, mouse or touch. Also told when the active cell was chosen again. */
  onSelect: (selection: GridSelection) => void;
  /**
   * All cells one act of a person changes, as one batch. A sentence refuses it: a typed text then stays in the editor
   * with the sentence below it, anything else is announced. Absent: the grid is read-only.
   */
  onEdit?: (edits: readonly GridEdit[], reason: GridEditReason) => string | null;
  onUndo?: () => void;
  onRedo?: () => void;
  /** Sees every key first, those in the editor too. `event.preventDefault()` keeps the grid from acting on it. */
  onKeyDown?: (event: ReactKeyboardEvent, state: GridKeyState) => void;
  /** Something a person should read in a status line: "12 cells pasted. 3 rows did not fit." The grid announces it itself. */
  onNotice?: (sentence: string) => void;
  /** A column's new width in pixels; `done` is false while the edge is being dragged. Absent: widths are fixed. */
  onResizeColumn?: (columnId: string, widthPx: number, done: boolean) => void;
  /** The column shall stand at this index of `columns`. Absent: columns cannot be moved. */
  onMoveColumn?: (columnId: string, toIndex: number) => void;
  /** A column's new name; a sentence refuses it. Absent: columns cannot be renamed. */
  onRenameColumn?: (columnId: string, name: string) => string | null;
  /** The owner's entries of a column's menu; they stand before the grid's own (move, fit width, rename). */
  columnMenu?: (column: GridColumn) => readonly GridMenuEntry[];
  /** Stands below the head when there are no rows. */
  empty?: ReactNode;
  /** How the owner steers the grid. */
  ref?: Ref<GridHandle>;
  className?: string;
}

export interface GridColumn {
  id: string;
  name: string;
  /** Shown behind the name, quieter: a unit, a type. */
  hint?: string;
  widthPx: number;
  /** Where the values stand; 'left' where absent. A cell may differ. */
  align?: 'left' | 'right';
  /** Stays in view while the others scroll. Only the first columns may be frozen. */
  frozen?: boolean;
  readOnly?: boolean;
  /** Values to choose from; Alt+Down or typing opens the list. */
  options?: readonly string[];
  /** Whether its cells keep a place for a mark before the text, so that texts line up. */
  marked?: boolean;
  /** Whether copying keeps a text as it stands in other programs: "007" stays "007". True for what is not a number. */
  verbatim?: boolean;
  sort?: 'ascending' | 'descending';
  /** A filter is set on it: shown in the head. */
  filtered?: boolean;
}

export interface GridRows {
  readonly count: number;
  /** The same object as before for a row that did not change: it is then not drawn again. */
  rowAt: (rowIndex: number) => GridRow;
  /** -1 where the row is not (or no longer) among the rows. */
  indexOf: (rowKey: string) => number;
}

export interface GridRow {
  readonly key: string;
  readonly cellOf: (columnId: string) => GridCell;
  /** In the place of the row's number. */
  readonly label?: string;
  /** 'new' fades in once, 'ghost' is still to come; others are the owner's. */
  readonly className?: string;
}

export interface GridCell {
  /** What is shown. */
  text: string;
  /** What is edited, copied and filled, where it differs from the shown text; '' for an empty cell that shows words. */
  value?: string;
  /** A mark before the text (grid.css): 'sure', 'check', 'ok', 'none'. */
  mark?: string;
  /** The cell's state in words, for screen readers only: "to check". */
  spoken?: string;
  /** 's-unsure', 'id' and the like (grid.css). */
  className?: string;
  align?: 'left' | 'right';
  readOnly?: boolean;
  /** The text stands on a ground of its own, clear of a pattern that the cell has. */
  plate?: boolean;
}

/** One cell, by names that survive sorting, filtering and moving columns. */
export interface GridPlace {
  rowKey: string;
  columnId: string;
}

/** A rectangle of cells by index, both ends included. */
export interface GridRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface GridSelection {
  active: GridPlace;
  /** Always holds the active cell. */
  range: GridRange;
}

export interface GridEdit {
  rowIndex: number;
  rowKey: string;
  columnId: string;
  /** '' clears the cell. */
  text: string;
}

export type GridEditReason = 'type' | 'paste' | 'fill' | 'clear' | 'cut';

export interface GridKeyState {
  editing: boolean;
  /** The key went to a column's head, not to a cell. */
  inHead: boolean;
  active: GridPlace | null;
  range: GridRange | null;
}

export type GridMenuEntry =
  | { kind: 'action'; id: string; label: string; icon?: LucideIcon; disabled?: boolean; checked?: boolean; onChoose: () => void }
  | { kind: 'rule'; id: string };

/** Acts on the cells that are selected. */
export type GridAct = Extract<
  ActId,
  'select-rows' | 'select-columns' | 'select-all' | 'fill-down' | 'fill-right' | 'first-cell' | 'last-cell' | 'undo' | 'redo'
>;

/** How the owner steers the grid. */
export interface GridHandle {
  focus: () => void;
  /** Scrolls a cell into view without making it active. */
  reveal: (place: GridPlace) => void;
  /** Selects cells; the top left one becomes active where the active cell is not among them. */
  select: (range: GridRange) => void;
  /** Does what the keys of an act do, with the cells that are selected. */
  act: (act: GridAct) => void;
  /** Opens the editor in the active cell; with a text, that replaces the value. */
  edit: (text?: string) => void;
  /** Takes over what stands in the editor. False: it was refused and stays open. True where nothing is being edited. */
  commit: () => boolean;
  cancel: () => void;
  /** Where a cell is on the screen, to put something beside it; null out of view. */
  cellElement: (place: GridPlace) => HTMLElement | null;
  headElement: (columnId: string) => HTMLElement | null;
  /** The pixels a column needs so that nothing in it is cut off. */
  fitWidth: (columnId: string) => number;
}
