import { describe, expect, test } from 'vitest';
import { createRunPace, timeLeftText } from './run-pace.ts';

/** A pace on a clock the test sets. */
function clockedPace() {
  let now = 0;
  const pace = createRunPace(() => now);
  return {
    pace,
    read: (ms: number, scanned: boolean) => ((now += ms), pace.pageRead('a', scanned)),
    skip: (ms: number) => void (now += ms),
  };
}

describe('the pace of a run', () => {
  test('says nothing before three pages were read', () => {
    const { pace, read } = clockedPace();
    pace.begin('a');
    read(4_000, true);
    read(2_000, true);
    expect(pace.msLeft({ text: 0, scanned: 10 }, 1)).toBeNull();
    read(2_000, true);
    expect(pace.msLeft({ text: 0, scanned: 10 }, 1)).toBeGreaterThan(15_000);
  });

  test('shares the pages left among the readers, and knows scans from text', () => {
    const { pace, read } = clockedPace();
    pace.begin('a');
    for (let page = 0; page < 10; page++) read(2_000, true);
    for (let page = 0; page < 10; page++) read(100, false);
    expect(pace.msLeft({ text: 10, scanned: 20 }, 2)).toBeCloseTo((20 * 2_000 + 10 * 100) / 2);
  });

  test('is not misled by one page that took very long', () => {
    const { pace, read } = clockedPace();
    pace.begin('a');
    for (let page = 0; page < 9; page++) read(1_000, true);
    read(60_000, true);
    expect(pace.msLeft({ text: 0, scanned: 10 }, 1)).toBeCloseTo(10_000);
  });

  test('does not count a rest as the time of a page', () => {
    const { pace, read, skip } = clockedPace();
    pace.begin('a');
    for (let page = 0; page < 3; page++) read(1_000, true);
    pace.rest();
    skip(600_000);
    pace.begin('a');
    read(1_000, true);
    expect(pace.msLeft({ text: 0, scanned: 10 }, 1)).toBeCloseTo(10_000);
  });

  test('is told in round numbers', () => {
    expect([null, 900, 4_000, 38_000, 52_000, 150_000, 3_000_000, 8_000_000].map(timeLeftText)).toEqual([
      null,
      null,
      'a few seconds left',
      'about 40 s left',
      'about 50 s left',
      'about 3 min left',
      'about 50 min left',
      'about 2 h left',
    ]);
  });
});
