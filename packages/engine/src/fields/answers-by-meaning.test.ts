import { describe, expect, it } from 'vitest';
import { LINKER } from '../linker/linker.test-fixture.ts';
import { RANKER } from './ranker/ranker.test-fixture.ts';
import { layOutPages, page, text } from '../layout/page.test-fixture.ts';
import type { DocumentLayout, Template } from '../model/index.ts';
import { at, field, layoutOf, tableLayout, templateOf } from './document/layout.test-fixture.ts';
import { findFields } from './find-fields.ts';

const ROLES = ['speaker', 'guest', 'organiser'];
const GUESTS = templateOf('Guests', 'One row per guest', field('Name', ''), field('Role', '', 'enum', ROLES));

function answersOf(layout: DocumentLayout, template: Template, id: string): unknown[] {
  const { items, document } = findFields(layout, template, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
  return (items.length > 0 ? items.map(({ cells }) => cells[id]) : [document[id]]).map((cell) =>
    cell && 'chosen' in cell ? cell.chosen.value : null,
  );
}

describe('an answer of a list', () => {
  it('is told by what the printed word means, in another language', () => {
    const layout = tableLayout([
      ['Name', 'Role'],
      ['Ada Brandt', 'organizator'],
      ['Jan Kos', 'gość'],
      ['Ida Lund', 'organizator'],
    ]);
    expect(answersOf(layout, GUESTS, 'Role')).toMatchObject([{ value: 'organiser' }, { value: 'guest' }, { value: 'organiser' }]);
  });

  it('is none where the word means no answer', () => {
    const layout = tableLayout([
      ['Name', 'Role'],
      ['Ada Brandt', 'organizator'],
      ['Jan Kos', 'zinc'],
      ['Ida Lund', 'organizator'],
    ]);
    expect(answersOf(layout, GUESTS, 'Role')).toMatchObject([{ value: 'organiser' }, null, { value: 'organiser' }]);
  });

  it('is told by the sign that the document itself explains, and never by the explanation alone', () => {
    const heads = [...text(50, 100, 'Name'), ...text(200, 100, 'Role'), ...text(300, 100, 'Fee')];
    const rows = [
      ['Ada Brandt', 'O', '12.00'],
      ['Jan Kos', 'G', '8.00'],
      ['Ida Lund', 'G', '9.00'],
    ].flatMap(([name = '', role = '', fee = ''], at) => [
      ...text(50, 115 + 15 * at, name),
      ...text(200, 115 + 15 * at, role),
      ...text(300, 115 + 15 * at, fee),
    ]);
    const legend = text(50, 300, 'O = organiser, G = guest');
    const template = { ...GUESTS, entities: [...GUESTS.entities, field('Fee', '', 'number')] };
    expect(answersOf(layOutPages(page([...heads, ...rows, ...legend])), template, 'Role')).toMatchObject([
      { value: 'organiser' },
      { value: 'guest' },
      { value: 'guest' },
    ]);
    const alone = templateOf('Card', 'One row per card', field('Role', '', 'enum', ROLES));
    expect(answersOf(layoutOf([at(50, 40, 'Card of the fair'), at(50, 300, 'O = organiser, G = guest')]), alone, 'Role')).toEqual([null]);
  });
});
