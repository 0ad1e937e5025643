import { expect, test } from 'vitest';
import { keepWantedPlan, takeWantedPlan } from './wanted-plan.ts';

function memory() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  };
}

test('what was wanted is there once, for half an hour', () => {
  const storage = memory();
  keepWantedPlan({ plan: 'pro', period: 'year' }, storage, 1_000);
  expect([takeWantedPlan(storage, 2_000), takeWantedPlan(storage, 2_000)]).toEqual([{ plan: 'pro', period: 'year' }, null]);
  keepWantedPlan({ plan: 'pro', period: 'year' }, storage, 1_000);
  expect(takeWantedPlan(storage, 1_000 + 30 * 60 * 1000)).toBeNull();
});

test('what is no plan of ours is none', () => {
  const storage = memory();
  storage.setItem('sheetlift.wantedPlan', 'golden month 1');
  expect(takeWantedPlan(storage, 2)).toBeNull();
});
