import { choice, type DocumentFamily, number, text } from '../../generate/generated-document.ts';
import { iso, monthName } from '../../generate/printed-forms.ts';
import { dayIn, person } from '../../generate/people-and-places.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { safe } from '../seventh-wave/paper.ts';
import { leaf, lines, weekdayOf } from './paper.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const GUILDS = [
  'The Marcher Guild of Church Bell Ringers',
  'East Fenland Association of Change Ringers',
  'The Ancient Society of Wold Youths',
  'Diocesan Guild of Severnside Ringers',
];
const TOWERS: readonly (readonly [place: string, county: string, dedication: string])[] = [
  ['Clunbury Magna', 'Shropshire', 'St Swithin'],
  ['Old Holbeach', 'Lincolnshire', 'All Hallows'],
  ['Thorpe Underwood', 'Northamptonshire', 'SS Peter and Paul'],
  ['Hartbury St Mary', 'Gloucestershire', 'St Mary the Virgin'],
  ['Upper Slaughterford', 'Wiltshire', 'St Nicholas'],
];
const METHODS = ['Plain Bob Triples', 'Cambridge Surprise Major', 'Grandsire Triples', 'Yorkshire Surprise Major', 'Kent Treble Bob Major'];
const COMPOSERS = ['J J Parker', 'C Middleton', 'D F Morrison', 'A Craven', 'T B Worsley'];
const OCCASIONS = [
  'Rung to mark the re-hanging of the bells after the repair of the frame.',
  'Rung half muffled in memory of a tower captain of this church for thirty years.',
  'Rung for the patronal festival of this church.',
  'A birthday compliment to the treble ringer.',
];

/** The board on the wall of the ringing chamber, or the sheet sent to the paper of the ringers. */
export const pealRecord: DocumentFamily = {
  id: 'peal-record',
  language: 'eng',
  name: 'Peals',
  description: 'A performance on church bells, as the ringers write it up. One row per paper.',
  fields: [
    text('day_rung', 'When it was rung'),
    text('tower', 'Village or town whose bells were rung, without the county'),
    text('church', 'Saint or saints the church is dedicated to'),
    text('society', 'Association the band rang for'),
    number('changes', 'How many changes were rung'),
    text('method', 'What was rung (the method), without the number of changes'),
    number('minutesTaken', 'How long it lasted, in minutes only'),
    number('tenor_cwt', 'Weight of the heaviest bell, the full hundredweights only'),
    text('conductor', 'Who called it'),
    text('treble', 'Ringer of bell number one'),
    text('composer', 'Whose composition it was'),
    text('first_peal_of', 'Ringer for whom this was the first peal'),
    choice('muffling', 'How the bells were muffled, if they were', ['half muffled', 'fully muffled']),
    text('clockMaker', 'Maker of the church clock'),
  ],
  write(random, at) {
    const day = dayIn(random, 1998, 2026);
    const [place, county, dedication] = random.pick(TOWERS);
    const guild = random.pick(GUILDS);
    const changes = random.pick([5040, 5056, 5088, 5152]);
    const method = random.pick(METHODS);
    const minutes = random.whole(156, 214);
    const cwt = random.whole(8, 23);
    const weight = `${cwt}-${random.whole(0, 3)}-${random.whole(1, 27)}`;
    const ringers = bandOf(random);
    const conductor = random.whole(1, 7);
    const composer = random.unless(0.35, random.pick(COMPOSERS));
    const novice = random.unless(0.4, (conductor % 7) + (conductor === 7 ? 0 : 1));
    const occasion = random.pick(OCCASIONS);
    const names = ringers.map((name, bell) => `${name}${bell === conductor ? ' (C)' : ''}`);
    const note = novice === null ? null : `First peal: ${novice + 1}.`;
    const facts = { day, place, county, dedication, guild, changes, method, minutes, weight, names, composer, note, occasion };
    return {
      html: at % 2 === 0 ? board(facts) : sheet(facts, random),
      rows: [
        [
          iso(day),
          place,
          { anyOf: [dedication, `Church of ${dedication}`] },
          { anyOf: [guild, guild.replace(/^The /, '')] },
          changes,
          method,
          minutes,
          cwt,
          ringers[conductor] ?? null,
          ringers[0] ?? null,
          composer,
          novice === null ? null : (ringers[novice] ?? null),
          occasion.includes('half muffled') ? 'half muffled' : null,
          null,
        ],
      ],
    };
  },
};

