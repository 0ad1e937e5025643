import { describe, expect, test } from 'vitest';
import { PagePainter, RANK, type Wish } from './page-painter.ts';

/** A drawing of 100 pixels in height, which tells whether it was given back. */
function bitmap(width: number): ImageBitmap & { closed: boolean } {
  return {
    width,
    height: 100,
    closed: false,
    close() {
      this.closed = true;
    },
  };
}

function painterOn(mostBytes = 1_000_000) {
  const drawn: number[] = [];
  const bitmaps: (ImageBitmap & { closed: boolean })[] = [];
  const painter = new PagePainter(
    async (_, pageNumber, widthPx) => {
      drawn.push(pageNumber);
      await Promise.resolve();
      if (pageNumber === 13) throw new Error('Page 13 is damaged.');
      const made = bitmap(widthPx);
      bitmaps.push(made);
      return made;
    },
    { mostBytes },
  );
  return { painter, drawn, bitmaps };
}

const wish = (pageNumber: number, changes: Partial<Wish> = {}): Wish => ({
  documentId: 'a',
  version: '',
  pageNumber,
  widthPx: 100,
  rank: RANK.sharpInView,
  ...changes,
});
const never = new AbortController().signal;

describe('PagePainter', () => {
  test('a page that was drawn is not drawn again', async () => {
    const { painter, drawn } = painterOn();
    const first = await painter.paint(wish(1), never);
    expect(await painter.paint(wish(1), never)).toBe(first);
    expect(drawn).toEqual([1]);
  });

  test('what is in view comes before the strip, and what was asked last before what was asked first', async () => {
    const { painter, drawn } = painterOn();
    await Promise.all([
      painter.paint(wish(1), never),
      painter.paint(wish(2, { rank: RANK.strip }), never),
      painter.paint(wish(3), never),
      painter.paint(wish(4), never),
      painter.paint(wish(5, { rank: RANK.previewInView }), never),
    ]);
    expect(drawn).toEqual([1, 5, 4, 3, 2]);
  });

  test('a page scrolled away before its turn is never drawn', async () => {
    const { painter, drawn } = painterOn();
    const gone = new AbortController();
    const first = painter.paint(wish(1), never);
    const second = painter.paint(wish(2), gone.signal);
    gone.abort();
    expect(await second).toBeNull();
    await first;
    await painter.paint(wish(3), never);
    expect(drawn).toEqual([1, 3]);
  });

  test('a drawing two places want is made once, for whoever still wants it', async () => {
    const { painter, drawn } = painterOn();
    const gone = new AbortController();
    const busy = painter.paint(wish(9), never);
    const [one, other] = [painter.paint(wish(1), gone.signal), painter.paint(wish(1), never)];
    gone.abort();
    await busy;
    expect([await one, (await other)?.width]).toEqual([null, 100]);
    expect(drawn).toEqual([9, 1]);
  });

  test('memory is bounded: the drawing shown longest ago is given back', async () => {
    const { painter, bitmaps } = painterOn(3 * 100 * 100 * 4);
    for (const page of [1, 2, 3]) await painter.paint(wish(page), never);
    painter.find(wish(1));
    await painter.paint(wish(4), never);
    expect(bitmaps.map(({ closed }) => closed)).toEqual([false, true, false, false]);
    expect(painter.bytes).toBe(3 * 100 * 100 * 4);
    painter.clear();
    expect(bitmaps.every(({ closed }) => closed)).toBe(true);
    expect(painter.bytes).toBe(0);
  });

  test('until the wanted width is there, the nearest one stands in', async () => {
    const { painter } = painterOn();
    for (const widthPx of [50, 400, 200]) await painter.paint(wish(1, { widthPx }), never);
    expect(painter.findAny(wish(1, { widthPx: 250 }))?.width).toBe(200);
    expect(painter.findAny(wish(1, { version: 'turned' }))).toBeNull();
  });

  test('a page that cannot be drawn says so and stops no other', async () => {
    const { painter } = painterOn();
    const bad = painter.paint(wish(13), never);
    const good = painter.paint(wish(1), never);
    await expect(bad).rejects.toThrow('Page 13 is damaged.');
    expect((await good)?.width).toBe(100);
  });
});
