import type { Candidate } from '@sheetlift/engine/model';
import type { GridEdit, GridEditReason, GridHandle, GridRange, GridRows, GridSelection } from '../../components/grid/grid.ts';
import type { RunDocument, RunSnapshot, RunStore, SheetView } from '../workspace/run/run-store.ts';
import type { ActiveCell, CellPlace } from './active-cell.ts';
import type { RowTab } from './arrange-rows.ts';
import type { EvidenceMark, Pick } from './pages/view-marks.ts';
import type { RunMatch } from './find/find-in-run.ts';
import type { SheetTally } from './row-tally.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { SheetRow } from './sheet-rows.ts';

/** What the parts of the review desk share: the rows as shown, the chosen cell, and what a person can do with it. */
export interface ReviewDesk {
  run: RunSnapshot;
  store: RunStore;
  /** All rows, in the documents' order. */
  rows: readonly SheetRow[];
  /** The rows of the chosen tab as filtered and sorted. */
  shown: readonly SheetRow[];
  gridRows: GridRows;
  columns: readonly SheetColumn[];
  tally: SheetTally;
  tab: RowTab;
  setTab(tab: RowTab): void;
  arrange(view: SheetView): void;

  active: ActiveCell | null;
  range: GridRange | null;
  /** The document of the chosen cell. */
  document: RunDocument | null;
  /** What the chosen cell may say, while it is offered; else none. */
  offered: readonly Candidate[];
  /** Candidates are offered for a sure cell too, or no more for one to check. */
  setOffering(offering: boolean): void;
  marks: readonly EvidenceMark[];
  /** Whether the page of the chosen cell is in view: from the moment a cell is chosen until it is put away. */
  sourceOpen: boolean;
  closeSource(): void;
  /** Something a person should read, such as why a paste was not taken whole; null after the next act. */
  notice: { signal: 'info' | 'check'; sentence: string } | null;
  showGridNotice(sentence: string): void;
  dismissNotice(): void;

  select(selection: GridSelection): void;
  goTo(place: CellPlace): void;
  /** Brings what was found into view: a cell, or the document on whose page it stands. */
  show(found: RunMatch): void;
  /** The next cell to check; false where none is left. */
  goToNext(direction?: 1 | -1): boolean;
  takeEdits(edits: readonly GridEdit[], reason: GridEditReason): string | null;
  /** Vouches for the chosen cell and goes to the next one to check. */
  confirm(): void;
  /** Vouches for everything in the selected rows. */
  confirmRows(): void;
  take(candidate: Candidate): void;
  markAbsent(): void;
  /** Back to what was read. */
  revert(): void;
  /** Fills the chosen cell with words of the document. A sentence says why not. */
  cite(pick: Pick): string | null;
  pickMark(mark: EvidenceMark): void;
  addRow(): void;
  removeRows(): void;
  undo(): void;
  redo(): void;
  grid: React.RefObject<GridHandle | null>;
}
