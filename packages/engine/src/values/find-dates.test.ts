import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDay, isoDay } from './calendar.ts';
import { findDates, readDate } from './find-dates.ts';

const printed = (text: string, order: 'day-first' | 'month-first' | null = null): string[] =>
  findDates(text, { order }).map((date) => `${text.slice(date.from, date.to)} = ${date.iso}`);

describe('dates', () => {
  test.each([
    ['12 March 2024', '2024-03-12'],
    ['March 12th, 2024', '2024-03-12'],
    ['12-MAR-24', '2024-03-12'],
    ['this 3rd day of June, 2015', '2015-06-03'],
    ['first day of May, 2014', '2014-05-01'],
    ['1er janvier 2024', '2024-01-01'],
    ['12. März 2024', '2024-03-12'],
    ['12 de marzo de 2024', '2024-03-12'],
    ['1º de março de 2024', '2024-03-01'],
    ['12 marca 2024 r.', '2024-03-12'],
    ['12 maart 2024', '2024-03-12'],
    ['3 dicembre 2023', '2023-12-03'],
    ['2024-03-12T10:22:00Z', '2024-03-12'],
    ['20240312', '2024-03-12'],
    ['9/ 23/ 87*', '1987-09-23'],
    ['97-11-21', '1997-11-21'],
    ['2024年3月12日', '2024-03-12'],
    ['Tue, 12 Mar 2024 10:00:00 +0000', '2024-03-12'],
    ['Date12/13/2024', '2024-12-13'],
    ['O3.l2.2018', '2018-12-03'],
    ['27.03/2018', '2018-03-27'],
    ['27.032018', '2018-03-27'],
    ['25/0412017', '2017-04-25'],
    ['page 4 November 24, 2009', '2009-11-24'],
    ['ważny: 15 VI 2025', '2025-06-15'],
    ['3.XI.24', '2024-11-03'],
    ['12/ii/2025', '2025-02-12'],
  ])('reads "%s"', (text, iso) => {
    expect(readDate(text)?.iso).toBe(iso);
  });

  test.each([
    'v1.2.10',
    '45.032018',
    '27.0320183',
    'A27.032018',
    '1 i 2024',
    '3 x 2024',
    '0171/12345',
    '192.168.12.3',
    '1.2.3.2024',
    'ISBN 978-3-16-148410-0',
    '32/01/2024',
    '12-345-67',
    'June 5 10:30',
    '2 years',
    'May Ltd',
    '',
  ])('sees no date in "%s"', (text) => {
    expect(findDates(text)).toEqual([]);
  });

  test('reads day and month in the order of the document and says when they could be swapped', () => {
    expect(findDates('03/04/2024', { order: 'day-first' })).toMatchObject([{ iso: '2024-04-03', swapped: '2024-03-04', ambiguous: true }]);
    expect(findDates('03/04/2024', { order: 'month-first' })).toMatchObject([
      { iso: '2024-03-04', swapped: '2024-04-03', ambiguous: true },
    ]);
    expect(findDates('13/04/2024', { order: 'month-first' })).toMatchObject([
      { iso: '2024-04-13', ambiguous: false, reading: 'day-first' },
    ]);
    expect(findDates('04/04/2024', { order: 'month-first' })).toMatchObject([{ ambiguous: false }]);
  });

  test('finds both ends of a range', () => {
    expect(printed('Flight 04/20/20-04/26/20')).toEqual(['04/20/20 = 2020-04-20', '04/26/20 = 2020-04-26']);
    expect(printed('vom 01.01.2024 - 31.01.2024')).toEqual(['01.01.2024 = 2024-01-01', '31.01.2024 = 2024-01-31']);
  });

  test('flags a month without a day', () => {
    expect(findDates('März 2024')).toMatchObject([{ iso: '2024-03', precision: 'month' }]);
    expect(findDates("Mar '24, 04/2025")).toMatchObject([{ iso: '2024-03' }, { iso: '2025-04' }]);
  });

  test('knows the calendar', () => {
    expect(findDates('29.02.2023')).toEqual([]);
    expect(findDates('29.02.2024')).toHaveLength(1);
  });

  test('reads back every day however it is written', () => {
    const day = fc
      .record({ year: fc.integer({ min: 1961, max: 2060 }), month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 31 }) })
      .filter(({ year, month, day: d }) => isDay(year, month, d));
    const names = ['January', 'Februar', 'mars', 'abril', 'maggio', 'junho', 'juli', 'sierpnia', 'Sept.', 'Oct', 'NOV', 'décembre'];
    fc.assert(
      fc.property(day, ({ year, month, day: d }) => {
        const [dd, mm, yy] = [String(d).padStart(2, '0'), String(month).padStart(2, '0'), String(year).slice(2)];
        const iso = isoDay(year, month, d);
        for (const text of [
          `${dd}.${mm}.${year}`,
          `${d}/${month}/${year}`,
          `${dd}-${mm}-${yy}`,
          `${d} ${names[month - 1]} ${year}`,
          `${names[month - 1]} ${d}, ${year}`,
          iso,
        ]) {
          expect(readDate(text, 'day-first')?.iso).toBe(iso);
        }
        expect(readDate(`${mm}/${dd}/${year}`, 'month-first')?.iso).toBe(iso);
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  test('takes any text without failing, and reports places in order inside it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom('1', '12.03.', '/2024 ', ' May ', '20240312'),
        (noise, piece) => {
          const text = `${noise}${piece}${noise}`;
          let reach = 0;
          for (const { from, to } of findDates(text)) {
            expect(from).toBeGreaterThanOrEqual(reach);
            expect(to).toBeLessThanOrEqual(text.length);
            reach = to;
          }
        },
      ),
      { seed: 7, numRuns: 500 },
    );
  });
});
