import { describe, expect, test, vi } from 'vitest';
import { createStore } from './create-store.ts';

describe('a store', () => {
  test('gives what it shows to all who follow it, and to those who ask', () => {
    const store = createStore(1);
    const [one, other] = [vi.fn<(state: number) => void>(), vi.fn<(state: number) => void>()];
    store.subscribe(one);
    const stop = store.subscribe(other);
    store.show(2);
    stop();
    store.show(3);
    expect([one.mock.calls, other.mock.calls, store.snapshot()]).toEqual([[[2], [3]], [[2]], 3]);
  });

  test('follows what it depends on from the first listener to the last', () => {
    const happened: string[] = [];
    const store = createStore('', () => {
      happened.push('follows');
      return () => happened.push('lets go');
    });
    const stops = [store.subscribe(() => undefined), store.subscribe(() => undefined)];
    expect(happened).toEqual(['follows']);
    stops.forEach((stop) => stop());
    stops.forEach((stop) => stop());
    expect(happened).toEqual(['follows', 'lets go']);
    store.subscribe(() => undefined);
    expect(happened).toEqual(['follows', 'lets go', 'follows']);
  });
});
