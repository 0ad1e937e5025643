import { choice, number, text, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { person } from '../../generate/people-and-places.ts';
import { aDay, between, clock, dated, figure, sheet, shown } from './paper.ts';

const KINDS = [
  { code: 'CAR', printed: 'Car', asked: 'Pkw', length: [3.8, 5.2], weight: [1.1, 2.4] },
  { code: 'CAR', printed: 'Car', asked: 'Pkw', length: [3.8, 5.2], weight: [1.1, 2.4] },
  { code: 'HGV', printed: 'Lorry', asked: 'Lkw', length: [9, 16.5], weight: [14, 43] },
  { code: 'MH', printed: 'Motorhome', asked: 'Wohnmobil', length: [5.6, 8.2], weight: [2.9, 4.4] },
  { code: 'MC', printed: 'Motorcycle', asked: 'Motorrad', length: [2, 2.5], weight: [0.2, 0.4] },
  { code: 'COA', printed: 'Coach', asked: 'Bus', length: [10, 13.5], weight: [11, 18] },
] as const;

/** The list of the vehicles on a ferry's sailing: a ruled table over two pages. */
export const ferryManifest: DocumentFamily = {
  id: 'ferry-manifest',
  language: 'en',
  name: 'Fähre',
  description: 'eine Zeile pro Fahrzeug',
  fields: [
    text('Schiff', ''),
    text('Reisetag', ''),
    text('Abfahrt', 'Uhrzeit laut Liste'),
    text('Kennzeichen', ''),
    choice('Fahrzeugart', '', ['Pkw', 'Lkw', 'Wohnmobil', 'Motorrad', 'Bus']),
    number('Länge', 'in Metern'),
    number('Gewicht', 'in Tonnen, leer lassen wenn nichts dasteht'),
    number('Leute', 'wie viele im Fahrzeug sitzen'),
    text('Spur', ''),
  ],
  write(random, at) {
    const rows: TruthValue[][] = [];
    const ship = `MV ${random.pick(['Isle of Torsay', 'Lady Maud', 'Hebridean Tern', 'Solent Rose', 'Orcadian'])}`;
    const [from, to] = random.pick([
      ['Oban', 'Craignure'],
      ['Scrabster', 'Stromness'],
      ['Lymington', 'Yarmouth'],
      ['Ardrossan', 'Brodick'],
    ] as const);
    const day = aDay(random, '2025-03-01', 500);
    const time = clock(random.whole(13, 40) * 30);
    const coded = at % 2 === 0;
    const lines = Array.from({ length: random.whole(38, 52) }, (_, i) => {
      const kind = random.pick(KINDS);
      const plate = `${random.letters(2)}${random.digits(2)} ${random.letters(3)}`;
      const length = between(random, kind.length[0], kind.length[1], 1);
      const weight = random.unless(kind.asked === 'Lkw' ? 0 : 0.35, between(random, kind.weight[0], kind.weight[1], 1));
      const people = random.unless(0.06, kind.asked === 'Bus' ? random.whole(17, 52) : random.whole(1, kind.asked === 'Pkw' ? 5 : 2));
      const lane = random.unless(0.08, `${random.pick(['A', 'B', 'C'])}${random.whole(1, 6)}`);
      rows.push([{ anyOf: [ship, ship.slice(3)] }, day, time, plate, kind.asked, length, weight, people, lane]);
      const cells = coded
        ? [i + 1, plate, kind.code, figure(length, 'en', 1), figure(weight, 'en', 1), shown(people), shown(lane), '']
        : [
            i + 1,
            shown(lane),
            kind.printed,
            plate,
            shown(people),
            `${figure(length, 'en', 1)} m`,
            weight === null ? '–' : `${figure(weight, 'en', 1)} t`,
            random.pick(['', '', 'pre-paid', 'fuel can', 'dog']),
          ];
      return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    });
    const heads = coded
      ? ['#', 'Reg.', 'Type', 'Len.', 'Wt.', 'Pax', 'Lane', 'Chk']
      : ['No', 'Deck lane', 'Vehicle', 'Registration', 'Persons', 'Length', 'Weight', 'Remarks'];
    const head = `<tr>${heads.map((one) => `<th>${one}</th>`).join('')}</tr>`;
    const split = random.whole(24, 28);
    const voyage = coded
      ? `<h1>VEHICLE MANIFEST</h1><p>Vessel: <b>${ship}</b> &nbsp; Voyage ${random.digits(4)}</p><p>${from} – ${to} &nbsp; ${dated(day, 'DD MMMM YYYY')} &nbsp; Dep. ${time}</p><p class=s>CAR = car, HGV = goods vehicle, MH = motorhome, MC = motorcycle, COA = coach. Length in metres, weight in tonnes.</p>`
      : `<div class=top><div><b>${ship}</b><br>Car deck list</div><div>Sailing date ${dated(day, 'DD/MM/YYYY')}<br>${from} to ${to}, ${time}</div><div>Master<br>${person(random, 'eng')}</div></div>`;
    const html = sheet(
      `body{font:9.5pt/1.25 "Liberation Sans"}h1{font-size:15pt;margin:0 0 6px}p{margin:3px 0}.s{font-size:7.5pt}.top{display:flex;justify-content:space-between;border:1px solid #000;padding:8px;margin-bottom:9px}
table{width:100%}td,th{border:1px solid #444;padding:3px 6px;text-align:left}th{background:#e4e4e4}.next{break-before:page}`,
      `${voyage}<table>${head}${lines.slice(0, split).join('')}</table><p class=s>Page 1 of 2</p>
<div class=next><p class=s>${ship}, ${from} – ${to}, continued</p><table>${at % 3 === 2 ? '' : head}${lines.slice(split).join('')}</table>
<p>Total vehicles: ${lines.length}</p><p style="margin-top:34px">Loading officer ______________________</p><p class=s>Page 2 of 2</p></div>`,
    );
    return { html, rows };
  },
};
