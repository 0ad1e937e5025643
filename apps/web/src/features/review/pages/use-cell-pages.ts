import { ROWS_PER_CSV_PAGE } from '@sheetlift/engine/limits';
import type { FlowPage } from '@sheetlift/engine/model';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FlowShelf } from './flow-shelf.ts';
import { type GridRow, gridRows } from './grid-of-cells.ts';

/** Browsers give up on elements higher than 33 million pixels. */
const MOST_ROWS = 1_200_000;

/** Rows of a sheet, or of a CSV file over several pages, of which some pages are at hand. */
export interface CellPages {
  rowCount: number;
  /** By its place from the top; null where its page is not at hand. */
  rowAt: (index: number) => GridRow | null;
  /** Place of a page's first row. */
  firstRowOf: (pageNumber: number) => number;
  pageOfRow: (index: number) => number;
  /** Null where the page is not at hand. */
  rowsOf: (pageNumber: number) => readonly GridRow[] | null;
  loaded: ReadonlyMap<number, FlowPage>;
  /** Asks for a page. */
  want: (pageNumber: number) => void;
  failure: string | null;
}

export function useCellPages(shelf: FlowShelf, firstPage: number, lastPage: number): CellPages {
  const [loaded, setLoaded] = useState<ReadonlyMap<number, FlowPage>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const want = useCallback(
    (pageNumber: number): void => {
      const keep = (page: FlowPage | null): void => {
        if (page) setLoaded((before) => (before.get(pageNumber) === page ? before : keptPages(before, page)));
      };
      shelf.load(pageNumber).then(keep, ({ message }: Error) => setFailure(message));
    },
    [shelf],
  );
  const [lastRows, setLastRows] = useState(0);
  useEffect(() => {
    let gone = false;
    want(firstPage);
    const count = (page: FlowPage | null): void => {
      if (!gone) setLastRows(page ? gridRows(page).length : 0);
    };
    shelf.load(lastPage).then(count, () => undefined);
    return () => {
      gone = true;
    };
  }, [want, shelf, firstPage, lastPage]);
  const rows = useMemo(() => new Map([...loaded].map(([pageNumber, page]) => [pageNumber, rowsOfPage(page)])), [loaded]);
  const rowCount = Math.min(MOST_ROWS, (lastPage - firstPage) * ROWS_PER_CSV_PAGE + lastRows);
  const rowsOf = (pageNumber: number): readonly GridRow[] | null => rows.get(pageNumber) ?? null;
  const isCsv = lastPage > firstPage;
  const pageOfRow = (index: number): number => (isCsv ? firstPage + Math.floor(index / ROWS_PER_CSV_PAGE) : firstPage);
  const firstRowOf = (pageNumber: number): number => (pageNumber - firstPage) * ROWS_PER_CSV_PAGE;
  return {
    rowCount,
    rowAt: (index) => rowsOf(pageOfRow(index))?.[index - firstRowOf(pageOfRow(index))] ?? null,
    firstRowOf,
    pageOfRow,
    rowsOf,
    loaded,
    want,
    failure,
  };
}

/** Pages whose rows are at hand beside the first, which tells the widths. */
const MOST_PAGES = 12;

function keptPages(before: ReadonlyMap<number, FlowPage>, page: FlowPage): ReadonlyMap<number, FlowPage> {
  const pages = [...before].filter(([pageNumber]) => pageNumber !== page.pageNumber);
  const kept = pages.length <= MOST_PAGES ? pages : [pages[0]!, ...pages.slice(-MOST_PAGES + 1)];
  return new Map([...kept, [page.pageNumber, page]]);
}

const made = new WeakMap<FlowPage, GridRow[]>();

function rowsOfPage(page: FlowPage): GridRow[] {
  const known = made.get(page);
  if (known) return known;
  const rows = gridRows(page);
  made.set(page, rows);
  return rows;
}
