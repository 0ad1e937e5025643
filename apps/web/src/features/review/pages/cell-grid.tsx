import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { CellRow } from './cell-row.tsx';
import { columnLefts, HEAD_PX, NUMBER_PX, ROW_PX } from './cell-sizes.ts';
import type { FlowContentProps } from './flow-content.ts';
import { hitsByPlace, type PlaceHit, type PlaceKey } from './flow-places.ts';
import { columnLetters, gridColumnWidths, placeIn } from './grid-of-cells.ts';
import { moveScroll } from './move-scroll.ts';
import { PickOffer } from './pick-offer.tsx';
import type { Marked } from './text-block.tsx';
import { useCellPages } from './use-cell-pages.ts';
import { pickOfCell, useCellPointing } from './use-cell-pointing.ts';

/** The cells of a sheet, of which only those in view are drawn. */
export function CellGrid({
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
  const pages = useCellPages(shelf, firstPage, lastPage);
  const { rowsOf, rowAt, want, failure, rowCount, loaded } = pages;
  const scroller = useRef<HTMLDivElement>(null);
  const firstRows = rowsOf(firstPage);
  const widths = useMemo(() => gridColumnWidths(firstRows ?? []), [firstRows]);
  const lefts = useMemo(() => columnLefts(widths), [widths]);
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
  const firstShown = pages.pageOfRow(shownRows[0]?.index ?? 0);
  const lastShown = pages.pageOfRow(shownRows.at(-1)?.index ?? 0);
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
    const top = HEAD_PX + (pages.firstRowOf(pageNumber) + index) * ROW_PX;
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
    if (lastPage > firstPage) rows.scrollToIndex(pages.firstRowOf(pageNumber), { align: 'start' });
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

  const { pointed, naming, setNaming, onClick, onKeyDown, leave } = useCellPointing({
    scroller,
    pointing: fieldMaker?.pointing ?? false,
    pages,
    columnCount: widths.length,
    firstShownRow: shownRows[0]?.index ?? 0,
    show,
    onPick,
    onPickMark,
  });
  const pointedRow = pointed && rowAt(pointed.index);
  const pointedCell = pointedRow?.cells.find(({ reference }) => reference === pointed?.reference);
  const pointedColumn = pointed ? placeIn(pointed.reference).column : 0;

  const marked: Marked = useMemo(() => ({ places, hits, match }), [places, hits, match]);
  if (failure) return <p className="view-message">{failure}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a cell is picked with the pointer; by keys it is typed into its cell
    <div
      ref={scroller}
      className={onPick || fieldMaker?.pointing ? 'cells pickable' : 'cells'}
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
          <CellRow key={index} index={index} top={start} row={rowAt(index)} from={from} to={to} lefts={lefts} marked={marked} />
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
