import { usual, USUAL_OF_MAILS, USUAL_OF_PAPERS } from '../fields/suggest/suggest-usual.ts';
import type { DocumentLayout, Template } from '../model/index.ts';

const template = (name: string, entities: Template['entities']): Template => ({ name, description: '', entities });

/** As the sheets of offices call them. */
const KINDS = [
  'invoice',
  'credit note',
  'debit note',
  'corrected invoice',
  'receipt',
  'quote',
  'order',
  'order confirmation',
  'delivery note',
  'statement',
  'reminder',
  'contract',
  'amendment',
  'report',
  'letter',
];

/** Fields that many papers give, a kind of paper each: those of one template compete for its values, those of two do not. */
const OF_KINDS: readonly Template[] = [
  USUAL_OF_PAPERS,
  template('Bill', [
    usual('Supplier', 'Name of the company that issues the invoice'),
    usual('Supplier VAT ID', 'VAT identification number of the supplier'),
    usual('Customer', 'Name of the company or person the invoice is addressed to'),
    usual('Invoice number', 'Number that identifies the invoice'),
    usual('Invoice date', 'Date on which the invoice was issued'),
    usual('Due date', 'Date by which the invoice must be paid'),
    usual('Order number', 'Order reference of the customer'),
    usual('Net', 'Total amount before tax', 'number'),
    usual('Tax', 'Total amount of VAT or sales tax', 'number'),
    usual('Total', 'Total amount to pay including tax', 'number'),
    usual('IBAN', 'Bank account to which the invoice is to be paid'),
  ]),
  template('Agreement', [
    usual('Party', 'Name of a party to the agreement'),
    usual('Signing date', 'Date on which the agreement was signed'),
    usual('Effective date', 'Date on which the agreement takes effect'),
    usual('End date', 'Date on which the agreement ends'),
    usual('Term', 'Duration of the agreement'),
    usual('Governing law', 'State or country whose law governs the agreement'),
  ]),
  template('Receipt', [
    usual('Shop', 'Name of the company or shop that issued the receipt'),
    usual('Shop address', 'Address of the shop'),
    usual('Purchase date', 'Date of the purchase'),
    usual('To pay', 'Total amount to pay including tax and after rounding', 'number'),
  ]),
  template('Order', [
    usual('Number', 'Contract, order or booking number'),
    usual('Customer', 'Name of the customer that pays'),
    usual('Start date', 'First day of the period'),
    usual('End date', 'Last day of the period'),
    usual('Gross', 'Total gross amount', 'number'),
  ]),
  template('Kind', [usual('Kind of document', 'Kind of document', 'enum', KINDS)]),
  template('Person', [
    usual('Name', 'Full name of the person'),
    usual('Address', 'Address of the person'),
    usual('Email', 'Email address of the person'),
    usual('Phone', 'Telephone number of the person'),
    usual('Date of birth', 'Date of birth of the person'),
  ]),
];

/** What the lines of papers usually give. */
const OF_ITEMS: readonly Template[] = [
  template('Lines', [
    usual('Article number', 'Article number of the line item'),
    usual('Description', 'Description of the goods or service of the line item'),
    usual('Quantity', 'Quantity of the line item', 'number'),
    usual('Unit', 'Unit of the quantity'),
    usual('Unit price', 'Price of one unit of the line item', 'number'),
    usual('Tax rate', 'VAT or tax rate of the line item in per cent', 'number'),
    usual('Amount', 'Total amount of the line item', 'number'),
  ]),
  template('Transactions', [
    usual('Booking date', 'Date on which the transaction was booked'),
    usual('Value date', 'Value date of the transaction'),
    usual('Description', 'Text of the transaction'),
    usual('Debit', 'Amount of the transaction that left the account', 'number'),
    usual('Credit', 'Amount of the transaction that was paid in', 'number'),
    usual('Balance', 'Balance of the account after the transaction', 'number'),
  ]),
  template('Parties', [usual('Party', 'Name of a party to the agreement')]),
];

const OF_MAILS: Template = {
  ...USUAL_OF_MAILS,
  entities: [...USUAL_OF_MAILS.entities, usual('Recipient address', 'E-mail address of the recipient')],
};

/** What a document of its kind may usually be asked for. */
export function usualTemplates({ attachments }: DocumentLayout, rowMode: 'document' | 'item'): readonly Template[] {
  if (rowMode === 'item') return OF_ITEMS;
  return attachments === null ? OF_KINDS : [OF_MAILS];
}
