import { limitsOf } from '@sheetlift/contract';
import { describe, expect, test } from 'vitest';
import { createDevicePageMeter, forgetPagesOfOthers } from './device-page-meter.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, text),
    removeItem: (key) => void entries.delete(key),
  };
}

const NOVEMBER = new Date('2026-11-21T12:00:00.000Z');
const SOLD = limitsOf('anonymous', true);
const { pagesPerMonth: _sold, ...SOLD_FILES } = SOLD;
const { pagesPerMonth: _free, ...FREE_FILES } = limitsOf('anonymous', false);
const hash = (number: number): string => number.toString(16).padStart(64, '0').split('').reverse().join('');

describe('the page meter', () => {
  // holds S1.5, S4.28
  test('counts a document once a month, and remembers it', () => {
    const storage = memory();
    const meter = createDevicePageMeter({ signInState: 'out', limits: SOLD, storage, now: () => NOVEMBER });
    meter.count(hash(1), 4);
    meter.count(hash(1), 4);
    meter.count(hash(2), 2);
    expect(meter.snapshot()).toEqual({ used: 6, limit: 20, resetsOn: '2026-12-01', fileLimits: SOLD_FILES });
    expect([meter.isCounted(hash(1)), meter.isCounted(hash(3))]).toEqual([true, false]);
    expect([...storage.entries.keys()]).toEqual(['sheetlift.pages.2026-11']);
    const again = createDevicePageMeter({ signInState: 'out', storage, now: () => NOVEMBER });
    expect([again.snapshot().used, again.snapshot().limit, again.isCounted(hash(2))]).toEqual([6, 'unknown', true]);
  });

  test('starts again with a new month, at midnight by UTC', () => {
    let now = new Date('2026-12-31T23:59:59.999Z');
    const meter = createDevicePageMeter({ signInState: 'out', storage: memory(), now: () => now });
    meter.count(hash(1), 4);
    expect(meter.snapshot()).toEqual({ used: 4, limit: 'unknown', resetsOn: '2027-01-01', fileLimits: FREE_FILES });
    now = new Date('2027-01-01T00:00:00.000Z');
    expect([meter.snapshot(), meter.isCounted(hash(1))]).toEqual([
      { used: 0, limit: 'unknown', resetsOn: '2027-02-01', fileLimits: FREE_FILES },
      false,
    ]);
    meter.count(hash(1), 4);
    expect(meter.snapshot().used).toBe(4);
  });

  // holds S4.29
  test('starts again when another person signs in, and when they have left', () => {
    const storage = memory();
    const openMeter = (signInState: string) => createDevicePageMeter({ signInState, storage, now: () => NOVEMBER });
    openMeter('out').count(hash(1), 4);
    forgetPagesOfOthers('out', storage, NOVEMBER);
    expect([openMeter('out').snapshot().used, openMeter('in').snapshot().used]).toEqual([4, 0]);
    forgetPagesOfOthers('in', storage, NOVEMBER);
    expect(openMeter('out').snapshot().used).toBe(0);
  });

  test('adds to what another tab counted', () => {
    const storage = memory();
    const [one, other] = [
      createDevicePageMeter({ signInState: 'out', storage, now: () => NOVEMBER }),
      createDevicePageMeter({ signInState: 'out', storage, now: () => NOVEMBER }),
    ];
    one.count(hash(1), 4);
    other.count(hash(2), 2);
    other.count(hash(1), 4);
    expect(other.snapshot().used).toBe(6);
  });

  test('takes limits over when they come to be known, and tells of it', () => {
    const meter = createDevicePageMeter({ signInState: 'out', storage: memory(), now: () => NOVEMBER });
    meter.count(hash(1), 4);
    let told = 0;
    meter.subscribe(() => told++);
    meter.limitTo(SOLD);
    meter.limitTo({ ...SOLD });
    expect([meter.snapshot(), told]).toEqual([{ used: 4, limit: 20, resetsOn: '2026-12-01', fileLimits: SOLD_FILES }, 1]);
  });

  test('tells its listeners, and keeps the same snapshot while nothing changes', () => {
    const meter = createDevicePageMeter({ signInState: 'out', storage: memory(), now: () => NOVEMBER });
    let told = 0;
    const leave = meter.subscribe(() => told++);
    meter.count(hash(1), 4);
    meter.count(hash(1), 4);
    leave();
    meter.count(hash(2), 4);
    expect(told).toBe(1);
    expect(meter.snapshot()).toBe(meter.snapshot());
  });

  test('counts for this tab alone where nothing can be stored, and starts afresh from what it cannot read', () => {
    const forbidden = {
      getItem: () => {
        throw new DOMException('no');
      },
      setItem: () => {
        throw new DOMException('no');
      },
    };
    const meter = createDevicePageMeter({ signInState: 'out', storage: forbidden, now: () => NOVEMBER });
    meter.count(hash(1), 4);
    meter.count(hash(2), 4);
    expect(meter.snapshot().used).toBe(8);
    const storage = memory();
    storage.setItem('sheetlift.pages.2026-11', '{"used":"many"');
    expect(createDevicePageMeter({ signInState: 'out', storage, now: () => NOVEMBER }).snapshot().used).toBe(0);
  });
});
