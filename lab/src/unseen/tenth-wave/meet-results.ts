import { choice, number as numeric, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { dayIn } from '../../generate/people-and-places.ts';
import { later, printDate } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { cells, nth, paper, people, table, times } from './long-paper.ts';

const CLUBS = [
  'SV Nordheide 1921',
  'TSG Görlitz',
  'SC Rheintal e.V.',
  'Wasserfreunde Osnabrück',
  'LG Bamberg-Land',
  'TV 1886 Flensburg',
  'SG Kassel/Fulda',
  'DJK Tübingen',
];
const SWIMMING = [
  '50m Freistil',
  '100m Freistil',
  '200m Lagen',
  '100m Brust',
  '50m Rücken',
  '100m Schmetterling',
  '400m Freistil',
  '200m Rücken',
];
const TRACK = ['100 m', '200 m', '400 m', '800 m', '1500 m', '110 m Hürden', '3000 m'];
const MEETS = ['Lindenpokal', 'Bezirksmeisterschaften Offene Klasse', 'Internationaler Herbst-Cup', 'Abendsportfest der Landesliga'];

interface Result {
  place: number | null;
  name: string;
  born: number;
  club: string;
  time: string | null;
  points: number | null;
  start: number;
  splits: string[];
}
interface Event {
  no: number;
  title: string;
  sex: 'weiblich' | 'männlich';
  results: Result[];
}

/** Lists of results of swimming meets and of athletics meets, one row a result. */
export const meetResults: DocumentFamily = {
  id: 'tenth-meet-results',
  language: 'deu',
  name: 'Meet results',
  description: 'Every result of the meet, one row each',
  fields: [
    text('Meet', ''),
    numeric('Event no', ''),
    text('Event', 'distance and stroke or discipline, without the sex'),
    choice('Sex', '', ['weiblich', 'männlich']),
    numeric('Rank', ''),
    text('Athlete', 'as printed'),
    numeric('Born', ''),
    text('Club', ''),
    text('Time', 'final time; empty where disqualified'),
    numeric('Points', ''),
    yesNo('DQ', 'was she or he disqualified?'),
    text('Venue', ''),
    text('Referee', ''),
  ],
  write(random, number) {
    const swum = number % 2 === 0;
    const meet = `${random.whole(3, 41)}. ${nth(MEETS, number)}`;
    const day = dayIn(random, 2018, 2024);
    const venue = random.pick(
      swum ? ['Hallenbad Am Mühlgraben, Kassel', 'Stadtbad Bamberg'] : ['Stadion an der Hase, Osnabrück', 'Fördestadion Flensburg'],
    );
    const [referee = '', speaker = '', office = ''] = people(random, 'deu', 3);
    const events = times(swum ? 10 : 9, (index) => eventOf(random, index + 1, swum, day.year));
    const rows = events.flatMap(({ no, title, sex, results }) =>
      results.map((each): TruthValue[] => [
        meet,
        no,
        title,
        sex,
        each.place,
        each.name,
        each.born,
        each.club,
        each.time,
        each.points,
        each.time === null ? 'yes' : 'no',
        venue,
        referee,
      ]),
    );
    const opening = `<h1>${meet}</h1><p class="sub">${printDate(day, 'long', 'deu')}<br>${venue}</p><table class="officials">${[
      ['Veranstalter', nth(CLUBS, number)],
      [swum ? 'Schiedsrichter' : 'Oberkampfrichter', referee],
      ['Sprecher', speaker],
      ['Protokoll', office],
      ['Meldeschluss', printDate(later(day, -10), 'dots', 'deu')],
      ['Zeitmessung', swum ? 'elektronisch, 8 Bahnen' : 'vollelektronisch, 1/100 s'],
    ]
      .map((pair) => cells(pair))
      .join('')}</table>`;
    return { html: (swum ? swimming : athletics)(random, opening, events, meet), rows };
  },
};

function eventOf(random: SeededRandom, no: number, swum: boolean, year: number): Event {
  const title = nth(swum ? SWIMMING : TRACK, Math.floor((no - 1) / 2) + (swum ? 0 : 1));
  const sex = no % 2 === 1 ? 'weiblich' : 'männlich';
  const count = random.whole(8, 17);
  const disqualified = random.whole(0, 2);
  let hundredths = (swum ? 36 : 8) * Number.parseInt(title, 10) + random.whole(900, 1900);
  const names = people(random, 'deu', count);
  const results = names.map((name, index): Result => {
    hundredths += random.whole(4, 130);
    const out = index >= count - disqualified;
    const [given = '', family = ''] = name.split(' ');
    const length = Number.parseInt(title, 10);
    const quarters = Math.min(3, Math.max(0, length / 50 - 1));
    return {
      place: out ? null : index + 1,
      name: swum ? `${family}, ${given}` : `${given} ${family}`,
      born: year - random.whole(11, 29),
      club: random.pick(CLUBS),
      time: out ? null : clock(hundredths),
      points: out || !swum ? null : random.whole(190, 780),
      start: random.whole(1, 399),
      splits: times(quarters, (at) => `${(at + 1) * 50}m: ${clock(Math.round((hundredths * (at + 1)) / (quarters + 1)))}`),
    };
  });
  return { no, title, sex, results };
}

const clock = (hundredths: number): string => {
  const minutes = Math.floor(hundredths / 6000);
  const rest = ((hundredths % 6000) / 100).toFixed(2).replace('.', ',');
  return minutes > 0 ? `${minutes}:${rest.padStart(5, '0')}` : rest;
};

/** Tables that run on over the page's foot without their heads; split times stand below some results. */
function swimming(random: SeededRandom, opening: string, events: Event[], meet: string): string {
  const blocks = events.map(({ no, title, sex, results }) => {
    const lines = results.map((each) => {
      const shown = cells([
        each.place === null ? '-' : `${each.place}.`,
        each.name,
        each.born,
        each.club,
        each.time ?? 'disq.',
        each.points,
      ]);
      const splits =
        each.time && each.splits.length > 0 ? `<tr class="split"><td></td><td colspan="5">${each.splits.join(' &nbsp; ')}</td></tr>` : '';
      const reason = each.time
        ? ''
        : `<tr class="split"><td></td><td colspan="5">${random.pick(['Frühstart', 'Wende nicht regelgerecht', 'Beinschlag nicht erlaubt'])} (${random.whole(9, 15)}:${random.whole(10, 59)} Uhr)</td></tr>`;
      return shown + splits + reason;
    });
    return `<h2>Wettkampf ${no} &nbsp; ${title} ${sex}</h2><p class="note">Entscheidung nach Zeiten · Vereinsrekord ${clock(random.whole(2400, 5900))} (${random.whole(1994, 2015)})</p>
      <table class="list"><thead>${cells(['Platz', 'Name', 'Jg.', 'Verein', 'Endzeit', 'Punkte'], 'th')}</thead><tbody>${lines.join('')}</tbody></table>`;
  });
  return paper(
    `body { font: 9.5pt/1.35 "Liberation Sans" } h1 { font-size: 17pt } h2 { font-size: 11pt; background: #dfe8ef; padding: 3px 6px; margin: 14px 0 2px } .note { margin: 0 6px 4px; font-size: 8pt; break-after: avoid }
     .list { width: 100% } .list thead { display: table-row-group } .list th { border-bottom: 1px solid; font-size: 8pt } .split td { font-size: 7.5pt; color: #444; padding-top: 0 } .list td:nth-child(5), .list td:nth-child(6) { text-align: right }`,
    opening + blocks.join(''),
    { head: [meet, 'Protokoll'], foot: ['EasyWettkampf 7.3', 'Seite {page}/{pages}'], margin: '20mm 18mm' },
  );
}

/** Narrow lists in two columns on a page, heads repeated where a list goes on. */
function athletics(random: SeededRandom, opening: string, events: Event[], meet: string): string {
  const blocks = events.map(({ no, title, sex, results }) => {
    const wind =
      Number.parseInt(title, 10) <= 200 ? ` · Wind ${random.pick(['+', '-'])}${random.whole(0, 1)},${random.whole(1, 9)} m/s` : '';
    return `<div class="event"><h2>${no} ${title} ${sex}</h2><p class="note">Finale ${random.whole(10, 18)}:${random.pick(['05', '20', '40'])} Uhr${wind}</p>${table(
      ['Rg', 'StNr', 'Name', 'JG', 'Verein', 'Leistung'],
      results.map((each) => [each.place, each.start, each.name, each.born, each.club, each.time ?? random.pick(['DQ', 'DQ R162.7'])]),
      'list',
    )}</div>`;
  });
  const teams = table(
    ['Platz', 'Mannschaft', 'Wertung'],
    random.shuffled(CLUBS).map((club, index) => [index + 1, club, 120 - index * 8]),
    'list',
  );
  return paper(
    `body { font: 8.5pt/1.35 "Liberation Sans Narrow", "Liberation Sans" } h1 { font-size: 16pt } h2 { font-size: 10pt; border-bottom: 1.5px solid #900; margin: 10px 0 2px } .blocks { columns: 2; column-gap: 6mm; margin-top: 8px } .note { margin: 0; font-size: 7.5pt; break-after: avoid }
     .list { width: 100%; font-size: 7.5pt } .list td, .list th { padding: 1px 2px } .list td:last-child { text-align: right } .officials { font-size: 8.5pt }`,
    `${opening}<div class="blocks">${blocks.join('')}<h2>Mannschaftswertung</h2>${teams}</div>
     <h2 class="new">Hinweise</h2><p>Einsprüche sind innerhalb von 30 Minuten nach Bekanntgabe der Ergebnisse beim Wettkampfbüro einzulegen. Die Ergebnisse stehen unter dem Vorbehalt der Bestätigung durch den Verband. Startnummern sind zurückzugeben; für fehlende Nummern werden 5,00 EUR berechnet.</p>`,
    { head: [meet, 'Ergebnisliste'], foot: ['Stand: vorläufig', '{page}'], margin: '18mm 14mm' },
  );
}
