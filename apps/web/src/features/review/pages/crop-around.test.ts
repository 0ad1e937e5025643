import { expect, test } from 'vitest';
import { cropAround, topOfPage, wideAround } from './crop-around.ts';
import { PX_PER_PT, USUAL_PAGE } from './page-layout.ts';

test('the box is in the middle of the crop, its line as high as can be read and with as much of its page as there is room for', () => {
  const crop = cropAround({ left: 280, top: 400, right: 320, bottom: 412 }, USUAL_PAGE, 390, 236);
  const px = PX_PER_PT * crop.scale;
  expect(crop.scale).toBeCloseTo(13 / 16);
  expect(300 * px - crop.leftPx).toBeCloseTo(195);
  expect(406 * px - crop.topPx).toBeCloseTo(118);
});

test('the crop ends where the page does', () => {
  const crop = cropAround({ left: 540, top: 5, right: 590, bottom: 17 }, USUAL_PAGE, 390, 236);
  expect(crop.topPx).toBe(0);
  expect(crop.leftPx).toBeCloseTo(USUAL_PAGE.widthPt * PX_PER_PT * crop.scale - 390);
});

test('a page smaller than the view stands in its middle', () => {
  expect(cropAround({ left: 1, top: 1, right: 5, bottom: 5 }, { widthPt: 60, heightPt: 60 }, 400, 400).leftPx).toBeCloseTo(-120);
});

test('a line is no higher than is read with ease, however much room there is, and no lower than can be read, however wide it is', () => {
  expect(cropAround({ left: 280, top: 400, right: 320, bottom: 412 }, USUAL_PAGE, 3000, 236).scale).toBeCloseTo(20 / 16);
  expect(cropAround({ left: 50, top: 100, right: 545, bottom: 112 }, USUAL_PAGE, 390, 236).scale).toBeCloseTo(13 / 16);
});

test('where nothing is marked the top of the page is shown, as wide as the view', () => {
  expect(topOfPage({ widthPt: 300, heightPt: 600 }, 300 * PX_PER_PT)).toEqual({ scale: 1, leftPx: 0, topPx: 0 });
});

test('a crop of the whole width has the box in the middle of its height', () => {
  const crop = wideAround({ left: 280, top: 400, right: 320, bottom: 412 }, USUAL_PAGE, 390, 236);
  const px = PX_PER_PT * crop.scale;
  expect(USUAL_PAGE.widthPt * px).toBeCloseTo(390);
  expect(crop.leftPx).toBeCloseTo(0);
  expect(406 * px - crop.topPx).toBeCloseTo(118);
});
