import { describe, expect, it } from 'vitest';
import { at, field, layoutOf, templateOf } from '../fields/document/layout.test-fixture.ts';
import { LINKER } from '../linker/linker.test-fixture.ts';
import { sortDocument } from './sort-document.ts';

const INVOICE = templateOf(
  'Invoice',
  'One row per invoice: who bills whom, the number, the dates and the totals.',
  field('supplier', 'Supplier'),
  field('invoiceNumber', 'Invoice number'),
  field('invoiceDate', 'Invoice date'),
  field('dueDate', 'Due date'),
  field('net', 'Net', 'number'),
  field('total', 'Total', 'number'),
);
const PAYSLIP = templateOf(
  'Payslip',
  'One row per payslip: the person, the month, gross, deductions and net.',
  field('employee', 'Employee'),
  field('employeeNumber', 'Employee number'),
  field('period', 'Pay period'),
  field('gross', 'Gross pay', 'number'),
  field('tax', 'Income tax', 'number'),
  field('netPay', 'Net pay', 'number'),
);

const invoice = layoutOf([
  at(40, 20, 'INVOICE', { sizePt: 18 }),
  at(40, 60, 'Northwind Trading Ltd.'),
  at(40, 140, 'Invoice number: NW-20417'),
  at(300, 140, 'Invoice date: 3 May 2024'),
  at(300, 156, 'Due date: 2 June 2024'),
  at(40, 300, 'Net: 1,200.00'),
  at(40, 332, 'Total: 1,440.00'),
]);
const payslip = layoutOf([
  at(40, 20, 'Payslip', { sizePt: 18 }),
  at(40, 60, 'Employee: Mara Holt'),
  at(40, 80, 'Employee number: 20417'),
  at(40, 100, 'Pay period: May 2024'),
  at(40, 300, 'Gross pay: 3,200.00'),
  at(40, 316, 'Income tax: 640.00'),
  at(40, 332, 'Net pay: 2,560.00'),
]);
const letter = layoutOf([
  at(40, 60, 'Dear neighbours,'),
  at(40, 90, 'the old oak by the mill pond will be felled on Friday, because'),
  at(40, 104, 'its roots have lifted the path. Come and see it once more.'),
]);

describe('sorting', () => {
  it.each([
    ['an invoice', invoice, 'Invoice'],
    ['a payslip', payslip, 'Payslip'],
    ['a letter', letter, undefined],
  ])('%s', (_name, layout, wanted) => {
    for (const templates of [
      [INVOICE, PAYSLIP],
      [PAYSLIP, INVOICE],
    ])
      expect(sortDocument(layout, templates, LINKER).fitting.map((at) => templates[at]?.name)).toEqual(wanted ? [wanted] : []);
  });

  it('names the likeliest template too where none fits, and nothing without templates', () => {
    expect(sortDocument(letter, [INVOICE, PAYSLIP], LINKER).likeliest).not.toBeNull();
    expect(sortDocument(invoice, [], LINKER)).toMatchObject({ fitting: [], likeliest: null, likelihoods: [] });
  });

  it('takes a document for what a person took one of its layout for', () => {
    const { layout } = sortDocument(letter, [INVOICE, PAYSLIP], LINKER);
    expect(sortDocument(letter, [INVOICE, PAYSLIP], LINKER, [{ layout, template: 1 }])).toMatchObject({ fitting: [1], likeliest: 1 });
    expect(sortDocument(invoice, [INVOICE, PAYSLIP], LINKER, [{ layout, template: 1 }]).fitting).toEqual([0]);
  });

  it('lets two templates of one kind of paper both fit', () => {
    const shorter = { ...INVOICE, name: 'Invoices to pay', entities: INVOICE.entities.slice(0, 4) };
    expect([...sortDocument(invoice, [shorter, PAYSLIP, INVOICE], LINKER).fitting].sort()).toEqual([0, 2]);
  });
});
