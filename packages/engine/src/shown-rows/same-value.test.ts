import { describe, expect, it } from 'vitest';
import type { CellValue } from '../model/index.ts';
import { valueLikeness } from './same-value.ts';

const text = (value: string): CellValue => ({ kind: 'text', text: value });
const number = (value: number): CellValue => ({ kind: 'number', number: value, decimals: 2 });

describe('valueLikeness', () => {
  it('is full for the same, however it is spaced or capitalised', () => {
    expect(valueLikeness(text('Tarn  Boatworks'), text('TARN BOATWORKS'))).toBe(1);
    expect(valueLikeness(number(12.5), number(12.5))).toBe(1);
  });

  it('is something for a name with more or fewer words, and for one misread', () => {
    for (const found of ['Tarn Boatworks Ltd.', 'Tarn', 'Tarn Boatvorks']) {
      expect(valueLikeness(text(found), text('Tarn Boatworks'))).toBeGreaterThan(0.5);
      expect(valueLikeness(text(found), text('Tarn Boatworks'))).toBeLessThan(1);
    }
  });

  it('is nothing for another name, a few letters of one, and a nearly equal amount', () => {
    expect(valueLikeness(text('Odd Fjord Crates'), text('Tarn Boatworks'))).toBe(0);
    expect(valueLikeness(text('Co'), text('Tarn Boatworks Co'))).toBe(0);
    expect(valueLikeness(number(12.51), number(12.5))).toBe(0);
  });
});
