import { expect, it } from 'vitest';
import type { GreyPicture } from '../model/index.ts';
import { darkenPrint } from './darken-print.ts';
import { withRectangles } from './drawn-page.test-fixture.ts';

const CAPITAL_PX = 24;
const PAPER = 250;
const paper: GreyPicture = { width: 800, height: 400, grey: new Uint8Array(320_000).fill(PAPER) };

type Rectangles = Parameters<typeof withRectangles>[1][number][];

/** Bars that stand as letters do. */
const print = (left: number, top: number, letters: number, grey: number): Rectangles =>
  Array.from({ length: letters }, (_, at) => ({ left: left + at * 16, top, width: 8, height: CAPITAL_PX, grey }));

const bar = (grey: number): Rectangles[number] => ({ left: 0, top: 100, width: 700, height: 60, grey });

const areSame = (one: GreyPicture, other: GreyPicture): boolean => Buffer.compare(one.grey, other.grey) === 0;

const greyOf = ({ width, grey }: GreyPicture, x: number, y: number): number => grey[y * width + x] as number;

it.each([
  ['black', 0, 255],
  ['a dark colour', 110, 250],
  ['grey, faint print', 60, 190],
])('light print on %s becomes dark print on paper', (_what, dark, light) => {
  const read = darkenPrint(withRectangles(paper, [bar(dark), ...print(40, 118, 5, light)]), CAPITAL_PX);
  expect(areSame(read, withRectangles(paper, print(40, 118, 5, 0)))).toBe(true);
});

it('print beside it and drawn lines that meet it stay', () => {
  const around = [
    ...print(40, 40, 6, 30),
    { left: 698, top: 20, width: 3, height: 300, grey: 0 },
    { left: 0, top: 300, width: 700, height: 3, grey: 0 },
  ];
  const read = darkenPrint(withRectangles(paper, [...around, bar(0), ...print(40, 118, 5, 255)]), CAPITAL_PX);
  for (const [x, y] of [
    [44, 50],
    [699, 250],
    [699, 50],
    [400, 301],
  ] as const)
    expect(greyOf(read, x, y)).toBeLessThan(40);
  expect(greyOf(read, 44, 130)).toBe(0);
  expect(greyOf(read, 300, 130)).toBe(PAPER);
});

it.each([
  ['a bar without print', [bar(0)]],
  ['a bar with one sign', [bar(0), ...print(40, 118, 1, 255)]],
  ['print as bold as headlines are', print(40, 118, 9, 0).map((letter) => ({ ...letter, width: 10 }))],
  [
    'the dark around a sheet',
    [
      { left: 0, top: 0, width: 800, height: 400, grey: 5 },
      { left: 60, top: 20, width: 500, height: 360, grey: PAPER },
      ...print(100, 118, 9, 0),
    ],
  ],
])('%s stays as it is', (_what, rectangles) => {
  const drawn = withRectangles(paper, rectangles);
  expect(areSame(darkenPrint(drawn, CAPITAL_PX), drawn)).toBe(true);
});

it('a picture of many greys stays as it is', () => {
  const drawn = withRectangles(paper, [bar(0), ...print(40, 118, 5, 255)]);
  for (let y = 100; y < 160; y++)
    for (let x = 0; x < 700; x++) if (greyOf(drawn, x, y) === 0) drawn.grey[y * drawn.width + x] = (x * 7 + y * 13) % 140;
  expect(areSame(darkenPrint(drawn, CAPITAL_PX), drawn)).toBe(true);
});
