import { type RefObject, useEffect, useState } from 'react';
import { useKeptNumber } from '../../lib/use-kept-number.ts';

const LEAST_PANE_PX = 320;
/** Of the window: 500 px beside the rows of 1440 px. */
const WISHED_SHARE = 500 / 1440;
/** What the rows need beside the documents. */
const LEAST_ROWS_PX = 420;
/** Width of the columns beside the rows, as the style sheet has it. */
const EDITOR_PX = 440;
/** What the rows need beside the columns, so that a change of these is seen in them: the name of the document and three columns or so. */
const ROWS_BESIDE_COLUMNS_PX = 640;
/** From here on the tools above the rows, with every tab there, have room for words. */
const ROOMY_ROWS_PX = 940;

interface PaneWidths {
  leftPx: number;
  leastPx: number;
  mostPx: number;
  /** Whether the tools above the rows are marks without words. */
  tight: boolean;
  /** Null: as wide as the window suggests. */
  choose: (px: number | null) => void;
}

/** How wide the documents and the rows beside them are: as a person dragged the edge between them, on every desk alike; beside the columns, as they dragged it there. */
export function usePaneWidths(panes: RefObject<HTMLElement | null>, edited: boolean): PaneWidths {
  const [alone, besideColumns] = [useKeptNumber('sheetlift.pane'), useKeptNumber('sheetlift.paneBesideColumns')];
  const [chosenPx, choose] = edited ? besideColumns : alone;
  const widthPx = useWidth(panes) - (edited ? EDITOR_PX : 0);
  const mostPx = Math.max(LEAST_PANE_PX, widthPx - LEAST_ROWS_PX);
  const wishedPx = edited ? widthPx - ROWS_BESIDE_COLUMNS_PX : Math.round(widthPx * WISHED_SHARE);
  const leftPx = Math.min(mostPx, chosenPx ?? Math.max(LEAST_PANE_PX, Math.min(560, wishedPx)));
  return { leftPx, leastPx: LEAST_PANE_PX, mostPx, tight: widthPx - leftPx < ROOMY_ROWS_PX, choose };
}

/** The width an element has, as the window and its neighbours leave it. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(() => document.documentElement.clientWidth);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidthPx(Math.round(entry.contentRect.width)));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return widthPx;
}
