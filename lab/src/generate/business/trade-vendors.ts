import { seededRandom, type SeededRandom } from '../../seeded-random.ts';
import { number, text, type DocumentFamily, type GeneratedField, type TruthValue } from '../generated-document.ts';
import {
  block,
  boxes,
  heading,
  labelsAcross,
  labelsInline,
  labelsLeft,
  LOOKS,
  onTheRight,
  page,
  sideBySide,
  small,
  table,
} from '../markup.ts';
import { address, amount, cents, dayIn, firm, iban, inFours } from '../people-and-places.ts';
import { iso, later, printDate, printNumber } from '../printed-forms.ts';
import { LABELS } from './labels.ts';
import { COUNTRIES, dateStylesOf, NUMBER_STYLES } from './writing-habits.ts';

const GOODS = [
  'Steel bracket 40 mm',
  'Copy paper A4',
  'Office chair "Luna"',
  'Cable drum 25 m',
  'Cleaning service',
  'LED panel 60x60',
  'Coffee beans 1 kg',
  'Hex bolts M8, box',
  'Consulting, hours',
  'Filter cartridge',
];
const KINDS = ['invoice', 'order', 'delivery'] as const;

/** A firm that bills, orders or delivers, always in its own wording and layout. With `lines`, a row is a line of its table. */
export function tradeVendor(language: string, seed: number, lines: boolean): DocumentFamily {
  const random = seededRandom(seed);
  const kind = random.pick(KINDS);
  const say = wording(language, seed);
  const numberKey = { invoice: 'number', order: 'orderNumber', delivery: 'deliveryNumber' }[kind] as keyof typeof LABELS;
  const plainDate = LABELS.date[language]?.split('|')[0] ?? '';
  const [seller, home] = [firm(random, language), address(random, language)];
  const style = {
    look: random.pick(LOOKS),
    head: random.pick(['left', 'boxes', 'across', 'inline'] as const),
    grid: random.pick(['ruled', 'lined', 'bare']),
    priced: kind !== 'delivery',
    date: random.pick(dateStylesOf(language)),
    number: NUMBER_STYLES[language] ?? 'en',
  };
  const shows = {
    due: random.chance(0.6),
    order: kind !== 'order' && random.chance(0.6),
    customer: random.chance(0.6),
    bank: random.chance(0.5),
    delivered: random.chance(0.4),
    sellerOnTop: random.chance(0.7),
  };
  const bank = iban(random, COUNTRIES[language] ?? 'GB', 22);
  const taxId = `${COUNTRIES[language]}${random.digits(9)}`;
  const money = (value: number): string => printNumber(value, style.number);
  return {
    id: `${lines ? 'lines' : kind}-${language}-${seed}`,
    language,
    name: lines ? `${kind} lines` : kind,
    description: lines ? `One row per line of the ${kind}.` : '',
    fields: lines ? lineFields(style.priced) : headerFields(kind),
    write(draw) {
      const [docNumber, order, customer] = [
        `${draw.pick(['', 'R-', 'F', 'A/'])}${draw.digits(6)}`,
        `${draw.letters(2)}${draw.digits(5)}`,
        draw.digits(5),
      ];
      const on = dayIn(draw, 2021, 2026);
      const [due, delivered] = [later(on, 30), later(on, -draw.whole(1, 9))];
      const buyer = firm(draw, language);
      const items = draw.some(GOODS, draw.whole(1, 6)).map((name) => itemOf(name, draw));
      const net = cents(items.reduce((sum, { total }) => sum + total, 0));
      const tax = cents(net * 0.2);
      const shown = (day: typeof on): string => printDate(day, style.date, language);
      const head: [string, string][] = [
        [say(numberKey), docNumber],
        [kind === 'invoice' ? say('date') : plainDate, shown(on)],
        ...pairIf(shows.delivered, say('delivered'), shown(delivered)),
        ...pairIf(shows.due && style.priced, say('due'), shown(due)),
        ...pairIf(shows.order, say('orderNumber'), order),
        ...pairIf(shows.customer, say('customer'), customer),
      ];
      const sender = block(`${seller}\n${home.printed}\n${say('vat')}: ${taxId}`);
      const recipient = block(`${buyer}\n${address(draw, language).printed}`);
      const columns = [say('code'), say('description'), say('quantity'), ...(style.priced ? [say('price'), say('amount')] : [])];
      const grid = table(
        columns,
        items.map(({ code, name, quantity, price, total }) => [
          code,
          name,
          String(quantity),
          ...(style.priced ? [money(price), money(total)] : []),
        ]),
        { look: style.grid, right: [2, 3, 4] },
      );
      const sums = style.priced
        ? labelsLeft([
            [say('net'), money(net)],
            [say('tax'), money(tax)],
            [say('total'), `${money(cents(net + tax))} €`],
          ])
        : '';
      const foot = small(`${seller} · ${home.line}${shows.bank ? ` · IBAN ${inFours(bank)}` : ''}`);
      const heads = { left: labelsLeft(head), boxes: boxes(3, head), across: labelsAcross(head), inline: labelsInline(head) }[style.head];
      const html = page(
        style.look,
        ...(shows.sellerOnTop ? [sideBySide(sender, heads), recipient] : [sideBySide(recipient, heads)]),
        heading(say(kind)),
        grid,
        onTheRight(''),
        sums,
        shows.sellerOnTop ? foot : sender + foot,
      );
      if (lines)
        return {
          html,
          rows: items.map(({ code, name, quantity, price, total }): TruthValue[] => [
            docNumber,
            code,
            name,
            quantity,
            ...(style.priced ? [price, total] : []),
          ]),
        };
      const priced = (value: TruthValue): TruthValue => (style.priced ? value : null);
      return {
        html,
        rows: [
          [
            docNumber,
            iso(on),
            seller,
            buyer,
            shows.due && style.priced ? iso(due) : null,
            kind === 'order' ? docNumber : shows.order ? order : null,
            shows.customer ? customer : null,
            taxId,
            priced(net),
            priced(tax),
            priced(cents(net + tax)),
            shows.bank ? bank : null,
          ],
        ],
      };
    },
  };
}

