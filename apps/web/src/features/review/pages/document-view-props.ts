import type { ReactNode } from 'react';
import type { RunDocument, RunStore } from '../../workspace/run/run-store.ts';
import type { FoundOnPages } from '../find/use-find.ts';
import type { BoxReader } from './box-reader.ts';
import type { FieldMaker } from './field-maker.ts';
import type { TableDrawing } from './table-drawing.ts';
import type { EvidenceMark, MarkMode, Pick } from './view-marks.ts';

export interface DocumentViewProps {
  store: RunStore;
  document: RunDocument;
  marks: readonly EvidenceMark[];
  mode: MarkMode;
  /** Null where there is no evidence to choose among. */
  onModeChange: ((mode: MarkMode) => void) | null;
  /** A click on a word, a cell or a line. Absent: a click does nothing. */
  onPick?: (pick: Pick) => void;
  /** What is offered for words that were selected: "Use in Total". */
  selectionAction?: { label: string; run: (pick: Pick) => void };
  /** Reads boxes that are drawn on a scan again. Absent: no cell is chosen. */
  boxReader?: BoxReader;
  /** Makes fields of what a person points at. Absent: nothing is made here. */
  fieldMaker?: FieldMaker;
  /** The table, while a person draws it. */
  table?: TableDrawing | null;
  /** A click on a mark. */
  onPickMark?: (mark: EvidenceMark) => void;
  /** What is looked for in it, and the match in hand, which is moved to. */
  found: FoundOnPages;
  /** Asks what to look for. */
  onFind: () => void;
  /** Moves to the top of a page; each new object moves once. */
  goTo?: { pageNumber: number };
  /** Names the marks below the page: "used in row 7". */
  rowLabel?: string;
  /** Stands at the end of the tool bar, such as a button that closes. */
  tools?: ReactNode;
}
