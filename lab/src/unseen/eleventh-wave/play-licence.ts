import { number as figure, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { amount, captions, dayFrom, daysAfter, figures, inWords, pairs, paper, rounded, table, look } from './paper.ts';
import { people, street } from './people.ts';

const AGENTS = [
  { agent: 'Garrick House Plays Ltd', seat: '14 Cecil Court, London WC2N 4HE' },
  { agent: 'Prompt Corner Licensing', seat: 'The Old Bakery, Todmorden OL14 5AQ' },
  { agent: 'Marlow & Finch Dramatists’ Agency', seat: '3 St Giles Yard, Oxford OX1 3JS' },
  { agent: 'Stagewright International', seat: '61 Leith Walk, Edinburgh EH6 8NL' },
  { agent: 'Footlight Rights Office', seat: 'Unit 9, Paintworks, Bristol BS4 3EH' },
];
const PLAYS: [play: string, author: string, act: string][] = [
  ['The Umbrella Makers', 'Constance Vane', 'full length'],
  ['A Quiet Word About the Geese', 'R. J. Ollerenshaw', 'one act'],
  ['Twelve Chairs in Search of a Kitchen', 'Miklos Haraszti, translated by Anne Dorey', 'full length'],
  ['Last Bus to Penmaen', 'Gwenllian Price', 'one act'],
  ['Murder at the Parish Council', 'Norman Etchells', 'full length'],
];
const SOCIETIES = [
  'Haddenham Players',
  'Wirral Amateur Dramatic Society',
  'St Brelade’s Church Drama Group',
  'The Tollgate Company',
  'Upper Sixth Drama, Elmfield School',
];
const HALLS = ['Memorial Hall, Haddenham', 'Gladstone Theatre', 'Parish Rooms', 'The Tollgate Studio', 'Elmfield School Hall'];

const STYLE = `body{font:10.5pt Georgia,'Liberation Serif',serif}h1{font-size:17pt;font-weight:normal;font-variant:small-caps;margin:3mm 0}.pairs td{padding:.9mm 8mm .9mm 0;vertical-align:top}.pairs td:first-child{font-style:italic}
.two{display:grid;grid-template-columns:60mm 1fr;gap:8mm}.side{font:8.5pt Arial;border-right:.6pt solid #888;padding-right:4mm}.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:2mm}.cell{background:#f3f0ea;padding:2mm}.cell i{display:block;font:7pt Arial;text-transform:uppercase}
table.money{border-collapse:collapse;width:100%;margin:4mm 0}.money td,.money th{border-bottom:.5pt solid #999;padding:1mm;text-align:left}.money td:last-child,.money th:last-child{text-align:right}.foot{font:8pt Arial;border-top:.5pt solid;margin-top:10mm;padding-top:2mm}`;

function draw(random: SeededRandom, number: number) {
  const [play, author, act] = PLAYS[(number * 3) % 5] as (typeof PLAYS)[number];
  const [secretary, clerk, director] = people(random, 'eng', 3) as [string, string, string];
  const [shows, each, scripts] = [random.whole(1, 6), random.pick([48, 62.5, 89, 94]), random.whole(0, 9) * 11.5];
  const first = dayFrom(random, '2026-02-11', 300);
  const net = shows * each + scripts;
  return {
    ...(AGENTS[number % 5] as (typeof AGENTS)[number]),
    play,
    author,
    act,
    secretary,
    clerk,
    director,
    shows,
    each,
    scripts,
    first,
    net,
    last: shows === 1 ? null : daysAfter(first, shows - 1),
    society: SOCIETIES[(number + 1) % 5] as string,
    hall: HALLS[(number + 1) % 5] as string,
    home: street(random, 'eng'),
    licence: random.pick([`L${random.digits(6)}`, `${random.digits(3)}/${random.letters(2)}/${first.slice(0, 4)}`]),
    granted: daysAfter(first, -random.whole(40, 120)),
    seats: random.unless(0.5, random.whole(6, 34) * 10),
    filming: random.chance(0.3),
    tax: rounded(net * 0.2),
    gross: rounded(net * 1.2),
  };
}
type Drawn = ReturnType<typeof draw>;
const pounds = (value: number): string => `£${amount(value, 'eng')}`;

const charges = (of: Drawn): string =>
  table(
    ['', 'Amount'],
    [
      [`Performing fee: ${of.shows} × ${pounds(of.each)}`, pounds(of.shows * of.each)],
      ...(of.scripts === 0 ? [] : [['Acting editions supplied', pounds(of.scripts)] as const]),
      ['VAT at 20%', pounds(of.tax)],
      ['Total', pounds(of.gross)],
    ],
    'money',
  );
const filming = (of: Drawn): string =>
  of.filming
    ? 'An archive recording may be made of one performance and kept by the Society.'
    : 'No recording of any kind, sound or vision, may be made of the play.';
const run = (of: Drawn): string =>
  of.last === null ? `on ${inWords(of.first, 'eng')} only` : `from ${inWords(of.first, 'eng')} to ${inWords(of.last, 'eng')}`;

const sidebar = (
  of: Drawn,
): string => `<div class="two"><div class="side"><p><b>${of.agent}</b><br>${of.seat}</p><p>Licence<br><b>${of.licence}</b></p><p>Issued<br>${inWords(of.granted, 'eng')}</p><p>Your contact<br>${of.clerk}</p><p>Please quote the licence number on all programmes.</p></div><div><h1>Amateur performing licence</h1>
<p>${of.secretary}<br>Hon. Secretary, ${of.society}<br>${of.home}</p><p>We are pleased to license ${of.shows === 1 ? 'one performance' : `${of.shows} performances`} of</p><p style="font-size:14pt;margin:1mm 0"><i>${of.play}</i></p><p>by ${of.author} (${of.act}), ${run(of)}, at ${of.hall}${of.seats === null ? '' : `, a hall seating ${of.seats}`}.</p>${charges(of)}<p>${filming(of)}</p><p>Changes to the text are not allowed without the author’s consent. The director is named on your application as ${of.director}.</p></div></div>`;

const certificate = (of: Drawn): string =>
  `<div style="text-align:center"><b>${of.agent}</b><br>${of.seat}<h1>Licence to perform a play</h1>No. ${of.licence}</div><div class="grid">${captions(
    [
      ['Title', of.play],
      ['Author', of.author],
      ['Length', of.act],
      ['Licensee', of.society],
      ['Venue', of.hall],
      ['Capacity', of.seats],
      ['First night', figures(of.first, '/')],
      ['Last night', of.last === null ? '' : figures(of.last, '/')],
      ['Performances', of.shows],
    ],
  )}</div>${charges(of)}${pairs([
    ['Recording', of.filming ? 'permitted (archive copy only)' : 'not permitted'],
    ['Applied for by', of.secretary],
    ['Director', of.director],
    ['Date of issue', figures(of.granted, '/')],
    ['Payment due', figures(daysAfter(of.granted, 30), '/')],
  ])}<p>For ${of.agent}: ${of.clerk}, Licensing</p><div class="foot">Sort code 30-94-51 · Account 00${of.licence.length}18827 · VAT reg. 244 8810 37. Returns of attendance are due within 14 days of the last performance.</div>`;

export const playLicence: DocumentFamily = {
  id: 'play-licence',
  language: 'eng',
  name: 'Play licences',
  description: '',
  fields: [
    text('Licence', 'Licence number'),
    text('Play', ''),
    text('Author', ''),
    text('Company', 'Society or group that may perform'),
    text('Venue', ''),
    text('First performance', ''),
    text('Last performance', 'Empty if there is only one'),
    figure('Performances', 'How many are licensed'),
    figure('Seats', ''),
    figure('Fee per performance', 'Without VAT'),
    figure('Total', 'Everything to pay, with VAT'),
    yesNo('Recording allowed', ''),
    text('Issued', 'Date of the licence'),
  ],
  write(random, number) {
    const of = draw(random, number);
    const row = [of.licence, of.play, of.author, of.society, of.hall, of.first, of.last, of.shows, of.seats, of.each, of.gross];
    return {
      html: paper(STYLE + look(number), number % 2 === 0 ? certificate(of) : sidebar(of)),
      rows: [[...row, of.filming ? 'yes' : 'no', of.granted]],
    };
  },
};
