import type { GridProps, GridRange } from './grid.ts';
import type { GridContent } from './grid-edits.ts';
import type { CellIndex, GridSize } from './grid-range.ts';
import type { EditingState } from './use-grid-editing.ts';
import type { SelectionState } from './use-grid-selection.ts';
import type { GridView } from './use-grid-view.ts';

/** The grid as its keys, its pointer and its clipboard know it: what is there now, and what can be done. */
export interface GridContext {
  props: GridProps;
  content: GridContent;
  size: GridSize;
  view: GridView;
  selection: SelectionState;
  editing: EditingState;
  /** The column whose head the keys go to; null while they go to cells. */
  head: number | null;
  goToHead: (column: number | null) => void;
  openMenu: (column: number) => void;
  rename: (column: number) => void;
  moveColumn: (from: number, to: number) => void;
  resizeColumn: (column: number, widthPx: number, done: boolean) => void;
  fitColumn: (column: number) => void;
  setCopied: (range: GridRange | null) => void;
  /** Between keys: what a key means depends on those before it. */
  memory: KeyMemory;
  focus: () => void;
}

export interface KeyMemory {
  /** Tab after Escape leaves the grid. */
  tabLeaves: boolean;
  /** Enter after Tabs goes below the cell where they began. */
  tabsFrom: number | null;
}

/** Makes a cell active (with a range around it) and shows it. */
export function goTo({ selection, view }: GridContext, at: CellIndex, range?: GridRange): void {
  selection.choose(at, range);
  view.reveal(at);
}
