/** Draws a page; null where it has no look of its own. */
type DrawPage = (documentId: string, pageNumber: number, widthPx: number) => Promise<ImageBitmap | null>;

/** A drawing that is wanted. */
export interface Wish {
  documentId: string;
  /** Changes with the document's look, such as a turn. */
  version: string;
  pageNumber: number;
  widthPx: number;
  /** The lowest comes first; among equals the newest, for it is what a person looks at now. */
  rank: number;
}

/** What a page is shown as until it is drawn sharply, and in the strip of small pages. */
export const PREVIEW_WIDTH_PX = 180;

/** What the page is for the eye: first something, then sharp, then the strip. */
export const RANK = { previewInView: 0, sharpInView: 1, strip: 2 } as const;

interface PagePainterOptions {
  /** Bytes of drawings that are kept; the one shown longest ago goes first. */
  mostBytes?: number;
}

/** Three screens of pages at two pixels a point, or a strip of 300. */
const MOST_BYTES = 96 * 1024 * 1024;

const BYTES_PER_PIXEL = 4;

/**
 * Has pages drawn one after the other and keeps the drawings within a bound of memory. The bitmaps stay the painter's: show
 * one at once or ask again.
 */
export class PagePainter {
  readonly #draw: DrawPage;
  readonly #mostBytes: number;
  /** Shown last stands last. */
  readonly #kept = new Map<string, { pageKey: string; bitmap: ImageBitmap }>();
  readonly #wanted = new Map<string, WantedDrawing>();
  #bytes = 0;
  #order = 0;
  #drawing = false;

  constructor(draw: DrawPage, { mostBytes = MOST_BYTES }: PagePainterOptions = {}) {
    this.#draw = draw;
    this.#mostBytes = mostBytes;
  }

  /** Bytes of the drawings that are kept. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The drawing where it is there already. */
  find(wish: Wish): ImageBitmap | null {
    const key = keyOf(wish);
    const found = this.#kept.get(key);
    if (!found) return null;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.bitmap;
  }

  /** The drawing of the page that comes nearest to the width; null where the page was never drawn. */
  findAny(wish: Wish): ImageBitmap | null {
    const exact = this.find(wish);
    if (exact) return exact;
    const pageKey = pageKeyOf(wish);
    let best: ImageBitmap | null = null;
    for (const each of this.#kept.values()) {
      if (each.pageKey === pageKey && (!best || Math.abs(each.bitmap.width - wish.widthPx) < Math.abs(best.width - wish.widthPx)))
        best = each.bitmap;
    }
    return best;
  }

  /** Has the page drawn unless nobody wants it any more by then: null in that case, and where it has no look of its own. */
  async paint(wish: Wish, signal: AbortSignal): Promise<ImageBitmap | null> {
    const found = this.find(wish);
    if (found || signal.aborted) return found;
    return new Promise((resolve, reject) => {
      const key = keyOf(wish);
      const wanted = this.#wanted.get(key) ?? { wish, rank: wish.rank, order: 0, started: false, waiting: new Set<Waiting>() };
      wanted.rank = Math.min(wanted.rank, wish.rank);
      wanted.order = ++this.#order;
      const waiting: Waiting = { resolve, reject };
      wanted.waiting.add(waiting);
      this.#wanted.set(key, wanted);
      signal.addEventListener(
        'abort',
        () => {
          wanted.waiting.delete(waiting);
          if (wanted.waiting.size === 0 && !wanted.started) this.#wanted.delete(key);
          resolve(null);
        },
        { once: true },
      );
      void this.#work();
    });
  }

  /** Gives all memory back. */
  clear(): void {
    for (const { bitmap } of this.#kept.values()) bitmap.close();
    this.#kept.clear();
    this.#bytes = 0;
  }

  async #work(): Promise<void> {
    if (this.#drawing) return;
    this.#drawing = true;
    for (let next = this.#next(); next; next = this.#next()) await this.#perform(next);
    this.#drawing = false;
  }

  #next(): WantedDrawing | undefined {
    let best: WantedDrawing | undefined;
    for (const each of this.#wanted.values())
      if (!best || each.rank < best.rank || (each.rank === best.rank && each.order > best.order)) best = each;
    return best;
  }

  async #perform(wanted: WantedDrawing): Promise<void> {
    const { documentId, pageNumber, widthPx } = wanted.wish;
    wanted.started = true;
    try {
      const bitmap = await this.#draw(documentId, pageNumber, widthPx);
      if (bitmap) this.#keep(wanted.wish, bitmap);
      wanted.waiting.forEach(({ resolve }) => resolve(bitmap));
    } catch (cause) {
      wanted.waiting.forEach(({ reject }) => reject(cause));
    } finally {
      this.#wanted.delete(keyOf(wanted.wish));
    }
  }

  #keep(wish: Wish, bitmap: ImageBitmap): void {
    this.#kept.set(keyOf(wish), { pageKey: pageKeyOf(wish), bitmap });
    this.#bytes += bytesOf(bitmap);
    for (const [key, { bitmap: oldest }] of this.#kept) {
      if (this.#bytes <= this.#mostBytes || this.#kept.size === 1) return;
      this.#kept.delete(key);
      this.#bytes -= bytesOf(oldest);
      oldest.close();
    }
  }
}

interface WantedDrawing {
  wish: Wish;
  rank: number;
  order: number;
  started: boolean;
  waiting: Set<Waiting>;
}

interface Waiting {
  resolve: (bitmap: ImageBitmap | null) => void;
  reject: (cause: unknown) => void;
}

const pageKeyOf = ({ documentId, version, pageNumber }: Wish): string => `${documentId}/${version}/${pageNumber}`;
const keyOf = (wish: Wish): string => `${pageKeyOf(wish)}/${wish.widthPx}`;
const bytesOf = ({ width, height }: ImageBitmap): number => width * height * BYTES_PER_PIXEL;
