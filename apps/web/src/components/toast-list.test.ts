import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastList } from './toast-list.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const filled = (count: number) => {
  const list = createToastList<string>();
  for (let number = 1; number <= count; number++) list.add(`news ${number}`);
  return list;
};

// holds S4.31, S4.32
test('keeps at most five, the newest first', () => {
  expect(
    filled(7)
      .snapshot()
      .map(({ news }) => news),
  ).toEqual(['news 7', 'news 6', 'news 5', 'news 4', 'news 3']);
});

// holds S4.33
test('a dismissed one stays in the list for 10,000 ms', () => {
  const list = filled(2);
  list.dismiss(list.snapshot()[0]!.id);
  expect(list.snapshot().map(({ dismissed }) => dismissed)).toEqual([true, false]);
  vi.advanceTimersByTime(9_999);
  expect(list.snapshot()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(list.snapshot().map(({ news }) => news)).toEqual(['news 1']);
});

// holds S4.34
test('one made without a duration has 5,000 ms', () => {
  const list = filled(1);
  list.add('short', 4_000);
  expect(list.snapshot().map(({ durationMs }) => durationMs)).toEqual([4_000, 5_000]);
});

test('dismissing twice, or what is gone, changes nothing', () => {
  const list = filled(1);
  const heard = vi.fn<() => void>();
  list.subscribe(heard);
  const { id } = list.snapshot()[0]!;
  list.dismiss(id);
  list.dismiss(id);
  list.dismiss(99);
  expect(heard).toHaveBeenCalledTimes(1);
});
