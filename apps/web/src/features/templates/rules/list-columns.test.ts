import { describe, expect, test } from 'vitest';
import { workbook } from '../workbook.test-fixture.ts';
import { listColumns } from './list-columns.ts';

const csv = (text: string) => listColumns('list.csv', new TextEncoder().encode(text));

describe('the columns of a file that may be a list', () => {
  test('have the names of their heads, and each entry once', () => {
    expect(csv('Number;Supplier\n70001;"Meyer, Söhne"\n70002;ACME  GmbH\n70003;ACME GmbH\n;\n')).toEqual([
      { name: 'Number', entries: ['70001', '70002', '70003'], problem: null },
      { name: 'Supplier', entries: ['Meyer, Söhne', 'ACME GmbH'], problem: null },
    ]);
  });

  test('are those of the first sheet of a workbook, as it shows them', () => {
    const text = (reference: string, of: string): string => `<c r="${reference}" t="inlineStr"><is><t>${of}</t></is></c>`;
    const row = (number: number, cells: string): string => `<row r="${number}">${cells}</row>`;
    const rows = [
      row(1, text('B1', 'Number') + text('C1', 'Supplier')),
      row(2, '<c r="B2" s="3"><v>42</v></c>' + text('C2', 'Halden and Moor Limited')),
      row(3, '<c r="B3" s="3"><v>43</v></c>' + text('C3', ' Globex AG ')),
      row(4, '<c r="B4" s="3"><v>44</v></c>' + text('C4', 'Globex AG')),
    ];
    expect(listColumns('Suppliers.XLSX', workbook({ rows: rows.join('') }))).toEqual([
      { name: 'Number', entries: ['00042', '00043', '00044'], problem: null },
      { name: 'Supplier', entries: ['Halden and Moor Limited', 'Globex AG'], problem: null },
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
