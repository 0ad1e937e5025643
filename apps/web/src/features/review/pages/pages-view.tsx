import { unionBox, type Word } from '@sheetlift/engine/model';
import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { PageFacts, QuarterTurns } from '../../../engine-worker/engine-protocol.ts';
import { useActs } from '../../../lib/acts/offered-acts.ts';
import { useLargeControls } from '../../../lib/use-narrow.ts';
import { pressedAct } from '../../../lib/acts/pressed-act.ts';
import type { DocumentFacts } from '../../workspace/run/run-store.ts';
import { BoxTools } from './box-tools.tsx';
import type { DocumentViewProps } from './document-view-props.ts';
import { marksByPage, placesOf, shownMarks } from './marks-on-pages.ts';
import { boundScale, drawnWidthPx, layOutPages, nextScale, scaleOf, type Zoom } from './page-layout.ts';
import { offeredWords } from './offered-words.ts';
import { PageCrop } from './page-crop.tsx';
import { PageSheet } from './page-sheet.tsx';
import { PageStrip } from './page-strip.tsx';
import { type ArrowKey, boxesOfWords, pickOfWords, wordsInBox } from './page-words.ts';
import { painterOf, versionOf } from './painter-of.ts';
import { pageTroubles } from './page-troubles.ts';
import { PickOffer } from './pick-offer.tsx';
import { BoxHint, PickHint, PointHint, ReadingHint } from './pointing-hint.tsx';
import { isTooSmall } from './reading-scale.ts';
import { shownBox } from './shown-box.ts';
import { TableBar } from './table-bar.tsx';
import { UnplacedEvidence } from './unplaced-evidence.tsx';
import { useElementSize } from './use-element-size.ts';
import { useFollowedPlace } from './use-followed-place.ts';
import { useReadingScale } from './use-reading-scale.ts';
import { usePrintAcross } from './use-print-across.ts';
import { useFoundOnPages } from './use-found-on-pages.ts';
import { usePageSizes } from './use-page-sizes.ts';
import { usePagesScroll } from './use-pages-scroll.ts';
import { type DrawnBox, type WordSelection, useWordPicking } from './use-word-picking.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';
import { ViewLegend } from './view-legend.tsx';
import type { EvidenceMark } from './view-marks.ts';
import { PageField, ViewTools } from './view-tools.tsx';
import { useWordShelf } from './use-word-shelf.ts';

interface PagesViewProps extends DocumentViewProps {
  facts: DocumentFacts;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
}

const PAGE_KEYS = ['zoom-in', 'zoom-out', 'fit-width', 'select-page'] as const;
const NO_MARKS: ReturnType<typeof marksByPage> extends ReadonlyMap<number, infer Marks> ? Marks : never = [];
const NO_MARKED: readonly EvidenceMark[] = [];
const NO_WORDS: WordSelection['words'] = [];
const NO_PAGES: readonly PageFacts[] = [];

