import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { candidatesOf, plainValue, type DocumentLayout, type TemplateField } from '../../model/index.ts';
import { at, field, layoutOf, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';

function offered(layout: DocumentLayout, asked: TemplateField): unknown[] {
  const { document } = findFields(layout, templateOf('Papers', 'One row per paper', asked), {
    rowMode: 'document',
    linker: LINKER,
    ranker: RANKER,
  });
  return candidatesOf(document[asked.id]!).map(({ value }) => plainValue(value));
}

describe('beside what a cell says', () => {
  it('a name is offered without its title', () => {
    const layout = layoutOf([at(40, 40, 'Chair: Mme Delphine Villecourt'), at(40, 70, 'The meeting opened at ten')]);
    const values = offered(layout, field('chair', 'Chair'));
    expect(values.slice(0, 2)).toEqual(['Mme Delphine Villecourt', 'Delphine Villecourt']);
  });

  it('the one date in a text is offered as a date', () => {
    const layout = layoutOf([at(40, 40, 'Bring back: Fri, 19.12.2025'), at(40, 70, 'Costume of a harlequin')]);
    expect(offered(layout, field('back', 'Bring back'))).toContain('2025-12-19');
  });

  it('each value is offered once, and no more than five beside it', () => {
    const lines = ['Glaze: Celadon', 'Clay: Stoneware', 'Kiln: Gas', 'Cone: Ten', 'Potter: Ada Brandt', 'Owner: Celadon', 'Shelf: Nine'];
    const values = offered(layoutOf(lines.map((text, index) => at(40, 40 + 30 * index, text))), field('glaze', 'Glaze of the tiles'));
    expect(values[0]).toBe('Celadon');
    expect(new Set(values).size).toBe(values.length);
    expect(values.length).toBeLessThanOrEqual(6);
  });

  it('a day is no amount', () => {
    const layout = layoutOf([at(40, 40, 'Date: 22.09.2026'), at(40, 70, 'Copy paper 18.40'), at(40, 100, 'To pay 41.15')]);
    const values = offered(layout, { ...field('total', 'Total'), type: 'number' });
    expect(values).not.toContain(22_092_026);
    expect(values).toContain(41.15);
  });

  it('a number of a house or of the paper is no amount where amounts are printed to the cent', () => {
    const lines = ['14 Fennel Street', 'Receipt no. Q-90188', 'Copy paper 18.40', 'Fountain pen 22.75', 'To pay 41.15'];
    const values = offered(layoutOf(lines.map((text, index) => at(40, 40 + 30 * index, text))), {
      ...field('total', 'Total'),
      type: 'number',
    });
    expect(values).not.toContain(14);
    expect(values).not.toContain(90_188);
    expect(values).toEqual(expect.arrayContaining([18.4, 22.75, 41.15]));
  });

  it('whole figures are amounts where none is printed to the cent', () => {
    const lines = ['Copy paper 1840', 'Fountain pen 2275', 'To pay 4115'];
    const values = offered(layoutOf(lines.map((text, index) => at(40, 40 + 30 * index, text))), {
      ...field('total', 'Total'),
      type: 'number',
    });
    expect(values).toEqual(expect.arrayContaining([1840, 2275, 4115]));
  });
});
