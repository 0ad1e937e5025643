import { describe, expect, it } from 'vitest';
import type { Word } from '../model/index.ts';
import { across, layOutPages, page, pairsOf, rowsOf, text } from './page.test-fixture.ts';

const row = (foot: number, xs: readonly number[], cells: readonly string[], bold = false): Word[] =>
  cells.flatMap((cell, at) => (cell === '' ? [] : text(xs[at] ?? 0, foot, cell, { bold })));

describe('where an unruled table begins', () => {
  it('keeps the head whose last label is wider than its column', () => {
    const xs = [50, 200, 300, 400];
    const words = [
      ...row(100, xs, ['Test', 'Result', 'Units', 'Reference range of adults'], true),
      ...row(116, xs, ['Sodium', '129.4 L', 'mmol/L', '133 - 146']),
      ...row(132, xs, ['TSH', '3.2', 'mU/L', '0.4 - 4.5']),
      ...row(148, xs, ['Ferritin', '41.0', 'ug/L', '30 - 400']),
    ];
    const [table] = layOutPages(page(words)).tables;
    expect(table).toMatchObject({ headerRows: 1, columnCount: 4 });
    expect(rowsOf(table)[0]).toEqual(['Test', 'Result', 'Units', 'Reference range of adults']);
    expect(rowsOf(table)[1]).toEqual(['Sodium', '129.4 L', 'mmol/L', '133 - 146']);
  });

  it('leaves lines of labels with values, and a heading, above it, and further ones below it', () => {
    const xs = [50, 180, 320];
    const words = [
      ...row(100, [50, 90], ['Name:', 'Ida Holm']),
      ...row(112, [50, 90], ['Class:', '7 b']),
      ...text(50, 136, 'Results', { bold: true }),
      ...row(156, xs, ['Subject', 'Mark', 'Remark'], true),
      ...row(174, xs, ['Music', 'good', '']),
      ...row(192, xs, ['History', 'very good', 'bilingual']),
      ...row(210, xs, ['Biology', 'good', '']),
      ...row(228, xs, ['Sports', 'fair', 'exempt in May']),
      ...row(252, [50, 140], ['Days missed:', '12']),
    ];
    const layout = layOutPages(page(words, { rulings: [160, 178, 196, 214, 232].map((y) => across(50, 500, y)) }));
    expect(layout.tables).toHaveLength(1);
    expect(rowsOf(layout.tables[0])).toEqual([
      ['Subject', 'Mark', 'Remark'],
      ['Music', 'good', ''],
      ['History', 'very good', 'bilingual'],
      ['Biology', 'good', ''],
      ['Sports', 'fair', 'exempt in May'],
    ]);
    expect(pairsOf(layout)).toContain('Class: => 7 b (colon)');
  });

  it('leaves a row of labels over values above it', () => {
    const words = [
      ...row(100, [50, 170, 300], ['Passenger', 'Ticket', 'Issued'], true),
      ...row(114, [50, 170, 300], ['Ida Holm', '125-6942478484', '25 Nov 2022']),
      ...row(138, [50, 110, 200, 300], ['Flight', 'Date', 'From', 'Seat'], true),
      ...row(152, [50, 110, 200, 300], ['LX193', '04 Jan 2023', 'Vienna', '7']),
      ...row(166, [50, 110, 200, 300], ['LX982', '06 Jan 2023', 'Madrid', '17']),
    ];
    expect(rowsOf(layOutPages(page(words)).tables[0])).toEqual([
      ['Flight', 'Date', 'From', 'Seat'],
      ['LX193', '04 Jan 2023', 'Vienna', '7'],
      ['LX982', '06 Jan 2023', 'Madrid', '17'],
    ]);
  });
});

describe('where a table of words begins', () => {
  it('begins at the bold head below a row of labels over values', () => {
    const xs = [50, 120, 230, 320];
    const words = [
      ...row(100, [50, 230], ['Passenger', 'Ticket'], true),
      ...row(114, [50, 230], ['Ida Holm', '125-6942478484']),
      ...row(138, xs, ['Flight', 'Date', 'From', 'Gate'], true),
      ...row(152, xs, ['LX193', '04 Jan 2023', 'Vienna', 'red']),
      ...row(166, xs, ['LX982', '06 Jan 2023', 'Madrid', 'blue']),
      ...row(180, xs, ['LX100', '07 Jan 2023', 'Zurich', 'green']),
    ];
    expect(rowsOf(layOutPages(page(words)).tables[0])).toEqual([
      ['Flight', 'Date', 'From', 'Gate'],
      ['LX193', '04 Jan 2023', 'Vienna', 'red'],
      ['LX982', '06 Jan 2023', 'Madrid', 'blue'],
      ['LX100', '07 Jan 2023', 'Zurich', 'green'],
    ]);
  });
});

describe('what is no table', () => {
  it('labels with values in two columns side by side', () => {
    const xs = [50, 180, 310, 400];
    const words = [
      ...row(100, xs, ['Hirer', 'Ida Holm', 'Car', 'Opel Corsa']),
      ...row(114, xs, ['Licence', '86364732', 'Plate', '5241 PZT']),
      ...row(128, xs, ['', '', 'Odometer', '14.260']),
      ...row(142, xs, ['', '', 'Tank', '18']),
    ];
    expect(layOutPages(page(words)).tables).toEqual([]);
  });
});

it('ends before a question with boxes to tick', () => {
  const xs = [50, 250, 400];
  const words = [
    ...row(100, xs, ['Day', 'Night', 'Gas'], true),
    ...row(114, xs, ['34793', '31971', '1204']),
    ...row(128, xs, ['34800', '31975', '1210']),
    ...row(142, xs, ['Keys given back? ☒ yes', '☐ no']),
  ];
  expect(rowsOf(layOutPages(page(words)).tables[0])).toEqual([
    ['Day', 'Night', 'Gas'],
    ['34793', '31971', '1204'],
    ['34800', '31975', '1210'],
  ]);
});

it('tells a column of flags from the figures before it where their heads stand no wider apart than words', () => {
  const xs = [50, 200, 300, 400];
  const words = [
    ...row(100, xs, ['Test', 'Result Flag', 'Units', 'Range'], true),
    ...row(116, xs, ['Sodium', '129.4', 'mmol/L', '133 - 146']),
    ...text(235, 116, 'L'),
    ...row(132, xs, ['TSH', '3.2', 'mU/L', '0.4 - 4.5']),
    ...row(148, xs, ['Ferritin', '741.0', 'ug/L', '30 - 400']),
    ...text(235, 148, 'H'),
    ...row(164, xs, ['Total protein', '71.5', 'g/L', '64 - 83']),
  ];
  const [table] = layOutPages(page(words)).tables;
  expect(rowsOf(table)).toEqual([
    ['Test', 'Result', 'Flag', 'Units', 'Range'],
    ['Sodium', '129.4', 'L', 'mmol/L', '133 - 146'],
    ['TSH', '3.2', '', 'mU/L', '0.4 - 4.5'],
    ['Ferritin', '741.0', 'H', 'ug/L', '30 - 400'],
    ['Total protein', '71.5', '', 'g/L', '64 - 83'],
  ]);
  expect(table?.rows.map(({ role }) => role)).toEqual(['header', 'body', 'body', 'body', 'body']);
});
