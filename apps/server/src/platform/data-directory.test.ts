import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { hasRoom } from './data-directory.ts';

test('a disk has room until less is free than is needed', async () => {
  expect([await hasRoom(tmpdir(), 1), await hasRoom(tmpdir(), Number.MAX_SAFE_INTEGER)]).toEqual([true, false]);
});
