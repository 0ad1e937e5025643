import { describe, expect, it } from 'vitest';
import { tickBoxIn } from './pictured-tick-boxes.ts';
import type { GreyPicture } from '../../model/engine-ports.ts';

const SIDE = 60;

/** A grey picture in which a test says which pixels are ink. */
function picture(isInk: (x: number, y: number) => boolean): GreyPicture {
  return {
    width: SIDE,
    height: SIDE,
    grey: Uint8Array.from({ length: SIDE * SIDE }, (_, at) => (isInk(at % SIDE, Math.floor(at / SIDE)) ? 60 : 250)),
  };
}

const within = (at: number, from: number, to: number): boolean => at >= from && at < to;
const frame = (x: number, y: number): boolean => within(x, 8, 52) && within(y, 8, 52) && !(within(x, 11, 49) && within(y, 11, 49));
const cross = (x: number, y: number): boolean =>
  within(x, 14, 46) && within(y, 14, 46) && (Math.abs(x - y) < 2 || Math.abs(x + y - SIDE) < 2);
const marks = (isInk: (x: number, y: number) => boolean) => tickBoxIn(picture(isInk), { left: 0, top: 0, right: 20, bottom: 20 }, 3);

describe('tickBoxIn', () => {
  it('sees an empty frame with paper around it', () =>
    expect(marks(frame)).toMatchObject([{ checked: false, inkShare: 0, box: { left: 2.67, right: 17.33 } }]));
  it('sees the cross in a frame', () => expect(marks((x, y) => frame(x, y) || cross(x, y))).toMatchObject([{ checked: true }]));
  it('takes an icon, a single line and plain paper for none', () => {
    expect(marks((x, y) => (x - 30) ** 2 + (y - 30) ** 2 < 500)).toEqual([]);
    expect(marks((_, y) => within(y, 28, 32))).toEqual([]);
    expect(marks(() => false)).toEqual([]);
  });
});
