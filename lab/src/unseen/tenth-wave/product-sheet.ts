import { choice, number as numeric, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { dayIn } from '../../generate/people-and-places.ts';
import { later, printDate } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { nth, paper, people, table, times } from './long-paper.ts';

const PRODUCTS = [
  { name: 'LX-40 Inductive level transmitter', maker: 'Kestrel Instruments Ltd', what: 'level transmitter', rod: 'Probe length (mm)' },
  { name: 'Motorised damper actuator', maker: 'Pennine Water Board', what: 'actuator', rod: 'Torque (Nm)' },
  { name: 'PQ7 Pressure switch', maker: 'Ironbridge Sensors plc', what: 'pressure switch', rod: 'Range (bar)' },
  { name: 'Remote I/O station', maker: 'Tideway Rail Infrastructure', what: 'I/O station', rod: 'Channels' },
] as const;

/** Data sheets and tender specifications of electrical devices, one row a variant that can be ordered. */
export const productSheet: DocumentFamily = {
  id: 'tenth-product-sheet',
  language: 'eng',
  name: 'Fiches techniques',
  description: 'Une ligne par variante du produit (pas les accessoires)',
  fields: [
    text('Produit', ''),
    text('Référence', 'order number of the variant'),
    numeric('Poids', 'of the variant, without packing'),
    numeric('U min', 'lowest permitted supply voltage in V'),
    numeric('U max', ''),
    numeric('T min', 'température de service minimale'),
    numeric('T max', 'operating, highest'),
    choice('Indice IP', '', ['IP20', 'IP54', 'IP65', 'IP67']),
    numeric('Consommation', 'W'),
    yesNo('ATEX', 'may it be used in explosive atmospheres?'),
    text('Sortie', 'output signal'),
    numeric('MTBF', 'years'),
    text('Matière', 'material of the housing'),
    text('Version', 'issue of the document'),
    text('Date', ''),
  ],
  write(random, number) {
    const sheet = number % 2 === 0;
    const issued = dayIn(random, 2017, 2023);
    const low = random.pick([9, 10, 18, 20.4]);
    const facts: Facts = {
      ...nth(PRODUCTS, number),
      variants: times(random.whole(6, 18), (index) => ({
        order: sheet
          ? `${random.digits(3)}.${random.digits(4)}-${String(index + 1).padStart(2, '0')}`
          : `${random.letters(2)}-${random.digits(5)}`,
        rod: (index + 1) * random.pick([5, 10, 25]),
        weight: random.whole(35, 290) / 100,
      })),
      low,
      high: random.pick([30, 32, 36, 48]),
      cold: -random.pick([10, 20, 25, 40]),
      hot: random.pick([55, 60, 70, 85]),
      ip: random.pick(['IP20', 'IP54', 'IP65', 'IP67']),
      watts: random.whole(8, 96) / 10,
      atex: random.chance(0.5),
      output: random.pick(['4 … 20 mA', '0 … 10 V', 'PNP, normally open', 'IO-Link V1.1']),
      mtbf: random.unless(0.4, random.whole(31, 188)),
      material: random.pick(['Stainless steel 1.4404', 'Die-cast aluminium', 'PBT, glass-fibre reinforced']),
      issue: sheet ? `Rev. ${random.pick(['B', 'C', 'D', 'E'])}` : `${random.whole(2, 5)}.${random.whole(0, 4)}`,
      issued: printDate(issued, sheet ? 'iso' : 'long', 'eng'),
      former: printDate(later(issued, -random.whole(200, 500)), sheet ? 'iso' : 'long', 'eng'),
    };
    const rows = facts.variants.map(({ order, weight }): TruthValue[] => [
      facts.name,
      order,
      weight,
      low,
      facts.high,
      facts.cold,
      facts.hot,
      facts.ip,
      facts.watts,
      facts.atex ? 'yes' : 'no',
      facts.output,
      facts.mtbf,
      facts.material,
      facts.issue,
      facts.issued,
    ]);
    return { html: sheet ? dataSheet(facts) : specification(random, facts), rows };
  },
};

interface Facts {
  name: string;
  maker: string;
  what: string;
  rod: string;
  variants: { order: string; rod: number; weight: number }[];
  low: number;
  high: number;
  cold: number;
  hot: number;
  ip: string;
  watts: number;
  atex: boolean;
  output: string;
  mtbf: number | null;
  material: string;
  issue: string;
  issued: string;
  former: string;
}

const signed = (degrees: number): string => `${degrees < 0 ? '-' : '+'}${Math.abs(degrees)}`;

/** Short tables of rated values in two columns, then what can be ordered. */
function dataSheet(facts: Facts): string {
  const block = (title: string, pairs: [string, string][]): string =>
    `<div class="block"><h3>${title}</h3>${table([], pairs, 'rated')}</div>`;
  const body = `<div class="band"><h1>${facts.name}</h1><p>Technical data sheet · ${facts.maker}</p></div>
    <h2>1 Description</h2><p>The ${facts.what} is intended for continuous use in process plants and machinery. It is available in ${facts.variants.length} variants that differ in size, and is configured on site by means of two push-buttons. All settings are kept when the supply fails.</p>
    <ul><li>Compact housing, any mounting position</li><li>Reverse polarity protection up to 60 V</li><li>Short-circuit proof output</li><li>Replaces series LW-30 (IP40, 12 V)</li></ul>
    <h2>2 Technical data</h2><div class="two">${block('Electrical', [
      ['Supply voltage', `${facts.low} … ${facts.high} V DC`],
      ['Residual ripple', '≤ 10 % of Us'],
      ['Test voltage', '500 V AC, 1 min'],
      ['Power consumption', `${facts.watts} W`],
      ['Inrush current', '1.2 A, 4 ms'],
      ['Output', facts.output],
      ['Response time', '25 ms'],
    ])}${block('Ambient conditions', [
      ['Storage temperature', `${signed(facts.cold - 15)} … ${signed(facts.hot + 15)} °C`],
      ['Operating temperature', `${signed(facts.cold)} … ${signed(facts.hot)} °C`],
      ['Medium temperature', '-5 … +120 °C'],
      ['Relative humidity', '10 … 95 %, non-condensing'],
      ['Vibration', '5 g, 10 … 150 Hz'],
      ['Altitude', '2000 m'],
    ])}${block('Mechanical', [
      ['Housing', facts.material],
      ['Seals', 'FKM'],
      ['Degree of protection', facts.ip],
      ['Connection', 'M12, 4-pole'],
      ['Tightening torque', '25 Nm'],
    ])}${block('Reliability and approvals', [
      ...(facts.mtbf === null ? [] : [['MTBF (SN 29500)', `${facts.mtbf} years`] as [string, string]]),
      ['EMC', 'EN 61326-1'],
      ['Shock', 'EN 60068-2-27'],
      ['Use in hazardous areas', facts.atex ? 'ATEX II 3G Ex nA IIC T4' : 'not approved'],
      ['Service life', '15 years'],
    ])}</div>
    <h2 class="new">3 Ordering information</h2>${table(
      ['Order no.', facts.rod, 'Weight (kg)', 'Packed (kg)', 'Delivery'],
      facts.variants.map(({ order, rod, weight }) => [
        order,
        rod,
        weight.toFixed(2),
        (weight + 0.35).toFixed(2),
        weight > 1.5 ? '4 weeks' : 'from stock',
      ]),
      'grid',
    )}
    <h2>4 Accessories</h2>${table(
      ['Order no.', 'Item', 'Weight (kg)'],
      [
        ['900.1201', 'Cable with M12 socket, 5 m', '0.24'],
        ['900.1202', 'Cable with M12 socket, 10 m', '0.46'],
        ['900.2230', 'Mounting bracket', '0.18'],
        ['900.4410', 'Power supply 24 V DC, IP20', '0.55'],
      ],
      'grid',
    )}
    <h2 class="new">5 Installation notes</h2><p>Installation, commissioning and maintenance shall be carried out by qualified persons only. Disconnect the supply before opening the connector. The cable shall be routed separately from power lines. Leave at least 50 mm around the housing so that the heat can escape. Where the ambient temperature exceeds +50 °C, the load current has to be reduced by 1.5 % per kelvin.</p><p>Clean with a damp cloth only. High-pressure cleaning is not permitted.</p>
    <h2>6 Document history</h2>${table(
      ['Revision', 'Date', 'Change'],
      [
        ['Rev. A', facts.former, 'First issue, supply voltage 12 V'],
        [facts.issue, facts.issued, 'Ordering information revised'],
      ],
      'grid',
    )}
    <p class="small">Subject to change without notice. Errors excepted. ${facts.maker}, Unit 7, Orchard Road Industrial Estate, Swindon SN3 4QT.</p>`;
  return paper(
    `body { font: 9.5pt/1.45 "Liberation Sans" } .band { border-left: 8px solid #d35400; padding-left: 12px } h1 { font-size: 18pt; margin: 0 } h2 { font-size: 12pt; color: #d35400 } h3 { font-size: 9.5pt; margin: 0; background: #f2e6dc; padding: 2px 6px } .two { columns: 2; column-gap: 6mm } .block { break-inside: avoid; margin-bottom: 10px }
     .rated { width: 100%; font-size: 8.5pt } .rated td { border-bottom: .5px solid #ccc; width: 50% } .grid { width: 100% } .grid td, .grid th { border: .5px solid #999; padding: 5px 6px } .small { font-size: 7.5pt }`,
    body,
    { head: [facts.name, facts.issue], foot: [`${facts.issued} · © ${facts.maker}`, '{page}/{pages}'], margin: '20mm 18mm' },
  );
}

/** Numbered requirements as in a call for tenders, lots in a schedule at the end. */
function specification(random: SeededRandom, facts: Facts): string {
  const chapters: [string, string[]][] = [
    [
      'Scope',
      [
        `This specification covers the supply of ${facts.what}s and spare parts over a term of four years.`,
        'Existing devices (24 V, IP44, delivered in 2009) remain in service and are not part of this tender.',
        'Offers shall be valid for 90 days after the closing date.',
      ],
    ],
    [
      'Electrical requirements',
      [
        `The device shall operate at any supply voltage from ${facts.low} V to ${facts.high} V DC. A peak of 60 V for 10 ms shall not damage it.`,
        `The power drawn shall not exceed ${facts.watts} W. The power supply unit shall be rated at 40 W at least.`,
        `The output signal shall be: ${facts.output}.`,
        'Insulation between circuits shall withstand 1500 V AC for one minute.',
      ],
    ],
    [
      'Environmental requirements',
      [
        `The device shall meet all requirements at ambient temperatures between ${signed(facts.cold)} °C and ${signed(facts.hot)} °C in service.`,
        `In transport and storage it shall withstand ${signed(facts.cold - 15)} °C to ${signed(facts.hot + 10)} °C.`,
        `The enclosure shall provide ingress protection ${facts.ip} to EN 60529.`,
        facts.atex
          ? 'The device shall be certified to Directive 2014/34/EU (ATEX), category 2G.'
          : 'Certification for explosive atmospheres (ATEX) is not required; the device shall not be used there.',
      ],
    ],
    [
      'Mechanical requirements',
      [
        `Material of the housing: ${facts.material}.`,
        'All fasteners shall be captive and made of stainless steel A4.',
        'The label shall be legible after 500 hours in salt spray.',
      ],
    ],
    [
      'Reliability and testing',
      [
        ...(facts.mtbf === null ? [] : [`The MTBF at 40 °C shall be at least ${facts.mtbf} years.`]),
        'Type tests shall be witnessed by the purchaser, who is to be given 14 days’ notice.',
        'Routine tests shall be carried out on every device; certificates shall be kept for ten years.',
      ],
    ],
    [
      'Delivery and warranty',
      [
        'Delivery shall be made within eight weeks of an order, DAP central stores.',
        'The warranty period shall be 36 months from delivery.',
        'Liquidated damages of 0.5 % of the value per week of delay apply, up to 5 %.',
      ],
    ],
  ];
  const [author, checker] = people(random, 'eng', 2);
  const body = `<h1>${facts.maker}</h1><h2 class="title">Tender specification<br>${facts.name}</h2>${table(
    [],
    [
      ['Issue', facts.issue],
      ['Date', facts.issued],
      ['Supersedes', `1.1 of ${facts.former}`],
      ['Prepared by', author ?? ''],
      ['Checked by', checker ?? ''],
      ['Tender no.', `T-${random.digits(5)}`],
    ],
    'grid',
  )}
    <h3>Contents</h3>${table(
      [],
      chapters.map(([title], index) => [index + 1, title, 2 + Math.floor(index / 3)]),
    )}
    <div class="new">${chapters.map(([title, parts], index) => `<h3>${index + 1} ${title}</h3>${parts.map((part, at) => `<p><b>${index + 1}.${at + 1}</b> &nbsp; ${part} <span class="tick">☐ complies ☐ deviates</span></p>`).join('')}`).join('')}</div>
    <div class="new"><h3>Annex A: Schedule of variants</h3>${table(
      ['Item', 'Stock code', facts.rod, 'Mass, kg', 'Qty p.a.', 'Unit price'],
      facts.variants.map(({ order, rod, weight }, index) => [index + 1, order, rod, weight.toFixed(2), random.whole(4, 240), '']),
      'grid',
    )}</div>
    <h3>Annex B: Declaration of the tenderer</h3><p>We confirm that our offer complies with this specification except where stated above.</p><p>Signature: ____________________ &nbsp; Date: ____________________</p>`;
  return paper(
    `body { font-size: 11.5pt; line-height: 1.6 } .title { font-size: 20pt } .grid { width: 100% } .grid td, .grid th { border: 1px solid; padding: 6px } .tick { font-size: 8.5pt; color: #555; white-space: nowrap } h3 { font-size: 13pt }`,
    body,
    { head: [`${facts.maker}`, `Issue ${facts.issue}`], foot: ['Commercial in confidence', 'Page {page} of {pages}'], margin: '25mm 23mm' },
  );
}
