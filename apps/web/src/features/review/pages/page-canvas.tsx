import { useEffect, useLayoutEffect, useRef } from 'react';
import { copyTo } from './copy-to.ts';
import { type PagePainter, PREVIEW_WIDTH_PX, RANK, type Wish } from './page-painter.ts';

interface PageCanvasProps {
  painter: PagePainter;
  documentId: string;
  version: string;
  pageNumber: number;
  widthPx: number;
  /** True while the view moves fast: a page then stays small until it comes to rest. */
  isMoving: () => boolean;
  onShape: (pageNumber: number, widthPx: number, heightPx: number) => void;
  onFailure: (sentence: string | null) => void;
}

/** Time in which a page may be scrolled away again before it is drawn sharply. */
const REST_MS = 90;

/** The page's picture: at once what is there, then small, then sharp. */
export function PageCanvas({ painter, documentId, version, pageNumber, widthPx, isMoving, onShape, onFailure }: PageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useLayoutEffect(() => {
    const wish = { documentId, version, pageNumber, widthPx, rank: RANK.sharpInView };
    const there = painter.findAny(wish);
    if (there && canvas.current && shouldShow(canvas.current, there)) copyTo(canvas.current, there);
  }, [painter, documentId, version, pageNumber, widthPx]);

  useEffect(() => {
    const given = new AbortController();
    const { signal } = given;
    const paint = async (width: number, rank: number): Promise<void> => {
      const wish: Wish = { documentId, version, pageNumber, widthPx: width, rank };
      const bitmap = await painter.paint(wish, signal);
      if (!bitmap || signal.aborted || !canvas.current) return;
      copyTo(canvas.current, bitmap);
      onShape(pageNumber, bitmap.width, bitmap.height);
    };
    const fail = (cause: Error): void => {
      if (!signal.aborted) onFailure(cause.message);
    };
    const sharp = (): void => {
      if (signal.aborted) return;
      if (isMoving()) setTimeout(sharp, REST_MS);
      else paint(widthPx, RANK.sharpInView).then(() => signal.aborted || onFailure(null), fail);
    };
    const known = painter.findAny({ documentId, version, pageNumber, widthPx, rank: RANK.sharpInView });
    if (!known && widthPx > PREVIEW_WIDTH_PX * 1.5) paint(PREVIEW_WIDTH_PX, RANK.previewInView).catch(() => undefined);
    if (known && known.width !== widthPx) setTimeout(sharp, REST_MS);
    else sharp();
    return () => given.abort();
  }, [painter, documentId, version, pageNumber, widthPx, isMoving, onShape, onFailure]);

  return <canvas ref={canvas} aria-hidden="true" />;
}

/** A sharper drawing that is there already stays until the new one comes. */
function shouldShow(canvas: HTMLCanvasElement, bitmap: ImageBitmap): boolean {
  return canvas.dataset['drawn'] === undefined || bitmap.width >= canvas.width;
}
