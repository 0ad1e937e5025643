import { describe, expect, test } from 'vitest';
import { listColumns } from './list-columns.ts';

const csv = (text: string) => listColumns('list.csv', new TextEncoder().encode(text));

describe('the columns of a file that may be a list', () => {
  test('have the names of their heads, and each entry once', () => {
    expect(csv('Number;Supplier\n70001;"Meyer, Söhne"\n70002;ACME  GmbH\n70003;ACME GmbH\n;\n')).toEqual([
      { name: 'Number', entries: ['70001', '70002', '70003'], problem: null },
      { name: 'Supplier', entries: ['Meyer, Söhne', 'ACME GmbH'], problem: null },
    ]);
  });

  test.each([
    ['ACME GmbH\nGlobex AG\nInitech', 'Column 1', ['ACME GmbH', 'Globex AG', 'Initech']],
    ['Supplier\nACME GmbH\nGlobex AG\nACME GmbH\n', 'Supplier', ['ACME GmbH', 'Globex AG']],
    ['Order\n4711\n4712\n4713\n', 'Order', ['4711', '4712', '4713']],
  ])('are told from a list without a head: %j', (text, name, entries) => {
    expect(csv(text)).toEqual([{ name, entries, problem: null }]);
  });

  test('are refused in words for the person', () => {
    expect(() => csv('')).toThrow('This is no Excel or CSV file that can be read.');
    expect(() => csv(';;\n;;')).toThrow('This file holds no list.');
    expect(() => listColumns('list.xlsx', new Uint8Array(4))).toThrow('This is no Excel or CSV file that can be read.');
    expect(() => listColumns('list.csv', new Uint8Array(26 * 1024 * 1024))).toThrow('larger than 25 MB');
    const [long] = csv(Array.from({ length: 5_001 }, (_none, index) => `Supplier ${index}`).join('\n'));
    expect(long!.problem).toBe('Column 1 holds 5,001 different entries; a list takes 5,000.');
  });
});
