import { describe, expect, it } from 'vitest';
import { unionBox, type DocumentLayout } from '../../model/index.ts';
import { at, field, layoutOf } from '../document/layout.test-fixture.ts';
import { likeliestBy, valuesBy } from '../values-of.test-fixture.ts';

const valuesOf = valuesBy('Studies', 'One paper');

const HEAD = [
  at(120, 60, 'Slow Tides of the Inner Bay:', { sizePt: 18 }),
  at(140, 82, 'A Survey of Nine Harbours', { sizePt: 18 }),
  at(90, 115, 'Ida Holm1, Jonas Weber2'),
  at(330, 115, 'and Maria Lopez*'),
  at(200, 130, 'Institute of Marine Research, Bergen'),
];
const TEXT = [
  at(40, 200, 'The tides of the inner bay have been measured at nine harbours since the spring of last year'),
  at(40, 212, 'and we report here on what the gauges of the first twelve months have shown of them all'),
];

const title = field('title', '');
const author = field('First author', '');

describe('facts at the head of a paper', () => {
  it('takes the largest print of the first page for its title, over its lines, and the first name below for who wrote it', () => {
    expect(valuesOf(layoutOf([...HEAD, ...TEXT]), title, author)).toEqual([
      'Slow Tides of the Inner Bay: A Survey of Nine Harbours',
      'Ida Holm',
    ]);
  });

  it('takes the last name where the last writer is asked for', () => {
    expect(valuesOf(layoutOf([...HEAD, ...TEXT]), field('Last author', ''))).toEqual(['Maria Lopez']);
  });

  it('takes no larger name of a firm above it for the title', () => {
    const letterhead = at(40, 30, 'Holm Shipping Ltd', { sizePt: 22 });
    expect(
      likeliestBy('Studies', 'One paper')(layoutOf([letterhead, at(40, 80, 'Report on Slow Tides', { sizePt: 18 }), ...TEXT]), title),
    ).toEqual(['Report on Slow Tides']);
  });
});

describe('works that a paper cites', () => {
  const cited = [
    at(40, 300, 'References'),
    at(40, 315, 'Brandt A (2011). On gauges. Journal of Bays, 3, 11. doi: 10.5555/12345.'),
    at(40, 330, 'Lund P (2014). On moons. Journal of Bays, 6, 20. doi: 10.5555/67890.'),
    at(40, 345, 'Vik S (2019). On wind. Journal of Bays, 9, 31. doi: 10.5555/24680.'),
  ];

  it('are not this paper: what stands there answers none of its fields', () => {
    expect(valuesOf(layoutOf([...HEAD, ...TEXT, ...cited]), field('DOI', ''))).toEqual([null]);
  });

  it('end where a label stands alone', () => {
    const contact = [at(40, 370, 'Affiliation:'), at(40, 385, 'DOI: 10.5555/99999')];
    expect(valuesOf(layoutOf([...HEAD, ...TEXT, ...cited, ...contact]), field('DOI', ''))).toEqual(['10.5555/99999']);
  });
});

describe('a value that goes on as a paragraph', () => {
  const lines = [
    'Keywords: tide gauges, inner bays, harbour walls, moon, wind set-up and',
    'long waves, spring tides.',
    'Our gauges stood in nine harbours.',
  ];
  const paragraph = (rows: readonly string[]): DocumentLayout => {
    const layout = layoutOf(rows.map((text, row) => at(40, 60 + 12 * row, text)));
    const box = unionBox(layout.lines.map((line) => line.box));
    return {
      ...layout,
      lines: layout.lines.map((line) => ({ ...line, block: 0 })),
      blocks: [{ index: 0, pageNumber: 1, box, lines: layout.lines.map(({ index }) => index), role: 'text' }],
    };
  };

  it('is taken with its further lines, as far as the lines above are full', () => {
    expect(valuesOf(paragraph(lines), field('Keywords', ''))).toEqual([
      'tide gauges, inner bays, harbour walls, moon, wind set-up and long waves, spring tides',
    ]);
  });
});
