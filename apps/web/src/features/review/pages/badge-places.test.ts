import type { BoundingBox, Word } from '@sheetlift/engine/model';
import { describe, expect, test } from 'vitest';
import { badgePlaces } from './badge-places.ts';
import { overlap } from './mark-frame.ts';
import { USUAL_PAGE } from './page-layout.ts';

const word = (left: number, top: number, right: number, bottom: number): Word => ({
  text: 'x',
  box: { left, top, right, bottom },
  origin: 'text',
  confidence: 1,
});
const at = (number: number, frame: BoundingBox) => ({ key: `mark ${number}`, number, frame });

/** A page full of lines, from margin to margin. */
const FULL = Array.from({ length: 60 }, (_, line) =>
  Array.from({ length: 11 }, (_, column) => word(56 + column * 44, 60 + line * 12, 97 + column * 44, 71 + line * 12)),
).flat();

describe('numbers beside marks', () => {
  test('stand on no word, no mark and no other number, whatever the size', () => {
    for (const pxPerPt of [0.5, 1.3, 2.6]) {
      const marks = [5, 4, 3, 2, 1].map((number) => at(number, FULL[number * 117]!.box));
      const places = [...badgePlaces(marks, FULL, USUAL_PAGE, pxPerPt).values()];
      expect(places).toHaveLength(5);
      const taken = [...FULL.map(({ box }) => box), ...marks.map(({ frame }) => frame)];
      for (const [index, place] of places.entries()) {
        expect([...taken, ...places.slice(0, index)].filter((box) => overlap(place, box))).toEqual([]);
        expect(place.left >= 0 && place.right <= USUAL_PAGE.widthPt).toBe(true);
      }
    }
  });

  test('stand to the right of a value with room there, to the left of one at the edge, above one between others', () => {
    const place = (frame: BoundingBox, words: readonly Word[]) => badgePlaces([at(1, frame)], words, USUAL_PAGE, 1).get('mark 1');
    const frame = { left: 300, top: 300, right: 340, bottom: 311 };
    expect(place(frame, [])).toMatchObject({ left: 344, top: 296.5 });
    expect(place({ ...frame, left: 545, right: 585 }, [])).toMatchObject({ right: 541, top: 296.5 });
    const between = [word(56, 300, 298, 311), word(342, 300, 560, 311)];
    expect(place(frame, between)).toMatchObject({ bottom: 296 });
  });

  test('of two values in one place stand side by side, the first nearest', () => {
    const frame = { left: 300, top: 300, right: 340, bottom: 311 };
    const places = badgePlaces([at(2, frame), at(1, frame)], [], USUAL_PAGE, 1);
    expect(places.get('mark 1')!.left).toBe(344);
    expect(places.get('mark 2')!.right).toBe(296);
  });

  test('are not drawn where there is no room at all', () => {
    const whole = [word(0, 0, USUAL_PAGE.widthPt, USUAL_PAGE.heightPt)];
    expect(badgePlaces([at(1, { left: 300, top: 300, right: 340, bottom: 311 })], whole, USUAL_PAGE, 1).size).toBe(0);
  });
});
