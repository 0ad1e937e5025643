import { describe, expect, it } from 'vitest';
import { hasVatCheck, vatIdCheck } from './vat-id-check.ts';

/** Numbers that firms print, and published examples, each with one whose last sign before the end, or the end, is another. */
const NUMBERS = [
  ['BG175074752', 'BG175074751'],
  ['CY10259033P', 'CY10259033Z'],
  ['CZ25123891', 'CZ25123890'],
  ['ESA13585625', 'ESA13585626'],
  ['ESB58378431', 'ESB58378432'],
  ['ES54362315K', 'ES54362315Z'],
  ['ESX5253868R', 'ESX5253868A'],
  ['ESM1234567L', 'ESM1234567M'],
  ['FR23334175221', 'FR84334175221'],
  ['FRK7399859412', 'FRK7399859413'],
  ['FR4Z123456782', 'FR4Z123456783'],
  ['IE6433435F', 'IE6433435E'],
  ['IE6433435OA', 'IE6433435OB'],
  ['IE8Z49289F', 'IE8Z49289G'],
  ['LT119511515', 'LT119511514'],
  ['LT100001919017', 'LT100001919018'],
  ['LV40003521600', 'LV40003521601'],
  ['MT11679112', 'MT11679113'],
  ['RO18547290', 'RO18547291'],
  ['SI50223054', 'SI50223055'],
] as const;

describe('check digits of VAT numbers', () => {
  it.each(NUMBERS)('hold of %s and fail of %s', (right, wrong) => {
    expect([vatIdCheck(right), vatIdCheck(wrong), hasVatCheck(wrong)]).toEqual(['checked', 'shape', true]);
  });

  it.each(['GBGD001', 'CZ6852294449', 'LV16117519997', 'BG7523169263'])('are said of no number of which no rule is known: %s', (number) => {
    expect([vatIdCheck(number), hasVatCheck(number)]).toEqual(['shape', false]);
  });
});
