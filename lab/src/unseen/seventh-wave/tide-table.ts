import { choice, number, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { said } from '../fifth-wave/said.ts';
import { clock, dated, figure, plusDays, sheet, shown } from '../sixth-wave/paper.ts';
import { listing, row } from './paper.ts';

const PORTS = ['Roscoff', 'Saint-Quay-Portrieux', 'Cancale', 'Port-en-Bessin', 'Le Conquet', 'Étel'];
const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
const PHASES = [
  ['new moon', 'Nouvelle lune', 'NL'],
  ['first quarter', 'Premier quartier', 'PQ'],
  ['full moon', 'Pleine lune', 'PL'],
  ['last quarter', 'Dernier quartier', 'DQ'],
] as const;
/** Minutes from one high water to the next. */
const TIDE = 745;

interface Day {
  iso: string;
  weekday: string;
  high: number;
  low: number;
  coefficients: [number, number];
  heights: [number, number];
  lows: [number, number];
  phase: (typeof PHASES)[number] | null;
  sunrise: number;
}

/** High and low waters of a harbour: a ruled table with a head of two lines, a pocket table in two halves, or a block a day. */
export const tideTable: DocumentFamily = {
  id: 'tide-table',
  language: 'fr',
  name: 'Tides',
  description: 'one row for each day',
  fields: [
    text('port', ''),
    text('date', 'full date'),
    text('first HW', 'time of the first high water of the day'),
    number('HW height', 'of that high water, metres'),
    number('coef', 'of the first high water'),
    text('second HW', 'time, if there is a second one'),
    number('second height', 'm'),
    text('first LW', 'time of the first low water'),
    number('LW height', 'm'),
    choice(
      'moon',
      'phase that falls on the day',
      PHASES.map(([phase]) => phase),
    ),
    text('sunrise', ''),
    yesNo('summer time?', 'are the hours given in summer time'),
    number('water temperature', '°C'),
  ],
  write(random, at) {
    const port = random.pick(PORTS);
    const [month, length, summer] = random.pick([
      ['2026-01', 31, false],
      ['2026-02', 28, false],
      ['2026-05', 31, true],
      ['2026-07', 31, true],
      ['2026-09', 30, true],
      ['2026-11', 30, false],
    ] as const);
    const layout = at % 3;
    const [start, turn, moon, rise] = [
      random.whole(0, TIDE - 1),
      random.whole(0, 14),
      random.whole(1, 7),
      summer ? random.whole(370, 420) : random.whole(500, 530),
    ];
    const days = Array.from({ length: layout === 1 ? 15 : length }, (_, day): Day => {
      const iso = plusDays(`${month}-01`, day);
      const high = (start + day * 50 + random.whole(-4, 4) + TIDE) % TIDE;
      const strength = (half: number): number =>
        Math.round(70 + 34 * Math.sin(((day + half + turn) / 14.77) * 2 * Math.PI)) + random.whole(-1, 1);
      const coefficients: [number, number] = [strength(0), strength(0.5)];
      const metres = (value: number): number => Math.round(value * 100) / 100;
      const phase = (day + 1 - moon) % 7 === 0 && day + 1 >= moon ? (PHASES[((day + 1 - moon) / 7) % 4] ?? null) : null;
      return {
        iso,
        weekday: WEEKDAYS[new Date(`${iso}T00:00:00Z`).getUTCDay()] ?? '',
        high,
        low: high >= 373 ? high - 373 : high + 372,
        coefficients,
        heights: [metres(5.4 + coefficients[0] * 0.041), metres(5.4 + coefficients[1] * 0.041)],
        lows: [metres(4.1 - coefficients[0] * 0.03), metres(4.1 - coefficients[1] * 0.03)],
        phase,
        sunrise: rise + (summer ? day : -day),
      };
    });
    const second = (first: number): number | null => (first + TIDE < 1440 ? first + TIDE : null);
    const hour = (minutes: number | null): string => (minutes === null ? '' : clock(minutes, layout === 2 ? ':' : 'h'));
    const typed = (minutes: number | null): TruthValue => (minutes === null ? null : { anyOf: [clock(minutes, 'h'), clock(minutes)] });
    const rows = days.map((day): TruthValue[] => [
      port,
      day.iso,
      typed(day.high),
      day.heights[0],
      day.coefficients[0],
      typed(second(day.high)),
      second(day.high) === null ? null : day.heights[1],
      typed(day.low),
      day.lows[0],
      layout === 2 ? null : (day.phase?.[0] ?? null),
      layout === 0 ? typed(day.sunrise) : null,
      layout === 1 ? null : said(summer),
      null,
    ]);
    const metre = (value: number): string => figure(value, 'fr', 2);
    const title = dated(`${month}-01`, 'MMMM YYYY', 'fr');
    if (layout === 0) {
      const heads =
        '<tr><th rowspan="2" colspan="2">Jour</th><th colspan="3">1<sup>re</sup> pleine mer</th><th colspan="3">2<sup>e</sup> pleine mer</th><th colspan="2">1<sup>re</sup> basse mer</th><th colspan="2">2<sup>e</sup> basse mer</th><th colspan="2">Soleil</th><th rowspan="2">Lune</th></tr>' +
        row(['h', 'm', 'Coef.', 'h', 'm', 'Coef.', 'h', 'm', 'h', 'm', 'Lever', 'Coucher'], 'th');
      const body = days.map((day) => {
        const [late, lateLow] = [second(day.high), second(day.low)];
        return row([
          day.weekday.slice(0, 1).toUpperCase(),
          Number(day.iso.slice(8)),
          hour(day.high),
          metre(day.heights[0]),
          day.coefficients[0],
          late === null ? '—' : hour(late),
          late === null ? '' : metre(day.heights[1]),
          late === null ? '' : day.coefficients[1],
          hour(day.low),
          metre(day.lows[0]),
          lateLow === null ? '—' : hour(lateLow),
          lateLow === null ? '' : metre(day.lows[1]),
          hour(day.sunrise),
          hour((summer ? 1710 : 1590) - day.sunrise),
          shown(day.phase?.[2] ?? null),
        ]);
      });
      return {
        html: sheet(
          "body{font:8.5pt 'Liberation Sans'}h1{font-size:15pt;margin:0 0 1mm}p{margin:1mm 0 3mm}table{width:100%}th,td{border:.6pt solid #345;padding:1.1pt 3pt;text-align:center}th{background:#dfe9f0;font-weight:bold}tr:nth-child(5n) td{border-bottom-width:1.4pt}",
          `<h1>${port} — ${title}</h1><p>Horaires des marées. Heure légale, TU + ${summer ? '2 (heure d’été)' : '1 (heure d’hiver)'}. Hauteurs en mètres au-dessus du zéro hydrographique.</p>${listing('', heads, body.join(''))}<p>NL nouvelle lune · PQ premier quartier · PL pleine lune · DQ dernier quartier. Une pression de 1030 hPa abaisse le niveau d’environ 17 cm.</p>`,
        ),
        rows,
      };
    }
    if (layout === 1) {
      const water = (label: string, first: string, then: string | null): string =>
        `<div><i>${label}</i> ${first}${then === null ? '' : ` et ${then}`}</div>`;
      const blocks = days.map((day) => {
        const [late, lateLow] = [second(day.high), second(day.low)];
        const highs = `(${metre(day.heights[0])} m, coefficient ${day.coefficients[0]})`;
        const phase = day.phase === null ? '' : `<div class="moon">${day.phase[1]}</div>`;
        return `<section><b>${day.weekday} ${dated(day.iso, 'D MMMM', 'fr').replace(/^1 /, '1er ')}</b>${phase}${water('Pleine mer', `${hour(day.high)} ${highs}`, late === null ? null : `${hour(late)} (${metre(day.heights[1])} m, coefficient ${day.coefficients[1]})`)}${water('Basse mer', `${hour(day.low)} (${metre(day.lows[0])} m)`, lateLow === null ? null : `${hour(lateLow)} (${metre(day.lows[1])} m)`)}</section>`;
      });
      return {
        html: sheet(
          "body{font:10pt/1.35 'Liberation Serif'}h1{font-size:17pt;font-weight:normal;text-align:center}h2{text-align:center;font-size:11pt}.days{columns:2;column-gap:9mm}section{break-inside:avoid;margin-bottom:4mm}b::first-letter{text-transform:none}.moon{font-size:9pt;letter-spacing:.5pt}",
          `<h1>La pêche à pied au port de ${port}</h1><h2>Marées de la première quinzaine, ${title}</h2><div class="days">${blocks.join('')}</div><p>Ramassage autorisé du lever au coucher du soleil ; maille des palourdes 4 cm. Renseignez-vous au bureau du port.</p>`,
        ),
        rows,
      };
    }
    const half = (from: number, to: number): string =>
      `<div>${listing(
        'pocket',
        row(['', 'Pleines mers', 'Coef.', 'Basses mers'], 'th'),
        days
          .slice(from, to)
          .map((day) => {
            const [late, lateLow] = [second(day.high), second(day.low)];
            const level = (time: number, height: number): string => `${hour(time)}  ${metre(height)}`;
            return row([
              `${day.weekday.slice(0, 2)} ${day.iso.slice(8)}`,
              `${level(day.high, day.heights[0])}${late === null ? '' : `\n${level(late, day.heights[1])}`}`,
              `${day.coefficients[0]}${late === null ? '' : `\n${day.coefficients[1]}`}`,
              `${level(day.low, day.lows[0])}${lateLow === null ? '' : `\n${level(lateLow, day.lows[1])}`}`,
            ]);
          })
          .join(''),
      )}</div>`;
    return {
      html: sheet(
        "body{font:8.5pt/1.25 'Liberation Sans Narrow'}.top{display:flex;justify-content:space-between;border-bottom:2pt solid #000;font-size:13pt;font-weight:bold;margin-bottom:3mm}.halves{display:flex;gap:10mm}.halves>div{flex:1}table{width:100%}th{text-align:left;font-size:7.5pt;border-bottom:.6pt solid #000}td{vertical-align:top;padding:2.4pt 4pt 2.4pt 0;white-space:pre}",
        `<div class="top"><span>${title}</span><span>Marées à ${port}</span></div><div class="halves">${half(0, 15)}${half(15, length)}</div><p>Coopérative maritime de ${port}. ${summer ? 'Heures d’été, rien à ajouter.' : 'Heures d’hiver, rien à ajouter.'}</p>`,
      ),
      rows,
    };
  },
};
