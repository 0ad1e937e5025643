import { describe, expect, it } from 'vitest';
import { LINKER } from '../linker/linker.test-fixture.ts';
import { plainValue, type DocumentLayout, type TemplateField } from '../model/index.ts';
import { at, field, layoutOf, templateOf } from './document/layout.test-fixture.ts';
import { findFields } from './find-fields.ts';

function valuesOf(layout: DocumentLayout, ...fields: TemplateField[]): (string | number | null)[] {
  const found = findFields(layout, templateOf('Letters', 'One letter', ...fields), { rowMode: 'document', linker: LINKER });
  return fields.map(({ id }) => {
    const result = found.document[id];
    return result && 'chosen' in result ? plainValue(result.chosen.value) : null;
  });
}

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
    expect(
      valuesOf(LETTER, field('insuranceStart', 'Date the insurance begins (YYYY-MM-DD)'), field('noticePeriod', 'Notice period')),
    ).toEqual([null, null]);
  });

  it('are signed by the person under the closing', () => {
    expect(valuesOf(LETTER, field('signedBy', 'Name of the person who signed'))).toEqual(['Daniel Hughes']);
  });

  it('are written by a house that bears its kind in its name', () => {
    expect(valuesOf(LETTER, field('museum', 'Name of the museum'))).toEqual(['Harbour Museum']);
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
