import { number, text, type DocumentFamily, type GeneratedField, type TruthValue } from '../generate/generated-document.ts';
import {
  block,
  boxes,
  heading,
  type Labelled,
  labelsAcross,
  labelsInline,
  labelsLeft,
  LOOKS,
  onTheRight,
  page,
  paragraphs,
  type Printable,
  sideBySide,
  small,
  table,
} from '../generate/markup.ts';
import { address, dayIn, firm, person } from '../generate/people-and-places.ts';
import { type DateStyle, type Day, iso, later, type NumberStyle, printDate, printNumber } from '../generate/printed-forms.ts';
import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import { LAYOUT_LANGUAGES, type LayoutLanguage, layoutWords } from './layout-words.ts';

/** Layouts of each kind and language. */
const LAYOUTS_EACH = 2;

/** Documents of invented firms, each with one layout: its words, look, order of parts and ways to write dates and amounts stay. */
export function taughtLayouts(seed: number): DocumentFamily[] {
  return KINDS.flatMap((kind, at) =>
    LAYOUT_LANGUAGES.flatMap((language, spoken) =>
      Array.from({ length: LAYOUTS_EACH }, (_, count): DocumentFamily => {
        const style = styleOf(seededRandom(seed + 10_000 * at + 100 * spoken + count), language);
        return {
          id: `${kind.id}-${language}-${count + 1}`,
          language,
          name: kind.name,
          description: kind.description,
          fields: kind.fields,
          write: (random) => kind.write(random, style),
        };
      }),
    ),
  );
}

interface Kind {
  id: string;
  name: string;
  description: string;
  fields: GeneratedField[];
  write(random: SeededRandom, style: LayoutStyle): { html: string; rows: TruthValue[][] };
}

/** What stays the same from document to document. */
interface LayoutStyle {
  language: LayoutLanguage;
  issuer: string;
  issuerAddress: string;
  /** What this layout calls a thing. */
  word(key: string): string;
  pairs(labelled: readonly Labelled[]): string;
  sums(labelled: readonly Labelled[]): string;
  date(day: Day): string;
  amount(value: number): string;
  inOrder(parts: readonly string[]): string[];
  wholePage(...parts: readonly string[]): string;
}

function styleOf(random: SeededRandom, language: LayoutLanguage): LayoutStyle {
  const words = layoutWords(language);
  const chosen = new Map(Object.entries(words).map(([key, variants]) => [key, random.pick(variants)]));
  const look = random.pick(LOOKS);
  const arrange = random.pick([
    (of: readonly Labelled[]) => labelsLeft(of, { colon: true }),
    labelsLeft,
    labelsInline,
    (of: readonly Labelled[]) => boxes(3, of),
    (of: readonly Labelled[]) => boxes(2, of),
    (of: readonly Labelled[]) => `${labelsAcross(of.slice(0, 4))}${labelsAcross(of.slice(4))}`,
  ]);
  const order = random.shuffled([0, 1, 2]);
  const [dates, numbers] = [random.pick(DATES[language]), NUMBERS[language]];
  const [issuer, home] = [firm(random, language), address(random, language)];
  const right = random.chance(0.4);
  return {
    language,
    issuer,
    issuerAddress: home.printed,
    word: (key) => chosen.get(key) ?? key,
    pairs: arrange,
    sums: (of) => (right ? onTheRight(labelsInline(of)) : labelsLeft(of, { width: '45%' })),
    date: (day) => printDate(day, dates, language),
    amount: (value) => printNumber(value, numbers),
    inOrder: (parts) => order.map((at) => parts[at] ?? ''),
    wholePage: (...parts) => page(look, ...parts),
  };
}

const DATES: Record<LayoutLanguage, DateStyle[]> = {
  eng: ['slashes', 'long', 'short', 'iso'],
  deu: ['dots', 'long'],
  fra: ['slashes', 'long'],
  spa: ['slashes', 'long', 'dashes'],
  ita: ['slashes', 'dashes'],
};
const NUMBERS: Record<LayoutLanguage, NumberStyle> = { eng: 'en', deu: 'de', fra: 'fr', spa: 'de', ita: 'de' };

const head = ({ issuer, issuerAddress }: LayoutStyle, title: string): string => `${block(`${issuer}\n${issuerAddress}`)}${heading(title)}`;
const foot = ({ word, issuer, issuerAddress }: LayoutStyle): string =>
  `${paragraphs(word('thanks'))}${small(`${word('terms')} ${word('page')}`)}${small(`${issuer} · ${issuerAddress.replace('\n', ' · ')}`)}`;

