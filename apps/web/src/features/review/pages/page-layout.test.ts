import { describe, expect, test } from 'vitest';
import { drawnWidthPx, layOutPages, nextScale, pageInView, pagesBetween, scaleOf, turnBack, turnForth, USUAL_PAGE } from './page-layout.ts';

const A4 = USUAL_PAGE;
const WIDE = { widthPt: 842, heightPt: 595 };

describe('layOutPages', () => {
  test('pages stand below each other, each in the middle, a margin apart', () => {
    const { pages, widthPx, heightPx } = layOutPages(
      [
        { widthPt: 75, heightPt: 150 },
        { widthPt: 150, heightPt: 75 },
      ],
      1,
      0,
      500,
    );
    expect(pages).toEqual([
      { leftPx: 200, topPx: 16, widthPx: 100, heightPx: 200 },
      { leftPx: 150, topPx: 232, widthPx: 200, heightPx: 100 },
    ]);
    expect([widthPx, heightPx]).toEqual([500, 348]);
  });

  test('a page wider than the view makes room to scroll to its edges', () => {
    expect(layOutPages([{ widthPt: 750, heightPt: 75 }], 1, 0, 500).widthPx).toBe(1_032);
  });

  test('turned pages lie on their side', () => {
    const [page] = layOutPages([{ widthPt: 75, heightPt: 150 }], 1, 90, 500).pages;
    expect([page!.widthPx, page!.heightPx]).toEqual([200, 100]);
  });
});

describe('what is in view', () => {
  const layout = layOutPages(
    Array.from({ length: 300 }, () => A4),
    1,
    0,
    1_000,
  );
  const pitch = layout.pages[1]!.topPx - layout.pages[0]!.topPx;

  test.each([
    ['the beginning', 0, 900, 0, 0],
    ['the foot of one page and the head of the next', pitch * 10 + 500, pitch * 10 + 1_400, 10, 11],
    ['the end', pitch * 299 + 20, pitch * 300, 299, 299],
    ['past the end', pitch * 400, pitch * 401, 299, 299],
    ['before the beginning', -500, 0, 0, 0],
  ])('at %s', (_, from, to, first, last) => {
    expect(pagesBetween(layout, from, to)).toEqual({ first, last });
  });

  test('the page a person reads is the one at a third of the height', () => {
    expect(pageInView(layout, pitch * 4 + 800, 900)).toBe(4);
    expect(pageInView(layout, pitch * 4 + 900, 900)).toBe(5);
  });
});

describe('scaleOf', () => {
  test('the widest page fits the width', () => {
    const scale = scaleOf({ kind: 'fit-width' }, [A4, WIDE], 0, 32 + (842 * 4) / 3, 600);
    expect(scale).toBeCloseTo(1);
  });

  test('the whole page fits the height too', () => {
    expect(scaleOf({ kind: 'fit-page' }, [A4], 0, 2_000, 32 + (842 * 2) / 3)).toBeCloseTo(0.5);
  });

  test('a turned page fits by its other side', () => {
    expect(scaleOf({ kind: 'fit-width' }, [A4], 90, 32 + (842 * 4) / 3, 600)).toBeCloseTo(1);
  });

  test('a scale stays within its bounds', () => {
    expect(scaleOf({ kind: 'fit-width' }, [{ widthPt: 5, heightPt: 5 }], 0, 2_000, 2_000)).toBe(4);
    expect(scaleOf({ kind: 'fit-width' }, [A4], 0, 50, 50)).toBe(0.25);
  });
});

test('zooming goes by usual steps and ends at the bounds', () => {
  expect([nextScale(0.78, 1), nextScale(0.78, -1), nextScale(4, 1), nextScale(0.25, -1), nextScale(1, 1)]).toEqual([
    0.9, 0.75, 4, 0.25, 1.25,
  ]);
});

test('what is drawn of one page never takes more than eight million pixels', () => {
  expect(drawnWidthPx(A4, 1, 1)).toBe(793);
  const width = drawnWidthPx(A4, 4, 3);
  expect((width * width * A4.heightPt) / A4.widthPt).toBeLessThan(8_010_000);
});

describe('turning', () => {
  test.each([0, 90, 180, 270] as const)('forth and back by %d degrees ends where it began', (turn) => {
    const { x, y } = turnForth(0.2, 0.7, turn);
    const back = turnBack(x, y, turn);
    expect([back.x, back.y]).toEqual([expect.closeTo(0.2), expect.closeTo(0.7)]);
  });

  test('clockwise, the top left corner comes to the top right', () => {
    expect(turnForth(0, 0, 90)).toEqual({ x: 1, y: 0 });
  });
});
