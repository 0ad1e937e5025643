import { ArrowDown, ArrowUp, ChevronDown, ListFilter } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { ColumnLayout, DrawnColumn } from './column-layout.ts';
import type { GridColumn } from './grid.ts';
import { columnLook } from './grid-line.tsx';

interface GridHeadProps {
  columns: readonly GridColumn[];
  layout: ColumnLayout;
  visible: readonly DrawnColumn[];
  heightPx: number;
  /** The head that the keys go to, else -1. */
  activeColumn: number;
  activeId: string | null;
  selectedLeft: number;
  selectedRight: number;
  hasMenu: boolean;
  resizable: boolean;
  /** The column whose name is being changed, and the field for it. */
  renaming: string | null;
  renameField: ReactNode;
}

/** The heads of the columns. As rows do, they leave clicks and keys to the grid. */
export const GridHead = memo(function GridHead({
  columns,
  layout,
  visible,
  heightPx,
  activeColumn,
  activeId,
  selectedLeft,
  selectedRight,
  hasMenu,
  resizable,
  renaming,
  renameField,
}: GridHeadProps) {
  const head = ({ index, style }: DrawnColumn) => {
    const column = columns[index]!;
    return (
      <div
        key={column.id}
        id={index === activeColumn && activeId ? activeId : undefined}
        role="columnheader"
        aria-colindex={index + 2}
        aria-sort={column.sort}
        data-column={column.id}
        className={headClass(column, index === activeColumn, index >= selectedLeft && index <= selectedRight, index < layout.frozenCount)}
        style={style}
      >
        <span className="dg-name">
          {column.name}
          {column.hint && <span className="dg-hint"> {column.hint}</span>}
        </span>
        {column.filtered && <ListFilter className="dg-sign" size={12} strokeWidth={2} aria-label="filtered" />}
        {column.sort === 'ascending' && <ArrowUp className="dg-sign" size={12} strokeWidth={2} aria-hidden="true" />}
        {column.sort === 'descending' && <ArrowDown className="dg-sign" size={12} strokeWidth={2} aria-hidden="true" />}
        {hasMenu && (
          <button type="button" className="dg-menu" tabIndex={-1} data-menu={column.id} aria-label={`Column menu, ${column.name}`}>
            <ChevronDown size={14} strokeWidth={1.5} aria-hidden="true" />
          </button>
        )}
        {column.id === renaming && renameField}
        {resizable && <i className="dg-resize" data-resize={column.id} />}
      </div>
    );
  };
  return (
    <div role="row" aria-rowindex={1} className="dg-head" style={{ height: heightPx }}>
      <div role="columnheader" aria-colindex={1} className="dg-number" style={{ width: layout.numberPx }}>
        <span className="sr-only">Row</span>
      </div>
      {layout.frozen.map(head)}
      {visible.map(head)}
    </div>
  );
});

function headClass(column: GridColumn, active: boolean, selected: boolean, frozen: boolean): string {
  return `dg-cell${columnLook(column)}${active ? ' active' : ''}${selected ? ' sel' : ''}${frozen ? ' dg-frozen' : ''}`;
}
