import { expect, test } from 'vitest';
import { createGoogleFlow } from './google-flow.ts';

function openTab() {
  const kept = new Map<string, string>();
  const gone: string[] = [];
  let nowMs = 1_000_000;
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  const flow = createGoogleFlow({ host: '', storage, go: (address) => gone.push(address), newNonce: () => 'n', now: () => nowMs });
  return { flow, storage, gone, wait: (minutes: number) => (nowMs += minutes * 60_000) };
}

// holds S7.11
test('the way to Google names where to come back to, and counts once on the way back', () => {
  const { flow, gone } = openTab();
  flow.leave('/template/Tax bills');
  expect(gone).toEqual(['/auth/google/authorize?redirect=%2Ftemplate%2FTax%20bills&nonce=n']);
  expect([flow.take(), flow.take()]).toEqual(['n', null]);
});

test('a way back that took longer than ten minutes counts no more', () => {
  const { flow, wait } = openTab();
  flow.leave('/');
  wait(11);
  expect(flow.take()).toBeNull();
});

test('a tab that cannot remember does not leave', () => {
  const { flow, storage, gone } = openTab();
  storage.setItem = () => {
    throw new Error('switched off');
  };
  expect(() => flow.leave('/')).toThrow('switched off');
  expect(gone).toEqual([]);
});
