import { number, text, type DocumentFamily, type TruthValue } from '../src/generate/generated-document.ts';
import { block, heading, labelsInline, page, small, table } from '../src/generate/markup.ts';
import { address, amount, cents, dayIn, firm } from '../src/generate/people-and-places.ts';
import { iso, printDate, printNumber } from '../src/generate/printed-forms.ts';
import type { SeededRandom } from '../src/seeded-random.ts';

const THINGS = ['Hose clamp', 'Gasket', 'Bearing', 'Valve seat', 'Relay', 'Bracket', 'Filter', 'Coupling', 'Spindle', 'Seal'] as const;

/** An invoice over many pages, a row a line. What the whole invoice says stands above the lines, in words that its firm alone uses. */
export const longInvoice = (lines: number): DocumentFamily => ({
  id: `invoice-of-${lines}-lines`,
  language: 'eng',
  name: 'Invoice lines',
  description: 'One row per line of an invoice',
  fields: [
    text('Supplier', 'Company that sends the invoice'),
    text('Invoice number', 'Number of the invoice'),
    text('Invoice date', 'Date of the invoice'),
    text('Order', 'Number of the order that is invoiced'),
    text('Description', 'What was delivered'),
    number('Quantity', 'How many'),
    number('Unit price', 'Price of one'),
    number('Amount', 'Amount of the line'),
  ],
  write(random) {
    const [supplier, home] = [firm(random, 'eng'), address(random, 'eng')];
    const [voucher, issued, order] = [`V-${random.digits(5)}`, dayIn(random, 2025, 2026), random.digits(7)];
    const items = Array.from({ length: lines }, () => drawLine(random));
    const above = [supplier, voucher, iso(issued), order];
    return {
      html: page(
        'plain',
        block(`${supplier}\n${home.printed}`),
        heading('Statement of deliveries'),
        labelsInline([
          ['Voucher', voucher],
          ['Issued', printDate(issued, 'long', 'eng')],
          ['Called off under', order],
        ]),
        table(
          ['Position', 'Description', 'Pcs', 'Price', 'Value'],
          items.map(({ description, quantity, price }, at) => [
            at + 1,
            description,
            quantity,
            printNumber(price, 'en'),
            printNumber(cents(quantity * price), 'en'),
          ]),
          { look: 'lined', right: [0, 2, 3, 4] },
        ),
        small(`${supplier} · ${home.line}`),
      ),
      rows: items.map(({ description, quantity, price }): TruthValue[] => [
        ...above,
        description,
        quantity,
        price,
        cents(quantity * price),
      ]),
    };
  },
});

function drawLine(random: SeededRandom): { description: string; quantity: number; price: number } {
  return {
    description: `${random.pick(THINGS)} ${random.letters(2)}${random.digits(3)}`,
    quantity: random.whole(1, 90),
    price: amount(random, 1, 400),
  };
}
