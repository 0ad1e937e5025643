import type { FlowCell } from '@sheetlift/engine/model';
import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';
import { type GridRow, placeIn } from './grid-of-cells.ts';
import type { CellPages } from './use-cell-pages.ts';
import type { Pick } from './view-marks.ts';

/** A cell of a sheet: its row's place from the top, and its reference. */
interface CellPlace {
  index: number;
  reference: string;
}

interface CellPointing {
  /** The cell of which a field may be made. */
  pointed: CellPlace | null;
  /** The field is being named. */
  naming: boolean;
  setNaming: (naming: boolean) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  leave: () => void;
}

interface CellPointingOptions {
  scroller: RefObject<HTMLElement | null>;
  /** Cells are meant as fields, and not for a cell of the rows. */
  pointing: boolean;
  pages: CellPages;
  columnCount: number;
  firstShownRow: number;
  /** Moves to a cell. */
  show: (pageNumber: number, reference: string) => void;
  onPick: ((pick: Pick) => void) | undefined;
  onPickMark: (key: string) => void;
}

/** Cells of a sheet chosen with the pointer, or by keys where a field is made of one. */
export function useCellPointing({
  scroller,
  pointing,
  pages: { rowAt, rowCount },
  columnCount,
  firstShownRow,
  show,
  onPick,
  onPickMark,
}: CellPointingOptions): CellPointing {
  const [pointed, setPointed] = useState<CellPlace | null>(null);
  const [naming, setNaming] = useState(false);
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const target = event.target as Element;
    const mark = target.closest<HTMLElement>('[data-mark]')?.dataset['mark'];
    if (mark !== undefined && !pointing) return onPickMark(mark);
    const place = target.closest<HTMLElement>('[data-reference]');
    const index = Number(place?.closest<HTMLElement>('[data-row]')?.dataset['row']);
    const row = place && rowAt(index);
    const cell = row?.cells.find(({ reference }) => reference === place?.dataset['reference']);
    if (!row || !cell || cell.text === '') return;
    if (!pointing) return onPick?.(pickOfCell(row, cell));
    setPointed({ index, reference: cell.reference });
    setNaming(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!pointing || event.target !== scroller.current) return;
    const next = stepTo(event.key);
    if (next) {
      setPointed(next);
      setNaming(false);
      const row = rowAt(next.index);
      if (row) show(row.pageNumber, next.reference);
    } else if (event.key === 'Enter' && pointed) setNaming(true);
    else if (event.key === 'Escape' && pointed) setPointed(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** The next cell with text that way; the first in view to begin with. */
  const stepTo = (key: string): CellPlace | null => {
    const way = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[key];
    if (!way) return null;
    const [down = 0, across = 0] = way;
    const from = pointed ?? { index: firstShownRow - 1, reference: 'A1' };
    const { column } = placeIn(from.reference);
    const most = Math.max(rowCount, columnCount);
    for (let step = 1; step <= most; step++) {
      const index = from.index + (pointed ? down * step : step);
      const row = rowAt(index);
      if (!row) break;
      const cell = row.cells.find((each) => each.text !== '' && (!pointed || placeIn(each.reference).column === column + across * step));
      if (cell) return { index, reference: cell.reference };
      if (pointed && down === 0 && (column + across * step < 0 || column + across * step >= columnCount)) break;
    }
    return pointed;
  };
  const leave = (): void => {
    setPointed(null);
    scroller.current?.focus();
  };
  return { pointed, naming, setNaming, onClick, onKeyDown, leave };
}

/** What a cell gives for a field or for a cell of the rows. */
export function pickOfCell({ pageNumber, table }: GridRow, { reference, text }: FlowCell): Pick {
  return { text, evidence: [{ kind: 'cell', pageNumber, table, reference, text }], words: [] };
}
