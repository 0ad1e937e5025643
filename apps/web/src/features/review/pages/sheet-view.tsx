import { ROWS_PER_CSV_PAGE } from '@sheetlift/engine/limits';
import type { FlowCell, FlowPage } from '@sheetlift/engine/model';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  memo,
  type MouseEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { FlowContentProps } from './flow-content.ts';
import { cellKey, hitsByPlace, type PlaceHit, type PlaceKey } from './flow-places.ts';
import type { FlowShelf } from './flow-shelf.ts';
import { columnLetters, gridColumnWidths, type GridRow, gridRows, placeIn } from './grid-of-cells.ts';
import { MarkedText } from './marked-text.tsx';
import { PickOffer } from './pick-offer.tsx';
import type { Pick } from './view-marks.ts';
import { moveScroll } from './move-scroll.ts';
import { isNumeric, type Marked } from './text-block.tsx';

const ROW_PX = 26;
const HEAD_PX = 26;
const NUMBER_PX = 52;

/** Browsers give up on elements higher than 33 million pixels. */
const MOST_ROWS = 1_200_000;

/** A workbook or a CSV file as a spreadsheet shows it: column letters, row numbers, a tab for each sheet. */
export function SheetView(props: FlowContentProps) {
  const { type, shelf, pageCount, active, match, goTo } = props;
  const isWorkbook = type === 'xlsx';
  const names = useSheetNames(shelf, isWorkbook ? pageCount : 0);
  const cited = active?.evidence.find((evidence) => evidence.kind === 'cell');
  // What is cited, found or gone to brings its sheet to the front, until a person chooses another.
  const wanted = match?.pageNumber ?? cited?.pageNumber ?? goTo?.pageNumber ?? 1;
  const cause = match ?? active?.key ?? goTo ?? null;
  const [chosen, setChosen] = useState<{ cause: typeof cause; sheet: number } | null>(null);
  const sheet = chosen?.cause === cause ? chosen.sheet : wanted;
  return (
    <>
      <Grid key={isWorkbook ? sheet : 'all'} {...props} firstPage={isWorkbook ? sheet : 1} lastPage={isWorkbook ? sheet : pageCount} />
      {isWorkbook && pageCount > 1 && (
        <div className="sheet-tabs" role="group" aria-label="Sheets">
          {Array.from({ length: pageCount }, (_, index) => (
            <button key={index} type="button" aria-pressed={index + 1 === sheet} onClick={() => setChosen({ cause, sheet: index + 1 })}>
              {names[index] ?? `Sheet ${index + 1}`}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

/** A sheet without cells has no table and keeps its number as its name. */
function useSheetNames(shelf: FlowShelf, pageCount: number): readonly (string | null)[] {
  const [names, setNames] = useState<readonly (string | null)[]>([]);
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<void> => {
      const found: (string | null)[] = [];
      for (let pageNumber = 1; pageNumber <= pageCount && !gone; pageNumber++) {
        const page = await shelf.load(pageNumber);
        const table = page?.blocks.find((block) => block.kind === 'table');
        found.push(table?.kind === 'table' ? table.name : null);
        if (!gone) setNames([...found]);
      }
    };
    load().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [shelf, pageCount]);
  return names;
}

function Grid({
  name,
  shelf,
  firstPage,
  lastPage,
  places,
  active,
  matches,
  match,
  onPick,
  fieldMaker,
  onPickMark,
  goTo,
}: FlowContentProps & { firstPage: number; lastPage: number }) {
  const { rowsOf, want, failure, rowCount, loaded } = usePages(shelf, firstPage, lastPage);
  const scroller = useRef<HTMLDivElement>(null);
  const firstRows = rowsOf(firstPage);
  const widths = useMemo(() => gridColumnWidths(firstRows ?? []), [firstRows]);
  const lefts = useMemo(() => leftsOf(widths), [widths]);
  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
    paddingStart: HEAD_PX,
  });
  const columns = useVirtualizer({
    horizontal: true,
    count: widths.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => widths[index]!,
    overscan: 2,
    paddingStart: NUMBER_PX,
  });
  useLayoutEffect(() => columns.measure(), [columns, widths]);

  const shownRows = rows.getVirtualItems();
  const shownColumns = columns.getVirtualItems();
  const from = shownColumns[0]?.index ?? 0;
  const to = shownColumns.at(-1)?.index ?? -1;
  const pageOfRow = (index: number): number => firstPage + Math.floor(index / ROWS_PER_CSV_PAGE);
  const isCsv = lastPage > firstPage;
  const rowAt = (index: number): GridRow | null =>
    (isCsv ? rowsOf(pageOfRow(index))?.[index % ROWS_PER_CSV_PAGE] : firstRows?.[index]) ?? null;
  const firstShown = isCsv ? pageOfRow(shownRows[0]?.index ?? 0) : firstPage;
  const lastShown = isCsv ? pageOfRow(shownRows.at(-1)?.index ?? 0) : firstPage;
  useEffect(() => {
    want(firstShown);
    want(lastShown);
  }, [want, firstShown, lastShown]);

  /** Moves to a cell by its page and reference, once its page is there. */
  const show = useEffectEvent((pageNumber: number, reference: string): void => {
    const { row, column } = placeIn(reference);
    const index = (rowsOf(pageNumber) ?? []).findIndex(({ number }) => number === row);
    const element = scroller.current;
    if (index < 0 || !element) return;
    const top = HEAD_PX + ((isCsv ? (pageNumber - firstPage) * ROWS_PER_CSV_PAGE : 0) + index) * ROW_PX;
    const left = lefts[column] ?? NUMBER_PX;
    const seenDown = top >= element.scrollTop + HEAD_PX && top + ROW_PX <= element.scrollTop + element.clientHeight;
    const seenAcross = left >= element.scrollLeft + NUMBER_PX && left + (widths[column] ?? 0) <= element.scrollLeft + element.clientWidth;
    if (seenDown && seenAcross) return;
    moveScroll(
      element,
      seenAcross ? element.scrollLeft : left - element.clientWidth / 3,
      seenDown ? element.scrollTop : top - element.clientHeight * 0.4,
    );
  });
  const cited = active?.evidence.find(
    (evidence) => evidence.kind === 'cell' && evidence.pageNumber >= firstPage && evidence.pageNumber <= lastPage,
  );
  const citedPage = cited?.kind === 'cell' ? cited.pageNumber : null;
  const citedReference = cited?.kind === 'cell' ? cited.reference : null;
  const citedIsHere = citedPage !== null && rowsOf(citedPage) !== null;
  useEffect(() => {
    if (citedPage !== null) want(citedPage);
  }, [want, citedPage]);
  useEffect(() => {
    if (citedPage !== null && citedReference !== null && citedIsHere) show(citedPage, citedReference);
  }, [active?.key, citedPage, citedReference, citedIsHere]);
  const showPage = useEffectEvent((pageNumber: number) => {
    if (isCsv) rows.scrollToIndex((pageNumber - firstPage) * ROWS_PER_CSV_PAGE, { align: 'start' });
  });
  useEffect(() => {
    if (goTo) showPage(goTo.pageNumber);
  }, [goTo]);

  const hits = useMemo(() => {
    const all = new Map<PlaceKey, readonly PlaceHit[]>();
    for (const pageNumber of new Set([firstShown, lastShown, ...(match ? [match.pageNumber] : [])])) {
      const page = loaded.get(pageNumber);
      if (page)
        for (const [key, there] of hitsByPlace(
          page,
          matches.filter((each) => each.pageNumber === pageNumber),
        ))
          all.set(key, there);
    }
    return all;
  }, [loaded, matches, match, firstShown, lastShown]);
  useEffect(() => {
    if (!match || match.pageNumber < firstPage || match.pageNumber > lastPage) return;
    want(match.pageNumber);
    for (const [key, there] of hits)
      if (there.some((hit) => hit.match === match)) show(match.pageNumber, key.slice(key.lastIndexOf('|') + 1));
  }, [match, hits, want, firstPage, lastPage]);

  const pointing = fieldMaker?.pointing ?? false;
  const [pointed, setPointed] = useState<{ index: number; reference: string } | null>(null);
  const [naming, setNaming] = useState(false);
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const target = event.target as Element;
    const mark = target.closest<HTMLElement>('[data-mark]')?.dataset['mark'];
    if (mark !== undefined && !pointing) return onPickMark(mark);
    const place = target.closest<HTMLElement>('[data-reference]');
    const index = Number(place?.closest<HTMLElement>('[data-row]')?.dataset['row']);
    const row = place && rowAt(index);
    const cell = row?.cells.find(({ reference }) => reference === place?.dataset['reference']);
    if (!row || !cell || cell.text === '') return;
    if (!pointing) return onPick?.(pickOfCell(row, cell));
    setPointed({ index, reference: cell.reference });
    setNaming(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!pointing || event.target !== scroller.current) return;
    const next = stepTo(event.key);
    if (next) {
      setPointed(next);
      setNaming(false);
      const row = rowAt(next.index);
      if (row) show(row.pageNumber, next.reference);
    } else if (event.key === 'Enter' && pointed) setNaming(true);
    else if (event.key === 'Escape' && pointed) setPointed(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** The next cell with text that way; the first in view to begin with. */
  const stepTo = (key: string): { index: number; reference: string } | null => {
    const way = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[key];
    if (!way) return null;
    const [down = 0, across = 0] = way;
    const from = pointed ?? { index: (shownRows[0]?.index ?? 0) - 1, reference: 'A1' };
    const { column } = placeIn(from.reference);
    const most = Math.max(rowCount, widths.length);
    for (let step = 1; step <= most; step++) {
      const index = from.index + (pointed ? down * step : step);
      const row = rowAt(index);
      if (!row) break;
      const cell = row.cells.find((each) => each.text !== '' && (!pointed || placeIn(each.reference).column === column + across * step));
      if (cell) return { index, reference: cell.reference };
      if (pointed && down === 0 && (column + across * step < 0 || column + across * step >= widths.length)) break;
    }
    return pointed;
  };
  const leave = (): void => {
    setPointed(null);
    scroller.current?.focus();
  };
  const pointedRow = pointed && rowAt(pointed.index);
  const pointedCell = pointedRow?.cells.find(({ reference }) => reference === pointed?.reference);
  const pointedColumn = pointed ? placeIn(pointed.reference).column : 0;

  const marked: Marked = useMemo(() => ({ places, hits, match }), [places, hits, match]);
  if (failure) return <p className="view-message">{failure}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a cell is picked with the pointer; by keys it is typed into its cell
    <div
      ref={scroller}
      className={onPick || pointing ? 'cells pickable' : 'cells'}
      tabIndex={0}
      role="region"
      aria-label={`Cells of ${name}`}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <div
        role="table"
        aria-label={name}
        aria-rowcount={rowCount}
        aria-colcount={widths.length}
        style={{ width: columns.getTotalSize(), height: rows.getTotalSize() }}
      >
        <div role="row" className="cells-head">
          <span role="columnheader" className="corner">
            <span className="sr-only">Row</span>
          </span>
          {shownColumns.map(({ index, start, size }) => (
            <span key={index} role="columnheader" style={{ left: start, width: size }}>
              {columnLetters(index)}
            </span>
          ))}
        </div>
        {shownRows.map(({ index, start }) => (
          <Row key={index} index={index} top={start} row={rowAt(index)} from={from} to={to} lefts={lefts} marked={marked} />
        ))}
        {fieldMaker && pointed && pointedRow && pointedCell && (
          <>
            <i
              className="cell-pointed"
              style={{ left: lefts[pointedColumn], top: HEAD_PX + pointed.index * ROW_PX, width: widths[pointedColumn] }}
            />
            <PickOffer
              key={pointed.reference}
              offered={{
                pick: pickOfCell(pointedRow, pointedCell),
                leftPx: lefts[pointedColumn] ?? 0,
                topPx: HEAD_PX + pointed.index * ROW_PX,
                widthPx: widths[pointedColumn] ?? 0,
                heightPx: ROW_PX,
              }}
              action={undefined}
              maker={fieldMaker}
              naming={naming}
              onNaming={() => setNaming(true)}
              onDone={leave}
            />
          </>
        )}
      </div>
    </div>
  );
}

function pickOfCell({ pageNumber, table }: GridRow, { reference, text }: FlowCell): Pick {
  return { text, evidence: [{ kind: 'cell', pageNumber, table, reference, text }], words: [] };
}

function leftsOf(widths: readonly number[]): number[] {
  const lefts = [NUMBER_PX];
  for (const width of widths) lefts.push(lefts.at(-1)! + width);
  return lefts;
}

interface RowProps {
  index: number;
  top: number;
  row: GridRow | null;
  from: number;
  to: number;
  /** Where each column begins, and where the last ends. */
  lefts: readonly number[];
  marked: Marked;
}

const Row = memo(function Row({ index, top, row, from, to, lefts, marked }: RowProps) {
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

/** The rows of the pages at hand. */
function usePages(shelf: FlowShelf, firstPage: number, lastPage: number) {
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
  return { rowsOf: (pageNumber: number) => rows.get(pageNumber) ?? null, loaded, want, failure, rowCount };
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
