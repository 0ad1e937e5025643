import { number as figure, text, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { cents, dayAs, dmy, later, money, sum } from './figures.ts';
import { persons, titled } from './names.ts';
import { beside, boxes, esc, grid, parts, sheets } from './sheets.ts';

const HOTELS = [
  { hotel: 'Hotel Sternenblick Davos', town: '7260 Davos Dorf', currency: 'CHF', night: 248, rate: 1.06, ink: '#7f1d1d', decimals: 2 },
  { hotel: 'Grand Palace Vltava', town: '110 00 Praha 1', currency: 'CZK', night: 3890, rate: 0.041, ink: '#854d0e', decimals: 2 },
  { hotel: 'The Lotus Riverside Bangkok', town: 'Bangkok 10600', currency: 'THB', night: 5450, rate: 0.027, ink: '#6d28d9', decimals: 2 },
  { hotel: 'Havnegade Inn', town: '1058 København K', currency: 'DKK', night: 1395, rate: 0.134, ink: '#0e7490', decimals: 2 },
  { hotel: 'Ueno Garden Court', town: 'Taito-ku, Tokyo 110-0005', currency: 'JPY', night: 21_800, rate: 0.0062, ink: '#111', decimals: 0 },
];

interface Posting {
  day: string;
  what: string;
  voucher: string | null;
  charge: number | null;
  credit: number | null;
}

function draw(random: SeededRandom, number: number) {
  const house = HOTELS[number % 5] as (typeof HOTELS)[number];
  const arrival = later('2026-02-14', random.whole(0, 220));
  const nights = [3, 4, 9, 1, 5][number % 5] as number;
  const round = (value: number): number => cents(value, house.decimals);
  const postings = Array.from({ length: nights }, (_, at) => at).flatMap((at) => {
    const day = later(arrival, at);
    const extras = random
      .some(['Restaurant dinner', 'Minibar', 'Laundry', 'Parking garage', 'Bar & lounge', 'Spa treatment', 'Telephone'], random.whole(0, 3))
      .map((what) => ({
        day,
        what,
        voucher: random.unless(0.3, random.digits(5)),
        charge: round(house.night * random.pick([0.03, 0.08, 0.14, 0.21])),
        credit: null as number | null,
      }));
    return [
      { day, what: 'Room charge', voucher: null, charge: house.night, credit: null },
      { day, what: 'City tax', voucher: null, charge: round(house.night * 0.018), credit: null },
      ...(at === 0 ? [{ day, what: 'Breakfast included', voucher: null, charge: 0, credit: null }] : []),
      ...extras,
    ];
  });
  if (number === 2)
    postings.splice(9, 0, {
      day: later(arrival, 2),
      what: 'Minibar correction',
      voucher: random.digits(5),
      charge: null as never,
      credit: round(house.night * 0.03),
    });
  const due = cents(sum(postings.map(({ charge }) => charge ?? 0)) - sum(postings.map(({ credit }) => credit ?? 0)), house.decimals);
  const deposit = random.unless(0.5, house.night);
  const leave = later(arrival, nights);
  const paid = [
    ...(deposit === null
      ? []
      : [{ day: arrival, what: 'Deposit received, thank you', voucher: random.digits(5), charge: null as number | null, credit: deposit }]),
    {
      day: leave,
      what: random.pick(['Visa card XXXX 4471', 'Mastercard XXXX 0923', 'Cash']),
      voucher: random.digits(5),
      charge: null as number | null,
      credit: cents(due - (deposit ?? 0), house.decimals),
    },
  ];
  const [guest, cashier] = persons(random, 'eng', 2) as [string, string];
  return {
    ...house,
    guest: random.chance(0.2) ? `Dr ${guest}` : titled(guest, 'Ms', 'Mr'),
    company: random.unless(0.4, random.pick(['Oldcastle Consulting Ltd', 'Brightwell Water', 'Saltmarsh Distillers Inc.'])),
    cashier,
    room: random.whole(101, 940),
    arrival,
    leave,
    folio: random.digits(6),
    postings: ([...postings, ...paid] as Posting[]).sort((a, b) => a.day.localeCompare(b.day)),
    confirmation: `${random.letters(2)}${random.digits(6)}`,
    persons: random.whole(1, 2),
    due,
    vat: round(due * 0.071),
  };
}
type Drawn = ReturnType<typeof draw>;
const shown = (of: Drawn, value: number | null): string | null => (value === null ? null : money(value, 'en-US', of.decimals));

function classic(of: Drawn): string {
  const pages = parts(of.postings, 19, 24);
  return sheets(
    `body{font:9.6pt 'Liberation Serif'}h1{text-align:center;font:normal 21pt 'URW Bookman','Liberation Serif';color:${of.ink};margin:0}.beside td{padding:.4mm 6mm .4mm 0}.line{width:100%;margin-top:6mm}.line th{border-top:.8pt solid ${of.ink};border-bottom:.8pt solid ${of.ink};padding:1.2mm}.line td{padding:.95mm 1.2mm}`,
    pages.map((postings, at) => {
      const last = at === pages.length - 1;
      return `<h1>${esc(of.hotel)}</h1><p style="text-align:center;font-size:8pt">${of.town}</p><div style="display:flex;justify-content:space-between;margin-top:6mm"><div>${of.guest}${of.company === null ? '' : `<br>${esc(of.company)}`}</div>${beside(
        [
          ['Folio No.', of.folio],
          ['Room', of.room],
          ['Arrival', dmy(of.arrival, '-')],
          ['Departure', dmy(of.leave, '-')],
          ['Conf. No.', of.confirmation],
          ['Page', `${at + 1} of ${pages.length}`],
        ],
      )}</div>${grid(
        ['Date', 'Text', 'Voucher', `>Charges ${of.currency}`, `>Credits ${of.currency}`],
        [
          ...postings.map((item) => [dmy(item.day, '-'), item.what, item.voucher, shown(of, item.charge), shown(of, item.credit)]),
          ...(last
            ? [
                [null, 'Total', null, shown(of, of.due), shown(of, of.due)],
                [null, 'Balance', null, shown(of, 0), null],
              ]
            : [[null, 'continued on next page', null, null, null]]),
        ],
        'line',
      )}${last ? `<p style="margin-top:5mm;font-size:8pt">Total includes VAT ${of.currency} ${shown(of, of.vat)}. For information: 1 ${of.currency} = ${of.rate} EUR. I agree that my liability for this bill is not waived.</p><p style="margin-top:9mm">Guest signature ________________________ &nbsp; Cashier: ${of.cashier}</p>` : ''}<div class="foot" style="text-align:center;font-size:7.5pt">We hope to welcome you again – book direct and save 10 %! · VAT no. CH-${of.folio}</div>`;
    }),
  );
}

/** Under a heading for each day, one column of money, payments with a minus sign. */
const byDay = (of: Drawn): string =>
  sheets(
    `body{font:9.4pt 'DejaVu Sans';font-size:8.4pt}.bar{background:${of.ink};color:#fff;padding:4mm 6mm;font-size:14pt;display:flex;justify-content:space-between}.boxes{margin-top:5mm}.boxes div{border-bottom:.6pt solid ${of.ink};padding:1mm 2mm}.boxes small{display:block;font-size:6.5pt;color:${of.ink}}.bare{width:100%;margin-top:5mm}.bare th{font-size:7pt;color:#666;padding:1mm}.bare td{padding:.8mm 1mm}.wide td{background:#f4f4f5;font-weight:bold}`,
    [
      `<div class="bar"><span>${esc(of.hotel)}</span><span>Guest folio</span></div>${boxes(
        [
          ['Guest', of.guest],
          ['Company', of.company],
          ['Room', `${of.room} / ${of.persons} pers.`],
          ['Stay', `${dayAs(of.arrival, 'en-US')} – ${dayAs(of.leave, 'en-US')}`],
          ['Folio', of.folio],
          ['All amounts in', of.currency],
        ],
        3,
      )}${grid(
        ['Description', 'Reference', '>Amount'],
        of.postings.flatMap((item, at) => {
          const row = [item.what, item.voucher, item.credit === null ? shown(of, item.charge) : `-${shown(of, item.credit)}`];
          return of.postings[at - 1]?.day === item.day ? [row] : [dayAs(item.day, 'en-US'), row];
        }),
        'bare',
      )}<p class="r" style="margin-top:4mm;border-top:1.2pt solid ${of.ink};padding-top:1mm"><b>Balance due ${of.currency} ${shown(of, 0)}</b><br>of which tax ${shown(of, of.vat)}</p><p>Printed by ${of.cashier}. Rate us online and win a weekend for two.</p><div class="foot" style="font-size:7pt">${esc(of.hotel)}, ${of.town} · Confirmation ${of.confirmation} · 1/1</div>`,
    ],
  );

export const hotelFolio: DocumentFamily = {
  id: 'hotel-folio',
  language: 'eng',
  name: 'Hotel bills, postings',
  description: 'Every posting on the folio is a row, payments too.',
  fields: [
    text('Hotel', ''),
    text('Guest', 'With title'),
    text('Company', 'Company that the bill is made out to'),
    text('Folio number', ''),
    figure('Room', ''),
    text('Arrival', ''),
    text('Departure', ''),
    text('Currency', 'Three letters'),
    text('Date', 'Of the posting'),
    text('Description', ''),
    text('Voucher', 'Voucher or reference number'),
    figure('Charge', ''),
    figure('Credit', 'Payments and corrections, as positive numbers'),
  ],
  write(random, number) {
    const of = draw(random, number);
    return {
      html: number === 1 || number === 3 ? byDay(of) : classic(of),
      rows: of.postings.map((item) => [
        of.hotel,
        of.guest,
        of.company,
        of.folio,
        of.room,
        of.arrival,
        of.leave,
        of.currency,
        item.day,
        item.what,
        item.voucher,
        item.charge,
        item.credit,
      ]),
    };
  },
};
