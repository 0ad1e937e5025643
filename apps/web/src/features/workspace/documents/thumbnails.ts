import type { RunDocument, RunStore } from '../run/run-store.ts';

/** Pictures kept: a few screens of the list. */
const MOST_THUMBNAILS = 120;

/** Twice the width in which they are shown, for dense screens. */
const THUMBNAIL_WIDTH_PX = 68;

/** Small pictures of first pages, drawn one at a time so that a page a person opens never waits for more than one. */
interface Thumbnails {
  /** Null where the document has no look of its own or cannot be drawn. */
  draw(document: RunDocument, signal: AbortSignal): Promise<ImageBitmap | null>;
}

const ofStore = new WeakMap<RunStore, Thumbnails>();

export function thumbnailsOf(store: RunStore): Thumbnails {
  const known = ofStore.get(store);
  if (known) return known;
  const created = createThumbnails(store);
  ofStore.set(store, created);
  return created;
}

function createThumbnails(store: Pick<RunStore, 'drawPage'>): Thumbnails {
  /** Used longest ago first. */
  const drawn = new Map<string, ImageBitmap | null>();
  let last: Promise<unknown> = Promise.resolve();

  function keep(key: string, picture: ImageBitmap | null): ImageBitmap | null {
    drawn.delete(key);
    drawn.set(key, picture);
    const [oldest] = drawn.keys();
    if (drawn.size > MOST_THUMBNAILS && oldest !== undefined) {
      drawn.get(oldest)?.close();
      drawn.delete(oldest);
    }
    return picture;
  }

  async function drawNow({ id, ranges }: RunDocument, key: string, signal: AbortSignal): Promise<ImageBitmap | null> {
    const known = drawn.get(key);
    if (known !== undefined) return keep(key, known);
    // It was scrolled out of sight while it waited.
    if (signal.aborted) return null;
    return keep(key, await store.drawPage(id, ranges?.[0]?.from ?? 1, THUMBNAIL_WIDTH_PX).catch(() => null));
  }

  return {
    draw(document, signal) {
      const key = `${document.id} ${document.turn} ${document.ranges?.[0]?.from ?? 1}`;
      const turn = last.then(() => drawNow(document, key, signal));
      last = turn;
      return turn;
    },
  };
}
