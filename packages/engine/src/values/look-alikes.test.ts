import { describe, expect, it } from 'vitest';
import { failedCheckDigits } from './failed-check-digits.ts';
import { closingLookAlike, lookAlikes, readOtherwise } from './look-alikes.ts';

describe('characters that look alike', () => {
  it('are read one at a time, each in its place', () => {
    expect(lookAlikes('X8').map((alike) => readOtherwise('X8', alike))).toEqual(['X3']);
    expect(readOtherwise('X8', { at: 1, printed: '8', read: '2' })).toBeNull();
    expect(readOtherwise('X8', { at: 0, printed: '8', read: 'B' })).toBeNull();
  });

  it('close what one of them alone closes', () => {
    expect(closingLookAlike('1S', (text) => text === '15')).toEqual({ at: 1, printed: 'S', read: '5' });
    expect(closingLookAlike('II', (text) => /1/.test(text))).toBeNull();
    expect(closingLookAlike('1S', () => false)).toBeNull();
  });
});

describe('check digits that fail', () => {
  it.each([
    ['DE89 3704 0044 0532 0130 00', null],
    ['DE136695976', null],
    ['Invoice 4711', null],
    ['DE89 8704 0044 0532 0130 00', { of: 'an IBAN', hasForm: true, repair: { at: 5, printed: '8', read: '3' } }],
    ['DE89 3704 0044 0532 0130 01', { of: 'an IBAN', hasForm: true, repair: null }],
    ['DEB9 3704 0044 0532 0130 00', { of: 'an IBAN', hasForm: false, repair: { at: 2, printed: 'B', read: '8' } }],
    ['DE1366959T6', null],
    ['DE13669597G', { of: 'a VAT number', hasForm: false, repair: { at: 10, printed: 'G', read: '6' } }],
  ])('are told of %s, with the one character that would make them hold', (text, failed) => {
    expect(failedCheckDigits(text)).toEqual(failed);
  });
});
