import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../lib/api-failure.ts';
import { createCorrectionKeeper } from './correction-keeper.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server that answers when it is told to. */
function slowServer() {
  const asked: { id: string; answer: (trouble?: Error) => Promise<void> }[] = [];
  const save = (id: string): Promise<void> =>
    new Promise((resolve, reject) => {
      asked.push({
        id,
        answer: async (trouble) => {
          if (trouble) reject(trouble);
          else resolve();
          await vi.advanceTimersByTimeAsync(0);
        },
      });
    });
  return { asked, save };
}

const nameOf = (id: string): string => `${id}.pdf`;

const idsOf = (asked: readonly { id: string }[]): string[] => asked.map(({ id }) => id);

test('what changes while it is on its way is sent next, all at once', async () => {
  const { asked, save } = slowServer();
  const { keep, standing } = createCorrectionKeeper({ save, nameOf, onChange: () => {} });
  keep('a');
  for (let change = 0; change < 5; change++) keep('a');
  keep('b');
  expect([idsOf(asked), standing().kind]).toEqual([['a'], 'saving']);
  await asked[0]!.answer();
  await asked[1]!.answer();
  expect([idsOf(asked), standing().kind]).toEqual([['a', 'a', 'b'], 'saving']);
  await asked[2]!.answer();
  expect([idsOf(asked), standing().kind]).toEqual([['a', 'a', 'b'], 'kept']);
});

test('where nobody answers it says so, and tries again by itself until it is kept', async () => {
  const { asked, save } = slowServer();
  const told: string[] = [];
  const keeper = createCorrectionKeeper({ save, nameOf, onChange: () => told.push(keeper.standing().kind) });
  keeper.keep('a');
  await asked[0]!.answer(new Error('The server cannot be reached.'));
  expect(keeper.standing()).toEqual({
    kind: 'not-kept',
    sentence: 'Your last changes are not kept on the server yet: The server cannot be reached. It is tried again by itself.',
  });
  await vi.advanceTimersByTimeAsync(5_000);
  await asked[1]!.answer();
  expect([idsOf(asked), told]).toEqual([
    ['a', 'a'],
    ['saving', 'not-kept', 'kept'],
  ]);
});

test('however much is changed while nobody answers, it is tried once every five seconds', async () => {
  let tries = 0;
  const { keep } = createCorrectionKeeper({
    save: async () => {
      tries++;
      throw new Error('Nobody answered.');
    },
    nameOf,
    onChange: () => {},
  });
  for (let change = 0; change < 10; change++) {
    keep('a');
    await vi.advanceTimersByTimeAsync(100);
  }
  tries = 0;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(tries).toBe(4);
});

test('what the server refuses for good is said, is not sent again by itself, and holds up nothing behind it', async () => {
  const { asked, save } = slowServer();
  const { keep, standing } = createCorrectionKeeper({ save, nameOf, onChange: () => {} });
  keep('a');
  keep('b');
  await asked[0]!.answer(new ApiFailure(404, { detail: 'Document not found', code: 'document_not_found' }));
  await asked[1]!.answer();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(idsOf(asked)).toEqual(['a', 'b']);
  expect(standing()).toEqual({ kind: 'not-kept', sentence: 'Your last changes in a.pdf are not kept on the server: Document not found' });
  keep('a');
  await asked[2]!.answer();
  expect([idsOf(asked), standing().kind]).toEqual([['a', 'b', 'a'], 'kept']);
});

test.each([401, 408, 429, 500, 502, 503])('what fails with %i is sent again by itself, behind what waits', async (status) => {
  const { asked, save } = slowServer();
  const { keep, standing } = createCorrectionKeeper({ save, nameOf, onChange: () => {} });
  keep('a');
  keep('b');
  await asked[0]!.answer(new ApiFailure(status, null));
  await vi.advanceTimersByTimeAsync(5_000);
  await asked[1]!.answer();
  await asked[2]!.answer();
  expect([idsOf(asked), standing().kind]).toEqual([['a', 'b', 'a'], 'kept']);
});
