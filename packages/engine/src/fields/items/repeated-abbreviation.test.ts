import { describe, expect, it } from 'vitest';
import { tableLayout } from '../document/layout.test-fixture.ts';
import { abbreviationBefore } from './repeated-abbreviation.ts';

const tableOf = (...cells: string[]) => {
  const table = tableLayout([['Sample'], ...cells.map((cell) => [cell])]).tables[0];
  if (!table) throw new Error('no table');
  return table;
};

describe('a word that nearly every cell of a column begins with', () => {
  it('is no part of the codes behind it where it is abbreviated', () => {
    const table = tableOf('Am. 8637/25', 'Am. 8638/25', 'Am. 8640/25');
    expect(abbreviationBefore('Am. 8638/25', table, 0)).toBe('Am. '.length);
  });

  it('stays where it is a word of its own, or not the same everywhere', () => {
    expect(abbreviationBefore('UK 225804', tableOf('UK 225804', 'UK 225805', 'UK 225806'), 0)).toBe(0);
    expect(abbreviationBefore('St. 12', tableOf('St. 12', 'Art. 4', 'Fl. 8'), 0)).toBe(0);
    expect(abbreviationBefore('St. 12', tableOf('St. 12'), 0)).toBe(0);
  });
});