const INVOICE: Kind = {
  id: 'invoice',
  name: 'Supplier invoices',
  description: 'One row per invoice',
  fields: [
    text('Supplier', 'Name of the company that sends the invoice'),
    text('Number', 'Number of the invoice'),
    text('Date', 'Date of the invoice'),
    text('Due', 'Day by which it must be paid'),
    text('Our account', 'Our customer number with the supplier'),
    number('Net', 'Amount before tax'),
    number('Tax', 'Amount of tax'),
    number('Total', 'Amount to pay'),
  ],
  write(random, style) {
    const { word, date, amount } = style;
    const day = dayIn(random, 2024, 2026);
    const [no, due, customer] = [`${random.letters(2)}-${random.digits(5)}`, later(day, random.pick([14, 21, 30])), random.digits(6)];
    const lines = Array.from({ length: random.whole(2, 7) }, () => ({
      item: `${random.pick(GOODS)} ${random.letters(1)}${random.digits(2)}`,
      count: random.whole(1, 9),
      cents: random.whole(300, 40_000),
    }));
    const net = lines.reduce((sum, { count, cents }) => sum + count * cents, 0);
    const tax = Math.round(net * 0.2);
    const details: Labelled[] = [
      [word('number'), no],
      [word('date'), date(day)],
      [word('customer'), customer],
      [word('order'), `${random.digits(4)}/${random.whole(10, 99)}`],
      [word('delivered'), date(later(day, -random.whole(1, 9)))],
      [word('due'), date(due)],
    ];
    const buyer = block(`${firm(random, style.language)}\n${address(random, style.language).printed}`);
    const grid = table(
      [word('item'), word('quantity'), word('amount')],
      lines.map(({ item, count, cents }): Printable[] => [item, String(count), amount((count * cents) / 100)]),
      { right: [1, 2], look: 'lined' },
    );
    const sums = style.sums([
      [word('net'), amount(net / 100)],
      [`${word('tax')} 20 %`, amount(tax / 100)],
      [word('total'), amount((net + tax) / 100)],
    ]);
    const html = style.wholePage(
      head(style, word('invoice')),
      sideBySide(...style.inOrder([buyer, style.pairs(details), '']).filter((part) => part !== '')),
      grid,
      sums,
      foot(style),
    );
    return { html, rows: [[style.issuer, no, iso(day), iso(due), customer, net / 100, tax / 100, (net + tax) / 100]] };
  },
};

const GOODS = ['Filter', 'Ventil', 'Panel', 'Adapter', 'Set', 'Kabel', 'Motor', 'Valve'];

const TRANSPORT: Kind = {
  id: 'transport',
  name: 'Transport orders',
  description: 'One row per order',
  fields: [
    text('Carrier', 'Name of the haulage company whose paper this is'),
    text('Reference', 'Number under which the carrier keeps the order'),
    text('From', 'Company where the goods are collected'),
    text('To', 'Company to which the goods are delivered'),
    text('Collected', 'Day the goods are collected'),
    text('Delivered', 'Day the goods are delivered'),
    number('Packages', 'How many packages'),
    number('Kilograms', 'Weight with packing, in kg'),
    text('Vehicle', 'Licence plate of the vehicle'),
  ],
  write(random, style) {
    const { word, date, language } = style;
    const loading = dayIn(random, 2024, 2026);
    const unloading = later(loading, random.whole(1, 6));
    const [no, sender, consignee] = [`${random.digits(7)}`, firm(random, language), firm(random, language)];
    const [packages, weight, plate] = [
      random.whole(1, 33),
      random.whole(80, 9_000),
      `${random.letters(2)} ${random.letters(1)} ${random.digits(3)}`,
    ];
    const places: Labelled[] = [
      [word('sender'), `${sender}\n${address(random, language).printed}`],
      [word('consignee'), `${consignee}\n${address(random, language).printed}`],
    ];
    const facts: Labelled[] = [
      [word('reference'), no],
      [word('loading'), date(loading)],
      [word('unloading'), date(unloading)],
      [word('plate'), plate],
      [word('packages'), String(packages)],
      [word('weight'), printNumber(weight, NUMBERS[language], 0)],
    ];
    const goods = labelsInline([[word('goods'), random.pick(GOODS)]]);
    const html = style.wholePage(
      head(style, word('transport')),
      ...style.inOrder([boxes(2, places), style.pairs(facts), goods]),
      foot(style),
    );
    return { html, rows: [[style.issuer, no, sender, consignee, iso(loading), iso(unloading), packages, weight, plate]] };
  },
};

const ENERGY: Kind = {
  id: 'energy',
  name: 'Energy bills',
  description: 'One row per bill',
  fields: [
    text('Provider', 'Company that sends the bill'),
    text('Contract', 'Number of the contract'),
    text('Customer', 'Person who is billed'),
    text('First day', 'First day of the period billed'),
    text('Last day', 'Last day of the period billed'),
    number('kWh', 'Energy used in the period'),
    number('To pay', 'Amount still to be paid'),
    text('Collected on', 'Day the amount is collected from the bank account'),
  ],
  write(random, style) {
    const { word, date, amount, language } = style;
    const start = dayIn(random, 2023, 2025);
    const end = later(start, random.pick([89, 180, 364]));
    const [contract, customer, usage] = [`${random.letters(1)}${random.digits(8)}`, person(random, language), random.whole(300, 6_000)];
    const cost = Math.round(usage * 31.4);
    const advance = Math.round(cost * random.pick([0.6, 0.7, 0.8]));
    const debit = later(end, random.whole(10, 30));
    const facts: Labelled[] = [
      [word('contract'), contract],
      [word('meter'), random.digits(8)],
      [word('start'), date(start)],
      [word('end'), date(end)],
      [word('usage'), printNumber(usage, NUMBERS[language], 0)],
      [word('debit'), date(debit)],
    ];
    const sums = style.sums([
      [word('amount'), amount(cost / 100)],
      [word('advance'), amount(advance / 100)],
      [word('owed'), amount((cost - advance) / 100)],
    ]);
    const reader = labelsInline([[word('holder'), customer]]) + block(address(random, language).printed);
    const html = style.wholePage(head(style, word('bill')), ...style.inOrder([reader, style.pairs(facts), sums]), foot(style));
    return { html, rows: [[style.issuer, contract, customer, iso(start), iso(end), usage, (cost - advance) / 100, iso(debit)]] };
  },
};

const KINDS: readonly Kind[] = [INVOICE, TRANSPORT, ENERGY];
