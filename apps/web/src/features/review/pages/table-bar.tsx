import { type RefObject, useEffect, useEffectEvent } from 'react';
import { Button } from '../../../components/button.tsx';
import { Keys } from '../../../components/key.tsx';
import { plural } from '../../../lib/plural.ts';
import type { PageSize } from './page-layout.ts';
import { roomiest, withBorder, withPart } from './table-borders.ts';
import type { TableDrawing } from './table-drawing.ts';

interface TableBarProps {
  drawing: TableDrawing;
  /** The page in view. */
  pageNumber: number;
  size: PageSize | undefined;
  /** Holds the pages, and on them the borders. */
  pages: RefObject<HTMLElement | null>;
}

/** What the table is, while its borders are drawn, and what is done with it. */
export function TableBar({ drawing, pageNumber, size, pages }: TableBarProps) {
  const { tables, change } = drawing;
  const table = tables.find((each) => each.pageNumber === pageNumber) ?? tables[0];
  const there = table !== undefined;
  const toBorders = useEffectEvent(() =>
    pages.current?.querySelector<HTMLElement>('.table-border:not(.level, .edge), .table-border')?.focus(),
  );
  useEffect(() => {
    if (there) toBorders();
  }, [there]);
  const add = (kind: 'column' | 'row'): void => {
    if (table) change(withPart(tables, table, withBorder(table, kind, roomiest(table, kind))));
  };
  const rows = tables.reduce((sum, each) => sum + each.rows.length + 1, 0);
  return (
    <div className="table-bar" role="toolbar" aria-label="Table">
      <p role="status">
        {table ? (
          <>
            <b>Table</b> {plural(table.columns.length + 1, 'column')}, {plural(rows, 'line')}
            <span className="table-keys fine-only">
              drag a border · double click adds one, with <Keys keys="Shift" /> between rows · <Keys keys="Delete" /> removes
            </span>
          </>
        ) : (
          'No rows come from a table of this page: draw a box around one.'
        )}
      </p>
      {table ? (
        <>
          <Button size="small" onClick={() => add('column')}>
            Add column
          </Button>
          <Button size="small" onClick={() => add('row')}>
            Add row border
          </Button>
        </>
      ) : (
        size && (
          <Button size="small" onClick={() => drawing.suggest(pageNumber, { left: 0, top: 0, right: size.widthPt, bottom: size.heightPt })}>
            Whole page
          </Button>
        )
      )}
      {drawing.forget && (
        <Button look="quiet" size="small" onClick={drawing.forget}>
          As it was found
        </Button>
      )}
      <Button look="quiet" size="small" className="table-cancel" onClick={drawing.cancel}>
        Cancel <TouchlessKeys keys="Escape" />
      </Button>
      <Button size="small" disabled={!table} onClick={drawing.accept}>
        Use this table <TouchlessKeys keys="Enter" />
      </Button>
    </div>
  );
}

/** A finger has no keys. */
const TouchlessKeys = ({ keys }: { keys: string }) => (
  <span className="fine-only">
    <Keys keys={keys} />
  </span>
);