interface Facts {
  day: { year: number; month: number; day: number };
  place: string;
  county: string;
  dedication: string;
  guild: string;
  changes: number;
  method: string;
  minutes: number;
  weight: string;
  names: string[];
  composer: string | null;
  note: string | null;
  occasion: string;
}

/** No name stands twice in a band. */
function bandOf(random: SeededRandom): string[] {
  const names = new Set<string>();
  while (names.size < 8) names.add(person(random, 'eng'));
  return [...names];
}

const BOARD = `body{font:13pt 'C059','Liberation Serif';text-align:center;border:6px double #5a4322;padding:14mm 12mm}
.guild{font-size:1.5em;font-variant:small-caps}.date{margin:.6em 0;font-style:italic}.big{font-size:1.35em;margin:.35em 0}
.bells{columns:2;text-align:left;margin:1em 8mm}.bells div{padding:.15em 0}.end{font-size:.85em;margin-top:.6em}`;

function board(facts: Facts): string {
  const { day, place, dedication, guild, changes, method, minutes, weight, names, composer, note, occasion } = facts;
  const bells = names.map((name, bell) => `${bell === 7 ? 'Tenor' : bell === 0 ? 'Treble' : String(bell + 1)}  ${name}`);
  return leaf(
    BOARD,
    `<div class="guild">${safe(guild)}</div>
    <div class="date">On ${WEEKDAYS[weekdayOf(day)]}, the ${ordinal(day.day)} of ${monthName(day.month, 'eng')} ${day.year}, was rung in this Tower of ${safe(place)} in ${Math.floor(minutes / 60)} Hours and ${minutes % 60} Minutes</div>
    <div class="big">A PEAL OF ${safe(method.toUpperCase())}</div><div>being ${changes} changes${composer === null ? '' : `, composed by ${safe(composer)}`}</div>
    <div class="bells">${lines('', ...bells)}</div>
    ${lines('end', occasion, note, `Tenor ${weight}`)}
    <div class="end">Church of ${safe(dedication)} · Vicar: The Revd L. Abney · Churchwardens: J. Tollis, M. Pargeter</div>`,
  );
}

function sheet(facts: Facts, random: SeededRandom): string {
  const { day, place, county, dedication, guild, changes, method, minutes, weight, names, composer, note, occasion } = facts;
  const style = `body{font:11pt 'Liberation Sans';width:${random.pick(['88mm', '104mm'])}}.b{font-weight:bold}.foot{font-size:.72em;color:#555;margin-top:16mm;border-top:1px solid #888}td{padding:.05em .9em .05em 0}`;
  return leaf(
    style,
    `<div class="b">${safe(guild)}</div><div><b>${safe(place)}</b>, ${safe(county)}</div><div>${safe(dedication)}</div>
    <div>${WEEKDAYS[weekdayOf(day)]} ${day.day} ${monthName(day.month, 'eng')} ${day.year} in ${Math.floor(minutes / 60)}h${minutes % 60} (${weight} in E)</div>
    <div class="b">${changes} ${safe(method)}</div>${composer === null ? '' : `<div>Comp: ${safe(composer)}</div>`}
    <table>${names.map((name, bell) => `<tr><td>${bell + 1}</td><td>${safe(name)}</td></tr>`).join('')}</table>
    ${lines('', note, occasion)}
    <div class="foot">For publication. Send within 14 days of ringing. Entries received after the Tuesday appear in the issue after next. Weights as given by the ringers.</div>`,
  );
}

function ordinal(day: number): string {
  const end = day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th';
  return `${day}${end}`;
}
