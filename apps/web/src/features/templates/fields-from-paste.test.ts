import { typeOfName } from '@sheetlift/engine/field-names';
import { expect, test } from 'vitest';
import { fieldsFromPaste, isListOfFields } from './fields-from-paste.ts';

const made = (text: string, present: readonly string[] = []) => {
  const there = present.map((variableName) => ({ id: variableName, variableName, description: '', type: 'text' as const, enumValues: [] }));
  const pasted = fieldsFromPaste(text, there, typeOfName);
  return { fields: pasted.fields.map(({ variableName, type }) => `${variableName}: ${type}`), skipped: pasted.skipped };
};

test.each(['Total', 'Total due, in euros', 'City, state, ZIP code', '', '  \n', 'Total\n'])('%j is a name like any other', (text) => {
  expect(isListOfFields(text)).toBe(false);
});

test.each(['Supplier\nTotal', 'Supplier\tTotal', 'Invoice number, Date, Total, IBAN'])('%j is a list', (text) => {
  expect(isListOfFields(text)).toBe(true);
});

test('names in a line are fields, of the types that their words speak for', () => {
  expect(made('Invoice number, Date, Total, IBAN').fields).toEqual(['Invoice number: text', 'Date: text', 'Total: number', 'IBAN: text']);
});

test('a name a line is a field a line', () => {
  expect(made('Supplier, as printed\r\nTotal\n\nDue date\n')).toEqual({
    fields: ['Supplier, as printed: text', 'Total: number', 'Due date: text'],
    skipped: [],
  });
});

test('the rows below the heads of a sheet tell the types', () => {
  const sheet = [
    'Supplier\tInvoice no.\tDate\tTotal\tPaid\tItems',
    'Halden\t260441\t30.09.2026\t1.296,00 €\tyes\t4',
    'Moor & Sons\t260442\t01.10.2026\t-12,50 EUR\tno\t',
  ].join('\n');
  expect(made(sheet).fields).toEqual([
    'Supplier: text',
    'Invoice no.: text',
    'Date: text',
    'Total: number',
    'Paid: yes/no',
    'Items: number',
  ]);
});

test('what is there already is left out, and told', () => {
  expect(made('Supplier\tTotal\tsupplier', ['total'])).toEqual({
    fields: ['Supplier: text'],
    skipped: ['A second column called supplier', 'Total, which is there already'],
  });
});
