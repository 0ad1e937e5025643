import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { field, tableLayout, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';

const REMOVAL = templateOf(
  'Removal',
  'One row per object',
  field('what', 'What is moved'),
  field('volume', 'Cubic metres', 'number'),
  field('surface', 'Surface', 'number'),
);
const ROWS = [
  ['Sofa', '1,25', '12,5'],
  ['Schrank', '2,1', '9,75'],
  ['Lampe', '0,3', '4,2'],
  ['Bett', '1,8', '6,1'],
];

/** The print of each cell that is sure. */
function sure(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const { items } = findFields(tableLayout([heads, ...rows]), REMOVAL, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
  return items.flatMap(({ cells }) => Object.values(cells).flatMap((cell) => (cell.state === 'found' ? [cell.chosen.printed] : [])));
}

const HEADS = ['Gegenstand', 'Volumen', 'Fläche'];

describe('a column whose head says nothing by its words', () => {
  it('is sure where what was learned of columns pairs it with one field, and either with nothing else', () => {
    expect(sure(HEADS, ROWS)).toEqual(ROWS.flat());
  });

  it('is not where another column is as likely', () => {
    const twice = ROWS.map(([what = '', volume = '', surface = '']) => [what, volume, volume.replace(',', ',0'), surface]);
    const volumes = twice.flatMap(([, before, after]) => [before, after]);
    expect(
      sure(['Gegenstand', 'Volumen vorher', 'Volumen nachher', 'Fläche'], twice).filter((printed) => volumes.includes(printed)),
    ).toEqual([]);
  });

  it('is not in a row that says heads again, nor above a row that may be its rest', () => {
    const printed = sure(HEADS, [
      ...ROWS.slice(0, 2),
      ['objet', 'volume', 'surface'],
      ...ROWS.slice(2),
      ['Regal mit', '1,8', '7,2'],
      ['Kopfteil', '', ''],
    ]);
    expect(printed).toContain('Sofa');
    expect(printed).not.toContain('objet');
    expect(printed).not.toContain('Regal mit');
  });

  it('is not where its cells are short for something that stands elsewhere, or have words and figures', () => {
    const withNames = (names: string[]): string[][] => ROWS.map(([, ...sizes], row) => [names[row] ?? '', ...sizes]);
    expect(sure(HEADS, withNames(['SOF', 'SCHR', 'LAMP', 'BETT']))).toEqual(ROWS.flatMap(([, ...sizes]) => sizes));
    expect(sure(HEADS, withNames(['Sofa', 'Schrank', 'Lampe', 'Bett, 20 kg']))).not.toContain('Bett, 20 kg');
  });
});
