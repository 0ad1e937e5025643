import { useMemo, useRef, useState } from 'react';
import type { GridProps, GridRange } from './grid.ts';
import { type CellIndex, clampRange, type GridSize, inRange, rangeOfCell } from './grid-range.ts';

export interface SelectionState {
  active: CellIndex | null;
  /** Holds the active cell; null without one. */
  range: GridRange | null;
  /** Where keys begin: the active cell, or the one nearest to where it was before its row was filtered out. Null without cells. */
  base: CellIndex | null;
  choose: (active: CellIndex, range?: GridRange) => void;
}

/** The owner keeps the active cell by row and column; the range around it is by index and ends when the cell moves otherwise, or is another one. */
export function useGridSelection({ active: place, rows, columns, onSelect }: GridProps, size: GridSize): SelectionState {
  const [chosen, setChosen] = useState<{ at: CellIndex; rowKey: string; range: GridRange } | null>(null);
  const last = useRef<CellIndex>({ row: 0, column: 0 });
  const active = useMemo(() => {
    const row = place ? rows.indexOf(place.rowKey) : -1;
    const column = place ? columns.findIndex(({ id }) => id === place.columnId) : -1;
    return row < 0 || column < 0 ? null : { row, column };
  }, [place, rows, columns]);

  const range = useMemo(() => {
    if (!active) return null;
    const isChosen =
      chosen?.rowKey === place?.rowKey && chosen?.at.row === active.row && chosen.at.column === active.column ? chosen : null;
    const kept = isChosen && clampRange(isChosen.range, size);
    return kept && inRange(kept, active) ? kept : rangeOfCell(active);
  }, [active, place?.rowKey, chosen, size]);

  return {
    active,
    range,
    get base() {
      if (size.rows === 0 || size.columns === 0) return null;
      return active ?? { row: Math.min(last.current.row, size.rows - 1), column: Math.min(last.current.column, size.columns - 1) };
    },
    choose: (at, range = rangeOfCell(at)) => {
      last.current = at;
      const rowKey = rows.rowAt(at.row).key;
      setChosen({ at, rowKey, range });
      onSelect({ active: { rowKey, columnId: columns[at.column]!.id }, range });
    },
  };
}
