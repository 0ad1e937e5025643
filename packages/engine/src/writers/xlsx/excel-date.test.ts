import { expect, it } from 'vitest';
import { excelDate } from './excel-date.ts';

it('counts days as Excel does, from the first date that no program counts differently', () => {
  expect(excelDate('1900-03-01')?.serial).toBe(61);
  expect(excelDate('1900-02-28')).toBeNull();
  expect(excelDate('2024-02-29')?.serial).toBe(45351);
  expect(excelDate('9999-12-31')?.serial).toBe(2958465);
});

it('keeps the time of day', () => {
  expect(excelDate('2026-09-30T18:00')).toEqual({ serial: 46295.75, hasTime: true });
  expect(excelDate('2026-09-30 06:00:00.5Z')).toEqual({ serial: 46295.25, hasTime: true });
});

it('takes nothing for a date that is none', () => {
  for (const text of [
    '',
    '2026-09',
    '2026-13-01',
    '2026-02-29',
    '2026-00-10',
    '2026-09-31',
    '30.09.2026',
    '2026-09-30T25:00',
    '2026-09-30T10:12+02:00',
  ])
    expect(excelDate(text)).toBeNull();
});
