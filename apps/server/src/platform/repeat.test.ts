import { expect, test, vi } from 'vitest';
import { createLogger } from './logger.ts';
import { repeat } from './repeat.ts';

test('works at once and again and again, in spite of trouble, until it is stopped', async () => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue();
  const stop = repeat('sweep', 5, work, createLogger('silent'));
  expect(work).toHaveBeenCalledTimes(1);
  await expect.poll(() => work.mock.calls.length).toBeGreaterThan(2);
  await stop();
  const times = work.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(work).toHaveBeenCalledTimes(times);
});

test('what is under way when it is stopped is waited for', async () => {
  let isDone = false;
  const stop = repeat(
    'sweep',
    5,
    () => new Promise((resolve) => setTimeout(() => resolve(void (isDone = true)), 30)),
    createLogger('silent'),
  );
  await stop();
  expect(isDone).toBe(true);
});

test('a failure is logged as that of a scheduled task, with its name and its reason', async () => {
  const lines: string[] = [];
  const stop = repeat(
    'sweep',
    60_000,
    () => Promise.reject(new Error('no space left on device')),
    createLogger('warn', { write: (line) => void lines.push(line) }),
  );
  await stop();
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 50, msg: 'Scheduled task failed: sweep', err: { message: 'no space left on device' } },
  ]);
});
