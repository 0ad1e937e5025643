import { expect, test } from 'vitest';
import { createRetry } from './retry.ts';

function openPage() {
  const page = new EventTarget();
  const waits: number[] = [];
  let due: (() => void) | null = null;
  const retry = createRetry(page, {
    setTimeout: (act, ms) => {
      waits.push(ms);
      due = act;
      return waits.length;
    },
    clearTimeout: () => {
      due = null;
    },
  });
  return { page, waits, retry, pass: () => due?.() };
}

test('waits longer each time, up to a minute, and begins anew once it went well', () => {
  const { retry, waits, pass } = openPage();
  for (let time = 0; time < 6; time++) {
    retry.later(() => undefined);
    pass();
  }
  expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  retry.stop();
  retry.later(() => undefined);
  expect(waits.at(-1)).toBe(5_000);
});

test('tries at once when the network comes back, and not a second time', () => {
  const { retry, page, pass } = openPage();
  let tries = 0;
  retry.later(() => tries++);
  page.dispatchEvent(new Event('online'));
  pass();
  page.dispatchEvent(new Event('online'));
  expect(tries).toBe(1);
});

test('what was stopped is not tried', () => {
  const { retry, page, pass } = openPage();
  let tries = 0;
  retry.later(() => tries++);
  retry.stop();
  pass();
  page.dispatchEvent(new Event('online'));
  expect(tries).toBe(0);
});
