import { choice, number, text, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { aDay, clock, escaped, figure, page, person, place, shift, show, shown, street, word } from './paper.ts';

const CALL_STATUS: Record<string, string> = { SW: 'starts', W: 'continues', WF: 'finishes', SWF: 'starts and finishes' };

/** A film unit's call sheet; a row is an actor of the cast table. */
const callSheet: DocumentFamily = {
  id: 'film-call-sheet',
  language: 'en',
  name: 'Cast calls',
  description: 'One row for each actor called for the day (not extras, not crew)',
  fields: [
    text('Film', 'what is being shot'),
    text('Shooting date', ''),
    text('Nearest A&E', 'name of the hospital to go to'),
    text('Sun goes down', ''),
    number('Cast no', ''),
    text('Actor', ''),
    text('Plays', ''),
    text('Car time', 'when they are collected; leave empty if nobody collects them'),
    text('Make-up chair', 'when hair and make-up begins on them'),
    text('Needed on set', ''),
    choice('Day type', 'whether it is their first day, last day, both or something in between', [
      'starts',
      'continues',
      'finishes',
      'starts and finishes',
    ]),
  ],
  write(random, at) {
    const film = `${random.pick(['The', 'A'])} ${word(random, 'Quiet Borrowed Crooked Hollow Salt Paper Winter Second')} ${word(
      random,
      'Orchard Lantern Witness Summer Harbour Promise Stairwell Inheritance',
    )}`;
    const date = aDay(random, '2025-03-01', 400);
    const hospital = random.unless(
      0.15,
      `${place(random, 'en')} ${random.pick(['General Hospital', 'Royal Infirmary', 'District Hospital'])}`,
    );
    const down = random.unless(0.12, clock(random.whole(990, 1280)));
    const unitCall = random.whole(12, 17) * 30;
    const day = random.whole(3, 28);
    const roles = random.some(
      [
        'DETECTIVE MARSH',
        'IRIS',
        'OLD TOM',
        'THE VICAR',
        'YOUNG IRIS',
        'MRS PELL',
        'LANDLORD',
        'NURSE ADA',
        'CAPTAIN ROSS',
        'JOSIE',
        'UNCLE WILL',
        'THE STRANGER',
      ],
      random.whole(4, 8),
    );
    const scenes = Array.from({ length: random.whole(3, 5) }, () => random.whole(4, 118));
    const rows: TruthValue[][] = [];
    let castNo = 0;
    const castLines = roles
      .map((role) => {
        castNo += random.whole(1, 3);
        const actor = person(random, 'en').full;
        const makeUp = unitCall - random.whole(0, 8) * 15 + random.whole(0, 4) * 30;
        const pickUp = random.chance(0.3) ? null : clock(makeUp - random.whole(3, 6) * 15);
        const makeUpPrinted = random.unless(0.12, clock(makeUp));
        const onSet = random.unless(0.08, clock(makeUp + random.whole(3, 6) * 15));
        const status = random.unless(0.12, random.pick(['SW', 'W', 'W', 'W', 'WF', 'SWF']));
        rows.push([
          film,
          date,
          hospital,
          down,
          castNo,
          actor,
          role,
          pickUp,
          makeUpPrinted,
          onSet,
          status === null ? null : (CALL_STATUS[status] ?? null),
        ]);
        return `<tr><td>${castNo}</td><td class=l>${actor}</td><td class=l>${role}</td><td>${shown(status)}</td><td>${shown(pickUp, '—')}</td>
<td>${clock(makeUp - 15)}</td><td>${shown(makeUpPrinted)}</td><td>${clock(makeUp + 30)}</td><td>${shown(onSet, 'TBC')}</td></tr>`;
      })
      .join('');
    const sets = [
      'INT. VICARAGE – KITCHEN',
      'EXT. CHURCHYARD WALL',
      'INT. POLICE STATION – CORRIDOR',
      'EXT. LANE BY THE ORCHARD',
      'INT. PUB – SNUG',
    ];
    const sceneLines = scenes
      .map(
        (scene, i) => `<tr><td>${scene}${random.chance(0.3) ? 'A' : ''}</td><td class=l>${sets[i % 5]}</td>
<td>${random.pick(['D', 'N', 'D2', 'N1'])}</td><td>${random.whole(0, 2)} ${random.whole(1, 7)}/8</td><td>${random.whole(1, 5)},
${random.whole(6, 9)}</td></tr>`,
      )
      .join('');
    const crew = ['Director', '1st AD', 'DoP', 'Sound', 'Costume', 'Make-up', 'Art Dept', 'Locations', 'Catering', 'Medic']
      .map(
        (job) =>
          `<tr><td class=l>${job}</td><td class=l>${person(random, 'en').full}</td><td>${clock(
            unitCall - random.whole(0, 6) * 15,
          )}</td></tr>`,
      )
      .join('');
    const html = page(
      'en',
      '9mm',
      `body{font:8.5pt "Liberation Sans"}.top{display:grid;grid-template-columns:1fr 1.4fr 1fr;border:2px
solid #000}
.top>div{padding:5px 7px;border-right:1px solid #000;line-height:1.45}.top>div:last-child{border:0}.mid{text-align:center}
.t{font:bold 17pt "Liberation Serif";letter-spacing:1px}.call{font-weight:bold;font-size:15pt}
table{width:100%;margin-top:6px}td,th{border:1px solid #555;padding:2px
4px;text-align:center}th{background:#d9d9d9;font-size:7.2pt}.l{text-align:left}
h3{background:#000;color:#fff;font-size:8.5pt;margin:8px 0 -6px;padding:2px 5px}.two{display:grid;grid-template-columns:1fr
1fr;gap:10px}.s{font-size:7pt}`,
      `<div class=top><div>${word(random, 'Kestrel Otter Bramble Ferryman Longshore')} ${random.pick(['Pictures', 'Films', 'Productions'])}
Ltd<br>
Production office: ${street(random, 'en')}<br>Producer: ${person(random, 'en').full}<br>Line producer: ${person(random, 'en').full}</div>
<div class=mid><div class=t>${at % 2 ? film.toUpperCase() : film}</div>CALL SHEET No. ${day}<br><b>${show(
        date,
        random.pick(['W, D MMMM YYYY', 'w DD/MM/YYYY', 'W Do MMMM YYYY']),
        'en',
      )}</b>
<div class=call>UNIT CALL ${clock(unitCall)}</div></div>
<div>Shoot day ${day} of ${random.whole(29, 44)}<br>Breakfast from ${clock(unitCall - 45)}<br>Lunch ${clock(unitCall + 330)}<br>Est. wrap
${clock(unitCall + 660)}<br>
Sunrise ${clock(random.whole(290, 470))}${down ? ` / Sunset ${down}` : ''}</div></div>
<table><tr><th>LOCATION<td class=l>${street(random, 'en')}, ${place(random, 'en')}<th>UNIT BASE<td class=l>${place(random, 'en')} Rugby
Club car park
${hospital ? `<th>NEAREST A&amp;E<td class=l>${hospital}` : ''}</table>
<h3>SCENES</h3><table><tr><th>SC<th>SET<th>D/N<th>PAGES<th>CAST${sceneLines}</table>
<h3>CAST</h3><table><tr><th>No<th>ARTISTE<th>CHARACTER<th>S/W/F<th>P/UP<th>COST.<th>M/UP &amp; HAIR<th>REHEARSE<th>ON
SET${castLines}</table>
<div class=s>S = start, W = work, F = finish. No pick-up: artiste makes own way. All cast to see the 3rd AD before leaving base.</div>
<h3>SUPPORTING ARTISTES</h3><table><tr><th>QTY<th>AS<th>CALL<th>ON SET<tr><td>${random.whole(4, 30)}<td
class=l>Villagers<td>${clock(unitCall - 60)}<td>${clock(unitCall + 60)}
<tr><td>2<td class=l>Constables<td>${clock(unitCall)}<td>${clock(unitCall + 120)}</table>
<h3>CREW</h3><div class=two><table>${crew}</table><table><tr><td class=l><b>ADVANCE ${show(shift(date, 1), 'w D MMM', 'en')}</b><br>Sc
${random.whole(4, 99)}, ${random.whole(4, 99)}, ${random.whole(4, 99)}.
Unit call ${clock(unitCall + 60)}.<br>Cast ${person(random, 'en').full}, ${person(random, 'en').full}.<br><br><b>NOTES</b> Closed set for
sc ${scenes[0]}. No open footwear.
Parking only with dashboard pass. Weather: ${random.pick(['light cloud', 'showers', 'dry, breezy'])}, high ${random.whole(
        8,
        24,
      )}°C.</td></tr></table></div>`,
    );
    return { html, rows };
  },
};

const THINGS: readonly [string, string, string][] = [
  ['MOBILE PHONE', 'in rubber case, screen cracked at corner', 'Black'],
  ['UMBRELLA', 'telescopic, wooden handle', 'Navy'],
  ['RUCKSACK', 'with school books, PE kit and pencil case', 'Red'],
  ['HEADPHONES', 'over-ear, in zip case', 'White'],
  ['WALLET', 'leather, bank cards, gym card, no photograph', 'Brown'],
  ['CHILD\u2019S SCOOTER', 'three wheels, bell missing', 'Purple'],
  ['HANDBAG', 'make-up, keys on ring, reading glasses', 'Tan'],
  ['COAT', 'wool, size 14, button loose', 'Grey'],
  ['VIOLIN CASE', 'instrument inside, label of a teacher', 'Dark blue'],
  ['PURSE', 'coins and notes, railcard', 'Green'],
  ['LAPTOP', '13 inch, stickers on lid, no charger', 'Silver'],
  ['TEDDY BEAR', 'one ear repaired', 'Yellow'],
];
const OUTCOMES: Record<string, string> = {
  'still here': 'Held',
  'given back': 'Reclaimed',
  'handed to the police': 'To Transport Police',
  'got rid of': 'Disposed (charity)',
};

/** A railway's register of found things; a row is an entry of four lines. */
const lostProperty: DocumentFamily = {
  id: 'lost-property-register',
  language: 'en',
  name: 'Lost and found',
  description: 'Each item that was handed in is a row',
  fields: [
    text('Item ref', ''),
    text('Kind of thing', ''),
    text('Colour', ''),
    text('Found on', 'the day somebody picked it up'),
    text('Where it turned up', 'train or spot in the station'),
    text('Finder', 'person who handed it over'),
    text('Where we keep it', ''),
    number('Money inside', 'cash in pounds'),
    choice('What became of it', '', Object.keys(OUTCOMES)),
    number('Paid at collection', 'charge the owner paid to get it back'),
  ],
  write(random, at) {
    const start = aDay(random, '2025-01-06', 500);
    const year = start.slice(2, 4);
    let running = random.whole(180, 8000);
    const rows: TruthValue[][] = [];
    const stations = Array.from({ length: 4 }, () => place(random, 'en'));
    const pattern = random.pick(['DD MMM YYYY', 'D.M.YY', 'DD/MM/YYYY', 'w D MMMM YYYY']);
    const blocks = random
      .shuffled(THINGS)
      .slice(0, random.whole(5, 9))
      .map(([kind, detail, colour], i) => {
        running += random.whole(1, 9);
        const ref = `LP${year}-${String(running).padStart(5, '0')}`;
        const found = shift(start, Math.floor((i * 7) / 9));
        const where = random.chance(0.5)
          ? `${clock(random.whole(330, 1380))} ${random.pick(stations)} to ${random.pick(['Kingsferry', 'Marlpool', 'Halden Cross'])}` +
            `, coach ${random.letters(1)}`
          : `${random.pick(['Platform 1', 'Platform 3', 'waiting room', 'ticket hall', 'footbridge'])}, ${random.pick(stations)}`;
        const finder = random.unless(0.15, person(random, 'en').full);
        const printedColour = random.unless(0.12, colour);
        const shelf = random.unless(0.1, `${random.pick(['Shelf', 'Bay', 'Cage'])} ${random.letters(1)}${random.whole(1, 24)}`);
        const cash = ['WALLET', 'PURSE', 'HANDBAG'].includes(kind) && random.chance(0.8) ? random.whole(200, 14500) / 100 : null;
        const outcome = random.pick(['still here', 'still here', 'given back', 'handed to the police', 'got rid of'] as const);
        const outcomeDay = shift(found, random.whole(3, 30));
        const fee = outcome === 'given back' ? random.unless(0.2, random.pick([3, 5, 7.5, 10, 12.5])) : null;
        const owner = person(random, 'en').full;
        rows.push([ref, kind, printedColour, found, where, finder, shelf, cash, outcome, fee]);
        const ending =
          outcome === 'still here'
            ? `<b>Held</b> until ${show(shift(found, 90), 'DD/MM/YY', 'en')}`
            : outcome === 'given back'
              ? `<b>Reclaimed</b> ${show(outcomeDay, 'DD/MM/YY', 'en')} by ${owner}, ID seen${
                  fee === null
                    ? ''
                    : `;
fee &pound;${figure(fee, 'en')} taken`
                }`
              : `<b>${OUTCOMES[outcome]}</b> ${show(outcomeDay, 'DD/MM/YY', 'en')}`;
        return `<div class=b><div class=h><span>${ref}</span><span>${escaped(kind)}</span><span class=r>booked in ${show(
          shift(found, 1),
          'DD/MM/YY',
          'en',
        )}
 ${clock(random.whole(400, 1290))} / ${random.letters(2)}</span></div>
<div>${printedColour ? `${printedColour}; ` : ''}${escaped(printedColour ? detail : detail.slice(0, 1).toUpperCase() + detail.slice(1))}.${
          cash === null
            ? ''
            : ` Cash &pound;${figure(cash, 'en')} counted and
sealed.`
        }</div>
<div>Found ${show(found, pattern, 'en')} &middot; ${where}${finder ? ` &middot; by ${finder}` : ''}${
          shelf ? ` &middot; stored ${shelf}` : ''
        }</div>
<div>${ending}</div></div>`;
      })
      .join('');
    const html = page(
      'en',
      '14mm 17mm',
      `body{font:9.5pt/1.42 "Liberation ${at % 2 ? 'Serif' : 'Sans'}"}h1{font-size:14pt;margin:0}
.s{display:flex;justify-content:space-between;border-bottom:3px double #333;padding-bottom:6px;margin-bottom:10px;color:#333}
.b{margin-bottom:11px;padding-left:8px;border-left:4px solid ${random.pick(['#8a1538', '#1d5c3a', '#22407a'])};break-inside:avoid}
.h{display:flex;gap:22px;font-weight:bold}.r{margin-left:auto;font-weight:normal;font-size:8pt;color:#555}
.f{font-size:7.5pt;color:#555;margin-top:14px}`,
      `<h1>${word(random, 'Wolds Fenland Severnside Downs Border')} Railway &ndash; Lost Property Office</h1>
<div class=s><span>Register of found articles, week commencing ${show(start, 'D MMMM YYYY', 'en')}</span><span>Clerk ${
        person(random, 'en').full
      }</span></div>${blocks}
<div class=f>Articles are kept for 90 days. Reclaim charge by value: &pound;3.00 to &pound;12.50. Sealed cash goes to the cashier,
${place(random, 'en')} office, every Friday. Page 1</div>`,
    );
    return { html, rows };
  },
};

export const ENGLISH_ONE: readonly DocumentFamily[] = [callSheet, lostProperty];
