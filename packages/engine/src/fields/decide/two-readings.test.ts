import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';
import type { FieldResult, Template } from '../../model/index.ts';
import { at, field, layoutOf, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';

const FREIGHT = templateOf('Freight', 'One row per shipment.', field('cartons', 'Number of cartons', 'number'));

function cartonsIn(...lines: string[]): FieldResult | undefined {
  const layout = layoutOf(lines.map((line, index) => at(40, 40 + 40 * index, line)));
  return findFields(layout, FREIGHT, { rowMode: 'document', linker: LINKER, ranker: RANKER }).document['cartons'];
}

describe('a number with one separator before three digits', () => {
  it('is to check, with both readings, where nothing in the document says which', () => {
    expect(cartonsIn('Number of cartons: 2,104')).toMatchObject({
      state: 'unsure',
      chosen: {
        value: { kind: 'number', number: 2104 },
        confidence: 0.5,
        reason: 'Could be 2104 or 2.104: nothing in the document says which sign parts the decimals.',
      },
      alternatives: [{ value: { kind: 'number', number: 2.104, decimals: 3 }, printed: '2,104' }],
    });
  });

  it.each([
    ['21,870.000 KGS', 2104],
    ['Freight 12,50', 2.104],
  ])('is read as the document writes others: %s', (other, number) => {
    const cell = cartonsIn('Number of cartons: 2,104', other);
    expect(cell).toMatchObject({ chosen: { value: { number } } });
    expect(cell && 'chosen' in cell && cell.chosen.reason).not.toContain('Could be');
  });
});

const LETTER = templateOf('Letter', 'One row per letter.', field('date', 'Date of the letter'));

function dateIn(template: Template, ...lines: string[]): FieldResult | undefined {
  const layout = layoutOf(lines.map((line, index) => at(40, 40 + 40 * index, line)));
  return findFields(layout, template, { rowMode: 'document', linker: LINKER, ranker: RANKER }).document['date'];
}

describe('a date whose day could be its month', () => {
  it('is to check, with both readings, where no date of the document says which comes first, whatever its language', () => {
    expect(dateIn(LETTER, 'Date: 03/04/2025', 'Amsterdam, the Netherlands')).toMatchObject({
      state: 'unsure',
      chosen: {
        confidence: 0.5,
        reason: expect.stringMatching(/^Could be 2025-0(?:4-03 or 2025-03-04|3-04 or 2025-04-03): no date in the document says/),
      },
      alternatives: [{ value: { kind: 'date' }, printed: '03/04/2025' }],
    });
  });

  it.each([
    ['another date has a day beyond the twelfth', '03/04/2025', '2025-04-03', 'Valid until 25/03/2026'],
    ['it is printed with points', '03.04.2025', '2025-04-03', 'With kind regards'],
    ['its month has a name', '3 April 2025', '2025-04-03', 'With kind regards'],
  ])('is read one way where %s', (_says, printed, iso, other) => {
    const cell = dateIn(LETTER, `Date: ${printed}`, other);
    expect(cell).toMatchObject({ chosen: { value: { kind: 'date', iso } } });
    expect(cell && 'chosen' in cell && cell.chosen.reason).not.toContain('Could be');
  });

  it('is read as the rule of its field says', () => {
    const [date] = LETTER.entities;
    const ruled = { ...LETTER, entities: date ? [{ ...date, rules: { date: 'DD/MM/YYYY' as const } }] : [] };
    const cell = dateIn(ruled, 'Date: 03/04/2025', 'IBAN and VAT, £');
    expect(cell && 'chosen' in cell && cell.chosen.reason).not.toContain('Could be');
  });
});

describe('a date with a year of two figures', () => {
  it('is to check with each of its readings, where the year may stand at either end', () => {
    const cell = dateIn(LETTER, 'Date: 03-04-05', 'Amsterdam, the Netherlands');
    expect(cell).toMatchObject({
      state: 'unsure',
      chosen: { confidence: 0.5, reason: expect.stringContaining('at which end the year stands') },
    });
    const isos =
      cell && 'chosen' in cell
        ? [cell.chosen, ...cell.alternatives].flatMap(({ value }) => (value.kind === 'date' ? [value.iso] : []))
        : [];
    expect(isos.toSorted()).toEqual(['2003-04-05', '2005-03-04', '2005-04-03']);
  });

  it.each([
    [
      'is read with the year first, and to check, beside a whole year that says so',
      '24-03-15',
      '2024-03-15',
      'unsure',
      'Printed on 16 March 2024',
    ],
    [
      'is read with the year last between strokes, whatever year stands beside',
      '24/03/15',
      '2015-03-24',
      'found',
      'Printed on 16 March 2024',
    ],
    ['is sure where another can be read so only', '24-03-15', '2024-03-15', 'found', 'First issued 97-11-21'],
  ])('%s', (_says, printed, iso, state, other) => {
    const cell = dateIn(LETTER, `Date: ${printed}`, other);
    expect(cell).toMatchObject({ chosen: { value: { kind: 'date', iso } } });
    expect(cell && 'chosen' in cell && cell.chosen.reason.includes('Could be')).toBe(state === 'unsure');
  });
});

const STATEMENT = templateOf('Statement', 'One row per statement.', field('balance', 'Closing balance', 'number'));

describe('an amount with a mark of its side of an account', () => {
  it.each([
    ['120.00 CR', -120, 120, 'Fee 3.00'],
    ['120.00 CR', 120, -120, 'Fee 3.00 DR'],
    ['120.00 DR', -120, 120, 'Paid in 3.00'],
  ])('is to check with both signs: %s as %d', (printed, number, other, line) => {
    const layout = layoutOf([`Closing balance: ${printed}`, line].map((text, index) => at(40, 40 + 40 * index, text)));
    expect(findFields(layout, STATEMENT, { rowMode: 'document', linker: LINKER, ranker: RANKER }).document['balance']).toMatchObject({
      state: 'unsure',
      chosen: { value: { number }, reason: expect.stringContaining(`Could be ${number} or ${other}`) },
      alternatives: expect.arrayContaining([expect.objectContaining({ value: expect.objectContaining({ number: other }) })]),
    });
  });
});
