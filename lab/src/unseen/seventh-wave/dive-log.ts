import { choice, number, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { person } from '../../generate/people-and-places.ts';
import { said } from '../fifth-wave/said.ts';
import { aDay, between, dated, figure, plusDays, sheet } from '../sixth-wave/paper.ts';
import { box, safe } from './paper.ts';

const SPOTS = [
  'Ilha da Berlenga, Rinchoa',
  'Sesimbra, Jardim das Gorgónias',
  'Pedra do Leão',
  'River Gurara',
  'Ponta de Sagres, Gruta das Pombas',
  'Cabo Ruivo',
];
const SEEN = [
  'meros e um polvo',
  'cardume de sargos',
  'corrente forte na descida',
  'fuga ligeira no colete, rever',
  'nudibrânquios na parede norte',
];

interface Dive {
  number: number;
  iso: string;
  spot: string | null;
  buddy: string | null;
  depth: number;
  minutes: number;
  start: number | null;
  end: number | null;
  water: number | null;
  sight: number | null;
  boat: boolean | null;
  nitrox: number | null;
  lead: number | null;
  notes: string | null;
}

/** A diver's log book: a box, a card or a paragraph for each dive, over two pages. */
export const diveLog: DocumentFamily = {
  id: 'dive-log',
  language: 'pt',
  name: 'Mergulhos',
  description: '',
  fields: [
    text('mergulhador', ''),
    number('nº', 'número do mergulho'),
    text('data', ''),
    text('local', ''),
    text('companheiro', ''),
    number('prof.', 'profundidade máxima em metros'),
    number('minutos', 'tempo de fundo'),
    number('pressão inicial', 'bar'),
    number('pressão final', 'bar'),
    number('água', '°C'),
    number('visibilidade', 'm'),
    yesNo('barco', 'entrada feita a partir de barco'),
    choice('gás', '', ['ar', 'nitrox']),
    number('lastro', 'kg'),
    text('observações', ''),
    text('computador', 'modelo do computador de mergulho'),
  ],
  write(random, at) {
    const layout = at % 3;
    const diver = person(random, 'por');
    let [next, day] = [random.whole(12, 180), aDay(random, '2024-05-10', 420)];
    const dives = Array.from({ length: random.whole(6, 8) }, (): Dive => {
      next += 1;
      day = plusDays(day, random.whole(0, 9));
      const start = random.unless(0.15, random.whole(18, 22) * 10);
      return {
        number: next,
        iso: day,
        spot: random.unless(0.08, random.pick(SPOTS)),
        buddy: random.unless(0.2, person(random, 'por')),
        depth: between(random, 7, 38, 1),
        minutes: random.whole(24, 66),
        start,
        end: start === null ? null : random.whole(4, 9) * 10,
        water: random.unless(0.2, random.whole(13, 21)),
        sight: random.unless(0.3, random.whole(2, 18)),
        boat: random.unless(0.12, random.chance(0.6)),
        nitrox: random.chance(0.35) ? random.pick([28, 30, 32, 36]) : null,
        lead: random.unless(0.25, random.whole(4, 12)),
        notes: random.unless(0.35, random.pick(SEEN)),
      };
    });
    const rows = dives.map((dive): TruthValue[] => [
      diver,
      dive.number,
      dive.iso,
      dive.spot,
      dive.buddy,
      dive.depth,
      dive.minutes,
      dive.start,
      dive.end,
      dive.water,
      layout === 2 ? null : dive.sight,
      said(dive.boat),
      dive.nitrox === null ? 'ar' : 'nitrox',
      dive.lead,
      dive.notes,
      null,
    ]);
    const metres = (value: number): string => figure(value, 'pt', 1);
    if (layout === 0) {
      const cell = (label: string, value: string | number | null, unit = ''): string =>
        `<div><small>${label}</small>${value === null ? '&nbsp;' : `${safe(value)}${unit}`}</div>`;
      const form = (dive: Dive): string =>
        `<section><div class="no">${dive.number}</div><div class="grid">${[
          cell('Data', dated(dive.iso, 'DD/MM/YYYY')),
          cell('Local do mergulho', dive.spot),
          cell('Companheiro/a', dive.buddy),
          cell('Profundidade máx.', metres(dive.depth), ' m'),
          cell('Tempo de fundo', dive.minutes, ' min'),
          cell('Lastro', dive.lead, ' kg'),
          cell('Manómetro início', dive.start, ' bar'),
          cell('Manómetro fim', dive.end, ' bar'),
          cell('Temp. da água', dive.water, ' °C'),
          cell('Visibilidade', dive.sight, ' m'),
        ].join(
          '',
        )}<div><small>Entrada</small>${box(dive.boat === true)} barco ${box(dive.boat === false)} costa</div><div><small>Mistura</small>${box(dive.nitrox === null)} ar ${box(dive.nitrox !== null)} nitrox ${dive.nitrox === null ? '' : `${dive.nitrox} %`}</div></div><div class="notes"><small>Observações</small>${dive.notes ?? '&nbsp;'}</div><div class="notes"><small>Carimbo e assinatura do centro</small>&nbsp;</div></section>`;
      return {
        html: sheet(
          "body{font:10pt 'Liberation Mono'}h1{font:bold 13pt 'Liberation Sans'}small{display:block;font:6.5pt 'Liberation Sans';color:#124}section{border:1.2pt solid #124;margin-bottom:4mm;break-inside:avoid;position:relative}.no{position:absolute;right:2mm;top:-5.5mm;background:#fff;font:bold 12pt 'Liberation Sans';padding:0 2mm}.grid{display:grid;grid-template-columns:1fr 1.6fr 1.2fr}.grid>div,.notes{border:.4pt solid #124;padding:.8mm 1.5mm}h1{margin-bottom:8mm}",
          `<h1>Caderneta de mergulho de ${diver}</h1>${dives.map(form).join('')}`,
        ),
        rows,
      };
    }
    if (layout === 1) {
      const line = (label: string, value: string | number | null): string =>
        value === null ? '' : `<tr><td>${label}</td><td>${safe(value)}</td></tr>`;
      const card = (dive: Dive): string =>
        `<div class="card"><h2>Mergulho n.º ${dive.number}</h2><table>${[
          line('Quando', dated(dive.iso, 'DD-MM-YYYY')),
          line('Onde', dive.spot),
          line('Com', dive.buddy),
          line('Fundo', `${metres(dive.depth)} m durante ${dive.minutes} min`),
          line('Garrafa', dive.nitrox === null ? 'ar' : `nitrox EAN${dive.nitrox}`),
          line('Bar', dive.start === null ? null : `${dive.start} → ${String(dive.end)}`),
          line('Água', dive.water === null ? null : `${dive.water} °C`),
          line('Visib.', dive.sight === null ? null : `${dive.sight} m`),
          line('Chumbo', dive.lead === null ? null : `${dive.lead} kg`),
          line('Entrada', dive.boat === null ? null : dive.boat ? 'de barco' : 'da praia'),
          line('Notas', dive.notes),
        ].join('')}</table></div>`;
      return {
        html: sheet(
          "body{font:9.5pt 'Liberation Sans'}.who{display:flex;justify-content:space-between;border-bottom:1pt solid #06c;margin-bottom:4mm}.cards{display:grid;grid-template-columns:1fr 1fr;gap:4mm 6mm}.card{break-inside:avoid;background:#eef5fb;padding:2mm 3mm;border-radius:2mm}h2{font-size:11pt;margin:0 0 1mm;color:#06c}td{vertical-align:top;padding:.3mm 3mm .3mm 0}td:first-child{color:#567}",
          `<div class="who"><b>Registo de mergulhos</b><span>Titular: ${diver}</span></div><div class="cards">${dives.map(card).join('')}</div>`,
        ),
        rows,
      };
    }
    const entry = (dive: Dive): string =>
      `<p><b>${dive.number}.</b> ${dated(dive.iso, 'D', 'pt')} de ${dated(dive.iso, 'MMMM', 'pt')} de ${dive.iso.slice(0, 4)}${dive.spot === null ? '' : `, ${dive.spot}`}. Mergulhei ${dive.buddy === null ? 'sozinho' : `com ${dive.buddy}`} até aos ${metres(dive.depth)} metros, ${dive.minutes} minutos ao todo${dive.boat === null ? '' : dive.boat ? ', a saltar do barco' : ', a entrar pela praia'}. ${dive.nitrox === null ? 'A ar' : `Com nitrox ${dive.nitrox}`}${dive.start === null ? '' : `, de ${dive.start} para ${String(dive.end)} bar`}${dive.lead === null ? '' : `, ${dive.lead} kg de chumbo`}.${dive.water === null ? '' : ` Água a ${dive.water} °C.`}${dive.notes === null ? '' : `<br><i>Obs.: ${dive.notes}</i>`}</p>`;
    return {
      html: sheet(
        "body{font:11.5pt/1.5 'Liberation Serif'}h1{font-size:18pt;font-weight:normal;margin:0 0 6mm}p{margin:0 0 4mm;break-inside:avoid}",
        `<h1>${diver}, diário de mergulho</h1>${dives.map(entry).join('')}`,
      ),
      rows,
    };
  },
};
