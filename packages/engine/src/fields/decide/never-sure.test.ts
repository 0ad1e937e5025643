import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import type { DocumentLayout, FieldResult, TemplateField } from '../../model/index.ts';
import { at, field, layoutOf, tableLayout, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';

function cellsOf(layout: DocumentLayout, ...fields: TemplateField[]): (FieldResult | undefined)[] {
  const { document } = findFields(layout, templateOf('Papers', 'One row per paper.', ...fields), { rowMode: 'document', linker: LINKER });
  return fields.map(({ id }) => document[id]);
}

describe('what is never sure by itself', () => {
  it('is one of several values of a kind that stand side by side in a row', () => {
    const layout = tableLayout([
      ['', 'North', 'South', 'Attic'],
      ['Date', '28.07.2025', '30.07.2025', '28.07.2025'],
      ['Colour', 'red', 'white', 'red'],
    ]);
    const [cell] = cellsOf(layout, field('a', 'Date'));
    expect(cell).toMatchObject({ state: 'unsure', chosen: { reason: expect.stringContaining('beside it stands') } });
    expect(cell && 'chosen' in cell && cell.chosen.confidence).toBeLessThanOrEqual(0.66);
  });

  it('is the only date of a document for a field that no list knows and no label names', () => {
    const layout = layoutOf([at(40, 40, 'The Borrowed Harbour'), at(40, 80, 'Longshore Productions'), at(40, 120, '13 March 2026')]);
    const [cell] = cellsOf(layout, field('boarding', 'Day on which they come on board'));
    expect(cell).toMatchObject({
      state: 'unsure',
      chosen: { value: { iso: '2026-03-13' }, reason: 'the only one in the document', confidence: 0.9 },
    });
  });
});
