import { expect, test } from 'vitest';
import { DrawnShapes } from './drawn-shapes.ts';
import { findTickBoxes } from './find-tick-boxes.ts';
import { frameOf } from './page-frame.ts';
import type { Ink } from './drawn-shapes.ts';
import type { Word } from '../../model/page-content.ts';

const PAGE = frameOf({ left: 0, top: 600, right: 400, bottom: 0 }, 0);
const PEN: Ink = { stroked: true, fill: 'none', widthPt: 1 };

function square(x: number, y: number, size = 10) {
  const points = [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
    [x, y],
  ].map(([px, py]) => ({ x: px!, y: py! }));
  return { points, closed: true, curved: false };
}

function word(text: string, x: number, y: number): Word {
  return { text, box: { left: x, top: y, right: x + 6, bottom: y + 8 }, origin: 'text', confidence: 1 };
}

test('a square is a tick box, ticked by a stroke inside it', () => {
  const shapes = new DrawnShapes(PAGE);
  shapes.addOutline(square(50, 50), PEN);
  shapes.addOutline(square(150, 50), PEN);
  shapes.addOutline(
    {
      points: [
        { x: 152, y: 55 },
        { x: 155, y: 59 },
        { x: 162, y: 48 },
      ],
      closed: false,
      curved: false,
    },
    PEN,
  );
  expect(findTickBoxes(shapes, []).map((mark) => [mark.box.left, mark.checked])).toEqual([
    [50, false],
    [150, true],
  ]);
});

test('a square of four lines is a tick box', () => {
  const shapes = new DrawnShapes(PAGE);
  shapes.addBar({ left: 50, top: 50, right: 60, bottom: 50 }, 0.5);
  shapes.addBar({ left: 50, top: 60, right: 60, bottom: 60 }, 0.5);
  shapes.addBar({ left: 50, top: 50, right: 50, bottom: 60 }, 0.5);
  shapes.addBar({ left: 60, top: 50, right: 60, bottom: 60 }, 0.5);
  expect(findTickBoxes(shapes, [])).toHaveLength(1);
});

test('a square around a letter, a filled square and a large one are no tick boxes', () => {
  const shapes = new DrawnShapes(PAGE);
  shapes.addOutline(square(50, 50, 14), PEN);
  shapes.addOutline(square(100, 50), { stroked: false, fill: 'dark', widthPt: 0 });
  shapes.addOutline(square(150, 50, 40), PEN);
  expect(findTickBoxes(shapes, [word('B', 54, 53)])).toEqual([]);
});

test('typed ballots are tick boxes of their own', () => {
  const marks = findTickBoxes(new DrawnShapes(PAGE), [word('☐', 50, 50), word('☒', 100, 50), word('x', 150, 50)]);
  expect(marks.map((mark) => [mark.box.left, mark.checked])).toEqual([
    [50, false],
    [100, true],
  ]);
});
