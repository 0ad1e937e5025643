import { describe, expect, it } from 'vitest';
import { headlessInOrder } from './headless-in-order.ts';

const [fits, not] = [{ fit: 1 }, { fit: 0 }];
const ALL = [0, 1, 2];
const FREE = [true, true, true];

describe('columns without heads beside those that are told', () => {
  it('go to the fields that are asked for beside theirs, on both sides', () => {
    const pairs = [0, 1, 2].map(() => [fits, fits, fits]);
    const sure = [null, 1, null];
    expect(headlessInOrder(pairs, { told: sure, anchors: sure }, FREE, ALL)).toEqual([0, null, 2]);
  });

  it('go to nobody where nothing is told, or only weakly', () => {
    const pairs = [0, 1, 2].map(() => [fits, fits, fits]);
    const none = [null, null, null];
    expect(headlessInOrder(pairs, { told: none, anchors: none }, FREE, ALL)).toEqual(none);
    expect(headlessInOrder(pairs, { told: [null, 1, null], anchors: none }, FREE, ALL)).toEqual(none);
  });

  it('end at the first field that its column does not suit', () => {
    const pairs = [
      [fits, fits, fits],
      [fits, not, fits],
      [fits, fits, fits],
    ];
    const sure = [0, null, null];
    expect(headlessInOrder(pairs, { told: sure, anchors: sure }, FREE, ALL)).toEqual([null, null, null]);
  });

  it('skip columns that few rows fill', () => {
    const pairs = [0, 1].map(() => [fits, fits, fits]);
    const sure = [0, null];
    expect(headlessInOrder(pairs, { told: sure, anchors: sure }, FREE, [0, 2])).toEqual([null, 2]);
  });
});
