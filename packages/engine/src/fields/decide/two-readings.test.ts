import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import type { FieldResult } from '../../model/index.ts';
import { at, field, layoutOf, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';

const FREIGHT = templateOf('Freight', 'One row per shipment.', field('cartons', 'Number of cartons', 'number'));

function cartonsIn(...lines: string[]): FieldResult | undefined {
  const layout = layoutOf(lines.map((line, index) => at(40, 40 + 40 * index, line)));
  return findFields(layout, FREIGHT, { rowMode: 'document', linker: LINKER }).document['cartons'];
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
