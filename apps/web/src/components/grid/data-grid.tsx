import { type KeyboardEvent, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { CellEditor } from './cell-editor.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { fitWidth } from './fit-width.ts';
import type { GridPlace, GridProps, GridRange } from './grid.ts';
import { onGridCopy, onGridCut, onGridPaste } from './grid-clipboard.ts';
import type { GridContext, KeyMemory } from './grid-context.ts';
import { GridHead } from './grid-head.tsx';
import { doGridAct, onGridKey } from './grid-keys.ts';
import { columnLook, GridLine } from './grid-line.tsx';
import { GridOverlays } from './grid-overlays.tsx';
import { type CellIndex, inRange } from './grid-range.ts';
import { RenameField } from './rename-field.tsx';
import { useGridEditing } from './use-grid-editing.ts';
import { useGridPointer } from './use-grid-pointer.ts';
import { useGridSelection } from './use-grid-selection.ts';
import { useGridView } from './use-grid-view.ts';
import { useKeptInView } from './use-kept-in-view.ts';

const NARROWEST_COLUMN_PX = 40;

/** Above this, fitting a column's width gives a text an end it does not reach. */
const WIDEST_FIT_PX = 640;

/**
 * A spreadsheet: rows and columns of which only those in view are drawn, with a spreadsheet's keys, mouse and clipboard. The
 * focus stays on the grid itself, which names its active cell: a cell that is scrolled away or filtered out cannot lose it.
 */
export function DataGrid(props: GridProps) {
  const { label, columns, rows, onEdit, onNotice, onResizeColumn, onMoveColumn, onRenameColumn, columnMenu, empty, ref, className } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const memory = useRef<KeyMemory>({ tabLeaves: false, tabsFrom: null });
  const [said, setSaid] = useState('');
  const [head, setHead] = useState<number | null>(null);
  const [menuOf, setMenuOf] = useState<{ columnId: string; anchor: HTMLElement } | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [copied, setCopied] = useState<GridRange | null>(null);

  const content = useMemo(() => ({ columns, rows }), [columns, rows]);
  const size = useMemo(() => ({ rows: rows.count, columns: columns.length }), [rows.count, columns.length]);
  const selection = useGridSelection(props, size);
  const { active, range } = selection;
  const view = useGridView(scroller, content, active);
  useKeptInView(scroller, view, active);
  const focus = (): void => grid.current?.focus({ preventScroll: true });
  const editing = useGridEditing(props, say, focus);

  function say(sentence: string): void {
    // The same words once more are announced only where they differ.
    setSaid((before) => (before === sentence ? `${sentence}\u00a0` : sentence));
    onNotice?.(sentence);
  }
  const headElement = (columnId: string): HTMLElement | null =>
    grid.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(columnId)}"]`) ?? null;
  const indexOf = ({ rowKey, columnId }: GridPlace): CellIndex | null => {
    const at = { row: rows.indexOf(rowKey), column: columns.findIndex((column) => column.id === columnId) };
    return at.row < 0 || at.column < 0 ? null : at;
  };

  const context: GridContext = {
    props,
    content,
    size,
    view,
    selection: {
      ...selection,
      choose: (at, range) => {
        setHead(null);
        selection.choose(at, range);
      },
    },
    editing,
    head: head !== null && head < columns.length ? head : null,
    goToHead: setHead,
    openMenu: (column) => {
      const columnId = columns[column]!.id;
      const anchor = headElement(columnId);
      if (anchor && hasMenu) setMenuOf({ columnId, anchor });
    },
    rename: (column) => onRenameColumn && setRenaming(columns[column]!.id),
    moveColumn: (from, to) => {
      const frozen = from < view.layout.frozenCount;
      if (
        !onMoveColumn ||
        to === from ||
        to < (frozen ? 0 : view.layout.frozenCount) ||
        to >= (frozen ? view.layout.frozenCount : columns.length)
      )
        return;
      onMoveColumn(columns[from]!.id, to);
      if (head === from) setHead(to);
      say(`${columns[from]!.name} is column ${to + 1} of ${columns.length}.`);
    },
    resizeColumn: (column, widthPx, done) =>
      onResizeColumn?.(columns[column]!.id, Math.max(NARROWEST_COLUMN_PX, Math.round(widthPx)), done),
    fitColumn: (column) => onResizeColumn?.(columns[column]!.id, fittingWidth(column), true),
    setCopied,
    memory: memory.current,
    focus,
  };
  const hasMenu = columnMenu !== undefined || onMoveColumn !== undefined || onRenameColumn !== undefined || onResizeColumn !== undefined;
  const pointer = useGridPointer(context, scroller);

  /** A number is shown whole however wide; a text has a bound. */
  function fittingWidth(column: number): number {
    const width = fitWidth(columns[column]!, rows);
    return columns[column]!.align === 'right' ? width : Math.min(WIDEST_FIT_PX, width);
  }

  useImperativeHandle(ref, () => ({
    focus: () => {
      setHead(null);
      focus();
    },
    reveal: (place) => {
      const at = indexOf(place);
      if (at) view.reveal(at);
    },
    select: (range) => {
      const at = active && inRange(range, active) ? active : { row: range.top, column: range.left };
      context.selection.choose(at, range);
      view.reveal(at);
    },
    act: (act) => void doGridAct(act, context),
    edit: (text) => {
      if (!active) return;
      view.reveal(active);
      editing.begin(active, { ...(text !== undefined && { text }), arrowsMove: false });
    },
    commit: editing.commit,
    cancel: editing.cancel,
    cellElement: (place) => {
      const at = indexOf(place);
      return (
        (at && grid.current?.querySelector<HTMLElement>(`[aria-rowindex="${at.row + 2}"] > [aria-colindex="${at.column + 2}"]`)) ?? null
      );
    },
    headElement,
    fitWidth: (columnId) => fittingWidth(columns.findIndex((column) => column.id === columnId)),
  }));

  // The owner may have made another cell active: it is shown.
  useLayoutEffect(() => {
    if (active) view.reveal(active);
    // oxlint-disable-next-line react/exhaustive-deps -- scrolling away from the active cell must be possible
  }, [props.active?.rowKey, props.active?.columnId]);

  const activeId = context.head !== null ? `${id}h${context.head}` : active && `${id}r${active.row}c${active.column}`;
  const menuColumn = menuOf && columns.findIndex((column) => column.id === menuOf.columnId);
  return (
    <div className={`dg-host${className ? ` ${className}` : ''}`}>
      <div
        ref={scroller}
        className="datagrid"
        role="presentation"
        onKeyDown={(event: KeyboardEvent) => onGridKey(event, context)}
        onCopy={(event) => onGridCopy(event, context)}
        onCut={(event) => onGridCut(event, context)}
        onPaste={(event) => onGridPaste(event, context)}
        onPointerDown={pointer.onPointerDown}
        onMouseDown={pointer.onMouseDown}
        onClick={pointer.onClick}
        onDoubleClick={pointer.onDoubleClick}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (editing.at && document.hasFocus() && !currentTarget.contains(relatedTarget)) editing.commit();
        }}
      >
        <div className="dg-ground" style={{ width: view.layout.totalPx, height: view.heightPx }}>
          <div
            ref={grid}
            className="dg-grid"
            role="grid"
            tabIndex={0}
            aria-label={label}
            aria-describedby={`${id}help`}
            aria-rowcount={rows.count + 1}
            aria-colcount={columns.length + 1}
            aria-multiselectable="true"
            aria-readonly={onEdit === undefined}
            aria-activedescendant={activeId ?? undefined}
          >
            <div role="rowgroup" className="dg-heads">
              <GridHead
                columns={columns}
                layout={view.layout}
                visible={view.visible}
                heightPx={view.headPx}
                activeColumn={context.head ?? -1}
                activeId={context.head === null ? null : activeId}
                selectedLeft={range?.left ?? -1}
                selectedRight={range?.right ?? -2}
                hasMenu={hasMenu}
                resizable={onResizeColumn !== undefined}
                renaming={renaming}
                renameField={
                  renaming !== null && onRenameColumn ? (
                    <RenameField
                      name={columns.find((column) => column.id === renaming)?.name ?? ''}
                      onRename={(name) => onRenameColumn(renaming, name)}
                      onClose={() => {
                        focus();
                        setRenaming(null);
                      }}
                    />
                  ) : null
                }
              />
            </div>
            <div role="rowgroup">
              {view.lines.map((index) => {
                const row = rows.rowAt(index);
                const selected = range && index >= range.top && index <= range.bottom;
                const here = active?.row === index;
                return (
                  <GridLine
                    key={row.key}
                    row={row}
                    rowIndex={index}
                    topPx={view.topOf(index)}
                    heightPx={view.rowPx}
                    columns={columns}
                    layout={view.layout}
                    visible={view.visible}
                    activeColumn={here ? active.column : -1}
                    activeId={here && context.head === null ? activeId : null}
                    selectedLeft={selected ? range.left : -1}
                    selectedRight={selected ? range.right : -2}
                    readOnly={onEdit === undefined}
                  />
                );
              })}
            </div>
          </div>
          <GridOverlays
            view={view}
            active={context.head === null ? active : null}
            range={range}
            copied={copied}
            filling={pointer.filling}
            handle={onEdit !== undefined && context.head === null}
            dropAt={pointer.dropAt}
            editor={
              editing.at && {
                at: editing.at,
                content: (
                  <CellEditor
                    label={`${columns[editing.at.column]!.name}, row ${rows.rowAt(editing.at.row).label ?? editing.at.row + 1}`}
                    text={editing.text}
                    look={columnLook(columns[editing.at.column]!)}
                    minWidthPx={view.layout.widths[editing.at.column]! + 1}
                    maxWidthPx={view.roomRightOf(editing.at.column)}
                    heightPx={view.rowPx + 1}
                    options={columns[editing.at.column]!.options ?? null}
                    refusal={editing.refusal}
                    field={editing.field}
                    onPick={editing.pick}
                    onChange={editing.clearRefusal}
                  />
                ),
              }
            }
          />
        </div>
        <div className="dg-below" style={{ minWidth: view.layout.totalPx }}>
          {rows.count === 0 && empty}
        </div>
      </div>
      <p id={`${id}help`} className="sr-only">
        Type or press F2 to edit. Alt and the down arrow open a list. Arrow up from the first row goes to the column heads. Escape, then Tab
        leaves the sheet.
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      {menuOf && menuColumn !== null && menuColumn >= 0 && (
        <ColumnMenu
          column={columns[menuColumn]!}
          anchor={menuOf.anchor}
          entries={columnMenu?.(columns[menuColumn]!) ?? []}
          onMoveLeft={
            onMoveColumn && menuColumn > (menuColumn < view.layout.frozenCount ? 0 : view.layout.frozenCount)
              ? () => context.moveColumn(menuColumn, menuColumn - 1)
              : undefined
          }
          onMoveRight={
            onMoveColumn && menuColumn < (menuColumn < view.layout.frozenCount ? view.layout.frozenCount : columns.length) - 1
              ? () => context.moveColumn(menuColumn, menuColumn + 1)
              : undefined
          }
          onFit={onResizeColumn && (() => context.fitColumn(menuColumn))}
          onRename={onRenameColumn && (() => context.rename(menuColumn))}
          onClose={() => {
            focus();
            setMenuOf(null);
          }}
        />
      )}
    </div>
  );
}
