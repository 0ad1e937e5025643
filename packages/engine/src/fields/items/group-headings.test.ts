import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';
import { field, tableLayout, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';

const BERTHS = [
  ['Berth', 'Vessel', 'Fee'],
  ['Pontoon A', '', ''],
  ['P5323', 'Sula', '852.33'],
  ['P1407', 'Zephyr', '912.14'],
  ['Pontoon B', '', ''],
  ['P3623', 'Old Tern', '249.24'],
];

describe('headings over groups of rows', () => {
  const own = [field('a', 'Berth'), field('b', 'Vessel'), field('c', 'Fee', 'number')];

  it('are the value of the one field without a column, on each row below them', () => {
    const template = templateOf('Berths', 'One row per berth', ...own, field('d', 'Jetty'));
    const { items } = findFields(tableLayout(BERTHS), template, { rowMode: 'item', linker: LINKER, ranker: RANKER });
    expect(items.map(({ cells }) => cells['d'])).toMatchObject(
      ['Pontoon A', 'Pontoon A', 'Pontoon B'].map((text) => ({ chosen: { value: { text } } })),
    );
  });

  it('are the day of each row below them where they are days, and not what a field of words says', () => {
    const bookings = [
      ['Transaction', 'Reference', 'Amount'],
      ['Tue, 2 December 2025', '', ''],
      ['Cheque', '339240', '852.33'],
      ['Interest', '166074', '912.14'],
      ['Wed, 3 December 2025', '', ''],
      ['Card payment', '108669', '249.24'],
    ];
    const asked = [field('a', 'Transaction'), field('b', 'Reference'), field('c', 'Amount', 'number')];
    const template = templateOf('Bookings', 'One row per booking', ...asked, field('bank', 'Branch'), field('day', 'Booking date'));
    const { items } = findFields(tableLayout(bookings), template, { rowMode: 'item', linker: LINKER, ranker: RANKER });
    expect(items.map(({ cells }) => cells['day'])).toMatchObject(
      ['2025-12-02', '2025-12-02', '2025-12-03'].map((iso) => ({ chosen: { value: { iso } } })),
    );
    expect(items.map(({ cells }) => cells['bank']?.state ?? 'no column')).toEqual(['no column', 'no column', 'no column']);
  });

  it('are nobody’s where two fields have no column', () => {
    const template = templateOf('Berths', 'One row per berth', ...own, field('d', 'Jetty'), field('e', 'Harbour master'));
    const { items } = findFields(tableLayout(BERTHS), template, { rowMode: 'item', linker: LINKER, ranker: RANKER });
    expect(items).toHaveLength(3);
    expect(items.map(({ cells }) => cells['d']?.state ?? 'no column')).toEqual(['no column', 'no column', 'no column']);
  });
});
