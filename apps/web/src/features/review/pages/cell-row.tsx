import type { FlowCell } from '@sheetlift/engine/model';
import { memo } from 'react';
import { cellKey } from './flow-places.ts';
import { type GridRow, placeIn } from './grid-of-cells.ts';
import { MarkedText } from './marked-text.tsx';
import { isNumeric, type Marked } from './text-block.tsx';

interface CellRowProps {
  index: number;
  top: number;
  row: GridRow | null;
  from: number;
  to: number;
  /** Where each column begins, and where the last ends. */
  lefts: readonly number[];
  marked: Marked;
}

/** A row of a sheet; only the columns in view are drawn. */
export const CellRow = memo(function CellRow({ index, top, row, from, to, lefts, marked }: CellRowProps) {
  const spanned = (column: number, columnSpan: number): number => lefts[Math.min(column + columnSpan, lefts.length - 1)]! - lefts[column]!;
  return (
    <div role="row" className="cells-row" aria-rowindex={row?.number ?? index + 1} data-row={index} style={{ top }}>
      <span role="rowheader" className="row-number">
        {row?.number}
      </span>
      {row?.cells.map((cell) => {
        const { column } = placeIn(cell.reference);
        if (column > to || column + cell.columnSpan <= from) return null;
        return (
          <Cell
            key={cell.reference}
            table={row.table}
            cell={cell}
            left={lefts[column]!}
            width={spanned(column, cell.columnSpan)}
            marked={marked}
          />
        );
      })}
    </div>
  );
});

function Cell({
  table,
  cell,
  left,
  width,
  marked: { places, hits, match },
}: {
  table: string | null;
  cell: FlowCell;
  left: number;
  width: number;
  marked: Marked;
}) {
  const key = cellKey(table, cell.reference);
  const marks = places.get(key);
  const look = [cell.header && 'cell-head', isNumeric(cell) && 'num', marks?.some(({ mark }) => mark.active) && 'cited']
    .filter(Boolean)
    .join(' ');
  return (
    <span
      role="cell"
      data-reference={cell.reference}
      aria-colindex={placeIn(cell.reference).column + 1}
      className={look}
      style={{ left, width }}
      title={cell.text.length * 7 > width ? cell.text : undefined}
    >
      {cell.text !== '' && <MarkedText text={cell.text} marks={marks} hits={hits.get(key)} match={match} />}
    </span>
  );
}
