import type { BoundingBox, DrawnTable } from '@sheetlift/engine/model';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react';
import type { QuarterTurns } from '../../../engine-worker/engine-protocol.ts';
import { type PageSize, turnBack } from './page-layout.ts';
import { shareOf } from './share-of.ts';
import { isUpright, moved, reachOf, type TableBorder, withBorder, withoutBorder, withPart } from './table-borders.ts';
import type { TableDrawing } from './table-drawing.ts';

interface TableLayerProps {
  drawing: TableDrawing;
  pageNumber: number;
  size: PageSize;
  turn: QuarterTurns;
}

/** A box smaller than this was a click, in points. */
const LEAST_BOX_PT = 8;

/** The borders of the table on a page, to be dragged or moved by keys; where there is none, a box is drawn. */
export function TableLayer({ drawing, pageNumber, size, turn }: TableLayerProps) {
  const table = drawing.tables.find((each) => each.pageNumber === pageNumber);
  const [box, setBox] = useState<BoundingBox | null>(null);
  const [from, setFrom] = useState<Point | null>(null);
  const pointOf = (event: MouseEvent<HTMLElement>): Point => pointOn(event, size, turn);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- every border in it has the focus and its keys
    <div
      className={table ? 'table-layer' : 'table-layer bare'}
      onPointerDown={(event) => {
        event.stopPropagation();
        if (table || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom(pointOf(event));
      }}
      onPointerMove={(event) => {
        event.stopPropagation();
        if (from) setBox(boxBetween(from, pointOf(event)));
      }}
      // No word below is picked.
      onClick={(event) => event.stopPropagation()}
      onPointerUp={(event) => {
        event.stopPropagation();
        if (box && box.right - box.left > LEAST_BOX_PT && box.bottom - box.top > LEAST_BOX_PT) drawing.suggest(pageNumber, box);
        setFrom(null);
        setBox(null);
      }}
      onDoubleClick={(event) => {
        if (!table) return;
        const { x, y } = pointOf(event);
        drawing.change(withPart(drawing.tables, table, event.shiftKey ? withBorder(table, 'row', y) : withBorder(table, 'column', x)));
      }}
    >
      {box && <i className="drawn" style={shareOf(box, size)} />}
      {table && (
        <div className="table-drawn" role="group" aria-label={`Table on page ${pageNumber}`} style={shareOf(table.box, size)}>
          {bordersOf(table).map((border) => (
            <BorderHandle key={nameOf(border)} table={table} border={border} drawing={drawing} size={size} turn={turn} />
          ))}
        </div>
      )}
    </div>
  );
}

interface BorderHandleProps extends Omit<TableLayerProps, 'pageNumber'> {
  table: DrawnTable;
  border: TableBorder;
}

/** Points that a key moves a border by; with Shift. */
const [STEP_PT, STRIDE_PT] = [1, 10];

function BorderHandle({ table, border, drawing, size, turn }: BorderHandleProps) {
  const upright = isUpright(border);
  const pagePt = upright ? size.widthPt : size.heightPt;
  const { at, least, most } = reachOf(table, border, pagePt);
  const change = (after: DrawnTable): void => drawing.change(withPart(drawing.tables, table, after));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = event.shiftKey ? STRIDE_PT : STEP_PT;
    const by = (upright ? { ArrowLeft: -step, ArrowRight: step } : { ArrowUp: -step, ArrowDown: step })[event.key as 'ArrowLeft'];
    if (by !== undefined) change(moved(table, border, at + by, pagePt));
    else if ((event.key === 'Delete' || event.key === 'Backspace') && border.kind !== 'edge') {
      // The last of them is gone then, and the focus with it.
      if (border.index === table[border.kind === 'column' ? 'columns' : 'rows'].length - 1)
        (event.currentTarget.previousElementSibling as HTMLElement | null)?.focus();
      change(withoutBorder(table, border));
    } else if (event.key === 'Enter') drawing.accept();
    else if (event.key === 'Escape') drawing.cancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that is moved
    <div
      className={['table-border', !upright && 'level', border.kind === 'edge' && 'edge'].filter(Boolean).join(' ')}
      role="separator"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator that is moved
      tabIndex={0}
      aria-label={nameOf(border)}
      aria-orientation={upright ? 'vertical' : 'horizontal'}
      aria-valuenow={Math.round(at)}
      aria-valuemin={Math.round(least)}
      aria-valuemax={Math.round(most)}
      style={placeOf(table, at, upright)}
      onKeyDown={onKeyDown}
      onDoubleClick={(event) => event.stopPropagation()}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        event.stopPropagation();
        if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        event.stopPropagation();
        const { x, y } = pointOn(event, size, turn);
        change(moved(table, border, upright ? x : y, pagePt));
      }}
    />
  );
}

interface Point {
  x: number;
  y: number;
}

/** Where on the page the pointer is, in points. */
function pointOn(event: MouseEvent<HTMLElement>, { widthPt, heightPt }: PageSize, turn: QuarterTurns): Point {
  const frame = event.currentTarget.closest('[data-page]')!.getBoundingClientRect();
  const { x, y } = turnBack((event.clientX - frame.left) / frame.width, (event.clientY - frame.top) / frame.height, turn);
  return { x: x * widthPt, y: y * heightPt };
}

const boxBetween = (one: Point, other: Point): BoundingBox => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  right: Math.max(one.x, other.x),
  bottom: Math.max(one.y, other.y),
});

/** From left to right, then from top to bottom: in this order the keys go through them. */
const bordersOf = ({ columns, rows }: DrawnTable): TableBorder[] => [
  { kind: 'edge', side: 'left' },
  ...columns.map((_, index): TableBorder => ({ kind: 'column', index })),
  { kind: 'edge', side: 'right' },
  { kind: 'edge', side: 'top' },
  ...rows.map((_, index): TableBorder => ({ kind: 'row', index })),
  { kind: 'edge', side: 'bottom' },
];

const nameOf = (border: TableBorder): string =>
  border.kind === 'edge' ? `${SIDES[border.side]} edge of the table` : `Border after ${border.kind} ${border.index + 1}`;

const SIDES: Record<keyof BoundingBox, string> = { left: 'Left', top: 'Top', right: 'Right', bottom: 'Bottom' };

const placeOf = ({ box }: DrawnTable, at: number, upright: boolean): CSSProperties =>
  upright
    ? { left: `${(100 * (at - box.left)) / (box.right - box.left)}%` }
    : { top: `${(100 * (at - box.top)) / (box.bottom - box.top)}%` };
