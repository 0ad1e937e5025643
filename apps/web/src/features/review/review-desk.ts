import type { Candidate } from '@sheetlift/engine/model';
import type { GridEdit, GridEditReason, GridHandle, GridRange, GridRows, GridSelection } from '../../components/grid/grid.ts';
import type { ProposedChange, RunDocument, RunSnapshot, RunStore, SheetView } from '../workspace/run/run-store.ts';
import type { ActiveCell, CellPlace } from './active-cell.ts';
import type { RowTab } from './arrange-rows.ts';
import type { TableDrawing } from './pages/table-drawing.ts';
import type { EvidenceMark, Pick } from './pages/view-marks.ts';
import type { BoxReadings } from './reread-edit.ts';
import type { SheetTally } from './row-tally.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { SheetRow } from './sheet-rows.ts';
import type { RowLine } from './split-row.ts';

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
  /** The document of the chosen cell, or the one whose table is being drawn. */
  document: RunDocument | null;
  table: {
    /** Null where the document has no pages to draw on, or its rows are not those of a table. */
    begin: (() => void) | null;
    drawing: TableDrawing | null;
  };
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
  /** Brings a cell of any sheet into view, or the document on one of whose pages something was found. */
  show(found: { kind: 'cell'; sheetId: string; place: CellPlace } | { kind: 'page'; documentId: string }): void;
  /** The next cell to check; false where none is left. */
  goToNext(direction?: 1 | -1): boolean;
  takeEdits(edits: readonly GridEdit[], reason: GridEditReason): string | null;
  /** Puts texts in the place of others; the number of cells that took theirs. */
  replaceTexts(edits: readonly GridEdit[]): number;
  /** Vouches for the selected cells, as one step, and goes to the next one to check; false where there is nothing to vouch for. */
  confirm(): boolean;
  /** Vouches for everything in the selected rows. */
  confirmRows(): void;
  /** Vouches for all that is shown of the chosen cell's document, and goes on to the next one. */
  confirmDocument(): void;
  /** Vouches for all shown cells of a column. */
  confirmColumn(columnId: string): void;
  /** One of a table's column is taken with what the column says for each other selected cell of the field. */
  take(candidate: Candidate): void;
  /** Says of the selected cells that the document has no such value. */
  markAbsent(): void;
  /** The selected cells back to what was read. */
  revert(): void;
  /** Fills the chosen cell with words of the document and goes on to the next, but where its place was dragged. A sentence says why not. */
  cite(pick: Pick): string | null;
  /** Fills the chosen cell with what was read again in a box of a scan: confirmed where it is sure, else to check. A sentence says why not. */
  takeReread(readings: BoxReadings): string | null;
  /** Says that a box could not be read. */
  showTrouble(sentence: string): void;
  /** What was read at the mark is put into the chosen cell, whatever cell it was read for; false where that changes nothing. */
  pickMark(mark: EvidenceMark): boolean;
  /** Makes these of the changes that the newest corrections propose, and none of the others. */
  takeLearned(taken: readonly ProposedChange[]): void;
  /** To the proposed changes, and back from them to the sheet. */
  goToLearned(): void;
  learned: React.RefObject<HTMLElement | null>;
  addRow(): void;
  removeRows(): void;
  /** Whether the selected rows are several of one document, which can be made one. */
  canMerge: boolean;
  mergeRows(): void;
  /** Whether the chosen row rests on several lines of its document, of which the later ones can be a row of their own. */
  canSplit: boolean;
  /** The lines of the chosen row, while a person says with which of them a new one begins. */
  splitting: readonly RowLine[] | null;
  setSplitting(splitting: boolean): void;
  splitRow(from: RowLine): void;
  undo(): void;
  redo(): void;
  grid: React.RefObject<GridHandle | null>;
}
