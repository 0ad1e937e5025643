import { array, assert, constantFrom, integer, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTabText, writeTabText } from './tab-text.ts';

const field = oneof(string(), string({ unit: constantFrom('a', '"', '\t', '\n', '\r', ' ', '=') }));
const table = integer({ min: 1, max: 5 }).chain((width) =>
  array(array(field, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
);

describe('tab-separated text', () => {
  test('is read as it was written, whatever stands in the fields', () => {
    assert(
      property(table, (rows) => {
        expect(readTabText(writeTabText(rows))).toEqual(rows);
      }),
    );
  });

  test('is read with the line ends of Windows and without a row for the last of them', () => {
    expect(readTabText('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  test('keeps line ends and quotes inside a quoted field', () => {
    expect(readTabText('"two\nlines"\t"say ""yes"""\nnext')).toEqual([['two\nlines', 'say "yes"'], ['next']]);
  });

  test('takes a quote that closes nowhere as an ordinary character', () => {
    expect(readTabText('"half\tb')).toEqual([['"half', 'b']]);
    expect(readTabText('"5" pipe\tb')).toEqual([['"5" pipe', 'b']]);
  });

  test('keeps empty fields and rows', () => {
    expect(readTabText('\t\n\n')).toEqual([['', ''], ['']]);
  });

  test('quotes only what needs it, as spreadsheets do', () => {
    expect(writeTabText([['5" pipe', 'a\tb', '"q']])).toBe('5" pipe\t"a\tb"\t"""q"');
  });
});
