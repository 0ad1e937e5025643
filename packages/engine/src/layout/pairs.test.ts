import { describe, expect, it } from 'vitest';
import type { FormField, Word } from '../model/index.ts';
import { across, grid, layOutPages, page, pairsOf, spanText, text, tick } from './page.test-fixture.ts';

/** The words of one row, each piece at its left edge. */
const row = (foot: number, ...pieces: readonly (readonly [left: number, content: string])[]): Word[] =>
  pieces.flatMap(([left, content]) => text(left, foot, content));

describe('pairs', () => {
  it.each<[string, Word[], string[]]>([
    [
      'labels with colons within a line',
      row(100, [50, 'Invoice No: 4711 Date: 01.02.2024']),
      ['Invoice No: => 4711 (colon)', 'Date: => 01.02.2024 (colon)'],
    ],
    [
      'a value on the right, across a gap',
      [...row(100, [50, 'Due date:'], [300, '1 March 2024']), ...row(120, [50, 'Customer'], [300, '47774'])],
      ['Due date: => 1 March 2024 (right)', 'Customer => 47774 (right)'],
    ],
    ['a value behind a leader of dots', row(100, [50, 'Total amount ...............'], [300, '99.00']), ['Total amount => 99.00 (right)']],
    [
      'values behind leaders, though data stands under words',
      [...row(100, [50, 'Languages ........'], [170, 'Polish and German']), ...row(113, [50, 'Number of pages ....'], [182, '5655'])],
      ['Languages => Polish and German (right)', 'Number of pages => 5655 (right)'],
    ],
    ['a blank to fill in as an empty value', row(100, [50, 'Signature: ______________']), ['Signature: =>  (colon)']],
    [
      'labels over values, in a row of them',
      [...row(100, [50, 'Invoice no'], [200, 'Date'], [350, 'Customer']), ...row(113, [50, '4711'], [200, '01.02.2024'], [350, '47774'])],
      ['Invoice no => 4711 (below)', 'Date => 01.02.2024 (below)', 'Customer => 47774 (below)'],
    ],
    [
      'an address below its label, up to the next label',
      [
        ...row(100, [50, 'Bill to:']),
        ...row(112, [50, 'Taylor Riddel']),
        ...row(124, [50, '12 Main Street']),
        ...row(136, [50, 'Springfield']),
        ...row(148, [50, 'Phone: 555 1234']),
      ],
      ['Phone: => 555 1234 (colon)', 'Bill to: => Taylor Riddel / 12 Main Street / Springfield (below)'],
    ],
    [
      'an address whose lines stand tight',
      [...row(100, [50, 'Bill to:']), ...row(112, [50, 'Taylor Riddel']), ...row(117, [50, '12 Main Street'])],
      ['Bill to: => Taylor Riddel / 12 Main Street (below)'],
    ],
    [
      'no other label as the value',
      row(100, [50, 'Name:'], [300, 'Phone:'], [400, '555 1234']),
      ['Phone: => 555 1234 (right)', 'Name: =>  (colon)'],
    ],
    ['no value of another label twice', row(100, [50, 'Name: Ida Holm'], [300, 'Phone']), ['Name: => Ida Holm (colon)']],
  ])('are %s', (_says, words, pairs) => {
    expect(pairsOf(layOutPages(page(words)))).toEqual(pairs);
  });

  it('reads a list of labels beside their values, though words stand over words', () => {
    const rows = [
      ['Client', 'Northgate Trust'],
      ['Languages', 'Polish and German'],
      ['Pages', '5655'],
      ['Fee', '791.70'],
      ['Sworn', 'yes'],
    ];
    const words = rows.flatMap(([label = '', value = ''], row) => [
      ...text(50, 100 + 13 * row, label),
      ...text(200, 100 + 13 * row, value),
    ]);
    expect(pairsOf(layOutPages(page(words)))).toEqual(rows.map(([label, value]) => `${label} => ${value} (right)`));
  });

  it('reads the boxes of a form: a small label on top, the value under it', () => {
    const words = [
      ...text(52, 108, 'Name of taxpayer', { sizePt: 6 }),
      ...text(52, 122, 'John Doe'),
      ...text(252, 108, 'City', { sizePt: 6 }),
      ...text(252, 122, 'Bellevue'),
      ...text(52, 138, 'Requester of the form', { sizePt: 6 }),
      ...text(52, 152, 'Jamie Doe'),
    ];
    const rulings = [
      ...grid([50, 250, 450], [100, 130]),
      across(50, 450, 160),
      { orientation: 'vertical' as const, box: { left: 49.75, right: 50.25, top: 130, bottom: 160 } },
      { orientation: 'vertical' as const, box: { left: 449.75, right: 450.25, top: 130, bottom: 160 } },
    ];
    const pairs = pairsOf(layOutPages(page(words, { rulings })));
    expect(pairs).toContain('Name of taxpayer => John Doe (form)');
    expect(pairs).toContain('City => Bellevue (form)');
    expect(pairs).toContain('Requester of the form => Jamie Doe (form)');
  });

  it('reads the fields of an interactive form with their printed labels', () => {
    const value: Word[] = text(150, 100, 'Jane Roe').map((word) => ({ ...word, origin: 'form', formField: 'f1' }));
    const field: FormField = {
      name: 'f1',
      title: null,
      kind: 'text',
      value: 'Jane Roe',
      box: { left: 148, top: 90, right: 300, bottom: 102 },
    };
    const layout = layOutPages(page([...text(50, 100, 'Your name'), ...value], { formFields: [field] }));
    expect(pairsOf(layout)).toContain('Your name => Jane Roe (form)');
    expect(layout.formFields).toEqual([{ ...field, pageNumber: 1 }]);
  });
});

