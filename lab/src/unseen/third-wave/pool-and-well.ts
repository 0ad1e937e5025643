import { choice, number, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { between, dayBetween, esc, iso, mdy, person, place, plus, sheet, street, tick } from './paper.ts';

const CLUBS = ['Marlins', 'Otters', 'Stingrays', 'Barracudas', 'Aquatic Club', 'Swim Team', 'Tide'];
const STROKES = ['Freestyle', 'Backstroke', 'Breaststroke', 'Butterfly', 'IM'];
const FOULS = ['Alternating Kick', 'False Start', 'Missed touch - 50 turn', 'Scissors kick', 'Not on back off wall'];
const POINTS = [20, 17, 16, 15, 14, 13, 12, 11];

const clock = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const rest = (seconds - minutes * 60).toFixed(2);
  return minutes > 0 ? `${minutes}:${rest.padStart(5, '0')}` : rest;
};

function heat(random: SeededRandom, event: number, teams: string[]): { html: string; rows: TruthValue[][] } {
  const girls = event % 2 === 1;
  const [low, group] = random.pick([
    [9, '9-10'],
    [11, '11-12'],
    [13, '13-14'],
    [15, '15-18'],
  ] as const);
  const metres = random.pick([50, 100, 200]);
  const title = `${girls ? 'Girls' : 'Boys'} ${group} ${metres} Yard ${random.pick(STROKES)}`;
  const base = (metres / 50) * between(random, 29, 38, 2);
  const rows: TruthValue[][] = [];
  const lines: string[] = [];
  const count = random.whole(4, 8);
  const fouls = random.chance(0.35) ? 1 : 0;
  let time = base;
  for (let i = 0; i < count; i++) {
    const who = person(random, 'en', girls);
    const name = `${who.last}, ${who.first}${random.chance(0.4) ? ` ${random.letters(1)}` : ''}`;
    const age = random.whole(low, low + (group === '15-18' ? 3 : 1));
    const team = random.pick(teams);
    time += between(random, 0.12, 2.9, 2);
    const seed = random.unless(0.15, clock(time + between(random, -1.2, 2.5, 2)));
    const out = i >= count - fouls;
    const points = out ? null : (POINTS[i] ?? null);
    lines.push(
      `${(out ? '--' : String(i + 1)).padStart(3)} ${name.padEnd(24)}${String(age).padStart(3)} ${team.padEnd(26)}` +
        `${(seed ?? 'NT').padStart(9)}${(out ? 'DQ' : clock(time)).padStart(11)}${String(points ?? '').padStart(7)}`,
    );
    if (out) lines.push(`      ${random.pick(FOULS)}`);
    else if (metres > 50) {
      const half = time * 0.48;
      lines.push(`${''.padStart(12)}${clock(half).padStart(9)}${clock(time).padStart(12)} (${clock(time - half)})`);
    }
    rows.push([event, title, out ? null : i + 1, name, age, team, seed, out ? null : clock(time), points, out ? 'yes' : 'no']);
  }
  const html = `<div class="ev"><b>Event  ${event}  ${title}</b>
<hr>    Name                    Age Team                       Seed Time  Finals Time Points
<hr>${esc(lines.join('\n'))}</div>`;
  return { html, rows };
}

const swim: DocumentFamily = {
  id: 'swim-meet-results',
  language: 'en',
  name: 'Swim results',
  description: 'One line per swimmer and race',
  fields: [
    number('Race no.', ''),
    text('Race', 'who swims what, without its number'),
    number('Rank', 'empty if the swimmer was not placed'),
    text('Swimmer', ''),
    number('Age', ''),
    text('Club', ''),
    text('Entry time', 'what they were entered with, empty if none'),
    text('Time swum', 'end time of the race; none when thrown out'),
    number('Points', ''),
    yesNo('Disqualified', ''),
  ],
  write(random) {
    const town = place(random, 'en');
    const teams = Array.from({ length: 5 }, () => `${place(random, 'en').split(' ')[1]} ${random.pick(CLUBS)}`);
    const day = dayBetween(random, '2025-01-10', '2026-10-20');
    let event = random.whole(1, 30);
    const heats = Array.from({ length: random.whole(4, 8) }, () => heat(random, (event += random.whole(1, 2)), teams));
    const html = sheet(
      'en',
      `body{font:10.5px/1.3 "Liberation Mono";white-space:pre}hr{border:0;border-top:1px solid #000;margin:0}
        .ev{margin-bottom:13px;break-inside:avoid}
       .h{text-align:center;font-weight:bold;line-height:1.5;margin-bottom:12px}
       .l{display:flex;justify-content:space-between;font-weight:normal;font-size:9px}`,
      `<div class="l"><span>Licensed to ${town} Aquatics</span><span>MEET DESK 7.${random.whole(0, 9)} - ${random.whole(
        1,
        12,
      )}:${random.whole(10, 59)} PM  ${mdy(plus(day, 2))}  Page 1</span></div>
          <div class="h">${day.getUTCFullYear()} ${town} ${random.pick([
            'Spring Invitational',
            'Short Course Classic',
            'Holiday Splash',
          ])} - ${mdy(day)} to ${mdy(plus(day, 2))}
Results - ${random.pick(['Saturday AM', 'Sunday PM', 'Session 3'])}</div>${heats.map((h) => h.html).join('')}`,
      '12mm 14mm',
    );
    return { html, rows: heats.flatMap((h) => h.rows) };
  },
};

