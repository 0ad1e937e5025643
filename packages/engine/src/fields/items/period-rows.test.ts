import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { type DocumentLayout, plainValue, type Template } from '../../model/index.ts';
import { at, field, layoutOf, templateOf } from '../document/layout.test-fixture.ts';
import { findDivisions } from '../entries/find-entries.ts';
import { findFields } from '../find-fields.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';

const POSITIONS = templateOf(
  'Applicants',
  'One row per position held',
  field('employer', 'Employer'),
  field('title', 'Job title'),
  field('city', 'City'),
  field('from', ''),
  field('to', ''),
);

type Position = readonly [period: string, title: string, company: string];

const HELD: readonly Position[] = [
  ['03/2019 – today', 'Site manager', 'Harlow Timber Ltd, Leeds'],
  ['05/2016 – 02/2019', 'Buyer', 'Crane Foods GmbH, Bremen'],
  ['01/2012 – 04/2016', 'Clerk', 'Voss Freight Ltd, Hull'],
];

/** A heading, and below it positions: a period, a title, a company with its city, and what was done there. */
function section(top: number, heading: string, positions: readonly Position[]) {
  return [
    at(40, top, heading, { sizePt: 15 }),
    ...positions.flatMap(([period, title, company], index) => [
      at(40, top + 30 + 80 * index, period),
      at(40, top + 44 + 80 * index, title),
      at(40, top + 58 + 80 * index, company),
      at(60, top + 72 + 80 * index, 'was in charge of the yard and of all that came into it'),
    ]),
  ];
}

/** The headings of a layout told as such, as a page's large lines are. */
function withHeadings(layout: DocumentLayout): DocumentLayout {
  const blocks = layout.blocks.map((block) => ({
    ...block,
    role: block.box.bottom - block.box.top > 12 ? ('heading' as const) : block.role,
  }));
  return { ...layout, blocks };
}

const textsOf = (layout: DocumentLayout, nearness: (printed: string) => number): string[][] =>
  (findDivisions(layout, nearness)[0]?.entries ?? []).map((lines) => lines.map((line) => layout.lines[line]?.text ?? ''));

function rowsOf(layout: DocumentLayout, template: Template): unknown[][] {
  const { items } = findFields(layout, template, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
  return items.map(({ cells }) =>
    template.entities.map(({ id }) => {
      const cell = cells[id];
      return cell && 'chosen' in cell ? plainValue(cell.chosen.value) : null;
    }),
  );
}

describe('entries that begin with a period', () => {
  it('give a row each, with the ends of the period, the title, the company and where it is', () => {
    expect(rowsOf(withHeadings(layoutOf(section(100, 'Work experience', HELD))), POSITIONS)).toEqual([
      ['Harlow Timber Ltd', 'Site manager', 'Leeds', '03/2019', 'today'],
      ['Crane Foods GmbH', 'Buyer', 'Bremen', '05/2016', '02/2019'],
      ['Voss Freight Ltd', 'Clerk', 'Hull', '01/2012', '04/2016'],
    ]);
  });

  it('are those of the section whose heading is nearest to what a row is called, though another has more', () => {
    const schools: readonly Position[] = [...HELD, ['09/2008 – 12/2011', 'Pupil', 'Grove School, Hull']];
    const layout = withHeadings(layoutOf([...section(40, 'Education', schools), ...section(420, 'Work experience', HELD)]));
    const nearness = (printed: string): number => (printed === 'Work experience' ? 0.6 : 0.1);
    expect(textsOf(layout, nearness)).toHaveLength(3);
    expect(textsOf(layout, () => 0)).toHaveLength(4);
  });

  it('end where the next section begins', () => {
    const layout = withHeadings(
      layoutOf([...section(40, 'Work experience', HELD), at(40, 330, 'Languages', { sizePt: 15 }), at(40, 350, 'Dutch')]),
    );
    expect(textsOf(layout, () => 0).at(-1)?.[0]).toBe('01/2012 – 04/2016');
    expect(textsOf(layout, () => 0).flat()).not.toContain('Dutch');
  });

  it('may have it over two lines of a margin', () => {
    const layout = layoutOf(
      HELD.flatMap(([, title, company], index) => [
        at(40, 100 + 60 * index, `May 20${10 + index}`),
        at(160, 100 + 60 * index, company),
        at(40, 114 + 60 * index, `→ June 20${11 + index}`),
        at(160, 114 + 60 * index, title),
      ]),
    );
    const [division] = findDivisions(layout, () => 0);
    expect(division?.periods.map((period) => [period?.from.text, period?.until?.text])).toEqual([
      ['May 2010', 'June 2011'],
      ['May 2011', 'June 2012'],
      ['May 2012', 'June 2013'],
    ]);
  });

  it('may have it at the right of their first line', () => {
    const layout = layoutOf(
      HELD.flatMap(([period, title, company], index) => [
        at(40, 100 + 60 * index, title),
        at(400, 100 + 60 * index, period),
        at(40, 114 + 60 * index, company),
      ]),
    );
    expect(textsOf(layout, () => 0)[1]).toEqual(['Buyer', '05/2016 – 02/2019', 'Crane Foods GmbH, Bremen']);
  });
});

describe('entries whose numbers a list of contents gives before', () => {
  it('begin at the headings, not in the contents', () => {
    const titles = ['Opening', 'Bus at night', 'Sports hall', 'Town archive'];
    const layout = layoutOf([
      ...titles.map((title, index) => at(40, 60 + 14 * index, `${index + 1}. ${title}`)),
      ...titles.flatMap((title, index) => [
        at(40, 200 + 80 * index, `${index + 1}. ${title}`),
        at(40, 220 + 80 * index, 'The members speak for and against the motion.'),
        at(40, 240 + 80 * index, 'It is carried.'),
      ]),
    ]);
    expect(textsOf(layout, () => 0).map(([first, ...others]) => [first, others.length])).toEqual([
      ['1. Opening', 2],
      ['2. Bus at night', 2],
      ['3. Sports hall', 2],
      ['4. Town archive', 2],
    ]);
  });
});
