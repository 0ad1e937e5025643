import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { field, tableLayout, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';

describe('rows of which a table says little', () => {
  const leases = templateOf(
    'Leases',
    'Leases of the group, one row per tenant',
    field('tenant', 'Tenant'),
    field('floorArea', 'Square metres of this tenant', 'number'),
    ...['Landlord', 'Street', 'Start of the lease', 'Rent index', 'Deposit', 'Notice period', 'Broker', 'Insurer'].map((name, at) =>
      field(`of-paper-${at}`, name),
    ),
  );

  it('are those of the fields that their own words say are the row’s', () => {
    const layout = tableLayout([
      ['Tenant', 'Floor area'],
      ['Alder Bakery', '120'],
      ['Birch Cycles', '75'],
      ['Cedar Books', '60'],
    ]);
    const found = findFields(layout, leases, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
    expect(found.items.map(({ cells }) => cells['tenant'])).toMatchObject(
      ['Alder Bakery', 'Birch Cycles', 'Cedar Books'].map((text) => ({ chosen: { value: { text } } })),
    );
  });

  it('are none where a row is the paper', () => {
    const notices = {
      ...leases,
      description: 'One row per notice',
      entities: [field('number', 'Notice no'), field('sum', 'Sum of the notice', 'number'), ...leases.entities.slice(2)],
    };
    const layout = tableLayout([
      ['Notice no', 'Sum'],
      ['4711', '120'],
      ['4712', '75'],
    ]);
    expect(findFields(layout, notices, { rowMode: 'auto', linker: LINKER, ranker: RANKER }).rowMode).toBe('document');
  });

  it('are none where the table has no heads', () => {
    const layout = tableLayout(
      [
        ['Alder Bakery', '120'],
        ['Birch Cycles', '75'],
      ],
      0,
    );
    expect(findFields(layout, leases, { rowMode: 'auto', linker: LINKER, ranker: RANKER }).rowMode).toBe('document');
  });

  it('are none where the heads name no such field', () => {
    const layout = tableLayout([
      ['Stage', 'Days'],
      ['Survey', '12'],
      ['Repairs', '30'],
    ]);
    expect(findFields(layout, leases, { rowMode: 'auto', linker: LINKER, ranker: RANKER }).rowMode).toBe('document');
  });
});
