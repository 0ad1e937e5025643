import { expect, it } from 'vitest';
import { findFields } from './find-fields.ts';
import { field, tableLayout, templateOf } from './layout.test-fixture.ts';

it('takes what stands in the column, not the rest of the head of two names', async () => {
  const layout = tableLayout([['Container No. / Seal', 'Pieces', 'Goods'], ['TKDU2306549', '263', 'Coffee']]);
  const found = await findFields(layout, templateOf('Bills', 'One row per bill of lading', field('a', 'Container number')), { rowMode: 'document' });
  expect(found.document['a']).toMatchObject({ chosen: { value: { kind: 'text', text: 'TKDU2306549' } } });
});
