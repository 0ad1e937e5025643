import { unionBox } from '@sheetlift/engine/model';
import { useEffect, useMemo, useState } from 'react';
import type { QuarterTurns } from '../../../engine-worker/engine-protocol.ts';
import { type PageSize, shownSize } from './page-layout.ts';
import { shownBox } from './shown-box.ts';
import type { WordShelf } from './word-shelf.ts';

/** From where to where the print of a page goes across, from 0 to 1 of the page as it is shown. */
export interface PrintAcross {
  left: number;
  right: number;
  /** How wide that is, and how high most of its words are, in points. */
  widthPt: number;
  linePt: number;
}

/** Where the print of a page stands across: undefined until its words are there, null where it has none. */
export function usePrintAcross(
  shelf: WordShelf,
  pageNumber: number | undefined,
  size: PageSize | undefined,
  turn: QuarterTurns,
): PrintAcross | null | undefined {
  const [asked, setAsked] = useState<{ shelf: WordShelf; pageNumber: number } | null>(null);
  useEffect(() => {
    if (pageNumber === undefined) return;
    let gone = false;
    // The page can be looked at without its words.
    const goOn = (): void => {
      if (!gone) setAsked({ shelf, pageNumber });
    };
    shelf.load(pageNumber).then(goOn, goOn);
    return () => {
      gone = true;
    };
  }, [shelf, pageNumber]);
  const words = pageNumber === undefined ? null : shelf.find(pageNumber);
  const isKnown = words !== null || (asked?.shelf === shelf && asked.pageNumber === pageNumber);
  return useMemo(() => {
    if (!isKnown) return undefined;
    if (!words || words.length === 0 || !size) return null;
    const { left, right } = shownBox([unionBox(words.map(({ box }) => box))], size, turn);
    const heights = words.map(({ box }) => box.bottom - box.top).sort((one, other) => one - other);
    return { left, right, widthPt: (right - left) * shownSize(size, turn).widthPt, linePt: heights[heights.length >> 1]! };
  }, [isKnown, words, size, turn]);
}
