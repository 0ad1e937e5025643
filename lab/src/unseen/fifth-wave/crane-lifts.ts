import { number, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { aDay, between, clock, figure, page, person, place, round, show, shown, word, workday } from '../fourth-wave/paper.ts';
import { said } from './said.ts';

const LOADS = [
  'Precast stair flight',
  'Bundle of rebar, 16 mm',
  'Air handling unit AHU-2',
  'Steel beam, grid C4 to C7',
  'Pallet of roof slates',
  'Concrete skip, 1.5 m3',
  'Curtain wall stillage',
  'Generator set',
  'Timber frame panel P11',
  'Site cabin, empty',
  'Lift shaft lid',
];
const GEAR = ['2-leg chain 10 mm', '4-leg chain 13 mm', 'webbing slings 3 t x 2', 'spreader beam 4 m', 'block grab', 'skip chains'];

/** A crane hire firm's schedule of a day's lifts: a ruled table, a row a lift. */
export const craneLifts: DocumentFamily = {
  id: 'crane-lifts',
  language: 'en',
  name: 'Lifts',
  description: 'one line per lift',
  fields: [
    text('site', ''),
    text('day', ''),
    text('AP', 'appointed person'),
    text('lift', 'its number'),
    text('what', 'the thing lifted'),
    number('kg', 'weight of the load without the lifting gear'),
    number('radius', 'metres'),
    number('SWL', 'kilos the crane may lift at that radius'),
    number('util', 'percent'),
    text('rigging', ''),
    text('at', 'planned time'),
    yesNo('tandem', ''),
    text('slinger', ''),
  ],
  write(random, at) {
    const rows: TruthValue[][] = [];
    const site = `${word(random, 'Harbour Foundry Cannon Weaver Quarry Albion')} ${word(random, 'Wharf Yard Gardens Court Works')}`;
    const town = place(random, 'en');
    const day = workday(aDay(random, '2025-02-03', 420));
    const appointed = random.unless(0.15, person(random, 'en').full);
    const slingers = [person(random, 'en').full, person(random, 'en').full];
    let minutes = random.whole(14, 16) * 30;
    const lines = random.some(LOADS, random.whole(5, 9)).map((load, i) => {
      const name = `${at % 2 ? 'L' : ''}${String(i + 1).padStart(2, '0')}`;
      const weight = random.whole(18, 330) * 10;
      const gear = random.whole(3, 18) * 10;
      const limit = Math.ceil((weight + gear) / random.pick([0.42, 0.55, 0.68, 0.79]) / 50) * 50;
      const kilos = random.unless(0.06, weight);
      const radius = random.unless(0.06, between(random, 6, 32, 1));
      const use = random.unless(0.08, round(((weight + gear) / limit) * 100, 0));
      const rigging = random.unless(0.1, random.pick(GEAR));
      const time = random.unless(0.1, clock(minutes));
      const tandem = random.unless(0.1, random.chance(0.15));
      const slinger = random.unless(0.15, random.pick(slingers));
      minutes += random.whole(2, 7) * 10;
      rows.push([
        { anyOf: [site, `${site}, ${town}`] },
        day,
        appointed,
        name,
        load,
        kilos,
        radius,
        limit,
        use,
        rigging,
        time,
        said(tandem),
        slinger,
      ]);
      return `<tr><td class=c>${name}<td>${shown(time)}<td>${load}<td class=n>${kilos === null ? '' : figure(kilos, 'en', 0)}<td class=n>${gear}
<td class=n>${radius === null ? '' : figure(radius, 'en', 1)}<td class=n>${figure(limit, 'en', 0)}<td class=n>${use === null ? '' : `${use}%`}<td>${shown(rigging)}<td
class=c>${tandem === null ? '' : tandem ? 'Y' : 'N'}<td>${shown(slinger)}`;
    });
    const html = page(
      'en',
      '11mm 12mm',
      `body{font:8.6pt/1.3 "Liberation Sans"}.hd{background:#222;color:#ffd400;padding:9px 13px;display:flex;justify-content:space-between}.hd b{font-size:15pt}
.in{display:grid;grid-template-columns:auto 1fr auto 1fr auto 1fr;gap:3px 10px;margin:11px 0}.in span:nth-child(odd){font-weight:bold}
table{width:100%}td,th{border:1px solid #222;padding:4px 5px}th{background:#eee;font-size:7.6pt;vertical-align:bottom}.n{text-align:right}.c{text-align:center}
ol{margin:10px 0 0;padding-left:18px}.sg{display:flex;gap:40px;margin-top:40px}.sg span{border-top:1px solid #000;min-width:200px;padding-top:2px}`,
      `<div class=hd><b>${word(random, 'Titan Heron Girder Atlas')} Crane Hire</b><span>SCHEDULE OF LIFTS<br>Job ${random.digits(5)} / sheet 1</span></div>
<div class=in><span>Site</span><span>${site}, ${town}</span><span>Date of lifts</span><span>${show(day, at % 2 ? 'w D MMMM YYYY' : 'DD.MM.YY', 'en')}</span><span>Crane</span>
<span>${random.pick(['60 t all-terrain', '40 t city crane', '100 t all-terrain'])}, fleet no. ${random.digits(3)}</span><span>Appointed person</span><span>${shown(appointed)}</span><span>Crane supervisor</span>
<span>${person(random, 'en').full}</span><span>Operator</span><span>${person(random, 'en').full}</span></div>
<table><thead><tr><th>Lift<th>Time<th>Description of load<th class=n>Load<br>kg<th class=n>Gear<br>kg<th class=n>Max.<br>radius m<th class=n>Rated cap.<br>kg<th class=n>Used<th>Slinging<th>Tandem<br>Y/N<th>Slinger / signaller</thead>
${lines.join('')}</table>
<ol><li>Used = (load + gear) / rated capacity. No lift above 80% without a new plan.<li>Stop at gusts over ${random.pick([9.8, 11, 12.5])} m/s at the jib head.
<li>Outrigger mats 1 m x 1 m, ground bearing ${random.whole(9, 20) * 10} kN/m2 checked by the client.</ol>
<div class=sg><span>Appointed person</span><span>Client</span></div>`,
      'A4 landscape',
    );
    return { html, rows };
  },
};
