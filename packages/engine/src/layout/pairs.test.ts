import { describe, expect, it } from 'vitest';
import type { FormField, Word } from '../model/index.ts';
import { across, grid, layOutPages, page, pairsOf, spanText, text, tick } from './page.test-fixture.ts';

describe('pairs', () => {
  it('reads labels with colons within a line', () => {
    expect(pairsOf(layOutPages(page(text(50, 100, 'Invoice No: 4711 Date: 01.02.2024'))))).toEqual([
      'Invoice No: => 4711 (colon)',
      'Date: => 01.02.2024 (colon)',
    ]);
  });

  it('reads a value on the right, across a gap', () => {
    const words = [
      ...text(50, 100, 'Due date:'),
      ...text(300, 100, '1 March 2024'),
      ...text(50, 120, 'Customer'),
      ...text(300, 120, '47774'),
    ];
    expect(pairsOf(layOutPages(page(words)))).toEqual(['Due date: => 1 March 2024 (right)', 'Customer => 47774 (right)']);
  });

  it('reads a value behind a leader of dots', () => {
    const words = [...text(50, 100, 'Total amount ...............'), ...text(300, 100, '99.00')];
    expect(pairsOf(layOutPages(page(words)))).toEqual(['Total amount => 99.00 (right)']);
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

  it('reads values behind leaders, though data stands under words', () => {
    const words = [
      ...text(50, 100, 'Languages ........'),
      ...text(170, 100, 'Polish and German'),
      ...text(50, 113, 'Number of pages ....'),
      ...text(182, 113, '5655'),
    ];
    expect(pairsOf(layOutPages(page(words)))).toEqual(['Languages => Polish and German (right)', 'Number of pages => 5655 (right)']);
  });

  it('reads a blank to fill in as an empty value', () => {
    expect(pairsOf(layOutPages(page(text(50, 100, 'Signature: ______________'))))).toEqual(['Signature: =>  (colon)']);
  });

  it('reads an address below its label and stops at the next label', () => {
    const words = [
      ...text(50, 100, 'Bill to:'),
      ...text(50, 112, 'Taylor Riddel'),
      ...text(50, 124, '12 Main Street'),
      ...text(50, 136, 'Springfield'),
      ...text(50, 148, 'Phone: 555 1234'),
    ];
    expect(pairsOf(layOutPages(page(words)))).toContain('Bill to: => Taylor Riddel / 12 Main Street / Springfield (below)');
  });

  it('reads labels over values, in a row of them', () => {
    const words = [
      ...text(50, 100, 'Invoice no'),
      ...text(200, 100, 'Date'),
      ...text(350, 100, 'Customer'),
      ...text(50, 113, '4711'),
      ...text(200, 113, '01.02.2024'),
      ...text(350, 113, '47774'),
    ];
    expect(pairsOf(layOutPages(page(words)))).toEqual([
      'Invoice no => 4711 (below)',
      'Date => 01.02.2024 (below)',
      'Customer => 47774 (below)',
    ]);
  });

  it('does not take another label for the value', () => {
    const words = [...text(50, 100, 'Name:'), ...text(300, 100, 'Phone:'), ...text(400, 100, '555 1234')];
    const pairs = pairsOf(layOutPages(page(words)));
    expect(pairs).toContain('Phone: => 555 1234 (right)');
    expect(pairs).toContain('Name: =>  (colon)');
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
