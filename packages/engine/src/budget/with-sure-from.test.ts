import { describe, expect, it } from 'vitest';
import type { ExtractionRow } from '../model/index.ts';
import { absent, found, typed, unsure } from './cells.test-fixture.ts';
import { withSureFrom } from './with-sure-from.ts';

describe('withSureFrom', () => {
  const row: ExtractionRow = {
    cells: { sure: found(0.99), less: found(0.97), none: absent, doubted: unsure(0.998), typed },
    pageNumber: 1,
  };

  it('doubts what is less sure than it should be, and makes nothing sure', () => {
    const states = Object.entries(withSureFrom(row, 0.98).cells).map(([id, { state }]) => `${id} ${state}`);
    expect(states).toEqual(['sure found', 'less unsure', 'none not_found', 'doubted unsure', 'typed found']);
  });

  it('gives the same object for the same line', () => {
    expect(withSureFrom(row, 0.98)).toBe(withSureFrom(row, 0.98));
    expect(withSureFrom(row, 0.5)).toBe(row);
  });
});
