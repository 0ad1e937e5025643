import { describe, expect, it } from 'vitest';
import { serialToDate, toIso } from './date-format.ts';
import { parseNumberFormat } from './number-format.ts';

const show = (code: string, value: number): string => parseNumberFormat(code).show(value);

describe('parseNumberFormat', () => {
  it.each([
    ['General', 1234.5, '1234.5'],
    ['General', 0.1 + 0.2, '0.3'],
    ['General', 1234567890123456, '1234567890123460'],
    ['General', 1e21, '1E+21'],
    ['General', 1.5e-9, '1.5E-09'],
    ['0', 2.5, '3'],
    ['0.00', 1.005, '1.01'],
    ['0.00', -0.001, '0.00'],
    ['#,##0', 1234567, '1,234,567'],
    ['#,##0.00', -1234.5, '-1,234.50'],
    ['#,##0.00 "€"', 1234.5, '1,234.50 €'],
    ['[$€-407]#,##0.00', 99, '€99.00'],
    ['"$"#,##0_);[Red]("$"#,##0)', -1234, '($1,234)'],
    ['0%', 0.19, '19%'],
    ['0.0%', 0.075, '7.5%'],
    ['00000', 123, '00123'],
    ['000-00-0000', 123456789, '123-45-6789'],
    ['(000) 000-0000', 5551234567, '(555) 123-4567'],
    ['0.##', 5, '5.'],
    ['#.##', 0.5, '.5'],
    ['0,', 12345, '12'],
    ['0.0,,"M"', 12345678, '12.3M'],
    ['0.00E+00', 12345, '1.23E+04'],
    ['# ?/?', 1.5, '1 1/2'],
    ['# ??/16', 0.25, '4/16'],
    ['#,##0;-#,##0;"-"', 0, '-'],
    ['0;0', -5, '5'],
    ['[>=1000]0.0,"k";0', 1500, '1.5k'],
    ['[>=1000]0.0,"k";0', 15, '15'],
    ['"No. "0', 7, 'No. 7'],
    ['0 \\k\\g', 3, '3 kg'],
    ['"text only"', 3, 'text only'],
    [';;;', 3, ''],
    ['@', 12, '12'],
  ])('shows %s of %d as %s', (code, value, text) => {
    expect(show(code, value)).toBe(text);
  });

  it.each([
    ['yyyy-mm-dd', 45382, '2024-03-31'],
    ['dd.mm.yyyy', 45382, '31.03.2024'],
    ['m/d/yy', 45382, '3/31/24'],
    ['d. mmmm yyyy', 45382, '31. March 2024'],
    ['dddd, d mmm yy', 45382, 'Sunday, 31 Mar 24'],
    ['[$-F800]dddd, mmmm dd, yyyy', 45382, '2024-03-31'],
    ['yyyy-mm-dd hh:mm', 45382.5, '2024-03-31 12:00'],
    ['h:mm AM/PM', 0.75, '6:00 PM'],
    ['hh:mm:ss', 0.999999, '00:00:00'],
    ['[h]:mm', 1.5, '36:00'],
    ['mm:ss.0', 0.0007, '01:00.4'],
    ['General "days"', 3, '3 days'],
  ])('shows %s of %d as %s', (code, value, text) => {
    expect(show(code, value)).toBe(text);
  });

  it('tells dates from times of day and numbers', () => {
    expect(
      ['dd/mm/yyyy', 'mmm', 'h:mm', '[h]:mm:ss', '0.00', '[Red]0', '"day" 0', '@'].map((code) => parseNumberFormat(code).kind),
    ).toEqual(['date', 'date', 'time', 'time', 'number', 'number', 'number', 'text']);
  });

  it('knows the day that never was, and the ends of the calendar', () => {
    const iso = (serial: number): string | null => {
      const date = serialToDate(serial);
      return date && toIso(date);
    };
    expect([1, 59, 60, 61, 2_958_465].map(iso)).toEqual(['1900-01-01', '1900-02-28', '1900-02-29', '1900-03-01', '9999-12-31']);
    expect([-1, 2_958_466, Number.NaN].map(iso)).toEqual([null, null, null]);
    expect(iso(45382.354166667)).toBe('2024-03-31T08:30:00');
  });
});
