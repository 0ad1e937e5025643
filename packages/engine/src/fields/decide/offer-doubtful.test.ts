import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { candidatesOf, type DocumentLayout, type FieldResult, type TemplateField } from '../../model/index.ts';
import { at, field, layoutOf, tableLayout, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';

const cellOf = (layout: DocumentLayout, asked: TemplateField): FieldResult | undefined =>
  findFields(layout, templateOf('Papers', 'One row per paper', asked), { rowMode: 'document', linker: LINKER, ranker: RANKER }).document[
    asked.id
  ];

describe('a value for which little speaks', () => {
  it('is offered and named, and not shown', () => {
    const layout = layoutOf([at(40, 40, 'Ash, Elm, Maple'), at(40, 70, 'Leaves turn in October'), at(40, 100, 'Roots go deep')]);
    const cell = cellOf(layout, field('glaze', 'Glaze of the tiles'));
    expect(cell).toMatchObject({ state: 'not_found', reason: expect.stringMatching(/^It may be “.+”\.$/) });
    const [first] = cell && 'alternatives' in cell ? cell.alternatives : [];
    expect(cell && 'reason' in cell && cell.reason).toBe(`It may be “${first?.printed}”.`);
  });

  it('is shown where a label names it', () => {
    const layout = layoutOf([at(40, 40, 'Glaze: Celadon'), at(40, 70, 'Leaves turn in October')]);
    expect(cellOf(layout, field('glaze', 'Glaze of the tiles'))).toMatchObject({ chosen: { printed: 'Celadon' } });
  });

  it('is “no” in each row of a list where nothing is printed that says so, and the sentence names no print', () => {
    const layout = tableLayout([
      ['Lot', 'Animal', 'Weight kg'],
      ['1', 'Heifer', '412'],
      ['2', 'Steer', '398'],
      ['3', 'Bullock', '455'],
    ]);
    const asked = [
      field('lot', 'Lot'),
      field('animal', 'Animal'),
      field('paid', 'Whether it was paid', 'yes/no'),
      field('shod', 'Whether it was shod', 'yes/no'),
    ];
    const options = { rowMode: 'item', linker: LINKER, ranker: RANKER } as const;
    const { document } = findFields(layout, templateOf('Sale', 'One row per animal', ...asked), options);
    expect(document['paid']).toMatchObject({ state: 'not_found', reason: 'Nothing is printed that says so: it may be “no”.' });
    expect(candidatesOf(document['paid']!)[0]?.value).toEqual({ kind: 'yes/no', yes: false });
  });

  it('is what stands in a column without a head that only its place gives to a field', () => {
    const layout = tableLayout([
      ['Article', '', 'Pieces'],
      ['Rain barrel', 'Oak', '12'],
      ['Leaf rake', 'Elm', '15'],
      ['Watering can', 'Ash', '18'],
    ]);
    const asked = [field('article', 'Article'), field('glaze', 'Varnish'), field('pieces', 'Pieces', 'number')];
    const options = { rowMode: 'item', linker: LINKER, ranker: RANKER } as const;
    const { items } = findFields(layout, templateOf('Stock', 'One row per article', ...asked), options);
    const glazes = items.map(({ cells }) => cells['glaze']!);
    expect(glazes).toMatchObject(['Oak', 'Elm', 'Ash'].map((printed) => ({ state: 'not_found', reason: `It may be “${printed}”.` })));
    expect(glazes.map((cell) => candidatesOf(cell)[0]?.printed)).toEqual(['Oak', 'Elm', 'Ash']);
    expect(items.map(({ cells }) => cells['article'])).toMatchObject([{ state: 'found' }, { state: 'found' }, { state: 'found' }]);
  });
});
