import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';
import { layOutPages, page, text } from '../../layout/page.test-fixture.ts';
import { field, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';

const line = (foot: number, ...cells: string[]) => cells.flatMap((cell, at) => text(50 + 150 * at, foot, cell));

const BERTHS = templateOf(
  'Berths',
  'One row per berth',
  field('berth', 'Berth'),
  field('vessel', 'Vessel'),
  field('nights', 'Nights', 'number'),
  field('fee', 'Fee', 'number'),
);

describe('heads that stand one above the other', () => {
  it('are columns of their own, each with its line of the rows', () => {
    const words = [
      ...line(100, 'Berth', 'Vessel'),
      ...line(112, 'Nights', 'Fee'),
      ...line(135, 'P3143', 'Sula'),
      ...line(147, '43', '1,528.58'),
      ...line(165, 'P7401', 'Grey Gannet'),
      ...line(177, '47', '716.18'),
      ...line(195, 'P1426', 'Old Tern'),
      ...line(207, '50', '2,857.75'),
    ];
    const { items } = findFields(layOutPages(page(words)), BERTHS, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
    expect(items.map(({ cells }) => cells)).toMatchObject(
      [
        ['P3143', 'Sula', 43, 1528.58],
        ['P7401', 'Grey Gannet', 47, 716.18],
        ['P1426', 'Old Tern', 50, 2857.75],
      ].map(([berth, vessel, nights, fee]) => ({
        berth: { chosen: { value: { text: berth } } },
        vessel: { chosen: { value: { text: vessel } } },
        nights: { chosen: { value: { number: nights } } },
        fee: { chosen: { value: { number: fee } } },
      })),
    );
  });
});