describe('marks', () => {
  it('names a box by the words on its right and finds the question above', () => {
    const words = [...text(50, 100, 'Are you an employee?'), ...text(64, 116, 'Yes'), ...text(124, 116, 'No')];
    const layout = layOutPages(page(words, { marks: [tick(50, 116, true), tick(110, 116, false)] }));
    expect(layout.marks.map((mark) => [mark.checked, spanText(layout, mark.label), spanText(layout, mark.group)])).toEqual([
      [true, 'Yes', 'Are you an employee?'],
      [false, 'No', 'Are you an employee?'],
    ]);
  });

  it('names boxes by the words on their left where the last one has none on its right', () => {
    const words = [...text(50, 100, 'Smoker'), ...text(150, 100, 'Driver')];
    const layout = layOutPages(page(words, { marks: [tick(84, 100, false), tick(184, 100, true)] }));
    expect(layout.marks.map((mark) => [mark.checked, spanText(layout, mark.label)])).toEqual([
      [false, 'Smoker'],
      [true, 'Driver'],
    ]);
  });

  it('reads boxes typed as symbols', () => {
    const layout = layOutPages(page([...text(50, 100, '☒ Invoice ☐ Receipt'), ...text(50, 120, '[x] Paid [ ] Open')]));
    expect(layout.marks.map((mark) => [mark.checked, spanText(layout, mark.label)])).toEqual([
      [true, 'Invoice'],
      [false, 'Receipt'],
      [true, 'Paid'],
      [false, 'Open'],
    ]);
  });
});

it('reads labels in a row over their values though a ruling stands under the whole row, and not under one box alone', () => {
  const words = [
    ...text(50, 100, 'Passenger'),
    ...text(200, 100, 'Ticket number'),
    ...text(50, 116, 'Ida Holm'),
    ...text(200, 116, '125-6942'),
  ];
  expect(pairsOf(layOutPages(page(words, { rulings: [across(45, 400, 103)] })))).toEqual([
    'Passenger => Ida Holm (below)',
    'Ticket number => 125-6942 (below)',
  ]);
  expect(pairsOf(layOutPages(page(words, { rulings: [across(195, 280, 103)] })))).not.toContain('Ticket number => 125-6942 (below)');
});
