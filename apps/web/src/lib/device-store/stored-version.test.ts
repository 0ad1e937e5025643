import { describe, expect, test } from 'vitest';
import { StoredByNewerVersion, upToDate } from './stored-version.ts';

const STEPS = {
  1: ({ name, ...record }: Record<string, unknown>) => ({ ...record, fileName: name }),
  2: (record: Record<string, unknown>) => ({ ...record, turn: 0 }),
};

describe('a stored record', () => {
  test('takes every step from its version to the current one', () => {
    expect(upToDate({ version: 1, name: 'a.pdf' }, STEPS, 3)).toEqual({ version: 3, fileName: 'a.pdf', turn: 0 });
    expect(upToDate({ version: 2, fileName: 'a.pdf' }, STEPS, 3)).toEqual({ version: 3, fileName: 'a.pdf', turn: 0 });
    expect(upToDate({ version: 3, fileName: 'a.pdf', turn: 90 }, STEPS, 3)).toEqual({ version: 3, fileName: 'a.pdf', turn: 90 });
  });

  test('of a newer version is refused', () => {
    expect(() => upToDate({ version: 4 }, STEPS, 3)).toThrow(StoredByNewerVersion);
  });

  test.each([null, 'text', {}, { version: '1' }])('%j is no record', (stored) => {
    expect(() => upToDate(stored, STEPS, 3)).toThrow(TypeError);
  });
});
