import { describe, expect, it } from 'vitest';
import { at, field, layoutOf } from './document/layout.test-fixture.ts';
import { valuesBy } from './values-of.test-fixture.ts';

const valuesOf = valuesBy('Letters', 'One letter');

const LETTER = layoutOf([
  at(40, 40, 'Harbour Museum'),
  at(40, 90, '4 May 2024'),
  at(40, 120, 'We confirm that the painting was returned to our depot on 17 April 2024 without its frame.'),
  at(40, 132, 'Your fee for the loan will be £1,250.00 and is due within thirty days of this letter.'),
  at(40, 160, 'Yours sincerely,'),
  at(40, 190, 'Daniel Hughes'),
  at(40, 202, 'Registrar'),
]);

describe('letters', () => {
  it('state dates and sums in sentences that speak of the field', () => {
    expect(
      valuesOf(LETTER, field('returnDate', 'Date the painting came back (YYYY-MM-DD)'), field('loanFee', 'Fee of the loan', 'number')),
    ).toEqual(['2024-04-17', 1250]);
  });

  it('give nothing for what no sentence speaks of', () => {
    expect(valuesOf(LETTER, field('noticePeriod', 'Notice period'), field('iban', 'IBAN of the museum'))).toEqual([null, null]);
  });

  it('are signed by the person under the closing', () => {
    expect(valuesOf(LETTER, field('signedBy', 'Name of the person who signed'))).toEqual(['Daniel Hughes']);
  });

  it('name who writes and whom the claim is made against', () => {
    const layout = layoutOf([
      at(40, 40, 'Kestrel Foods plc'),
      at(40, 52, '24 Queens Avenue'),
      at(40, 64, 'Norwich NR1 4AB'),
      at(40, 90, 'Hawthorn Haulage Ltd'),
      at(40, 102, 'Claims Department'),
      at(40, 114, '46 Mill Lane'),
      at(40, 126, 'Stockport SK1 3XY'),
      at(40, 160, 'Dear Sirs,'),
    ]);
    expect(
      valuesOf(layout, field('claimant', 'Company that writes the claim'), field('opponent', 'Company the claim is made against')),
    ).toEqual(['Kestrel Foods plc', 'Hawthorn Haulage Ltd']);
  });
});