const USES = [
  ['Domestic', 'Home'],
  ['Livestock', 'Animals'],
  ['Irrigation', 'Crops'],
  ['Public water supply', 'Town water'],
  ['Monitoring', 'Observation'],
] as const;
const ROCK = [
  'TOP SOIL',
  'BROWN CLAY',
  'SANDY CLAY',
  'FINE SAND',
  'GRAVEL & SAND',
  'BLUE CLAY',
  'SHALE, GRAY',
  'WEATHERED LIMESTONE',
  'LIMESTONE, HARD',
  'SANDSTONE',
];
const COUNTIES = ['Harlan Creek', 'Osgood', 'Pettis Fork', 'Wabasso', 'Lanier', 'St. Elmo', 'Decker', 'Blue Mound'];

const well: DocumentFamily = {
  id: 'water-well-record',
  language: 'en',
  name: 'Wells',
  description: 'One row per drilled well',
  fields: [
    text('Owner', ''),
    text('County', ''),
    text('Permit', 'the number the state gave before drilling'),
    text('Finished on', 'when the drilling was done'),
    choice('What for', 'what the water is used for', ['Home', 'Animals', 'Crops', 'Town water', 'Observation']),
    number('Well depth ft', 'of the finished well, not of the hole that was drilled'),
    text('Casing', 'what the pipe is made of'),
    number('Water stands at', 'feet below the ground, before pumping'),
    number('Gallons per minute', ''),
    text('Bottom layer', ''),
    yesNo('Sealed', 'whether the gap around the pipe was filled'),
    text('Driller’s license', ''),
  ],
  write(random) {
    const who = person(random, 'en');
    const owner = random.pick([who.full, `${who.first} & ${person(random, 'en').first} ${who.last}`, `${who.last} Dairy LLC`]);
    const county = random.pick(COUNTIES);
    const permit = random.unless(0.12, `${random.letters(2)}-${random.digits(6)}`);
    const start = dayBetween(random, '2024-03-01', '2026-09-20');
    const end = plus(start, random.whole(1, 9));
    const use = random.pick(USES);
    const drilled = random.whole(90, 480);
    const depth = drilled - random.whole(2, 20);
    const casing = random.pick(['PVC, SDR-21', 'Steel, black', 'PVC, Sched. 40', 'Galvanized steel']);
    const level = random.unless(0.12, between(random, 12, 140, random.chance(0.5) ? 0 : 1));
    const yielded = random.unless(0.12, between(random, 4, 160, random.chance(0.6) ? 0 : 1));
    const seal = random.chance(0.8);
    const license = random.unless(0.1, `${random.pick(['W', 'WD-', ''])}${random.digits(4)}`);
    const layers = random.some(ROCK, random.whole(4, 7));
    const cuts = layers.map((_, i) => Math.round((drilled * (i + 1)) / layers.length));
    const firm = `${person(random, 'en').last} ${random.pick(['Drilling Co.', 'Well & Pump, Inc.', 'Bros. Drilling'])}`;
    const box = (caption: string, value: string, span = 2): string =>
      `<div class="b" style="grid-column:span ${span}"><i>${caption}</i><span>${value || '&nbsp;'}</span></div>`;
    const mark = (on: boolean, label: string): string => `<label>${tick(on)} ${label}</label>`;
    const table = layers.map((l, i) => `<tr><td>${i === 0 ? 0 : cuts[i - 1]}</td><td>${cuts[i]}</td><td>${esc(l)}</td></tr>`).join('');
    const html = sheet(
      'en',
      `body{font:13px "Liberation Sans"}.h{display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:6px}
        .h b{font-size:17px}
       .h small{font-size:9px;line-height:1.3}.g{display:grid;grid-template-columns:repeat(8,1fr);
       border-left:1px solid #000;border-top:1px solid #000}
       .b{border-right:1px solid #000;border-bottom:1px solid #000;padding:2px 4px 3px;min-height:40px}
       .b i{display:block;font:8px "Liberation Sans";color:#222;margin-bottom:3px}
       .b span{font:13px "Liberation Mono"}.b label{margin-right:11px;font-size:11px}
       .b span span{font-size:13px}.s{grid-column:span 8;background:#ddd;border-right:1px solid #000;
       border-bottom:1px solid #000;font:bold 9px "Liberation Sans";padding:2px 4px}
       table{border-collapse:collapse;width:100%;font:12px "Liberation Mono"}
       td,th{border:1px solid #777;padding:1px 5px;text-align:left}th{font:8px "Liberation Sans"}
       .f{font-size:8px;display:flex;justify-content:space-between;margin-top:5px}`,
      `<div class="h">
        <small>STATE OF KANAWEE<br>DEPARTMENT OF NATURAL RESOURCES<br>DIVISION OF GEOLOGY &amp; WATER</small><b>WATER WELL RECORD</b>
        <small>STATE USE ONLY<br>Ref. ${random.digits(7)}<br>Rec’d ${mdy(plus(end, random.whole(12, 40)))}</small></div>
       <div class="g"><div class="s">1. OWNER AND LOCATION</div>
       ${box('WELL OWNER (PERSON OR FIRM)', esc(owner), 4)}${box('PERMIT NO.', permit ?? '')}${box('WELL I.D. TAG', random.digits(6))}
       ${box('MAILING ADDRESS', esc(`${street(random, 'en')}, ${place(random, 'en')}`), 4)}${box('COUNTY OF WELL', county)}
       ${box('TWP / RGE / SEC', `T${random.whole(3, 44)}N R${random.whole(2, 29)}W S${random.whole(1, 36)}`)}
       <div class="s">2. WELL</div>
       ${box('USE OF WELL (CHECK ONE)', USES.map((u) => mark(u === use, u[0])).join(''), 8)}
       ${box('DATE STARTED (MM/DD/YYYY)', mdy(start))}${box('DATE COMPLETED (MM/DD/YYYY)', mdy(end))}
       ${box('DEPTH DRILLED (FT)', String(drilled))}${box('DEPTH COMPLETED (FT)', String(depth))}
       ${box('DRILLING METHOD', `${mark(true, 'Rotary')}${mark(false, 'Cable tool')}${mark(false, 'Auger')}`, 4)}
       ${box('HOLE DIAMETER (IN)', random.pick(['8 3/4', '9 7/8', '10']))}${box('ELEVATION (FT)', random.whole(420, 1290).toString())}
       <div class="s">3. CASING, SCREEN AND GROUT</div>
       ${box('CASING MATERIAL', casing)}${box('DIAM. (IN) / FROM – TO (FT)', `6 / +1.5 – ${depth - random.whole(10, 40)}`)}
       ${box('SCREEN MATERIAL', random.pick(['Stainless', 'None', 'PVC slotted']))}
       ${box('SLOT SIZE / LENGTH (FT)', random.pick(['.020 / 10', '.015 / 20', '—']))}
       ${box('WELL GROUTED?', mark(seal, 'Yes') + mark(!seal, 'No'))}
       ${box('GROUT TYPE / BAGS', seal ? `Bentonite / ${random.whole(4, 22)}` : '')}
       ${box('NEAREST CONTAMINATION SOURCE (FT)', `${random.whole(50, 300)} – septic`, 4)}
       <div class="s">4. WATER LEVEL AND TEST</div>
       ${box('STATIC LEVEL (FT BELOW SURFACE)', level === null ? '' : String(level))}
       ${box('PUMPING LEVEL (FT)', level === null ? '' : String(Math.round(level) + random.whole(9, 60)))}
       ${box('YIELD (GPM)', yielded === null ? '' : String(yielded))}${box('HOURS TESTED', String(random.whole(1, 8)))}
       <div class="s">5. LITHOLOGIC LOG</div><div class="b" style="grid-column:span 8"><table><tr><th>FROM (FT)</th><th>TO (FT)</th>
       <th>FORMATION</th></tr>${table}</table></div>
       <div class="s">6. CONTRACTOR</div>
       ${box('BUSINESS NAME', esc(firm), 3)}${box('LICENSED DRILLER', esc(person(random, 'en', false).full), 3)}
       ${box('LICENSE NO.', license ?? '')}
       ${box('SIGNATURE', `<em style="font-family:'Liberation Serif'">${esc(person(random, 'en').full)}</em>`, 5)}
       ${box('DATE SIGNED', mdy(plus(end, random.whole(1, 10))), 3)}</div>
       <div class="f"><span>DNR-7720 (Rev. 03/19)</span><span>SUBMIT WITHIN 30 DAYS OF COMPLETION</span></div>`,
      '12mm 13mm',
    );
    const row: TruthValue[] = [
      owner,
      county,
      permit,
      iso(end),
      use[1],
      depth,
      casing,
      level,
      yielded,
      layers.at(-1) ?? null,
      seal ? 'yes' : 'no',
      license,
    ];
    return { html, rows: [row] };
  },
};

export const POOL_AND_WELL: readonly DocumentFamily[] = [swim, well];
