import { choice, text, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { person } from '../../generate/people-and-places.ts';
import { aDay, clock, dated, sheet } from './paper.ts';

const SONGS = [
  ['Mare d’inverno', 'I Lampara'],
  ['Via del Borgo 9', 'Nina Sartori'],
  ['Polvere e sale', 'Duo Calanca'],
  ['Ultimo tram', 'Gli Astri'],
  ['Due caffè', 'Rita Valsugana'],
  ['Notte a Matera', 'Banda Crepuscolo'],
  ['Sottovoce', 'Marco Eligi'],
  ['La giostra', 'Nina Sartori'],
  ['Cartoline', 'Orchestra Sirio'],
  ['Estate lunga', 'Gli Astri'],
] as const;
const OTHERS = [
  ['news', 'Giornale radio', 'GR', 180],
  ['ad', 'Mobilificio Bressan', 'SPOT', 30],
  ['ad', 'Pasticceria Tonelli', 'SPOT', 20],
  ['ad', 'Autoscuola Sprint', 'SPOT', 30],
  ['jingle', 'Sigla di testa', 'JIN', 15],
  ['jingle', 'Stacchetto ora esatta', 'JIN', 8],
] as const;
const PROGRAMMES = [
  'Buongiorno Valle',
  'Il caffè delle nove',
  'Mattina in piazza',
  'Dischi ritrovati',
  'Mezzogiorno di fuoco',
  'Terra e parole',
];

/** What a local radio sent on a morning: lines grouped under the programmes. */
export const radioLog: DocumentFamily = {
  id: 'radio-log',
  language: 'it',
  name: 'Radio log',
  description: 'one row per item broadcast',
  fields: [
    text('station', ''),
    text('date', ''),
    text('programme', 'the show in which it was played'),
    text('host', 'who presents that show'),
    text('on air', 'start time'),
    choice('kind', 'what sort of item', ['song', 'ad', 'news', 'jingle']),
    text('title', ''),
    text('artist', 'only for songs'),
    text('length', ''),
  ],
  write(random, at) {
    const rows: TruthValue[][] = [];
    const station = random.pick(['Radio Valle Uno', 'Radio Lago Blu', 'Antenna Collina', 'Radio Campanile']);
    const day = aDay(random, '2025-01-07', 500);
    let second = random.whole(6, 8) * 3600;
    const stamp = (value: number): string => `${clock(Math.floor(value / 60))}:${String(value % 60).padStart(2, '0')}`;
    const groups = random.some(PROGRAMMES, random.whole(2, 4)).map((programme) => {
      const host = random.unless(0.15, person(random, 'ita'));
      const begins = second;
      const items = Array.from({ length: random.whole(4, 7) }, (_, i) => {
        const song = i > 0 && random.chance(0.65) ? random.pick(SONGS) : null;
        const other = random.pick(OTHERS);
        const [kind, title, code] = song ? (['song', song[0], 'MUS'] as const) : other;
        const artist = song ? song[1] : null;
        const seconds = song ? random.whole(145, 290) : other[3];
        const length = `${Math.floor(seconds / 60)}'${String(seconds % 60).padStart(2, '0')}"`;
        const plain = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
        const time = at % 2 ? stamp(second) : stamp(second).slice(0, 5);
        const printedLength = random.unless(0.06, at % 2 ? length : plain);
        rows.push([station, day, programme, host, time, kind, title, artist, printedLength]);
        second += seconds + random.whole(1, 240);
        const word = { MUS: 'musica', GR: 'notiziario', SPOT: 'pubblicità', JIN: 'sigla' }[code];
        const cells =
          at % 2 ? [time, code, title, artist ?? '', printedLength ?? ''] : [time, title, artist ?? '', word, printedLength ?? ''];
        return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
      });
      second = Math.ceil(second / 1800) * 1800;
      const title =
        at % 3 === 0
          ? `${programme}${host === null ? '' : ` – in studio ${host}`}`
          : `${stamp(begins).slice(0, 5)}–${stamp(second).slice(0, 5)} &nbsp; ${programme}${host === null ? '' : ` (conduce ${host})`}`;
      return { title, items };
    });
    const heads = at % 2 ? ['Ora', 'Tipo', 'Titolo', 'Interprete', 'Durata'] : ['Inizio', 'Contenuto', 'Artista', 'Genere', 'Min.'];
    const head = `<tr>${heads.map((one) => `<th>${one}</th>`).join('')}</tr>`;
    const body =
      at % 3 === 2
        ? groups.map(({ title, items }) => `<h2>${title}</h2><table>${head}${items.join('')}</table>`).join('')
        : `<table>${head}${groups.map(({ title, items }) => `<tr><td colspan=5 class=g>${title}</td></tr>${items.join('')}`).join('')}</table>`;
    const legend = at % 2 ? '<p class=s>MUS = brano musicale, GR = giornale radio, SPOT = pubblicità, JIN = sigle e stacchetti</p>' : '';
    const html = sheet(
      `body{font:9.5pt/1.3 "Liberation Sans"}h1{font-size:15pt;margin:0}h2{font-size:11pt;margin:12px 0 3px}table{width:100%}td,th{padding:3px 6px;text-align:left;border-bottom:1px solid #ccc}.g{background:#ddd;font-weight:bold}.s{font-size:7.6pt}
th:nth-child(1){width:12%}th:nth-child(5){width:11%}`,
      `<h1>${station}</h1><p>${at % 2 ? 'Registro dei programmi' : 'Scaletta andata in onda'} – ${dated(day, at % 2 ? 'DD/MM/YYYY' : 'D MMMM YYYY', 'it')}</p>${body}${legend}
<p class=s>Conservato ai sensi del regolamento per tre mesi. Responsabile: ${person(random, 'ita')}</p>`,
    );
    return { html, rows };
  },
};
