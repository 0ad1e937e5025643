import { type RefObject, useEffect, useState } from 'react';
import type { RunStore } from './run-store.ts';

/** The whole width of the page in view, or twice as large. */
export type Zoom = 'fit' | 'large';

/** Widths pages are drawn at, in pixels of the screen: sharp at either size without filling memory. */
const WIDTH_PX: Record<Zoom, number> = { fit: 1_100, large: 2_000 };

/** Draws a page into the canvas, in a worker. Returns a sentence where that failed. */
export function usePagePicture(canvas: RefObject<HTMLCanvasElement | null>, store: RunStore, documentId: string, pageNumber: number, zoom: Zoom): string | null {
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    const show = (bitmap: ImageBitmap | null): void => {
      if (!bitmap) return;
      if (gone || !canvas.current) return bitmap.close();
      canvas.current.width = bitmap.width;
      canvas.current.height = bitmap.height;
      canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
      setFailure(null);
    };
    store.drawPage(documentId, pageNumber, WIDTH_PX[zoom]).then(show, (error: Error) => gone || setFailure(error.message));
    return () => {
      gone = true;
    };
  }, [canvas, store, documentId, pageNumber, zoom]);
  return failure;
}
