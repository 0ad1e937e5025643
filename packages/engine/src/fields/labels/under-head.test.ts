import { expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';
import { field, tableLayout, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';

it('takes what stands in the column, not the rest of the head of two names', () => {
  const layout = tableLayout([
    ['Container No. / Seal', 'Pieces', 'Goods'],
    ['TKDU2306549', '263', 'Coffee'],
  ]);
  const found = findFields(layout, templateOf('Bills', 'One row per bill of lading', field('a', 'Container number')), {
    rowMode: 'document',
    linker: LINKER,
    ranker: RANKER,
  });
  expect(found.document['a']).toMatchObject({ chosen: { value: { kind: 'text', text: 'TKDU2306549' } } });
});
