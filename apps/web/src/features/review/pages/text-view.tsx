import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { FlowContentProps } from './flow-content.ts';
import { evidenceKey, hitsByPlace, type PlaceHit, type PlaceKey } from './flow-places.ts';
import type { OfferedPick } from './field-maker.ts';
import { moveScroll } from './move-scroll.ts';
import { pickAt, pickSelected } from './pick-in-text.ts';
import { PickOffer } from './pick-offer.tsx';
import { selectByKeys } from './select-by-keys.ts';
import { TextBlock } from './text-block.tsx';
import { itemsByPlace, textItems } from './text-items.ts';
import { useAllPages } from './use-all-pages.ts';
import { useTouchSelection } from './use-touch-selection.ts';

/** What a line of text is taken for until it is measured. */
const USUAL_HEIGHT_PX = 30;

/** Running text, a mail, the values of an e-invoice: one column of paragraphs and tables. */
export function TextView({
  name,
  shelf,
  pageCount,
  places,
  active,
  matches,
  match,
  onPick,
  selectionAction,
  fieldMaker,
  onPickMark,
  goTo,
}: FlowContentProps) {
  const { pages, failure } = useAllPages(shelf, pageCount);
  const items = useMemo(() => textItems(pages), [pages]);
  const indexOf = useMemo(() => itemsByPlace(items), [items]);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_HEIGHT_PX,
    overscan: 12,
    paddingStart: 28,
    paddingEnd: 40,
  });

  const showPlace = useCallback(
    (key: PlaceKey): boolean => {
      const index = indexOf.get(key);
      const element = scroller.current;
      if (index === undefined || !element) return false;
      const place = (): HTMLElement | null => element.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
      const centre = (there: HTMLElement): number =>
        element.scrollTop + there.getBoundingClientRect().top - element.getBoundingClientRect().top - element.clientHeight * 0.4;
      const there = place();
      if (there) {
        const frame = there.getBoundingClientRect();
        const room = element.getBoundingClientRect();
        if (frame.top < room.top + 32 || frame.bottom > room.bottom - 32) moveScroll(element, element.scrollLeft, centre(there));
        return true;
      }
      list.scrollToIndex(index, { align: 'center' });
      // Once what stands around it was measured, it is where it was thought to be.
      setTimeout(() => {
        const arrived = place();
        if (arrived) element.scrollTop = centre(arrived);
      }, 60);
      return true;
    },
    [indexOf, list],
  );

  const activePlace = active?.evidence.map(evidenceKey).find((key) => key !== null && indexOf.has(key)) ?? null;
  const activeKey = active && activePlace ? `${active.key} ${activePlace}` : null;
  const showActive = useEffectEvent(() => {
    if (activePlace) showPlace(activePlace);
  });
  // Only another place moves the view, not content that is still coming in.
  useEffect(() => {
    if (activeKey !== null) showActive();
  }, [activeKey]);
  const showWanted = useEffectEvent((wanted: number) => {
    const index = items.findIndex(({ pageNumber }) => pageNumber >= wanted);
    if (index >= 0) list.scrollToIndex(index, { align: 'start' });
  });
  useEffect(() => {
    if (goTo) showWanted(goTo.pageNumber);
  }, [goTo]);

  const hits = useMemo(() => {
    const all = new Map<PlaceKey, readonly PlaceHit[]>();
    const wanted = new Set(matches.map(({ pageNumber }) => pageNumber));
    for (const page of pages) {
      if (!wanted.has(page.pageNumber)) continue;
      for (const [key, there] of hitsByPlace(
        page,
        matches.filter(({ pageNumber }) => pageNumber === page.pageNumber),
      ))
        all.set(key, there);
    }
    return all;
  }, [pages, matches]);
  useEffect(() => {
    if (!match) return;
    for (const [key, there] of hits) if (there.some((hit) => hit.match === match)) return void showPlace(key);
  }, [match, hits, showPlace]);

  const itemOf = (place: Element) => items[Number(place.closest<HTMLElement>('[data-index]')?.dataset['index'])] ?? null;
  const pointing = fieldMaker?.pointing ?? false;
  const [selected, setSelected] = useState<OfferedPick | null>(null);
  const [naming, setNaming] = useState(false);
  const offer = (pick: OfferedPick['pick'] | null, { left, bottom, width, height }: DOMRect): void => {
    const room = scroller.current;
    const around = room?.getBoundingClientRect();
    setSelected(
      room && around && pick
        ? {
            pick,
            leftPx: left - around.left + room.scrollLeft,
            topPx: bottom - height - around.top + room.scrollTop,
            widthPx: width,
            heightPx: height,
          }
        : null,
    );
  };
  const takeSelection = (): boolean => {
    const room = scroller.current;
    const selection = getSelection();
    const pick = room && selection && (selectionAction || fieldMaker) ? pickSelected(selection, room, itemOf) : null;
    if (pick && selection) offer(pick, selection.getRangeAt(0).getBoundingClientRect());
    else setSelected(null);
    setNaming(false);
    return pick !== null;
  };
  const leave = (): void => {
    getSelection()?.removeAllRanges();
    setSelected(null);
    setNaming(false);
    scroller.current?.focus();
  };
  useTouchSelection(scroller, takeSelection);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const selection = getSelection();
    const room = scroller.current;
    if (!pointing || !selection || !room || event.target !== room) return;
    if (event.key === 'Escape' && selected) leave();
    else if (event.key === 'Enter' && selected) setNaming(true);
    else if (selectByKeys(selection, room, event)) takeSelection();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const target = event.target as Element;
    if (!getSelection()?.isCollapsed) return;
    const mark = target.closest<HTMLElement>('[data-mark]')?.dataset['mark'];
    if (mark !== undefined && !pointing) return onPickMark(mark);
    const place = target.closest<HTMLElement>('[data-key]');
    const item = place && itemOf(place);
    const pick = item && place && (onPick || pointing) ? pickAt(item, place, event.clientX, event.clientY) : null;
    if (!pick || !place) return;
    if (!pointing) return onPick?.(pick);
    offer(pick, (target.closest('mark') ?? place).getBoundingClientRect());
    setNaming(true);
  };

  if (failure) return <p className="view-message">{failure}</p>;
  const marked = { places, hits, match };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a word is picked with the pointer; by keys it is typed into its cell
    <div
      ref={scroller}
      className={onPick || pointing ? 'flow pickable' : 'flow'}
      tabIndex={0}
      role="region"
      aria-label={`Content of ${name}`}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onPointerUp={() => takeSelection() && pointing && setNaming(true)}
    >
      <div className="flow-room" style={{ height: list.getTotalSize() }}>
        <div className="flow-items" style={{ transform: `translateY(${list.getVirtualItems()[0]?.start ?? 0}px)` }}>
          {list.getVirtualItems().map(({ index, key }) => (
            <div key={key} ref={list.measureElement} data-index={index} className="flow-item">
              <TextBlock item={items[index]!} marked={marked} />
            </div>
          ))}
        </div>
      </div>
      {selected && (selectionAction || fieldMaker) && (
        <PickOffer
          offered={selected}
          action={selectionAction}
          maker={fieldMaker}
          naming={naming}
          onNaming={() => setNaming(true)}
          onDone={leave}
        />
      )}
    </div>
  );
}