const pairIf = (shown: boolean, label: string, value: string): [string, string][] => (shown ? [[label, value]] : []);

function wording(language: string, seed: number): (key: keyof typeof LABELS) => string {
  const random = seededRandom(seed + 1);
  const chosen = new Map(
    (Object.keys(LABELS) as (keyof typeof LABELS)[]).map((key) => [key, random.pick((LABELS[key][language] ?? '').split('|'))]),
  );
  return (key) => chosen.get(key) ?? '';
}

function itemOf(name: string, draw: SeededRandom): { code: string; name: string; quantity: number; price: number; total: number } {
  const [quantity, price] = [draw.whole(1, 40), amount(draw, 1, 300)];
  return { code: `${draw.digits(2)}-${draw.digits(4)}`, name, quantity, price, total: cents(quantity * price) };
}

const lineFields = (priced: boolean): GeneratedField[] => [
  text('Document number', 'Number of the document'),
  text('Article number', 'Number of the article'),
  text('Description', 'What was sold'),
  number('Quantity', 'Quantity'),
  ...(priced ? [number('Unit price', 'Price of one piece'), number('Line amount', 'Amount of the line')] : []),
];

const headerFields = (kind: (typeof KINDS)[number]): GeneratedField[] => [
  text('documentNumber', { invoice: 'Invoice number', order: 'Order number', delivery: 'Number of the delivery note' }[kind]),
  text('documentDate', `Date of the ${kind === 'delivery' ? 'delivery note' : kind}`),
  text('seller', kind === 'order' ? 'Company that sends the order' : 'Company that sells'),
  text('recipient', 'Company the document is addressed to'),
  text('dueDate', 'Date by which to pay, if given'),
  text('orderNumber', 'Purchase order number'),
  text('customerNumber', 'Customer number'),
  text('vatId', 'VAT number of the sender'),
  number('net', 'Amount before tax'),
  number('tax', 'Tax amount'),
  number('total', 'Total to pay'),
  text('iban', 'Bank account (IBAN), if printed'),
];
