import { expect, test } from 'vitest';
import { createBackground } from './background.ts';
import { createLogger } from './logger.ts';

test('work is done later, with what it begins itself, and is waited for', async () => {
  const done: string[] = [];
  const { doLater, settled } = createBackground(createLogger('silent'));
  doLater('outer', async () => {
    done.push('outer');
    doLater('inner', async () => void done.push('inner'));
  });
  expect(done).toEqual([]);
  await settled();
  expect(done).toEqual(['outer', 'inner']);
});

test('a failure is logged as that of a background task, with its name and its reason', async () => {
  const lines: string[] = [];
  const { doLater, settled } = createBackground(createLogger('warn', { write: (line) => void lines.push(line) }));
  doLater('send mail', () => Promise.reject(new Error('connect ECONNREFUSED 127.0.0.1:25')));
  await settled();
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 50, msg: 'Background task failed: send mail', err: { message: 'connect ECONNREFUSED 127.0.0.1:25' } },
  ]);
});
