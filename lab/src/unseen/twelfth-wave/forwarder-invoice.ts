import { choice, number as figure, text, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { cents, dayAs, later, money, sum } from './figures.ts';
import { address, person } from './names.ts';
import { beside, boxes, esc, grid, sheets } from './sheets.ts';

const FORWARDERS = [
  { forwarder: 'Meridian Cargo Services Ltd', ink: '#0b3c5d', mode: 'Sea' },
  { forwarder: 'Falkhaven Air Logistics', ink: '#b91c1c', mode: 'Air' },
  { forwarder: 'Two Rivers Forwarding Inc.', ink: '#365314', mode: 'Sea' },
  { forwarder: 'Oststern Spedition & Freight', ink: '#78350f', mode: 'Road' },
  { forwarder: 'Pelican Lines Agencies Pte Ltd', ink: '#4c1d95', mode: 'Sea' },
];
const ROUTES: Record<string, readonly (readonly [string, string])[]> = {
  Sea: [
    ['Shanghai', 'Hamburg'],
    ['Nhava Sheva', 'Rotterdam'],
    ['Santos', 'Antwerp'],
    ['Kaohsiung', 'Bremerhaven'],
  ],
  Air: [
    ['Hong Kong (HKG)', 'Frankfurt (FRA)'],
    ['Chicago (ORD)', 'Leipzig (LEJ)'],
  ],
  Road: [
    ['Gdynia', 'Linz'],
    ['Bursa', 'Nuremberg'],
  ],
};

function draw(random: SeededRandom, number: number) {
  const issuer = FORWARDERS[number % 5] as (typeof FORWARDERS)[number];
  const route = random.pick(ROUTES[issuer.mode] as (typeof ROUTES)[string]);
  const date = later('2026-02-01', random.whole(0, 210));
  const freight = cents(random.whole(38_000, 612_000) / 100);
  const fuel = random.unless(0.4, cents(freight * random.pick([0.085, 0.12, 0.155])));
  const other = random
    .some(
      [
        'Terminal handling charge',
        'Documentation fee',
        'Customs clearance',
        'Security surcharge',
        'Delivery order fee',
        'Pre-carriage by truck',
      ],
      random.whole(2, 5),
    )
    .map((name) => [name, random.pick([0, 35, 48.5, 125, 210, 312.4])] as const);
  const letters = issuer.mode === 'Air' ? `${random.digits(3)}-${random.digits(8)}` : `${random.letters(4)}${random.digits(9)}`;
  return {
    ...issuer,
    origin: route[0],
    destination: route[1],
    date,
    freight,
    fuel,
    other,
    document: letters,
    shipper: [
      'Kuang Yi Precision Works',
      'Sabarmati Textiles Pvt',
      'Brightwater Tools Corp.',
      'Anadolu Döküm A.Ş.',
      'Serra Azul Cafés Ltda',
    ][number % 5] as string,
    consignee: ['Engelking Maschinen GmbH', 'Füssel & Co. KG', 'Gröschner Handels AG', 'Domröse Werkzeuge GmbH', 'Achterberg Kaffee oHG'][
      number % 5
    ] as string,
    currency: random.pick(['USD', 'EUR', 'EUR', 'GBP']),
    packages: random.whole(2, 480),
    weight: random.whole(1200, 248_000) / 10,
    volume: random.whole(12, 670) / 10,
    container: issuer.mode === 'Sea' ? `${random.letters(3)}U ${random.digits(6)}-${random.digits(1)}` : null,
    invoice: `${random.letters(2)}${random.digits(7)}`,
    vessel: random.pick(['MV Corvus Star', 'MV Hestia', 'MV Lady Orrin']),
    sailed: later(date, -random.whole(9, 34)),
    terms: random.pick(['FOB', 'FCA', 'EXW', 'CIF']),
    days: random.pick([7, 14, 30]),
    reference: random.unless(0.3, `${random.digits(4)}/${random.letters(2)}`),
    clerk: person(random, 'eng'),
    at: address(random, 'eng'),
    to: address(random, 'deu'),
    total: sum([freight, fuel ?? 0, ...other.map(([, value]) => value)]),
  };
}
type Drawn = ReturnType<typeof draw>;
const sum2 = (value: number): string => money(value, 'en-US');
const paperName = (of: Drawn): string => (of.mode === 'Air' ? 'AWB no.' : of.mode === 'Sea' ? 'B/L no.' : 'CMR no.');
const charges = (of: Drawn, kind: string, coded: boolean): string =>
  grid(
    coded ? ['Code', 'Charge description', 'Basis', `>Amount ${of.currency}`] : ['Charges', '>VAT', `>${of.currency}`],
    [
      ['FRT', `${of.mode} freight ${of.origin} – ${of.destination}`, of.freight] as const,
      ...(of.fuel === null ? [] : [['BAF', of.mode === 'Sea' ? 'Bunker / fuel surcharge' : 'Fuel surcharge', of.fuel] as const]),
      ...of.other.map(([name, value], at) => [`X${at + 1}`, name, value] as const),
    ].map(([code, name, value]) => (coded ? [code, name, value === 0 ? 'incl.' : 'lump sum', sum2(value)] : [name, '0 %', sum2(value)])),
    kind,
  );

const corporate = (of: Drawn): string =>
  sheets(
    `body{font:9.4pt 'Nimbus Sans'}.top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2.5pt solid ${of.ink}}h1{color:${of.ink};margin:0;font-size:16pt}.boxes{margin:6mm 0}.boxes div{border:.5pt solid ${of.ink};padding:1mm 2mm;margin:0 -.5pt -.5pt 0}.boxes small{display:block;font-size:6.6pt;color:${of.ink}}.charges{width:100%}.charges th{background:#eef;padding:1.2mm 2mm;font-size:8pt}.charges td{padding:1.2mm 2mm;border-bottom:.3pt solid #bbb}`,
    [
      `<div class="top"><h1>${esc(of.forwarder)}</h1><span class="r">${of.at.street}<br>${of.at.place}</span></div><div style="display:flex;justify-content:space-between;margin-top:8mm"><div><b>Bill to</b><br>${esc(of.consignee)}<br>${of.to.street}<br>${of.to.place}</div><div class="r"><span style="font-size:15pt">INVOICE</span><br>No. ${of.invoice}<br>${dayAs(of.date, 'en-US')}</div></div>${boxes(
        [
          ['Shipper', of.shipper, 2],
          ['Consignee', of.consignee, 2],
          [paperName(of), of.document],
          ['Container', of.container],
          ['Port / place of loading', of.origin],
          ['Port / place of discharge', of.destination],
          [
            'Vessel / departure',
            `${of.mode === 'Sea' ? of.vessel : of.mode} ${dayAs(of.sailed, 'en-GB', { day: 'numeric', month: 'short' })}`,
          ],
          ['Packages', money(of.packages, 'en-US', 0)],
          ['Gross weight', `${money(of.weight, 'en-US', 1)} kg`],
          ['Volume', `${money(of.volume, 'en-US', 1)} cbm`],
          ['Incoterm', of.terms],
          ['Your reference', of.reference, 3],
        ],
        4,
      )}${charges(of, 'charges', true)}<p class="r" style="font-size:12pt;margin-top:3mm"><b>Total due ${of.currency} ${sum2(of.total)}</b></p><p>Payable within ${of.days} days of invoice date. Free-time at port: 7 days, demurrage thereafter USD 85.00 per day.</p><p style="font-size:7pt">All business is transacted under the standard trading conditions of our association, latest edition, which limit our liability. Liens apply.</p><div class="foot" style="font-size:7pt;display:flex;justify-content:space-between"><span>Bank: Tidewater Savings, a/c 0${of.invoice.slice(2)}1, SWIFT TDWTGB2L</span><span>Contact: ${of.clerk}</span><span>1 of 1</span></div>`,
    ],
  );

const plain = (of: Drawn): string =>
  sheets(
    `body{font:10pt 'Liberation Mono';font-size:8.8pt}h1{font:bold 13pt 'Liberation Mono';margin:0;text-align:center}.charges{width:100%;margin-top:3mm}.charges th{font-weight:normal;text-decoration:underline}.charges td{padding:.5mm 0}.beside td{padding:.5mm 5mm .5mm 0}hr{border:0;border-top:1pt dashed}`,
    [
      `<h1>${esc(of.forwarder)}</h1><p style="text-align:center">${of.at.street}, ${of.at.place}</p><hr><p><b>TAX INVOICE ${of.invoice}</b> dated ${dayAs(of.date, 'en-GB')}</p><p>To: ${esc(of.consignee)}, ${of.to.street}, ${of.to.place}</p><hr>${beside([['Job', `${of.mode} import`], [paperName(of), of.document], ['From', of.origin], ['To', of.destination], ['Sender of goods', of.shipper], ['Receiver of goods', of.consignee], ['Said to contain', `${of.packages} packages, ${money(of.weight, 'en-US', 1)} kg, ${money(of.volume, 'en-US', 1)} m3`], ['Terms', of.terms], ...(of.reference === null ? [] : [['Customer ref.', of.reference] as const]), ...(of.container === null ? [] : [['Unit', of.container] as const])])}<hr>${charges(of, 'charges', false)}<hr><p class="r">Subtotal ${sum2(of.total)}<br>VAT zero-rated 0.00<br><b>TOTAL ${of.currency} ${sum2(of.total)}</b></p><p>E. &amp; O. E. Payment due in ${of.days} days. Prepared by ${of.clerk}.</p><p>Track your box online - ask us for a login!</p><div class="foot" style="font-size:7.5pt">Remit to Castlegate Bank 40-17-22 / 0${of.invoice.slice(2)} ------ page 1</div>`,
    ],
  );

export const forwarderInvoice: DocumentFamily = {
  id: 'forwarder-invoice',
  language: 'eng',
  name: 'Frachtrechnungen',
  description: 'Rechnungen der Speditionen, meist auf Englisch. Je Rechnung eine Zeile.',
  fields: [
    text('Spediteur', ''),
    text('Rechnungsnummer', ''),
    text('Rechnungsdatum', ''),
    text('Frachtbrief', 'Nummer von B/L, AWB oder CMR'),
    text('Absender', 'Wer die Ware verschickt hat'),
    text('Abgangsort', ''),
    text('Zielort', ''),
    text('Container', 'Containernummer'),
    figure('Packstücke', ''),
    figure('Gewicht', 'Brutto in kg'),
    figure('Seefracht/Luftfracht/LKW', 'Nur die reine Fracht'),
    figure('Treibstoffzuschlag', ''),
    choice('Währung', '', ['EUR', 'USD', 'GBP']),
    figure('Rechnungsbetrag', ''),
  ],
  write(random, number) {
    const of = draw(random, number);
    return {
      html: number === 2 || number === 3 ? plain(of) : corporate(of),
      rows: [
        [
          of.forwarder,
          of.invoice,
          of.date,
          of.document,
          of.shipper,
          of.origin,
          of.destination,
          of.container,
          of.packages,
          of.weight,
          of.freight,
          of.fuel,
          of.currency,
          of.total,
        ],
      ],
    };
  },
};
