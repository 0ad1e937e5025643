import { expect, test } from 'vitest';
import { typeOfName } from './type-of-name.ts';

test.each([
  ['number', ['Total', 'Betrag', 'Montant TTC', 'netAmount', 'Quantity', 'Anzahl', 'VAT rate', 'Unit price', 'Gross weight']],
  ['text', ['Invoice number', 'Kundennummer', 'Date', 'Due date', 'IBAN', 'Supplier', 'Phone', 'Postcode', 'House number', 'Remarks']],
] as const)('%s', (type, names) => {
  expect(names.filter((name) => typeOfName(name) !== type)).toEqual([]);
});
