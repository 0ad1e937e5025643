import { useEffect, useRef } from 'react';
import { PREVIEW_WIDTH_PX, type PagePainter, RANK } from '../pages/page-painter.ts';

interface SmallPageProps {
  painter: PagePainter;
  documentId: string;
  version: string;
  pageNumber: number;
}

/** A page in small, drawn when it comes into view. */
export function SmallPage({ painter, documentId, version, pageNumber }: SmallPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    const given = new AbortController();
    const show = (bitmap: ImageBitmap | null): void => {
      if (!bitmap || given.signal.aborted) return;
      target.width = bitmap.width;
      target.height = bitmap.height;
      target.getContext('2d', { alpha: false })?.drawImage(bitmap, 0, 0);
      target.classList.add('drawn');
    };
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      const wish = { documentId, version, pageNumber, widthPx: PREVIEW_WIDTH_PX, rank: RANK.strip };
      // A page that cannot be drawn stays blank: its number tells it from the others.
      painter.paint(wish, given.signal).then(show, () => undefined);
    });
    seen.observe(target);
    return () => {
      seen.disconnect();
      given.abort();
    };
  }, [painter, documentId, version, pageNumber]);
  return <canvas ref={canvas} aria-hidden="true" />;
}
