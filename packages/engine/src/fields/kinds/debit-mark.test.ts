import { expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';
import { field, tableLayout, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';
import { marksDebit } from '../../values/debit-mark.ts';

it.each([
  [['1.083,85 S', '20,00 H'], true],
  [['1.083,85 S', 'S = Soll, H = Haben'], true],
  [['1.083,85 S', '9,95 S'], false],
  [['Haben und Soll', '9,95 H'], false],
])('marks debits where both sides of an account are told: %j', (texts, is) => expect(marksDebit(texts)).toBe(is));

const ENTRIES = templateOf('Bookings', 'One row per booking', field('text', 'Text'), field('amount', 'Betrag', 'number'));

function amountsIn(...printed: string[]): unknown[] {
  const layout = tableLayout([['Text', 'Betrag'], ...printed.map((amount, row) => [`Buchung ${row}`, amount])]);
  return findFields(layout, ENTRIES, { rowMode: 'item', linker: LINKER, ranker: RANKER }).items.map(({ cells: { amount } }) =>
    amount && 'chosen' in amount ? [amount.chosen.printed, amount.chosen.value.kind === 'number' && amount.chosen.value.number] : null,
  );
}

it('an amount on the side of debits is below zero, with its mark', () => {
  expect(amountsIn('1.083,85 S', '20,00 H', '7,50 S')).toEqual([
    ['1.083,85 S', -1083.85],
    ['20,00 H', 20],
    ['7,50 S', -7.5],
  ]);
});

it('a letter that nothing explains is no sign', () => {
  expect(amountsIn('1.083,85 S', '7,50 S', '3,20 S')).toEqual([
    ['1.083,85', 1083.85],
    ['7,50', 7.5],
    ['3,20', 3.2],
  ]);
});
