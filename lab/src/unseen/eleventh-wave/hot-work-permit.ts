import { choice, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { captions, dayFrom, daysAfter, figures, hour, inWords, pairs, paper, safe, look } from './paper.ts';
import { people } from './people.ts';

const SITES = [
  { site: 'Calder Vale Paper Mill', owner: 'Northfold Papers Ltd', prefix: 'HWP' },
  { site: 'St Audrey’s General Hospital', owner: 'West Mardle Hospitals NHS Trust', prefix: 'EST/HW' },
  { site: 'Quayside Depot 4', owner: 'Humberline Cold Logistics plc', prefix: 'Q4' },
  { site: 'Lambourne Secondary School', owner: 'Three Rivers Academy Trust', prefix: 'LSS-HW' },
  { site: 'The Corn Hall Theatre', owner: 'Corn Hall Arts Charity', prefix: 'CH' },
];
const JOBS: [job: string, method: string, where: string][] = [
  ['Fit two steel brackets to the chilled water riser', 'welding', 'Plant room 2, lower ground floor'],
  ['Remove redundant handrail and make good', 'grinding', 'Loading dock, north side'],
  ['Replace felt on the flat roof above the kitchen', 'gas torch', 'Roof of the kitchen block'],
  ['Joint 22 mm copper pipe to the new calorifier', 'soldering', 'Boiler house'],
  ['Cut out corroded section of the dust extraction duct', 'flame cutting', 'Workshop, bay 6'],
];
const METHODS = ['welding', 'grinding', 'gas torch', 'soldering', 'flame cutting'];
const FIRMS = [
  'Ridgeway Mechanical Services',
  'D. Pocock & Sons (Roofing)',
  'Allsteel Fabrications Ltd',
  'Kestrel Pipework',
  'Brackley Duct & Vent',
];

const STYLE = `body{font:9.5pt Helvetica,Arial,sans-serif}h1{font-size:16pt;margin:2mm 0}.band{background:#c22;color:#fff;padding:3mm;font-weight:bold;font-size:14pt}
.frame{display:grid;grid-template-columns:2fr 1fr;border:1pt solid #000;border-width:1pt 0 0 1pt}.cell{border:1pt solid #000;border-width:0 1pt 1pt 0;padding:1mm 2mm 2mm;min-height:8mm}
.cell i{display:block;font:6.5pt Arial;color:#555}.pairs td{padding:1.6mm 6mm 1.6mm 0;vertical-align:bottom}.pairs td+td{border-bottom:.7pt dotted #000;min-width:95mm}
.sq{display:inline-block;width:3.5mm;height:3.5mm;border:.7pt solid #000;text-align:center;line-height:3.5mm;margin-right:1.5mm}li{margin:1mm 0}small{color:#444}`;

const box = (ticked: boolean): string => `<span class="sq">${ticked ? '✓' : ''}</span>`;

function draw(random: SeededRandom, number: number) {
  const [job, method, where] = JOBS[number % 5] as (typeof JOBS)[number];
  const start = random.whole(15, 26) * 30;
  const day = dayFrom(random, '2026-01-12', 280);
  return {
    ...(SITES[number % 5] as (typeof SITES)[number]),
    job,
    method,
    where,
    day,
    start,
    end: start + random.whole(3, 8) * 30,
    watch: random.pick([60, 60, 90]),
    names: people(random, 'eng', 4),
    firm: FIRMS[(number + 2) % 5] as string,
    isolated: random.unless(0.3, random.chance(0.5)),
    serial: random.digits(4),
    applied: daysAfter(day, -random.whole(1, 6)),
    extinguisher: random.unless(0.5, random.pick(['6 kg dry powder', '2 × 9 l water', '5 kg CO2'])),
  };
}
type Drawn = ReturnType<typeof draw>;

const RULES = `<ol><li>All combustible material within 10 m has been removed or covered.</li><li>Gas cylinders are upright, chained and fitted with flashback arrestors.</li>
<li>The operative knows the nearest call point and has been shown the escape route.</li></ol>`;

const boxed = (of: Drawn): string =>
  `<div class="band">HOT WORK PERMIT <span style="float:right">${of.prefix} ${of.serial}</span></div><p>${of.owner} · this permit must be displayed at the place of work</p>
<div class="frame">${captions([
    ['1 Premises', of.site],
    ['2 Date of work', figures(of.day, '/')],
    ['3 Exact place', of.where],
    ['4 Requested', figures(of.applied, '/')],
    ['5 Task', of.job],
    ['6 From', hour(of.start)],
    ['7 Firm carrying out the work', of.firm],
    ['8 To', hour(of.end)],
    ['9 Operative', of.names[0] as string],
    ['10 Fire watch ends', hour(of.end + of.watch)],
    ['11 Fire watcher', of.names[1] as string],
    ['12 Extinguisher at hand', of.extinguisher],
  ])}</div><p>${METHODS.map((method) => `${box(method === of.method)}${method} &nbsp; `).join('')}</p>
<p>Sprinklers / detection isolated: ${box(of.isolated === true)} Yes ${box(of.isolated === false)} No</p>${RULES}<p>Authorised by: <b>${of.names[2]}</b> (responsible person) &nbsp;&nbsp; Signature <u>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;</u></p><small>Pink copy: contractor. White copy: estates office. Retain for 3 years.</small>`;

const dotted = (
  of: Drawn,
): string => `<p style="text-align:right">${safe(of.owner)}<br>Health &amp; Safety</p><h1>Permit to carry out hot work</h1>
${pairs([
  ['Permit no.', `${of.prefix} ${of.serial}`],
  ['Site', of.site],
  ['Location', of.where],
  ['Description of work', of.job],
  ['Equipment', of.method],
  ['Contractor', of.firm],
  ['Name of operative(s)', of.names[0] as string],
  ['Date', inWords(of.day, 'eng')],
  ['Valid between', `${hour(of.start)} and ${hour(of.end)} hours`],
  ['Fire alarm zone isolated?', of.isolated === null ? '' : of.isolated ? 'YES' : 'NO'],
  ...(of.extinguisher === null ? [] : [['Extinguisher', of.extinguisher] as const]),
])}${RULES}<p>I have inspected the area and authorise the work described above.</p><p><b>${of.names[2]}</b>, Permit issuer &nbsp; ${inWords(of.day, 'eng')}</p>
<p>Area re-inspected ${of.watch} minutes after completion by ${of.names[1]} at ${hour(of.end + of.watch)} — no sign of smouldering.</p>`;

export const hotWorkPermit: DocumentFamily = {
  id: 'hot-work-permit',
  language: 'eng',
  name: 'Hot work permits',
  description: 'Permits for welding and the like on our sites',
  fields: [
    text('Permit no', ''),
    text('Site', ''),
    text('Place of work', 'Where exactly on the site'),
    text('Work', 'What is going to be done'),
    text('Contractor', ''),
    text('Operative', 'Person doing the hot work'),
    text('Date of work', ''),
    text('Start', 'Time from which the permit is valid'),
    text('End', 'Time the permit runs out'),
    choice('Method', '', METHODS),
    yesNo('Alarm isolated', 'Were sprinklers or detectors switched off'),
    text('Extinguisher', 'Type of extinguisher provided'),
    text('Authorised by', ''),
  ],
  write(random, number) {
    const of = draw(random, number);
    const row = [
      `${of.prefix} ${of.serial}`,
      of.site,
      of.where,
      of.job,
      of.firm,
      of.names[0] as string,
      of.day,
      hour(of.start),
      hour(of.end),
    ];
    return {
      html: paper(STYLE + look(number), number % 2 === 0 ? boxed(of) : dotted(of)),
      rows: [[...row, of.method, of.isolated === null ? null : of.isolated ? 'yes' : 'no', of.extinguisher, of.names[2] as string]],
    };
  },
};
