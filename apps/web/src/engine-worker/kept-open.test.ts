import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KeptOpen } from './kept-open.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function keptOpen() {
  const opened: string[] = [];
  const closed: string[] = [];
  const kept = new KeptOpen<string>({ most: 2, idleMs: 1_000, close: (value) => closed.push(value) });
  const take = (name: string) =>
    kept.take(name, async () => {
      opened.push(name);
      return name;
    });
  return { take, opened, closed, kept };
}

describe('KeptOpen', () => {
  test('what is open is not opened again', async () => {
    const { take, opened } = keptOpen();
    await take('a');
    await take('a');
    expect(opened).toEqual(['a']);
  });

  test('the one used longest ago is closed for a further one', async () => {
    const { take, opened, closed } = keptOpen();
    for (const name of ['a', 'b', 'a', 'c', 'a']) await take(name);
    expect(opened).toEqual(['a', 'b', 'c']);
    expect(closed).toEqual(['b']);
  });

  test('all are closed once nobody has asked for a while', async () => {
    const { take, closed } = keptOpen();
    await take('a');
    await vi.advanceTimersByTimeAsync(900);
    await take('b');
    await vi.advanceTimersByTimeAsync(900);
    expect(closed).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(closed).toEqual(['a', 'b']);
  });

  test('what could not be opened is tried again the next time', async () => {
    const { kept, take } = keptOpen();
    await expect(kept.take('a', () => Promise.reject(new Error('locked')))).rejects.toThrow('locked');
    expect(await take('a')).toBe('a');
  });
});
