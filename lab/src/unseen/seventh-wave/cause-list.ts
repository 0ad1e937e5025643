import { number, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { firm, person } from '../../generate/people-and-places.ts';
import { said } from '../fifth-wave/said.ts';
import { aDay, clock, dated, sheet } from '../sixth-wave/paper.ts';
import { across, listing, row, safe } from './paper.ts';

const HEARINGS = [
  'Small claims hearing',
  'Possession claim, first hearing',
  'Application to set aside judgment',
  'Infant approval hearing',
  'Costs and case management conference',
  'Disposal hearing',
  'Attachment of earnings review',
  'Charging order, further hearing',
];
const ESTIMATES = [
  [15, '15 minutes'],
  [30, '30 minutes'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [90, '1 hour 30 minutes'],
  [120, '2 hours'],
  [180, '3 hours'],
] as const;

interface Case {
  time: number;
  number: string;
  claimant: string;
  defendant: string;
  hearing: string;
  estimate: (typeof ESTIMATES)[number] | null;
  remote: boolean | null;
  interpreter: string | null;
}

/** What a county court hears on a day: blocks under court rooms, over two pages. */
export const causeList: DocumentFamily = {
  id: 'cause-list',
  language: 'en',
  name: 'Court diary',
  description: 'each case listed for the day',
  fields: [
    text('court', 'which court house'),
    text('day', ''),
    text('room', ''),
    text('judge', ''),
    text('time', ''),
    text('case number', ''),
    text('claimant', ''),
    text('defendant', ''),
    text('what kind of hearing', ''),
    number('estimate', 'minutes it is expected to take'),
    yesNo('remote', 'by video or telephone?'),
    text('interpreter', 'for which language'),
    text('solicitor', ''),
  ],
  write(random, at) {
    const house = `${random.pick(['Norwich', 'Stockport', 'Swindon', 'Exeter', 'Harrogate'])} County Court`;
    const day = aDay(random, '2025-01-13', 400);
    const layout = at % 3;
    const rows: TruthValue[][] = [];
    const party = (): string => (random.chance(0.4) ? firm(random, 'eng') : person(random, 'eng'));
    const surnames = random.shuffled(['Whitfield', 'Okafor', 'Sinclair', 'Ashworth', 'Doyle', 'Lockwood', 'Fairbairn']);
    const rooms = Array.from({ length: 3 }, (_, index) => ({
      room: `Court ${index * 2 + random.whole(1, 2)}`,
      judge: `${random.pick(['District Judge', 'Deputy District Judge', 'His Honour Judge'])} ${surnames[index] ?? ''}`,
      cases: random.some([600, 600, 600, 615, 630, 645, 660, 690, 840, 840, 855, 900], random.whole(6, 9)).map((time): Case => ({
        time,
        number: `${random.letters(1)}${random.whole(1, 9)}${random.digits(1)}${random.letters(2)}${random.digits(3)}`,
        claimant: party(),
        defendant: random.chance(0.06) ? 'Persons unknown' : party(),
        hearing: random.pick(HEARINGS),
        estimate: random.unless(0.12, random.pick(ESTIMATES)),
        remote: random.unless(0.3, random.chance(0.4)),
        interpreter: random.chance(0.16) ? random.pick(['Polish', 'Urdu', 'Portuguese', 'Kurdish (Sorani)', 'BSL']) : null,
      })),
    }));
    const hour = (time: number): string => {
      const short = clock(time > 779 ? time - 720 : time, layout === 1 ? '.' : ':').replace(/^0/, '');
      return layout === 1 ? `${short}${time > 719 ? 'pm' : 'am'}` : `${short} ${time > 719 ? 'PM' : 'AM'}`;
    };
    for (const { room, judge, cases } of rooms)
      for (const one of cases)
        rows.push([
          house,
          day,
          room,
          judge,
          { anyOf: [hour(one.time), clock(one.time)] },
          one.number,
          one.claimant,
          one.defendant,
          one.hearing,
          one.estimate?.[0] ?? null,
          said(one.remote),
          one.interpreter,
          null,
        ]);
    const held = ({ remote }: Case, byVideo: string, inPerson: string): string => (remote === null ? '' : remote ? byVideo : inPerson);
    const long = dated(day, 'D MMMM YYYY');
    if (layout === 0) {
      const block = (one: Case): string =>
        `<div class="case"><div class="t">${hour(one.time)}</div><div><b>${one.number}</b> &nbsp; ${safe(one.claimant)} <i>-v-</i> ${safe(one.defendant)}<br>${one.hearing}${one.estimate === null ? '' : `, time estimate ${one.estimate[1]}`}${one.interpreter === null ? '' : `<br>Interpreter: ${one.interpreter}`}${one.remote === null ? '' : `<br><i>${held(one, 'Hearing by Cloud Video Platform', 'Parties to attend in person')}</i>`}</div></div>`;
      const courts = rooms.map(
        ({ room, judge, cases }) =>
          `<h2>${room}</h2><div class="before">before ${judge}<br>in open court unless otherwise directed</div>${cases.map(block).join('')}`,
      );
      return {
        html: sheet(
          "body{font:10.5pt/1.3 'Liberation Serif'}h1{text-align:center;font-size:14pt;margin:0}.day{text-align:center;margin:1mm 0 4mm}h2{text-align:center;font-size:12pt;text-decoration:underline;margin:6mm 0 0;break-after:avoid}.before{text-align:center;margin-bottom:3mm;break-after:avoid}.case{display:flex;margin:2mm 0;break-inside:avoid}.t{width:24mm;flex:none}",
          `<h1>${house}</h1><div class="day">Daily cause list<br>${long}</div>${courts.join('')}<p>Any case not reached by 4.00 PM will be given a new date. Telephones must be switched off.</p>`,
        ),
        rows,
      };
    }
    if (layout === 1) {
      const body = rooms.map(
        ({ room, judge, cases }) =>
          across(5, `${room}: ${judge}`, 'court') +
          cases
            .map((one) =>
              row([
                hour(one.time),
                `${one.number}\n${one.claimant}\nv\n${one.defendant}`,
                `${one.hearing}${one.interpreter === null ? '' : `\n${one.interpreter} interpreter booked`}`,
                one.estimate?.[1] ?? null,
                held(one, random.pick(['Video (CVP)', 'Telephone']), 'In person'),
              ]),
            )
            .join(''),
      );
      return {
        html: sheet(
          "body{font:9.5pt/1.3 'Liberation Sans'}h1{font-size:18pt;color:#123a6b;margin:0}table{width:100%}th,td{border:.7pt solid #777;padding:2pt 4pt;text-align:left;vertical-align:top}tr{break-inside:avoid}.court td{background:#e4e4e4;font-weight:bold}th{background:#123a6b;color:#fff}",
          `<h1>Civil and family list</h1><p>${house}. List for ${long}, published at 3.40pm on the day before.</p>${listing('', row(['Starts', 'Case and parties', 'Listed for', 'Estimated length', 'Attendance'], 'th'), body.join(''))}`,
        ),
        rows,
      };
    }
    const timed = (cases: readonly Case[]): string =>
      cases
        .map(
          (one, index) =>
            `${cases[index - 1]?.time === one.time ? '' : `\n${hour(one.time)}\n`}  ${one.number}  ${safe(one.claimant)}\n      -v-      ${safe(one.defendant)}\n      ${one.hearing}${one.estimate === null ? '' : ` (${one.estimate[1]})`}\n${one.remote === null ? '' : `      ${held(one, 'REMOTE HEARING', 'ATTENDED')}\n`}${one.interpreter === null ? '' : `      Interpreter ${one.interpreter}\n`}`,
        )
        .join('');
    return {
      html: sheet(
        "pre{font:9.5pt/1.28 'Liberation Mono';margin:0}",
        `<pre>${house}\nLIST OF CASES FOR HEARING                     ${dated(day, 'DD/MM/YYYY')}\n${rooms.map(({ room, judge, cases }) => `\n${'='.repeat(70)}\n${room}   ${judge}\n${timed(cases)}`).join('')}\n*** end of list ***</pre>`,
      ),
      rows,
    };
  },
};
