import { number, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { between, dayBetween, dec, esc, iso, long, month, person, place, plus, round, sheet, two } from './paper.ts';

const SHIP = [
  ['NORTHERN', 'BALTIC', 'ORIENT', 'GOLDEN', 'CAPE', 'ISLAND', 'STELLA', 'ATLANTIC'],
  ['KESTREL', 'PIONEER', 'HARMONY', 'VENTURE', 'CURLEW', 'MERIDIAN', 'TRADER', 'FORTUNE'],
] as const;
const PORTS = [
  'SOHAR',
  'PARANAGUA',
  'RICHARDS BAY',
  'GIJON',
  'KANDLA',
  'MORMUGAO',
  'IMMINGHAM',
  'NOUADHIBOU',
  'SANTOS',
  'GDANSK',
  'ABIDJAN',
];
const YARD = ['HALVARD', 'OSTERVIK', 'PELAGOS', 'TRIDENT', 'MARWICK', 'SELKIRK'] as const;

const noonReport: DocumentFamily = {
  id: 'ship-noon-report',
  language: 'en',
  name: 'Noon reports',
  description: 'One row per daily message from a ship',
  fields: [
    text('Ship', ''),
    text('Voyage no.', ''),
    text('Day reported', 'the day the noon figures are for'),
    text('Position', 'latitude and longitude at noon'),
    number('Miles run', 'since the noon before'),
    number('Miles left', ''),
    number('Speed', 'average over the last day, knots'),
    number('Fuel oil burned', 'tonnes in the last 24 hours, not the gas oil'),
    number('Fuel oil left', 'tonnes still on board, not the gas oil'),
    text('Next port', ''),
    text('Arrival expected', ''),
  ],
  write(random) {
    const ship = `${random.pick(SHIP[0])} ${random.pick(SHIP[1])}`;
    const year = random.pick([2025, 2026]);
    const voyage = random.pick([
      `${year % 100}/${two(random.whole(1, 40))}${random.pick(['L', 'B', ''])}`,
      `${random.whole(11, 98)}${random.letters(1)}`,
    ]);
    const day = dayBetween(random, `${year}-01-05`, `${year}-12-10`);
    const stamp = (d: Date, mark: string): string =>
      `${two(d.getUTCDate())}${mark}${month(d, 'en').slice(0, 3).toUpperCase()}${mark}${d.getUTCFullYear()}`;
    const mark = random.pick([' ', '-', '']);
    const position =
      `${two(random.whole(3, 52))}-${two(random.whole(0, 59))}.${random.whole(0, 9)}${random.pick(['N', 'S'])} ` +
      `${String(random.whole(4, 168)).padStart(3, '0')}-${two(random.whole(0, 59))}.${random.whole(0, 9)}${random.pick(['E', 'W'])}`;
    const run = between(random, 228, 342, 1);
    const toGo = random.unless(0.12, random.whole(310, 6800));
    const speed = round(run / 24 + 0.03, 2);
    const wind = random.unless(0.1, random.whole(2, 8));
    const burned = between(random, 17, 34, 1);
    const left = random.unless(0.08, between(random, 210, 1400, 1));
    const port = random.pick(PORTS);
    const from = random.pick(PORTS.filter((p) => p !== port));
    const eta = random.unless(0.15, plus(day, random.whole(2, 19)));
    const master = person(random, 'en', false);
    const zone = random.pick(['UTC+3', 'UTC-2', 'UTC+5', 'UTC+8', 'UTC']);
    const office = `${random.pick(YARD)} ${random.pick(['BULK', 'SHIPPING', 'CHARTERING', 'MARITIME'])}`;
    const engine = random.chance(0.25) ? `ME STOPPED 0.${random.whole(2, 9)} HRS FOR INJECTOR CHANGE` : 'NIL';
    const dir = random.pick(['SW', 'NE', 'WNW', 'ESE', 'S', 'NNW']);
    const gasoil = between(random, 0.1, 2.4, 1);
    const items: [string, string][] = [
      ['DATE / TIME', `${stamp(day, mark)} / 1200 LT (${zone})`],
      ['POSN', position],
      ['COURSE', `${String(random.whole(1, 359)).padStart(3, '0')} DEG`],
      ['DIST NOON/NOON', `${dec(run, 1, '.', ',')} NM`],
      ['DIST SINCE COSP', `${dec(random.whole(400, 5200), 0, '.', ',')} NM`],
      ['DTG', toGo === null ? '' : `${dec(toGo, 0, '.', ',')} NM`],
      ['AVG SPD 24H / VOY', `${speed.toFixed(2)} KN / ${between(random, 11, 14, 2).toFixed(2)} KN`],
      ['ME RPM / SLIP', `${between(random, 84, 104, 1)} / ${between(random, 1, 9, 1)} PCT`],
      ['WIND', wind === null ? 'NOT OBSERVED' : `${dir} BF ${wind}`],
      ['SEA / SWELL', `${dir} ${random.whole(2, 6)} / ${between(random, 0.5, 4, 1)} M`],
      ['CONS 24H', `VLSFO ${burned.toFixed(1)} MT   LSMGO ${gasoil.toFixed(1)} MT`],
      ['ROB', `${left === null ? '' : `VLSFO ${dec(left, 1, '.', ',')} MT   `}LSMGO ${between(random, 40, 160, 1).toFixed(1)} MT`],
      ['FW ROB / PROD', `${random.whole(60, 240)} MT / ${random.whole(5, 18)} MT`],
      ['LAST PORT', `${from} (SAILED ${stamp(plus(day, -random.whole(2, 15)), mark)})`],
      ['NEXT PORT', port],
      ['ETA', eta === null ? 'TBA' : `${stamp(eta, mark)} ${two(random.whole(0, 23))}00 LT AGW WP`],
      ['STOPPAGES', engine],
    ];
    const style = random.whole(0, 2);
    const line = ([label, value]: [string, string], i: number): string =>
      style === 0
        ? `${String.fromCharCode(65 + i)}. ${label.padEnd(19)}: ${value}`
        : style === 1
          ? `${two(i + 1)}/ ${label.padEnd(20, '.')} ${value}`
          : `${label}: ${value}`;
    const head = [
      `FROM : MASTER M/V "${ship}"`,
      `TO   : ${office} - OPS`,
      `CC   : TECH SUPT ${person(random, 'en').last.toUpperCase()} / CHARTERERS`,
      `SENT : ${stamp(day, '-')} 12${two(random.whole(10, 58))} LT   VIA FLEETBB   MSG ${random.digits(5)}`,
      '',
      `SUBJ : ${ship} - VOY ${voyage} - NOON REPORT`,
      '-'.repeat(64),
      '',
    ];
    const tail = [
      '',
      random.pick([
        'REMARKS: VSL FOLLOWING WEATHER ROUTING ADVICE. ALL WELL ON BOARD.',
        'RMKS: HOLD CLEANING IN PROGRESS, WX PERMITTING.',
        '',
      ]),
      '',
      'B.RGDS',
      `CAPT. ${master.full.toUpperCase()}`,
      `MASTER ${ship}   IMO 9${random.digits(6)}   CALL SIGN ${random.letters(2)}${random.digits(2)}${random.letters(1)}`,
    ];
    const html = sheet(
      'en',
      `pre{font:${style === 2 ? 12 : 13}px/1.45 "Liberation Mono";margin:0;white-space:pre-wrap}.top{font:9px "Liberation Sans";
       color:#555;border-bottom:1px solid #999;margin-bottom:22px;padding-bottom:3px;display:flex;justify-content:space-between}`,
      `<div class="top"><span>Inbox - ops desk</span><span>Page 1 of 1</span></div><pre>${esc(
        [...head, ...items.map(line), ...tail].join('\n'),
      )}</pre>`,
      '20mm 18mm',
    );
    const row: TruthValue[] = [ship, voyage, iso(day), position, run, toGo, speed, burned, left, port, eta && iso(eta)];
    return { html, rows: [row] };
  },
};

const SUBJECTS = [
  ['A', 'The', 'Study of a', 'View of a'],
  ['harbour', 'mill', 'cornfield', 'fishing fleet', 'chapel', 'ford', 'shepherd', 'kitchen garden', 'quay'],
  ['at dusk', 'after rain', 'in winter', 'near Wexcombe', 'by moonlight', 'with figures', 'at low tide', 'in the Dales'],
] as const;
const MEDIA = [
  'oil on canvas',
  'oil on panel',
  'watercolour heightened with white',
  'pencil and watercolour',
  'gouache on card',
  'pastel on paper',
];
const BRONZE = ['bronze, brown patina', 'carved limewood', 'terracotta', 'white marble'];
const FIGURES = ['Seated girl', 'Leaping hare', 'Head of a fisherman', 'Mare and foal', 'Mother and child', 'The reaper'];

function lot(random: SeededRandom, at: string): { html: string; row: TruthValue[] } {
  const artist = person(random, 'en');
  const name = artist.full.toUpperCase();
  const born = random.whole(1790, 1958);
  const living = born > 1935;
  const country = random.pick(['British', 'Scottish', 'Irish', 'Dutch', 'French', 'American']);
  const sculpture = random.chance(0.22);
  const medium = random.pick(sculpture ? BRONZE : MEDIA);
  const title = sculpture ? random.pick(FIGURES) : SUBJECTS.map((part) => random.pick(part)).join(' ');
  const signed = random.chance(0.7);
  const height = between(random, 14, 96, random.chance(0.5) ? 0 : 1);
  const width = sculpture ? null : between(random, 16, 120, random.chance(0.5) ? 0 : 1);
  const inch = (cm: number): string => `${Math.round(cm / 2.54)}`;
  const low = random.unless(0.1, random.pick([80, 150, 200, 300, 400, 600, 800, 1200, 2000, 4000, 10000]));
  const high = low === null ? null : round(low * 1.5, 0);
  const from = random.unless(
    0.45,
    random.pick([
      `The estate of the late ${person(random, 'en').full}`,
      `Private collection, ${place(random, 'en')}`,
      `${person(random, 'en').last} Galleries, Bath`,
      `By descent in the ${person(random, 'en').last} family`,
    ]),
  );
  const mark = signed
    ? random.pick([
        `signed '${artist.first[0]}. ${artist.last}' ${sculpture ? '(on the base)' : '(lower right)'}`,
        'signed with initials',
        'signed and dated',
      ])
    : 'unsigned';
  const size =
    width === null
      ? `height ${height} cm. (${inch(height)} in.)`
      : `${height} x ${width}
    cm. (${inch(height)} x ${inch(width)} in.)`;
  const price = low === null ? 'Estimate on request' : `£${dec(low, 0, '.', ',')}–${dec(high ?? 0, 0, '.', ',')}`;
  const dates = living ? `${country}, b. ${born}` : `${country}, ${born}–${born + random.whole(38, 84)}`;
  const html = `<div class="lot"><div class="n">${at}</div><div class="who">${esc(name)} <span>(${dates})</span></div>
    <div class="t">${esc(title)}</div><div>${esc(mark)}</div><div>${esc(medium)}</div><div>${size}</div>
    ${from ? `<div class="p"><b>PROVENANCE:</b><br>${esc(from)}</div>` : ''}
    ${
      random.chance(0.25)
        ? `<div class="p"><b>EXHIBITED:</b><br>Royal West Academy, ${born + random.whole(28, 37)},
    no. ${random.whole(3, 480)}</div>`
        : ''
    }
    <div class="e">${price}</div></div>`;
  return { html, row: [at, name, born, title, medium, height, width, signed ? 'yes' : 'no', low, high, from] };
}

const auction: DocumentFamily = {
  id: 'auction-catalogue-lots',
  language: 'en',
  name: 'Auction lots',
  description: 'A row for each lot in the catalogue',
  fields: [
    text('Lot', ''),
    text('Artist', 'name only'),
    number('Born', 'year'),
    text('Title of work', ''),
    text('Made of', 'material and technique'),
    number('Height cm', 'first of the two measures; for sculpture the only one'),
    number('Width cm', ''),
    yesNo('Signed', ''),
    number('Low estimate', ''),
    number('High estimate', ''),
    text('Where it comes from', 'earlier owners, empty if none are named'),
  ],
  write(random, at) {
    const firm = `${person(random, 'en').last} & ${person(random, 'en').last}`;
    const day = dayBetween(random, '2025-02-01', '2026-11-20');
    let n = random.whole(1, 480);
    const lots = Array.from({ length: random.whole(7, 12) }, () => {
      n += 1;
      return lot(random, random.chance(0.06) ? `${n}A` : `${n}`);
    });
    const columns = at % 3 === 2 ? 1 : 2;
    const html = sheet(
      'en',
      `body{font:12px/1.4 "Liberation Serif"}.run{display:flex;justify-content:space-between;font-size:10px;letter-spacing:1px;
       border-bottom:.5px solid #000;padding-bottom:3px;margin-bottom:16px}.all{columns:${columns};column-gap:10mm}
       .lot{break-inside:avoid;margin-bottom:20px;${columns === 1 ? 'padding-left:34mm;position:relative' : ''}}
       .n{font-weight:bold;font-size:15px;${columns === 1 ? 'position:absolute;left:0' : ''}}.who{font-weight:bold}
       .who span{font-weight:normal}
       .t{font-style:italic;font-size:13px}.p{font-size:10px;margin-top:4px}
       .e{margin-top:4px;font-weight:bold;${columns === 1 ? 'text-align:right' : ''}}
       .foot{margin-top:14px;font-size:9px;text-align:center;color:#444}`,
      `<div class="run"><span>${esc(firm.toUpperCase())}</span><span>PAINTINGS &amp; SCULPTURE</span><span>${long(day, 'en')},
        10.30am</span></div>
       <div class="all">${lots.map((l) => l.html).join('')}</div>
       <div class="foot">Buyer’s premium 25% + VAT. Lots are sold in the order of the
       catalogue, about 110 an hour. Viewing from ${long(plus(day, -3), 'en')}.</div>`,
      '16mm 18mm',
    );
    return { html, rows: lots.map((l) => l.row) };
  },
};

export const SEA_AND_SALE: readonly DocumentFamily[] = [noonReport, auction];
