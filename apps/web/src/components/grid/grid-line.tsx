import { memo } from 'react';
import type { ColumnLayout, DrawnColumn } from './column-layout.ts';
import type { GridCell, GridColumn, GridRow } from './grid.ts';
import { isReadOnly } from './grid-edits.ts';
import { mayBeCut } from './may-be-cut.ts';

interface GridLineProps {
  row: GridRow;
  rowIndex: number;
  topPx: number;
  heightPx: number;
  columns: readonly GridColumn[];
  layout: ColumnLayout;
  visible: readonly DrawnColumn[];
  /** The active cell's column where it is in this row, else -1. */
  activeColumn: number;
  /** The id of the active cell, by which the grid names it; null in any other row. */
  activeId: string | null;
  /** Selected columns of this row; -1 and -2 for none. */
  selectedLeft: number;
  selectedRight: number;
  readOnly: boolean;
}

/**
 * One row. It carries no handlers: the grid works out from the place of a click which cell it was. A cell is one element, its mark
 * a matter of style: there are hundreds in view, and each frame of scrolling makes many.
 */
export const GridLine = memo(function GridLine({
  row,
  rowIndex,
  topPx,
  heightPx,
  columns,
  layout,
  visible,
  activeColumn,
  activeId,
  selectedLeft,
  selectedRight,
  readOnly,
}: GridLineProps) {
  const cell = ({ index, style }: DrawnColumn) => {
    const column = columns[index]!;
    const content = row.cellOf(column.id);
    const { text, spoken, plate } = content;
    const selected = index >= selectedLeft && index <= selectedRight;
    return (
      <div
        key={column.id}
        id={index === activeColumn && activeId ? activeId : undefined}
        role="gridcell"
        aria-colindex={index + 2}
        aria-selected={selected}
        aria-label={spoken && `${spoken}: ${text}`}
        // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.2 has it for a gridcell
        aria-readonly={readOnly || isReadOnly(column, content) || undefined}
        className={cellClass(content, column, selected, index < layout.frozenCount)}
        style={style}
      >
        {plate ? <span className="plate">{text}</span> : text}
      </div>
    );
  };
  return (
    <div
      role="row"
      aria-rowindex={rowIndex + 2}
      className={lineClass(row, activeColumn >= 0, selectedLeft >= 0)}
      style={{ top: topPx, height: heightPx }}
    >
      <div role="rowheader" aria-colindex={1} className="dg-number" style={{ width: layout.numberPx }}>
        {row.label ?? rowIndex + 1}
      </div>
      {layout.frozen.map(cell)}
      {visible.map(cell)}
    </div>
  );
});

function lineClass({ className }: GridRow, current: boolean, selected: boolean): string {
  return `dg-row${current ? ' cur' : ''}${selected ? ' has-sel' : ''}${className ? ` ${className}` : ''}`;
}

/** How a column's cells look before anything is known of their content. */
export function columnLook({ marked, align }: GridColumn): string {
  return `${marked ? ' v' : ''}${align === 'right' ? ' num' : ''}`;
}

function cellClass(cell: GridCell, column: GridColumn, selected: boolean, frozen: boolean): string {
  let name = 'dg-cell';
  if (cell.mark || column.marked) name += ' v';
  if (cell.mark) name += ` mk-${cell.mark}`;
  if ((cell.align ?? column.align) === 'right') name += ' num';
  if (cell.className) name += ` ${cell.className}`;
  if (selected) name += ' sel';
  if (mayBeCut(cell.text, column.widthPx)) name += ' dg-cut';
  if (frozen) name += ' dg-frozen';
  return name;
}
