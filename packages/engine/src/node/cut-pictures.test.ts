import { decode } from 'fast-png';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cutPictures } from '../cut-pictures.ts';
import type { PicturedPlace } from '../model-finder/pictures/picture-frame.ts';
import type { BoundingBox } from '../model/index.ts';
import { createNodePorts } from './node-ports.ts';

const ports = createNodePorts();
const options = { fileName: 'page', embedded: false };

/** A page of 600 by 300 points: paper, and a black bar. */
const BAR: BoundingBox = { left: 100, top: 200, right: 160, bottom: 212 };

async function page(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const { left, top, right, bottom } = BAR;
  pdf.addPage([600, 300]).drawRectangle({ x: left, y: 300 - bottom, width: right - left, height: bottom - top });
  return pdf.save();
}

const placeOf = (more: Partial<PicturedPlace> = {}): PicturedPlace => ({ pageNumber: 1, pageWidthPt: 600, box: BAR, turn: 0, ...more });

/** Size of a picture, and of the dark in it. */
function darkIn(png: string): { width: number; height: number; dark: [number, number] } {
  const { width, height, data } = decode(Buffer.from(png, 'base64'));
  const dark = [...data].flatMap((value, at) => (value < 128 ? [at] : []));
  const extent = (of: (at: number) => number): number => {
    const places = dark.map(of);
    return places.length === 0 ? 0 : Math.max(...places) - Math.min(...places) + 1;
  };
  return { width, height, dark: [extent((at) => at % width), extent((at) => Math.floor(at / width))] };
}

it('cuts a place out of a page with some paper around it, at 200 dots an inch, the same each time', async () => {
  const [first] = await cutPictures(await page(), options, [placeOf()], ports);
  const { width, height, dark } = darkIn(first!.png);
  expect([width, height]).toEqual([first!.widthPx, first!.heightPx]);
  const perPoint = 200 / 72;
  for (const [pixels, points] of [
    [dark[0], 60],
    [dark[1], 12],
    [width, 67],
    [height, 19],
  ] as const)
    expect(Math.abs(pixels - points * perPoint)).toBeLessThanOrEqual(2);
  expect(await cutPictures(await page(), options, [placeOf()], ports)).toEqual([first]);
});

it('turns it as its page is turned for reading, and gives pictures in the order in which they are asked for', async () => {
  const blank = { left: 300, top: 20, right: 320, bottom: 30 };
  const [turned, paper] = await cutPictures(await page(), options, [placeOf({ turn: 90 }), placeOf({ box: blank })], ports);
  const { dark } = darkIn(turned!.png);
  expect(dark[1]).toBeGreaterThan(4 * dark[0]);
  expect(darkIn(paper!.png).dark).toEqual([0, 0]);
});

it('cuts out of photographs too, and gives none of formats without a look', async () => {
  const photo = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#fff' } })
    .composite([{ input: { create: { width: 60, height: 12, channels: 3, background: '#000' } }, left: 100, top: 200 }])
    .withMetadata({ density: 72 })
    .png()
    .toBuffer();
  const [cut] = await cutPictures(photo, options, [placeOf()], ports);
  const { dark } = darkIn(cut!.png);
  expect(dark[0]).toBeGreaterThan(140);
  expect(await cutPictures(new TextEncoder().encode('Total 12.00'), { ...options, fileName: 'a.txt' }, [placeOf()], ports)).toEqual([null]);
});
