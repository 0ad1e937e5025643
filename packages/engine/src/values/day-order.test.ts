import { describe, expect, test } from 'vitest';
import { decideDayOrder, decideShortYear, paperOf } from './day-order.ts';

describe('the order of day and month in a document', () => {
  test('follows the dates that can be read one way only', () => {
    expect(decideDayOrder(['Due 03/04/2024', 'Issued 25/03/2024'], ['eng'], 'other').dayOrder).toBe('day-first');
    expect(decideDayOrder(['Due 03/04/2024', 'Issued 03/25/2024'], ['deu'], 'other').dayOrder).toBe('month-first');
  });

  test('is proved by such dates alone, and by none where they contradict each other', () => {
    expect(decideDayOrder(['Due 03/04/2024', 'Issued 25/03/2024'], ['eng'], 'other').isProved).toBe(true);
    expect(decideDayOrder(['Issued 25/03/2024', 'Issued 26/03/2024', 'Due 03/25/2024'], ['eng'], 'other')).toEqual({
      dayOrder: 'day-first',
      isProved: false,
    });
    expect(decideDayOrder(['03/04/2024'], ['fra'], 'other').isProved).toBe(false);
    expect(decideDayOrder(['Order of 2 April 2024, delivered 03/04/2024'], ['eng'], 'other').isProved).toBe(false);
  });

  test('else takes the reading that lies near the dates written with a month name', () => {
    expect(decideDayOrder(['Order of 2 April 2024, delivered 03/04/2024'], ['eng'], 'other').dayOrder).toBe('day-first');
    expect(decideDayOrder(['Order of March 2, 2024, delivered 03/04/2024'], ['eng'], 'other').dayOrder).toBe('month-first');
  });

  test('else follows the language, and in English the signs of the country', () => {
    expect(decideDayOrder(['03/04/2024'], ['fra'], 'other').dayOrder).toBe('day-first');
    expect(decideDayOrder(['Schreiben vom 12.08.2023, Termin am 14. Oktober 2023'], ['deu'], 'other').dayOrder).toBe('day-first');
    expect(decideDayOrder(['03/04/2024 Austin, TX 78701 Acme LLC'], ['eng'], 'other').dayOrder).toBe('month-first');
    expect(decideDayOrder(['03/04/2024'], ['eng'], paperOf(612, 792)).dayOrder).toBe('month-first');
    expect(decideDayOrder(['03/04/2024 $ 12.00'], ['eng'], paperOf(842, 595)).dayOrder).toBe('day-first');
    expect(decideDayOrder(['03/04/2024 VAT £ 12.00 Acme Ltd'], ['eng'], 'other').dayOrder).toBe('day-first');
  });
});

describe('the place of a year of two figures', () => {
  test.each([
    ['a year beyond all days', ['97-11-21', '03-04-05'], { isShortYearFirst: true, isProved: true }],
    ['a year at the end beyond all days', ['21-11-97', '03-04-05'], { isShortYearFirst: false, isProved: true }],
    ['both of them', ['97-11-21', '21-11-97'], { isShortYearFirst: false, isProved: false }],
    ['a whole year that only the first makes', ['16 March 2024', '24-03-15'], { isShortYearFirst: true, isProved: false }],
    ['a whole year that only the last makes', ['16 March 2015', '24-03-15'], { isShortYearFirst: false, isProved: true }],
    ['nothing', ['24-03-15'], { isShortYearFirst: false, isProved: false }],
  ])('is told by %s', (_what, texts, decided) => {
    expect(decideShortYear(texts)).toEqual(decided);
  });

  test('is no proof of the order of day and month', () => {
    expect(decideDayOrder(['24-03-15', '03/04/2024'], [], 'other').isProved).toBe(false);
    // With strokes the year stands last.
    expect(decideDayOrder(['16/03/25', '04/03/25'], [], 'other')).toEqual({ dayOrder: 'day-first', isProved: true });
  });
});
