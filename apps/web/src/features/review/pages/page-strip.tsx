import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import type { PageSize } from './page-layout.ts';
import { type PagePainter, PREVIEW_WIDTH_PX, RANK } from './page-painter.ts';

const THUMB_WIDTH_PX = 36;
/** Above the first, and below each: its number and a gap. */
const TOP_PX = 16;
const BELOW_PX = 32;

interface PageStripProps {
  painter: PagePainter;
  documentId: string;
  version: string;
  sizes: readonly PageSize[];
  current: number;
  onTurn: (pageNumber: number) => void;
}

/** All pages in small beside the large ones. */
export const PageStrip = memo(function PageStrip({ painter, documentId, version, sizes, current, onTurn }: PageStripProps) {
  const scroller = useRef<HTMLOListElement>(null);
  const strip = useVirtualizer({
    count: sizes.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(sizes[index]!) + BELOW_PX,
    paddingStart: TOP_PX,
    overscan: 4,
  });
  useLayoutEffect(() => strip.measure(), [strip, sizes]);
  useEffect(() => strip.scrollToIndex(current - 1, { align: 'auto' }), [strip, current]);
  return (
    <nav className="strip" aria-label="Pages">
      <ol ref={scroller} tabIndex={-1}>
        <li style={{ height: strip.getTotalSize() }} aria-hidden="true" />
        {strip.getVirtualItems().map(({ index, start }) => (
          <li key={index} style={{ top: start }}>
            <button
              type="button"
              tabIndex={index + 1 === current ? 0 : -1}
              aria-label={`Page ${index + 1}`}
              aria-current={index + 1 === current ? 'page' : undefined}
              onClick={() => onTurn(index + 1)}
              onKeyDown={({ key }) => stepOn(key, index + 1, sizes.length, onTurn)}
            >
              <Thumb
                painter={painter}
                documentId={documentId}
                version={version}
                pageNumber={index + 1}
                heightPx={heightOf(sizes[index]!)}
              />
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
});

function stepOn(key: string, pageNumber: number, pageCount: number, onTurn: (pageNumber: number) => void): void {
  if (key === 'ArrowDown' && pageNumber < pageCount) onTurn(pageNumber + 1);
  if (key === 'ArrowUp' && pageNumber > 1) onTurn(pageNumber - 1);
}

const heightOf = ({ widthPt, heightPt }: PageSize): number => Math.round(Math.min(72, (THUMB_WIDTH_PX * heightPt) / widthPt));

interface ThumbProps {
  painter: PagePainter;
  documentId: string;
  version: string;
  pageNumber: number;
  heightPx: number;
}

function Thumb({ painter, documentId, version, pageNumber, heightPx }: ThumbProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const given = new AbortController();
    const wish = { documentId, version, pageNumber, widthPx: PREVIEW_WIDTH_PX, rank: RANK.strip };
    const show = (bitmap: ImageBitmap | null): void => {
      if (bitmap && canvas.current && !given.signal.aborted) drawSmall(canvas.current, bitmap, heightPx);
    };
    // A page that cannot be drawn says so where it is shown large.
    painter.paint(wish, given.signal).then(show, () => undefined);
    return () => given.abort();
  }, [painter, documentId, version, pageNumber, heightPx]);
  return <canvas ref={canvas} aria-hidden="true" style={{ width: THUMB_WIDTH_PX, height: heightPx }} />;
}

function drawSmall(canvas: HTMLCanvasElement, bitmap: ImageBitmap, heightPx: number): void {
  const ratio = Math.min(2, devicePixelRatio);
  canvas.width = THUMB_WIDTH_PX * ratio;
  canvas.height = heightPx * ratio;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}
