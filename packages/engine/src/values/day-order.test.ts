import { describe, expect, test } from 'vitest';
import { decideDayOrder, paperOf } from './day-order.ts';

describe('the order of day and month in a document', () => {
  test('follows the dates that can be read one way only', () => {
    expect(decideDayOrder(['Due 03/04/2024', 'Issued 25/03/2024'], ['eng'], 'other')).toBe('day-first');
    expect(decideDayOrder(['Due 03/04/2024', 'Issued 03/25/2024'], ['deu'], 'other')).toBe('month-first');
  });

  test('else takes the reading that lies near the dates written with a month name', () => {
    expect(decideDayOrder(['Order of 2 April 2024, delivered 03/04/2024'], ['eng'], 'other')).toBe('day-first');
    expect(decideDayOrder(['Order of March 2, 2024, delivered 03/04/2024'], ['eng'], 'other')).toBe('month-first');
  });

  test('else follows the language, and in English the signs of the country', () => {
    expect(decideDayOrder(['03/04/2024'], ['fra'], 'other')).toBe('day-first');
    expect(decideDayOrder(['Schreiben vom 12.08.2023, Termin am 14. Oktober 2023'], ['deu'], 'other')).toBe('day-first');
    expect(decideDayOrder(['03/04/2024 Austin, TX 78701 Acme LLC'], ['eng'], 'other')).toBe('month-first');
    expect(decideDayOrder(['03/04/2024'], ['eng'], paperOf(612, 792))).toBe('month-first');
    expect(decideDayOrder(['03/04/2024 $ 12.00'], ['eng'], paperOf(842, 595))).toBe('day-first');
    expect(decideDayOrder(['03/04/2024 VAT £ 12.00 Acme Ltd'], ['eng'], 'other')).toBe('day-first');
  });
});
