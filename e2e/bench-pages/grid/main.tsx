import { StrictMode, useLayoutEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DataGrid } from '../../../apps/web/src/components/grid/data-grid.tsx';
import type { GridEditReason, GridPlace, GridRange } from '../../../apps/web/src/components/grid/grid.ts';
import { withEdits, type SyntheticSheet, syntheticColumns, syntheticRows } from './synthetic-rows.ts';

/** What a test or a measurement can read and do from outside. */
export interface GridPageProbe {
  mount: () => Promise<number>;
  active: GridPlace | null;
  range: GridRange | null;
  notice: string;
  /** Reasons and sizes of the batches of edits so far. */
  batches: { reason: GridEditReason; edits: number }[];
  undone: number;
  redone: number;
  textOf: (rowIndex: number, columnId: string) => string;
  columnIds: string[];
  setActive: (place: GridPlace) => void;
}

declare global {
  interface Window {
    gridPage: GridPageProbe;
  }
}

const asked = new URLSearchParams(location.search);
const ROWS = Number(asked.get('rows') ?? 20_000);
const COLUMNS = Number(asked.get('columns') ?? 30);

const root = createRoot(document.getElementById('root')!);
const page: GridPageProbe = {
  /** Milliseconds from the call until the grid stands in the document, laid out. */
  mount: () =>
    new Promise((resolve) => {
      const start = performance.now();
      root.render(
        <GridPage
          onMounted={() => {
            document.body.getBoundingClientRect();
            resolve(performance.now() - start);
          }}
        />,
      );
    }),
  active: null,
  range: null,
  notice: '',
  batches: [],
  undone: 0,
  redone: 0,
  textOf: () => '',
  columnIds: [],
  setActive: () => {},
};
window.gridPage = page;
if (!asked.has('wait'))
  root.render(
    <StrictMode>
      <GridPage onMounted={() => {}} />
    </StrictMode>,
  );

function GridPage({ onMounted }: { onMounted: () => void }) {
  const [sheet, setSheet] = useState<SyntheticSheet>({ count: ROWS, edited: new Map() });
  const [columns, setColumns] = useState(() => syntheticColumns(COLUMNS));
  const [active, setActive] = useState<GridPlace | null>(null);
  const rows = useMemo(() => syntheticRows(sheet), [sheet]);
  useLayoutEffect(onMounted, [onMounted]);
  useLayoutEffect(() => {
    Object.assign(page, {
      active,
      columnIds: columns.map(({ id }) => id),
      textOf: (row: number, column: string) => rows.rowAt(row).cellOf(column).text,
      setActive,
    });
  }, [active, columns, rows]);
  return (
    <div style={{ height: '100dvh', display: 'flex', flexDirection: 'column', background: 'var(--sheet)' }}>
      <h1 className="sr-only">Grid</h1>
      <DataGrid
        label="Rows"
        columns={columns}
        rows={rows}
        active={active}
        onSelect={({ active, range }) => {
          setActive(active);
          page.range = range;
        }}
        onEdit={(edits, reason) => {
          const wrong = edits.find(({ columnId, text }) => columnId.startsWith('amount') && text !== '' && Number.isNaN(Number(text)));
          if (wrong && reason === 'type') return `"${wrong.text}" is not a number.`;
          page.batches.push({ reason, edits: edits.length });
          setSheet((before) => withEdits(before, edits));
          return null;
        }}
        onUndo={() => (page.undone += 1)}
        onRedo={() => (page.redone += 1)}
        onNotice={(sentence) => (page.notice = sentence)}
        onResizeColumn={(columnId, widthPx) =>
          setColumns((before) => before.map((column) => (column.id === columnId ? { ...column, widthPx } : column)))
        }
        onMoveColumn={(columnId, toIndex) =>
          setColumns((before) =>
            before
              .filter(({ id }) => id !== columnId)
              .toSpliced(
                toIndex,
                0,
                before.find(({ id }) => id === columnId)!,
              ),
          )
        }
        onRenameColumn={(columnId, name) => {
          if (name === '') return 'A column needs a name.';
          setColumns((before) => before.map((column) => (column.id === columnId ? { ...column, name } : column)));
          return null;
        }}
        columnMenu={(column) => [
          {
            kind: 'action',
            id: 'up',
            label: 'Sort ascending',
            checked: column.sort === 'ascending',
            onChoose: () => setColumns((before) => before.map((each) => (each.id === column.id ? { ...each, sort: 'ascending' } : each))),
          },
        ]}
      />
    </div>
  );
}
