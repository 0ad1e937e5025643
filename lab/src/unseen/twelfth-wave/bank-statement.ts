import { number as figure, text, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { cents, dayAs, dmy, later, money, sum } from './figures.ts';
import { address, person } from './names.ts';
import { beside, esc, grid, parts, sheets } from './sheets.ts';

const BANKS = [
  { bank: 'Castlegate Bank', ink: '#14213d', holder: 'Dunmore Joinery Ltd' },
  { bank: 'Northern Provident', ink: '#7f1d1d', holder: 'Kettlewell Veterinary Partners' },
  { bank: 'Tidewater Savings & Commercial', ink: '#0f4c5c', holder: 'The Sail Loft Café' },
  { bank: 'Merrow & Co. Bankers', ink: '#3f3f46', holder: 'Abernethy Estates LLP' },
  { bank: 'Openfield Bank plc', ink: '#14532d', holder: 'Halloway Print Works Ltd' },
];
const OUT = [
  'DIRECT DEBIT Brightwell Water',
  'CARD PAYMENT Fernside Fuel',
  'FASTER PAYMENT Oldcastle Timber',
  'STANDING ORDER Unit 4 rent',
  'CARD PAYMENT Parcelway',
  'BANK GIRO HMRC PAYE',
  'DIRECT DEBIT Cloverline Telecom',
  'CHEQUE',
  'Monthly account charge',
  'FASTER PAYMENT Wages',
];
const IN = [
  'BANK CREDIT Strickland & Daughters',
  'CARD TAKINGS Paypoint',
  'BANK CREDIT Eastwick Council',
  'COUNTER CREDIT',
  'REFUND Fernside Fuel',
  'INTEREST',
];

function draw(random: SeededRandom, number: number) {
  const opened = ['2026-01-01', '2025-12-01', '2026-03-01', '2026-06-01', '2026-02-01'][number % 5] as string;
  let balance = cents(random.whole(180_000, 2_400_000) / 100);
  const opening = balance;
  let day = opened;
  const bookings = Array.from({ length: random.whole(38, 62) }, (_, at) => {
    if (at === 0 || random.chance(0.45)) day = later(day, day.slice(8) > '27' ? 0 : 1);
    const credit = random.chance(0.35);
    const what = random.pick(credit ? IN : OUT);
    const amount = cents(random.whole(4, /charge|INTEREST/.test(what) ? 30 : 2200) + random.pick([0, 0.5, 0.99, 0.37, 0.08]));
    balance = cents(balance + (credit ? amount : -amount));
    const reference = /CHEQUE|COUNTER/.test(what)
      ? random.digits(6)
      : random.unless(0.45, random.pick([`INV${random.digits(4)}`, `REF ${random.digits(7)}`, `${random.letters(3)}-${random.digits(5)}`]));
    return { day, valued: later(day, random.pick([0, 0, 0, 1])), what, reference, credit, amount, balance };
  });
  return {
    ...(BANKS[number % 5] as (typeof BANKS)[number]),
    opening,
    bookings,
    account: random.digits(8),
    sort: `${random.digits(2)}-${random.digits(2)}-${random.digits(2)}`,
    sheet: random.whole(11, 240),
    manager: person(random, 'eng'),
    home: address(random, 'eng'),
    start: opened,
    end: later(opened, 27),
  };
}
type Drawn = ReturnType<typeof draw>;
const gbp = (value: number): string => money(value, 'en-GB');
const terms = (of: Drawn, page: string): string =>
  `<div class="foot" style="font-size:6.5pt;color:#666"><div style="float:right;font-size:8pt">${page}</div>${esc(of.bank)} is authorised by the regulator under number ${of.account.slice(0, 6)}. Eligible deposits are protected up to £85,000. Please check your statement and tell us within 30 days of any entry you do not recognise. Interest on overdrawn balances: 18.9 % EAR.</div>`;
const totals = (of: Drawn): readonly (readonly [string, string])[] => [
  ['Opening balance', `£${gbp(of.opening)}`],
  ['Money in', `£${gbp(sum(of.bookings.filter(({ credit }) => credit).map(({ amount }) => amount)))}`],
  ['Money out', `£${gbp(sum(of.bookings.filter(({ credit }) => !credit).map(({ amount }) => amount)))}`],
  ['Closing balance', `£${gbp(of.bookings.at(-1)?.balance ?? 0)}`],
];

/** Two columns of money and a balance after every booking. */
function classic(of: Drawn): string {
  const pages = parts(of.bookings, 17, 26);
  let carried = of.opening;
  return sheets(
    `body{font:9.2pt 'Liberation Sans'}h1{color:${of.ink};font-size:18pt;margin:0 0 5mm}.grid{width:100%;margin-top:4mm}.grid th{background:${of.ink};color:#fff;padding:1.4mm 2mm;font-size:8pt}.grid td{padding:1.25mm 2mm;border-bottom:.3pt solid #ccc}.beside td{padding:.6mm 6mm .6mm 0}.top{display:flex;justify-content:space-between}`,
    pages.map((bookings, at) => {
      const before = carried;
      carried = bookings.at(-1)?.balance ?? carried;
      const last = at === pages.length - 1;
      const head =
        at === 0
          ? `<div class="top"><h1>${esc(of.bank)}</h1><div class="r">Statement no. ${of.sheet}<br>${dayAs(of.start, 'en-GB')} to ${dayAs(of.end, 'en-GB')}</div></div><div class="top"><div>${esc(of.holder)}<br>${of.home.street}<br>${of.home.place}</div><div>${beside([['Account name', of.holder], ['Sort code', of.sort], ['Account number', of.account], ...totals(of)])}</div></div>`
          : `<div class="top"><b style="color:${of.ink}">${esc(of.bank)}</b><span>${esc(of.holder)} · ${of.sort} ${of.account} · Statement no. ${of.sheet}</span></div>`;
      const rows = bookings.map((item) => [
        dayAs(item.day, 'en-GB', { day: '2-digit', month: 'short', year: 'numeric' }),
        dayAs(item.valued, 'en-GB', { day: '2-digit', month: 'short', year: 'numeric' }),
        item.reference === null ? item.what : `${item.what}\n${item.reference}`,
        item.credit ? null : gbp(item.amount),
        item.credit ? gbp(item.amount) : null,
        gbp(item.balance),
      ]);
      return `${head}${grid(['Date', 'Value date', 'Details', '>Paid out £', '>Paid in £', '>Balance £'], [[null, null, at === 0 ? 'Balance brought forward' : 'Brought forward from previous page', null, null, gbp(before)], ...rows, [null, null, last ? 'Closing balance' : 'Balance carried forward', null, null, gbp(carried)]])}${terms(of, `Page ${at + 1} of ${pages.length}`)}`;
    }),
  );
}

/** One column of signed amounts under the day, the balance only at the end of a day. */
function daily(of: Drawn): string {
  const pages = parts(of.bookings, 18, 24);
  return sheets(
    `body{font:9pt 'DejaVu Sans Mono';font-size:7.8pt}h1{font:bold 20pt 'P052','Liberation Serif';color:${of.ink};margin:0}.grid{width:100%;margin-top:5mm}.grid th{border-bottom:1.2pt solid ${of.ink};padding:1mm 1.5mm}.grid td{padding:1mm 1.5mm}.wide td{font-weight:bold;background:#f1f1ec}.beside td{padding:.5mm 5mm .5mm 0}`,
    pages.map((bookings, at) => {
      const rows = bookings.flatMap((item, index) => {
        const heading = index === 0 || bookings[index - 1]?.day !== item.day;
        const position = of.bookings.indexOf(item);
        const closes = of.bookings[position + 1]?.day !== item.day;
        const shown = [
          item.what,
          item.reference,
          dmy(item.valued, '/'),
          `${item.credit ? '+' : '-'}${gbp(item.amount)}`,
          closes ? gbp(item.balance) : null,
        ];
        return heading ? [dayAs(item.day, 'en-GB', { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }), shown] : [shown];
      });
      const head =
        at === 0
          ? `<h1>${esc(of.bank)}</h1><p>Your business account statement</p>${beside([['Customer', of.holder], ['Address', `${of.home.street}, ${of.home.place}`], ['Sort code / account', `${of.sort} / ${of.account}`], ['Sheet', of.sheet], ['Relationship manager', of.manager], ...totals(of)])}`
          : `<p>${esc(of.bank)} | ${of.account} | sheet ${of.sheet}, continued</p>`;
      return `${head}${grid(['Transaction', 'Reference', 'Value', '>Amount', '>Balance'], rows)}${at === pages.length - 1 ? '<p style="margin-top:4mm">*** End of transactions ***</p>' : '<p class="r">continued overleaf</p>'}${terms(of, `${at + 1}/${pages.length}`)}`;
    }),
  );
}

export const bankStatement: DocumentFamily = {
  id: 'bank-statement-pages',
  language: 'eng',
  name: 'Bank statement bookings',
  description: 'One row per booking on the statement. Opening, closing and carried forward balances are not bookings.',
  fields: [
    text('Bank', ''),
    text('Account holder', ''),
    text('Account number', 'Without the sort code'),
    figure('Statement number', 'Number of the statement or sheet'),
    text('Booking date', ''),
    text('Value date', ''),
    text('Details', 'What the booking says, without the reference'),
    text('Reference', ''),
    figure('Paid out', 'As a positive number'),
    figure('Paid in', ''),
    figure('Balance', 'Balance after the booking where it is printed'),
  ],
  write(random, number) {
    const of = draw(random, number);
    const byDay = number % 2 === 1;
    return {
      html: byDay ? daily(of) : classic(of),
      rows: of.bookings.map((item, at) => [
        of.bank,
        of.holder,
        of.account,
        of.sheet,
        item.day,
        item.valued,
        item.what,
        item.reference,
        item.credit ? null : item.amount,
        item.credit ? item.amount : null,
        byDay && of.bookings[at + 1]?.day === item.day ? null : item.balance,
      ]),
    };
  },
};