/** A document as its pages look, all below each other, with the evidence marked where it stands. */
export function PagesView({
  store,
  document,
  facts,
  marks,
  mode,
  onModeChange,
  onPick,
  selectionAction,
  boxReader,
  fieldMaker,
  table = null,
  onPickMark,
  found,
  onFind,
  goTo,
  rowLabel = 'used in this row',
  tools,
  zoom,
  onZoom,
}: PagesViewProps) {
  const { id: documentId, state } = document;
  const { pageCount } = facts;
  const version = versionOf(document);
  const painter = painterOf(store);
  const content = 'reading' in state ? state.reading : null;
  const shelf = useWordShelf(store, documentId, content);

  const scroller = useRef<HTMLDivElement>(null);
  const view = useElementSize(scroller);
  const [turn, setTurn] = useState<QuarterTurns>(0);
  const { sizes, onShape } = usePageSizes(document, pageCount);
  const active = marks.find((mark) => mark.active);
  const [activePlace] = active ? placesOf(active) : [];
  const followed = useFollowedPlace(active?.key, activePlace, table !== null);
  const fitting = view ? scaleOf(zoom, sizes, turn, view.widthPx, view.heightPx) : 1;
  /** The page that is read, whether or not a place on it is. */
  const readNumber = followed?.pageNumber ?? goTo?.pageNumber ?? 1;
  const followedSize = sizes[readNumber - 1];
  const print = usePrintAcross(shelf, readNumber, followedSize, turn);
  const large = useLargeControls();
  // A crop is never turned, and a phone has one on the card of the cell.
  const crops = !large && turn === 0;
  const reading = useReadingScale(followed, turn, fitting, view?.widthPx ?? null, print, crops);
  const scale = zoom.kind === 'reading' ? reading : fitting;
  const layout = useMemo(() => layOutPages(sizes, scale, turn, view?.widthPx ?? 0), [sizes, scale, turn, view?.widthPx]);
  const { inView, scroller: pages } = usePagesScroll(scroller, layout);
  const { first, last, current } = inView;
  const showPageNumber = useCallback((pageNumber: number) => pages.showPage(pageNumber - 1), [pages]);

  const showWords = (pageNumber: number, words: readonly Word[]): void =>
    pages.showBox(
      pageNumber - 1,
      shownBox(boxesOfWords(words), sizes[pageNumber - 1], turn),
      pageNumber === followed?.pageNumber ? print : null,
    );

  // ---- evidence ----
  const placed = useMemo(() => marksByPage(shownMarks(marks, mode)), [marks, mode]);
  const ready = view !== null;
  const showFollowed = useEffectEvent(() => {
    if (followed) pages.showBox(followed.pageNumber - 1, shownBox(followed.boxes, followedSize, turn), print);
    // A page that is wider than the view is read from where its print begins.
    else if (print && scale > fitting) pages.showBox(readNumber - 1, { left: print.left, right: print.left, top: 0, bottom: 0 });
  });
  const followedKey = followed?.key;
  const isPrintKnown = print !== undefined;
  // Only another place moves the view, and the size that it is read at: not a change of size or turn.
  useEffect(() => {
    if (ready && isPrintKnown) showFollowed();
  }, [followedKey, ready, isPrintKnown]);
  const showWanted = useEffectEvent((pageNumber: number) => table || showPageNumber(pageNumber));
  useEffect(() => {
    if (goTo && ready) showWanted(goTo.pageNumber);
  }, [goTo, ready]);

  // ---- picking ----
  /** The next that a finger draws is a box to be read again; at other times it moves the page. */
  const [boxing, setBoxing] = useState(false);
  const pointing = fieldMaker?.pointing ?? false;
  /** The words of which a field is being made. */
  const [named, setNamed] = useState<WordSelection | null>(null);
  const [isPointed, setPointed] = useState(false);
  const onPointed = useCallback(() => setPointed(true), []);
  const cited = useMemo(
    () => (activePlace ? { pageNumber: activePlace[0], boxes: activePlace[1] } : null),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another place has another key
    [activePlace?.[0], activePlace?.[1]],
  );
  const readPages = 'pages' in state ? state.pages : NO_PAGES;
  const isRecognised = useCallback(
    (pageNumber: number) => readPages.some((page) => page.pageNumber === pageNumber && (page.source === 'ocr' || page.source === 'none')),
    [readPages],
  );
  const readBox = boxReader?.read;
  const onBox = useMemo(
    () =>
      readBox &&
      ((box: DrawnBox, words: readonly Word[]) => {
        setBoxing(false);
        readBox(box.pageNumber, box.box, words);
      }),
    [readBox],
  );
  /** Reads the place of the chosen cell again, as a box drawn around it would. */
  const readHere = useMemo(
    () =>
      onBox && cited && isRecognised(cited.pageNumber)
        ? (): void => {
            const box = unionBox(cited.boxes);
            onBox({ pageNumber: cited.pageNumber, box }, wordsInBox(shelf.find(cited.pageNumber) ?? [], box));
          }
        : null,
    [onBox, cited, isRecognised, shelf],
  );
  const pickMark = useCallback(
    (key: string) => {
      const mark = marks.find((each) => each.key === key);
      if (boxing) return mark?.active && readHere?.();
      if (mark) onPickMark?.(mark);
    },
    [marks, onPickMark, boxing, readHere],
  );
  const { handlers, selection, hovered, drawn, adjusting, selectPage, steer, clear } = useWordPicking({
    shelf,
    sizes,
    turn,
    pointing,
    boxing,
    cited,
    onPick,
    onBox,
    isRecognised,
    onPickMark: pickMark,
    onPointed,
  });
  if (isPointed) {
    setPointed(false);
    setNamed(selection);
  }
  const leave = (): void => {
    clear();
    scroller.current?.focus();
  };
  const use = (): void => {
    const pick = selection && pickOfWords(selection.pageNumber, selection.words);
    if (!pick) return;
    if (pointing) return setNamed(selection);
    selectionAction?.run(pick);
    clear();
  };
  const steerTo = useEffectEvent((word: WordSelection | null) => {
    if (word) showWords(word.pageNumber, word.words);
  });
  useEffect(() => {
    if (pointing) scroller.current?.focus();
  }, [pointing]);

  // ---- finding ----
  const { match } = found;
  const matchesOn = useFoundOnPages(found, shelf, showWords);

  // ---- size ----
  const zoomBy = (factor: number, clientX: number, clientY: number): void => {
    pages.hold(clientX, clientY);
    onZoom({ kind: 'scale', scale: boundScale(scale * factor) });
  };
  useZoomGestures(scroller, zoomBy);
  const step = (direction: 1 | -1): void => onZoom({ kind: 'scale', scale: nextScale(scale, direction) });

  // ---- acts ----
  const acts = {
    'zoom-in': () => step(1),
    'zoom-out': () => step(-1),
    'fit-width': () => onZoom({ kind: 'fit-width' }),
    'fit-page': () => onZoom({ kind: 'fit-page' }),
    'rotate-view': () => setTurn(((turn + 90) % 360) as QuarterTurns),
    'select-page': () => selectPage(current + 1),
    'read-again-here': readHere,
  };
  useActs(acts);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const act = pressedAct(event, ['find', ...PAGE_KEYS]);
    if (act === 'find') onFind();
    else if ((event.target as Element).matches('input')) return;
    else if (table && event.key === 'Escape') table.cancel();
    else if (table && event.key === 'Enter' && event.target === scroller.current) table.accept();
    else if (act) acts[act]();
    else if (event.key === 'Escape' && boxReader?.under) boxReader.stop();
    else if (event.key === 'Escape' && boxing) setBoxing(false);
    else if (event.key === 'Escape' && selection) clear();
    else if (event.key === 'Escape' && pointing) fieldMaker?.setPointing(false);
    else if (pointing && isArrow(event.key) && event.target === scroller.current)
      void steer(event.key, event.shiftKey, current + 1).then(steerTo, () => undefined);
    else if (event.key === 'Enter' && selection && event.target === scroller.current) use();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const offered = selection && offeredWords(selection, layout.pages[selection.pageNumber - 1], sizes[selection.pageNumber - 1], turn);
  const troubles = useMemo(() => pageTroubles(document), [document]);
  const mounted = view ? sizes.slice(first, last + 1).map((size, index) => ({ size, index: first + index })) : [];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys typed in any part of it
    <section className="doc-view" aria-label="Document" onKeyDown={onKeyDown}>
      <ViewTools
        name={document.file.name}
        pager={pageCount > 1 && <PageField pageNumber={current + 1} pageCount={pageCount} onTurn={showPageNumber} />}
        size={{
          scale,
          fitsPage: zoom.kind === 'fit-page',
          onStep: step,
          onFit: (kind) => onZoom({ kind }),
          onRotate: acts['rotate-view'],
        }}
        mode={mode}
        onModeChange={onModeChange}
        onFind={onFind}
        maker={content ? (fieldMaker ?? null) : null}
        tools={
          <>
            <BoxTools
              boxing={large && onBox && isRecognised(current + 1) ? { on: boxing, set: setBoxing } : null}
              readHere={large ? null : readHere}
            />
            {tools}
          </>
        }
      />
      {active && !table && <UnplacedEvidence mark={active} />}
      {table && <TableBar drawing={table} pageNumber={current + 1} size={sizes[current]} pages={scroller} />}
      <div className="view-stage">
        {pageCount > 1 && (
          <PageStrip
            painter={painter}
            documentId={documentId}
            version={version}
            sizes={sizes}
            current={current + 1}
            onTurn={showPageNumber}
          />
        )}
        <div
          ref={scroller}
          className={pointing || boxing ? 'pages pointing' : 'pages'}
          tabIndex={0}
          role="region"
          aria-label={`Pages of ${document.file.name}`}
          onCopy={(event) => {
            const pick = selection && pickOfWords(selection.pageNumber, selection.words);
            if (!pick) return;
            event.clipboardData.setData('text/plain', pick.text);
            event.preventDefault();
          }}
        >
          <div
            className={onPick ? 'pages-room pickable' : 'pages-room'}
            style={{ width: layout.widthPx, height: layout.heightPx }}
            {...handlers}
          >
            {mounted.map(({ size, index }) => (
              <PageSheet
                key={`${documentId}/${index}`}
                painter={painter}
                shelf={shelf}
                documentId={documentId}
                version={version}
                pageNumber={index + 1}
                size={size}
                place={layout.pages[index]!}
                scale={scale}
                turn={turn}
                drawnWidthPx={drawnWidthPx(size, scale, devicePixelRatio)}
                // Borders are seen best where nothing else is marked.
                marks={(table ? null : placed.get(index + 1)) ?? NO_MARKS}
                matches={matchesOn(index + 1)}
                match={match?.pageNumber === index + 1 ? match : null}
                selected={selection?.pageNumber === index + 1 ? selection.words : NO_WORDS}
                table={table}
                drawn={drawn?.pageNumber === index + 1 ? drawn.box : null}
                readAgain={boxReader?.under?.pageNumber === index + 1 ? boxReader.under.box : null}
                hovered={hovered?.pageNumber === index + 1 ? hovered.words : NO_WORDS}
                trouble={troubles.get(index + 1) ?? null}
                movable={onPick !== undefined && !pointing}
                isMoving={pages.isMoving}
                onShape={onShape}
              />
            ))}
            {offered && !drawn && !adjusting && (selectionAction || fieldMaker) && (
              <PickOffer
                key={offered.pick.text}
                offered={offered}
                action={selectionAction}
                maker={fieldMaker}
                naming={named === selection}
                onNaming={() => setNamed(selection)}
                onDone={leave}
              />
            )}
          </div>
        </div>
      </div>
      {crops && !table && followed && print && isTooSmall(followed.boxes, print.linePt, scale) && (
        <PageCrop className="place-crop" store={store} document={document} marks={marks} />
      )}
      <ViewLegend
        mode={mode}
        onModeChange={onModeChange}
        marks={pointing || boxing || table || boxReader?.under ? NO_MARKED : shownMarks(marks, mode)}
        rowLabel={rowLabel}
        hint={
          boxReader?.under ? (
            <ReadingHint />
          ) : boxing ? (
            <BoxHint />
          ) : pointing ? (
            <PointHint mouse="Draw a box or select words" finger="Draw a box or tap a word" />
          ) : onPick && !table ? (
            <PickHint boxes={onBox !== undefined && isRecognised(current + 1)} />
          ) : null
        }
      />
      {pointing && (
        <p className="sr-only" role="status">
          {offered?.pick.text}
        </p>
      )}
    </section>
  );
}

const isArrow = (key: string): key is ArrowKey => /^Arrow(?:Left|Right|Up|Down)$/.test(key);
