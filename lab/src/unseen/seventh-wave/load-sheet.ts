import { number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { person } from '../../generate/people-and-places.ts';
import { said } from '../fifth-wave/said.ts';
import { aDay, clock, dated, figure, sheet } from '../sixth-wave/paper.ts';
import { box, safe } from './paper.ts';

const LEGS = [
  ['DUB', 'FAO'],
  ['BRS', 'AGP'],
  ['EDI', 'GVA'],
  ['LPL', 'KRK'],
  ['ABZ', 'LSI'],
] as const;

/** What an aeroplane weighs before it leaves: a teletype print, a ruled form with boxes, or two columns. */
export const loadSheet: DocumentFamily = {
  id: 'load-sheet',
  language: 'en',
  name: 'Load sheets',
  description: '',
  fields: [
    text('flight', ''),
    text('date', ''),
    text('registration', 'of the aircraft'),
    text('from', ''),
    text('to', ''),
    text('crew', 'cockpit/cabin'),
    number('pax', 'all passengers, infants left out'),
    number('infants', ''),
    number('baggage', 'kg'),
    number('ZFW', 'actual zero fuel weight'),
    number('max ZFW', ''),
    number('trip fuel', 'kg'),
    number('TOW', 'take-off weight, actual'),
    number('LAW', 'landing weight, actual'),
    number('underload', ''),
    number('MAC at take-off', '%'),
    yesNo('dangerous goods', 'any on board?'),
    text('captain', ''),
    text('prepared by', ''),
    number('cargo', 'freight and mail, kg'),
    text('catering', ''),
  ],
  write(random, at) {
    const layout = at % 3;
    const [from, to] = random.pick(LEGS);
    const flight = `${random.pick(['KE', 'SX', 'ZB'])}${random.digits(3)}`;
    const day = aDay(random, '2025-02-01', 380);
    const registration = `${random.pick(['G', 'EI', '9H'])}-${random.letters(layout === 2 ? 3 : 4)}`;
    const crew = `${random.pick([2, 2, 3])}/${random.pick([3, 4])}`;
    const [men, women, children, infants] = [random.whole(30, 80), random.whole(30, 80), random.whole(0, 14), random.whole(0, 5)];
    const pax = men + women + children;
    const baggage = pax * random.whole(9, 15);
    const cargo = random.unless(0.25, random.whole(2, 19) * 45);
    const dry = random.whole(41_200, 43_400);
    const zfw = dry + men * 88 + women * 70 + children * 35 + baggage + (cargo ?? 0);
    const fuel = random.whole(62, 98) * 100;
    const trip = fuel - random.whole(22, 34) * 100;
    const [maxZfw, maxTow, maxLaw] = [61_688, random.pick([70_080, 73_709]), 65_317];
    const [tow, law] = [zfw + fuel, zfw + fuel - trip];
    const underload = Math.min(maxZfw - zfw, maxTow - tow, maxLaw - law);
    const mac = random.whole(180, 279) / 10;
    const dangerous = layout === 1 ? random.chance(0.4) : random.unless(0.35, random.chance(0.4));
    const captain = random.unless(0.1, person(random, 'eng'));
    const agent = random.unless(0.2, person(random, 'eng'));
    const time = clock(random.whole(330, 1290), '');
    const kg = (value: number): string => figure(value, 'en');
    let html: string;
    if (layout === 0) {
      const pad = (value: string | number, width: number): string => String(value).padStart(width);
      html = sheet(
        "pre{font:10.5pt/1.35 'Liberation Mono'}",
        `<pre>L O A D S H E E T           CHECKED          APPROVED           EDNO
ALL WEIGHTS IN KILOS                                             ${random.whole(1, 3)}
FROM/TO  FLIGHT   A/C REG  VERSION   CREW   DATE       TIME
${from}/${to}  ${flight.padEnd(9)}${registration.padEnd(9)}Y189      ${crew}    ${dated(day, 'DD/MM/YY')}   ${time}

                          WEIGHT       DISTRIBUTION
LOAD IN COMPARTMENTS      ${pad(baggage + (cargo ?? 0), 6)}       1/${Math.round(baggage * 0.4)} 4/${baggage - Math.round(baggage * 0.4)}
  BAGGAGE                 ${pad(baggage, 6)}
  CARGO AND MAIL          ${pad(cargo ?? '', 6)}
PASSENGERS                ${pad(men * 88 + women * 70 + children * 35, 6)}       ${men}/${women}/${children}/${infants}   TTL ${pax} INF ${infants}
DRY OPERATING WEIGHT      ${pad(dry, 6)}
ZERO FUEL WEIGHT ACTUAL   ${pad(zfw, 6)}       MAX ${maxZfw}
TAKE OFF FUEL             ${pad(fuel, 6)}
TAKE OFF WEIGHT  ACTUAL   ${pad(tow, 6)}       MAX ${maxTow}
TRIP FUEL                 ${pad(trip, 6)}
LANDING WEIGHT   ACTUAL   ${pad(law, 6)}       MAX ${maxLaw}

BALANCE AND SEATING CONDITIONS
DOI ${random.whole(40, 60)}.${random.whole(10, 99)}     LITOW ${random.whole(40, 60)}.${random.whole(10, 99)}
MACZFW ${(mac - 1.3).toFixed(1)}   MACTOW ${mac.toFixed(1)}
UNDERLOAD BEFORE LMC      ${pad(underload, 6)}

CAPTAINS INFORMATION
${dangerous === null ? '' : `DANGEROUS GOODS ${dangerous ? 'YES, SEE NOTOC' : 'NIL'}\n`}${captain === null ? '' : `CAPTAIN ${captain}\n`}${agent === null ? '' : `PREPARED BY ${agent}\n`}END LOADSHEET</pre>`,
      );
    } else if (layout === 1) {
      const cell = (label: string, value: string | number | null, wide = 1): string =>
        `<div style="grid-column:span ${wide}"><small>${label}</small>${safe(value) || '&nbsp;'}</div>`;
      const line = (label: string, value: number | null, most = ''): string =>
        `<tr><td>${label}</td><td>${value === null ? '' : kg(value)}</td><td>${most}</td></tr>`;
      html = sheet(
        "body{font:10pt 'Liberation Sans'}h1{font-size:13pt;margin:0 0 2mm}.g{display:grid;grid-template-columns:repeat(6,1fr);border:.8pt solid #000}.g div{border:.4pt solid #000;padding:.6mm 1.5mm}small{display:block;font-size:6.3pt}table{width:78%;margin:5mm 0}td,th{border:.5pt solid #000;padding:1.3mm 2mm;text-align:left}td:nth-child(n+2){text-align:right}.tick{margin:3mm 0}",
        `<h1>Manual load and trim sheet</h1><div class="g">${[
          cell('FLIGHT No.', flight),
          cell('DATE', dated(day, 'D MMMM YYYY'), 2),
          cell('A/C REG.', registration),
          cell('FROM', from),
          cell('TO', to),
          cell('CREW', crew),
          cell('ADULTS', men + women),
          cell('CHILDREN', children),
          cell('TOTAL PAX', pax),
          cell('INFANTS', infants),
          cell('STD', time),
        ].join('')}</div><table><tr><th>Weights in kg</th><th>Actual</th><th>Maximum</th></tr>${[
          line('Dry operating weight', dry),
          line('Baggage', baggage),
          line('Cargo + mail', cargo),
          line('Zero fuel weight', zfw, kg(maxZfw)),
          line('Take-off fuel', fuel),
          line('Take-off weight', tow, kg(maxTow)),
          line('Trip fuel', trip),
          line('Landing weight', law, kg(maxLaw)),
          line('Underload before last minute changes', underload),
        ].join(
          '',
        )}</table><div>Centre of gravity at take-off: ${mac.toFixed(1)} % MAC</div><div class="tick">Dangerous goods: ${box(dangerous === true)} yes &nbsp; ${box(dangerous === false)} no</div><div class="g" style="grid-template-columns:1fr 1fr 1fr">${cell('PREPARED BY', agent)}${cell('COMMANDER', captain)}${cell('SIGNATURE', null)}</div>`,
      );
    } else {
      const pair = (label: string, value: string | null): string => (value === null ? '' : `<dt>${label}</dt><dd>${safe(value)}</dd>`);
      html = sheet(
        "body{font:9.5pt/1.4 'DejaVu Sans'}h1{font-size:22pt;margin:0}h2{font-size:10pt;color:#06547a;margin:3mm 0 1mm;border-bottom:.6pt solid #06547a}.two{display:grid;grid-template-columns:1fr 1fr;gap:10mm}dl{display:grid;grid-template-columns:1.5fr 1fr;margin:0}dd{margin:0;text-align:right}",
        `<h1>${flight} &nbsp;${from}–${to}</h1><div>Final loadsheet for ${dated(day, 'D MMMM YYYY')}, off blocks ${time} UTC</div><div class="two"><div><h2>Aircraft and people</h2><dl>${[
          pair('Registration', registration),
          pair('Crew on board', crew),
          pair('Male / female', `${men} / ${women}`),
          pair('Children', String(children)),
          pair('Passengers', String(pax)),
          pair('Infants on lap', String(infants)),
          pair('Captain', captain),
          pair('Load controller', agent),
        ].join(
          '',
        )}</dl><h2>Deadload</h2><dl>${pair('Bags', `${kg(baggage)} kg`)}${pair('Freight and mail', cargo === null ? null : `${kg(cargo)} kg`)}</dl><p>${dangerous === null ? '' : dangerous ? 'Dangerous goods are loaded in hold 4, see the notification.' : 'No dangerous goods on board.'}</p></div><div><h2>Masses</h2><dl>${[
          pair('ZFM', `${kg(zfw)} kg`),
          pair('limit', `${kg(maxZfw)} kg`),
          pair('Ramp fuel', `${kg(fuel + 180)} kg`),
          pair('TOM', `${kg(tow)} kg`),
          pair('limit', `${kg(maxTow)} kg`),
          pair('Trip fuel', `${kg(trip)} kg`),
          pair('LM', `${kg(law)} kg`),
          pair('limit', `${kg(maxLaw)} kg`),
          pair('Underload', `${kg(underload)} kg`),
        ].join(
          '',
        )}</dl><h2>Balance</h2><dl>${pair('ZFM CG', `${(mac - 1.3).toFixed(1)} %`)}${pair('TOM CG', `${mac.toFixed(1)} %`)}</dl></div></div>`,
      );
    }
    return {
      html,
      rows: [
        [
          flight,
          day,
          registration,
          from,
          to,
          crew,
          pax,
          infants,
          baggage,
          zfw,
          maxZfw,
          trip,
          tow,
          law,
          underload,
          mac,
          said(dangerous),
          captain,
          agent,
          cargo,
          null,
        ],
      ],
    };
  },
};
