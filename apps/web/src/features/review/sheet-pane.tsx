import { ArrowDown, ArrowUp, CheckCheck, EyeOff, Search, X } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { DataGrid } from '../../components/grid/data-grid.tsx';
import type { GridColumn, GridMenuEntry } from '../../components/grid/grid.ts';
import { useNarrow } from '../../lib/use-narrow.ts';
import type { SheetView } from '../workspace/run/run-store.ts';
import { CandidatesPopover } from './candidates-popover.tsx';
import { createWidthMeter } from './column-widths.ts';
import { FailedDocuments } from './failed-documents.tsx';
import { useElementSize } from './pages/use-element-size.ts';
import { LearnedPane } from './learned/learned-pane.tsx';
import { LearnedStrip } from './learned/learned-strip.tsx';
import type { ReviewDesk } from './review-desk.ts';
import { type SheetColumn, withColumnMoved, withColumnNamed, withColumnShown } from './sheet-columns.ts';
import { SheetFilters } from './sheet-filters.tsx';
import { SheetFoot } from './sheet-foot.tsx';
import { createSheetKeys } from './sheet-keys.ts';
import { SheetTabs } from './sheet-tabs.tsx';
import { SheetTools } from './sheet-tools.tsx';
import { SourceBar } from './source-bar.tsx';
import { SplitRowDialog } from './split-row-dialog.tsx';

interface SheetPaneProps {
  desk: ReviewDesk;
  /** What else stands above the sheet, such as the template. */
  tools?: ReactNode;
}

/** The rows, and everything that is done with them in place. */
export function SheetPane({ desk, tools }: SheetPaneProps) {
  // On a phone a chosen cell has a card of its own.
  const narrow = useNarrow();
  const pane = useRef<HTMLElement>(null);
  const size = useElementSize(pane);
  return (
    <section className="right" aria-label="Rows" ref={pane}>
      <SheetTools desk={desk}>{tools}</SheetTools>
      <SheetFilters desk={desk} />
      <SourceBar desk={desk} />
      {desk.tab.kind === 'failed' ? <FailedDocuments desk={desk} /> : <SheetGrid desk={desk} />}
      {!narrow && size && desk.tab.kind !== 'failed' && <CandidatesPopover desk={desk} sheetPx={size.widthPx} />}
      {desk.notice && (
        <p className={desk.notice.signal === 'check' ? 'sheet-notice check' : 'sheet-notice'} role="status">
          <span className="flex-1">{desk.notice.sentence}</span>
          <Button look="quiet" size="small" icon aria-label="Dismiss" onClick={desk.dismissNotice}>
            <X size={14} strokeWidth={1.5} aria-hidden="true" />
          </Button>
        </p>
      )}
      {narrow ? <LearnedStrip desk={desk} /> : <LearnedPane desk={desk} />}
      <SplitRowDialog desk={desk} />
      <SheetTabs run={desk.run} store={desk.store} />
      <SheetFoot desk={desk} />
    </section>
  );
}

function SheetGrid({ desk }: { desk: ReviewDesk }) {
  const { run, columns, rows, arrange, grid, gridRows, active } = desk;
  const { view, template } = run;
  const [onKey] = useState(createSheetKeys);
  const [widthsOf] = useState(createWidthMeter);
  const natural = widthsOf(columns, rows);
  const [dragged, setDragged] = useState<{ columnId: string; widthPx: number } | null>(null);
  const gridColumns = useMemo(
    () =>
      columns.map((column, index) =>
        gridColumn(column, view, dragged?.columnId === column.id ? dragged.widthPx : (view.widthsPx[column.id] ?? natural[index]!)),
      ),
    [columns, view, natural, dragged],
  );
  return (
    <DataGrid
      ref={grid}
      label="Rows"
      columns={gridColumns}
      rows={gridRows}
      active={active?.place ?? null}
      onSelect={desk.select}
      onEdit={desk.takeEdits}
      onUndo={desk.undo}
      onRedo={desk.redo}
      onKeyDown={(event, state) => onKey(desk, event, state)}
      onNotice={desk.showGridNotice}
      onResizeColumn={(columnId, widthPx, done) => {
        setDragged(done ? null : { columnId, widthPx });
        if (done) arrange({ ...view, widthsPx: { ...view.widthsPx, [columnId]: widthPx } });
      }}
      onMoveColumn={(columnId, toIndex) => {
        const target = columns[toIndex];
        if (target) arrange(withColumnMoved(template, view, columnId, target.id));
      }}
      onRenameColumn={(columnId, name) => {
        if (columns.some((column) => column.id !== columnId && column.name === name.trim())) return 'Another column has this name.';
        arrange(withColumnNamed(view, columnId, name));
        return null;
      }}
      columnMenu={({ id }) => columnMenu(desk, id)}
      empty={<p className="sheet-empty">{emptySentence(desk)}</p>}
    />
  );
}

function gridColumn(column: SheetColumn, view: SheetView, widthPx: number): GridColumn {
  const { id, name } = column;
  const type = column.kind === 'field' ? column.field.type : null;
  const options = type === 'yes/no' ? YES_NO : column.kind === 'field' && type === 'enum' ? column.field.enumValues : undefined;
  return {
    id,
    name,
    widthPx,
    align: type === 'number' ? 'right' : 'left',
    marked: column.kind === 'field',
    readOnly: column.kind === 'constant',
    frozen: id === 'document',
    verbatim: type !== 'number',
    filtered: Boolean(view.filters[id]),
    ...(options ? { options } : {}),
    ...(view.sort?.columnId === id ? { sort: view.sort.direction } : {}),
  };
}

const YES_NO = ['yes', 'no'];

function columnMenu({ run: { view, template }, arrange, columns, confirmColumn }: ReviewDesk, columnId: string): GridMenuEntry[] {
  const sorted = view.sort?.columnId === columnId ? view.sort.direction : null;
  const sort = (direction: 'ascending' | 'descending') => () =>
    arrange({ ...view, sort: sorted === direction ? null : { columnId, direction } });
  return [
    {
      kind: 'action',
      id: 'ascending',
      label: 'Sort ascending',
      icon: ArrowUp,
      checked: sorted === 'ascending',
      onChoose: sort('ascending'),
    },
    {
      kind: 'action',
      id: 'descending',
      label: 'Sort descending',
      icon: ArrowDown,
      checked: sorted === 'descending',
      onChoose: sort('descending'),
    },
    {
      kind: 'action',
      id: 'filter',
      label: 'Filter',
      icon: Search,
      onChoose: () => arrange({ ...view, filters: { ...view.filters, [columnId]: view.filters[columnId] ?? '' } }),
    },
    { kind: 'rule', id: 'rule' },
    {
      kind: 'action',
      id: 'confirm',
      label: 'Confirm column',
      icon: CheckCheck,
      disabled: !columns.some(({ id, kind }) => id === columnId && kind === 'field'),
      onChoose: () => confirmColumn(columnId),
    },
    {
      kind: 'action',
      id: 'hide',
      label: 'Hide column',
      icon: EyeOff,
      onChoose: () => arrange(withColumnShown(template, view, columnId, false)),
    },
  ];
}

function emptySentence({ tab, rows, run: { view } }: ReviewDesk): string {
  if (rows.length === 0) return 'Rows appear here as documents are read.';
  if (Object.values(view.filters).some((text) => text !== '')) return 'No row contains this.';
  return tab.kind === 'to-check' ? 'Nothing is left to check.' : 'No row is missing anything.';
}
