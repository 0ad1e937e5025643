import { number as figure, text, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { dayFrom, figures, inWords, line, paper, several, table, look } from './paper.ts';
import { people } from './people.ts';

const GIRLS = ['Lotta', 'Amelie', 'Frieda', 'Jule', 'Zoé', 'Marlene', 'Ida', 'Carlotta', 'Nele', 'Paulina'];
const BOYS = ['Jonte', 'Ben Luca', 'Mats', 'Oskar', 'Emir', 'Til', 'Vincent', 'Jaron', 'Hannes', 'Levi'];
const SURNAMES = [
  'Wittenbrink',
  'Demirel',
  'Claußen',
  'Höpfner',
  'Nowakowski',
  'Sander',
  'Uhlig',
  'von Rhein',
  'Trautwein',
  'Möllers',
  'Ziegenhagen',
];

const MEETS = [
  { meet: '14. Bad Salzufler Sprinttag', host: 'TG Salzaue', pool: 'Hallenbad Begabad, 25 m' },
  { meet: 'Kreismeisterschaften Kurze Strecke', host: 'Schwimmverband Oberlausitz', pool: 'Körse-Therme' },
  { meet: 'Pokalschwimmen der Stadt Emden', host: 'SV Nordsee Emden', pool: 'Friesentherme, 6 Bahnen' },
  { meet: 'Schwimmfest der Jugend', host: 'SC Delphin Kaufbeuren', pool: 'Hallenbad am Neuen Markt' },
  { meet: 'Nachwuchstreffen Saarpfalz', host: 'Wasserfreunde Homburg', pool: 'Koi-Bad' },
];
const CLUBS = [
  'SV Poseidon 1908',
  'TG Salzaue',
  'Wasserfreunde Homburg',
  'SC Delphin Kaufbeuren',
  'ASV Rote Erde',
  'TuS Hagenbach',
  'SSG Elbaue',
];
const EVENTS = [
  '50 m Freistil weiblich',
  '50 m Freistil männlich',
  '100 m Brust weiblich',
  '100 m Brust männlich',
  '50 m Rücken weiblich',
  '200 m Lagen männlich',
  '50 m Schmetterling mixed',
];

const STYLE = `body{font:9pt Arial}h1{font-size:15pt;margin:0}h2{font-size:10pt;margin:4mm 0 1mm;border-bottom:1pt solid #000;break-after:avoid}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.7mm 1.5mm}.ruled td,.ruled th{border:.4pt solid #999}.ruled th{background:#e6eef5}tr{break-inside:avoid}
.cols{columns:2;column-gap:9mm;font-size:8pt}.cols td{padding:.5mm .8mm;white-space:nowrap;font-size:7pt}.grp td{font-weight:bold;background:#ddd}.foot{font-size:7.5pt;margin-top:6mm}`;

const clock = (hundredths: number): string => {
  const [minutes, rest] = [Math.floor(hundredths / 6000), hundredths % 6000];
  return `${String(minutes).padStart(2, '0')}:${String(Math.floor(rest / 100)).padStart(2, '0')},${String(rest % 100).padStart(2, '0')}`;
};

function eventsOf(random: SeededRandom, year: number) {
  return random.some(EVENTS, random.whole(3, 4)).map((event, index) => {
    const given = event.endsWith('weiblich') ? GIRLS : event.endsWith('männlich') ? BOYS : [...GIRLS, ...BOYS];
    const surnames = random.shuffled(SURNAMES);
    const swimmers = several(random.whole(4, 9), (at) => `${random.pick(given)} ${surnames[at]}`);
    const distance = Number(event.split(' ')[0]);
    let time = distance * random.whole(58, 70);
    const out = random.chance(0.35);
    return {
      event,
      no: index * 2 + random.whole(1, 2),
      results: swimmers.map((swimmer, place) => {
        time += random.whole(3, 190);
        const disqualified = out && place === swimmers.length - 1;
        return {
          swimmer,
          born: random.unless(0.08, year - random.whole(9, 17)),
          club: random.pick(CLUBS),
          place: disqualified ? null : place + 1,
          time: disqualified ? null : clock(time),
          points: 640 - place * random.whole(18, 31),
          lane: random.whole(1, 6),
        };
      }),
    };
  });
}
type Event = ReturnType<typeof eventsOf>[number];

const ruled = (events: Event[]): string =>
  events
    .map(
      ({ event, no, results }) =>
        `<h2>Wettkampf ${no} – ${event}</h2>${table(
          ['Platz', 'Name', 'Jg.', 'Verein', 'Bahn', 'Endzeit', 'Punkte'],
          results.map((of) => [
            of.place === null ? '' : `${of.place}.`,
            of.swimmer,
            of.born,
            of.club,
            of.lane,
            of.time ?? 'disq.',
            of.place === null ? '' : of.points,
          ]),
          'ruled',
        )}`,
    )
    .join('');

const columns = (events: Event[]): string =>
  `<div class="cols">${events
    .map(
      ({ event, results }) =>
        `<h2>${event}</h2><table>${results.map((of) => line([of.place === null ? 'DSQ' : `${of.place}.`, of.swimmer, of.born === null ? '' : `(${of.born})`, of.club, of.time])).join('')}</table>`,
    )
    .join('')}</div>`;

/** One table for all, with a line across it wherever another event begins. */
const banded = (events: Event[]): string =>
  `<table class="ruled"><thead>${line(['Pl.', 'Schwimmer/in', 'Jahrgang', 'Startgemeinschaft', 'Zeit'], 'th')}</thead><tbody>${events
    .map(
      ({ event, no, results }) =>
        `<tr class="grp"><td colspan="5">WK ${no}: ${event}</td></tr>${results.map((of) => line([of.place ?? '–', of.swimmer, of.born, of.club, of.time ?? 'n. gew. (Fehlstart)'])).join('')}`,
    )
    .join('')}</tbody></table>`;

export const swimResults: DocumentFamily = {
  id: 'swim-results',
  language: 'deu',
  name: 'Schwimmergebnisse',
  description: 'Protokolle von Wettkämpfen, eine Zeile je Schwimmer und Wettkampf',
  fields: [
    text('Strecke', 'Wettkampf, zum Beispiel 50 m Freistil weiblich'),
    figure('Platz', ''),
    text('Name', ''),
    figure('Jahrgang', ''),
    text('Verein', ''),
    text('Zeit', 'Geschwommene Zeit, leer bei Disqualifikation'),
  ],
  write(random, number) {
    const { meet, host, pool } = MEETS[number % 5] as (typeof MEETS)[number];
    const day = dayFrom(random, '2025-09-20', 420);
    const events = eventsOf(random, Number(day.slice(0, 4)));
    const [referee, timekeeper, speaker] = people(random, 'deu', 3);
    const layout = [ruled, columns, banded][number % 3] as (events: Event[]) => string;
    const top = `<h1>${meet}</h1><p>${inWords(day, 'deu')}, ${pool} · Ausrichter: ${host}<br>Schiedsrichter: ${referee} · Auswertung: ${timekeeper} · Sprecher: ${speaker}</p>`;
    const records = several(2, (index) => `Bahnrekord ${EVENTS[index]}: ${clock(2500 + index * 310)} (${2003 + index * 8})`).join(' · ');
    return {
      html: paper(
        STYLE + look(number),
        `${top}${layout(events)}<p class="foot">${records}. Protokoll erstellt am ${figures(day, '.')} um 17:42 Uhr.</p>`,
        'size: A4; margin: 15mm',
      ),
      rows: events.flatMap(({ event, results }) => results.map((of) => [event, of.place, of.swimmer, of.born, of.club, of.time])),
    };
  },
};
