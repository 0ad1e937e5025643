import { expect, test } from 'vitest';
import { fieldsFromHeaders, splitHeaderRow } from './fields-from-headers.ts';

const names = (headers: string[]) => fieldsFromHeaders(headers).fields.map(({ variableName }) => variableName);

test('each head is a field; what is left out is told', () => {
  const { fields, skipped } = fieldsFromHeaders(['Invoice no.', '', ' Total \n due ', 'total due', 'Currency']);
  expect(fields.map(({ variableName, type }) => [variableName, type])).toEqual([
    ['Invoice no.', 'text'],
    ['Total due', 'text'],
    ['Currency', 'text'],
  ]);
  expect(new Set(fields.map(({ id }) => id)).size).toBe(3);
  expect(skipped).toEqual(['One column without a head', 'A second column called total due']);
});

test('no more than a template holds, and no name longer than a field may have', () => {
  const { fields, skipped } = fieldsFromHeaders(Array.from({ length: 502 }, (_, at) => `Column ${at}`));
  expect([fields.length, skipped]).toEqual([500, ['2 columns beyond the 500 that a template holds']]);
  expect(names(['x'.repeat(10_000)])[0]).toHaveLength(100);
});

test.each([
  ['Supplier\tInvoice no.\tTotal\nHalden\tHM-1\t12', ['Supplier', 'Invoice no.', 'Total']],
  ['"Supplier";"a ""b""";Total', ['Supplier', 'a "b"', 'Total']],
  ['Supplier, Total', ['Supplier', 'Total']],
  ['Supplier\nTotal\n\nDue date', ['Supplier', 'Total', 'Due date']],
  ['<img src=x onerror=alert(1)>\t\u202eevil', ['<img src=x onerror=alert(1)>', '\u202eevil']],
  ['', []],
])('a copied row is cut into its heads: %j', (text, heads) => {
  expect(splitHeaderRow(text)).toEqual(heads);
});
