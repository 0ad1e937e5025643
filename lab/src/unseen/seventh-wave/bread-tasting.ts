import { choice, number, text, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { person } from '../../generate/people-and-places.ts';
import { aDay, dated, figure, sheet } from '../sixth-wave/paper.ts';
import { listing, row, safe } from './paper.ts';

const BREADS = [
  'Roggenmischbrot',
  'Dinkelvollkornbrot',
  'Walnussbrot',
  'Bauernlaib',
  'Kürbiskernbrot',
  'Weizenmischbrot mit Sauerteig',
  'Pumpernickel',
  'Krustenbrot',
];
const BAKERIES = [
  ['Bäckerei Hofmeister', 'Kulmbach'],
  ['Brotmanufaktur Sternfeld', 'Bamberg'],
  ['Backhaus Lüders', 'Forchheim'],
  ['Mühlenbäckerei Voss', 'Lichtenfels'],
  ['Bäckerei Zum Ofenloch', 'Bayreuth'],
] as const;
const FLAWS = [
  'Kruste ungleichmäßig gebräunt',
  'Krume etwas feucht',
  'leicht fader Geschmack',
  'Boden stellenweise dunkel',
  'große Lufteinschlüsse',
];
const POINTS = ['Form', 'Kruste', 'Lockerung', 'Krume', 'Geruch', 'Geschmack'] as const;
/** The best that can be had for each of them. */
const WEIGHTS = [10, 15, 15, 20, 10, 30];

/** Marks given at a guild's bread test: loaves under their bakery, the judge's remark in a line of its own. */
export const breadTasting: DocumentFamily = {
  id: 'bread-tasting',
  language: 'de',
  name: 'Brotprüfung',
  description: 'pro Brot eine Zeile',
  fields: [
    text('Bäckerei', ''),
    text('Ort', 'wo die Bäckerei ist'),
    text('Prüftag', ''),
    text('Prüfer', ''),
    text('Probe', 'Nummer der Probe'),
    text('Brot', ''),
    number('Kruste', 'Punkte'),
    number('Krume', 'Punkte'),
    number('Geschmack', 'Punkte'),
    number('gesamt', 'Punkte insgesamt'),
    choice('Urteil', '', ['sehr gut', 'gut', 'nicht prämiert']),
    text('Mangel', 'was bemängelt wurde'),
    number('Gewicht', 'g'),
    number('Preis', 'Verkaufspreis in Euro'),
  ],
  write(random, at) {
    const layout = at % 3;
    const day = aDay(random, '2024-10-01', 500);
    const judge = random.unless(0.15, person(random, 'deu'));
    const rows: TruthValue[][] = [];
    const groups = random.some(BAKERIES, 3).map(([bakery, town]) => ({
      bakery,
      town: random.unless(0.12, town),
      loaves: random.some(BREADS, random.whole(2, 5)).map((bread) => {
        const marks = WEIGHTS.map((most) => most - random.pick([0, 0, 1, 1, 2, 4]));
        const sum = marks.reduce((all, mark) => all + mark, 0);
        return {
          sample: `${random.whole(1, 9)}${random.letters(1)}${random.digits(2)}`,
          bread,
          marks,
          sum,
          verdict: sum >= 95 ? 'sehr gut' : sum >= 90 ? 'gut' : 'nicht prämiert',
          flaw: random.unless(0.4, random.pick(FLAWS)),
          weight: random.unless(0.2, random.pick([500, 750, 1000, 1500])),
        };
      }),
    }));
    for (const { bakery, town, loaves } of groups)
      for (const { sample, bread, marks, sum, verdict, flaw, weight } of loaves)
        rows.push([
          bakery,
          town,
          day,
          judge,
          sample,
          bread,
          marks[1] ?? null,
          marks[3] ?? null,
          marks[5] ?? null,
          sum,
          verdict,
          flaw,
          layout === 0 ? null : weight,
          null,
        ]);
    const mean = (loaves: readonly { sum: number }[]): string =>
      figure(loaves.reduce((all, { sum }) => all + sum, 0) / loaves.length, 'de', 1);
    if (layout === 0) {
      const body = groups.map(({ bakery, town, loaves }) =>
        [
          `<tr class="bakery"><td colspan="10">${bakery}${town === null ? '' : ` in ${town}`}</td></tr>`,
          ...loaves.map(
            ({ sample, bread, marks, sum, verdict, flaw }) =>
              row([sample, bread, ...marks, sum, verdict]) +
              (flaw === null ? '' : `<tr class="flaw"><td></td><td colspan="9">Bemerkung: ${flaw}</td></tr>`),
          ),
          `<tr class="mean"><td colspan="8">Mittelwert des Betriebs</td><td>${mean(loaves)}</td><td></td></tr>`,
        ].join(''),
      );
      return {
        html: sheet(
          "body{font:9pt 'Liberation Sans'}h1{font-size:16pt;margin:0}table{width:100%;margin-top:4mm}th{font-size:7.5pt;text-align:left;vertical-align:bottom;padding:1pt 4pt;border-bottom:.8pt solid #000}td{padding:1.6pt 4pt;border-bottom:.3pt solid #aaa}.bakery td{font-weight:bold;padding-top:3mm;border-bottom:.8pt solid #000}.flaw td{font-style:italic;color:#333}.mean td{text-align:right;color:#555}tr{break-inside:avoid}.bakery{break-after:avoid}",
          `<h1>Öffentliche Brotprüfung der Bäckerinnung</h1><div>Prüfung am ${dated(day, 'D. MMMM YYYY', 'de')} im Foyer der Sparkasse${judge === null ? '' : `; Sachverständige/r: ${judge}`}</div>${listing('', `<tr><th rowspan="2">Probe</th><th rowspan="2">Erzeugnis</th><th colspan="2">Äußeres</th><th colspan="3">Inneres</th><th rowspan="2">Geschmack<br>(30)</th><th rowspan="2">Summe<br>(100)</th><th rowspan="2">Urteil</th></tr>${row(['Form\n(10)', 'Kruste\n(15)', 'Lockerung\n(15)', 'Krume\n(20)', 'Geruch\n(10)'], 'th')}`, body.join(''))}`,
        ),
        rows,
      };
    }
    if (layout === 1) {
      const card = (loaf: (typeof groups)[number]['loaves'][number]): string =>
        `<div class="card"><div class="head"><b>${safe(loaf.bread)}</b><span>Probe ${loaf.sample}</span></div><div class="marks">${POINTS.map((point, index) => `<div><small>${point}</small>${loaf.marks[index] ?? ''}/${WEIGHTS[index] ?? ''}</div>`).join('')}</div><div>Gesamtpunkte: <b>${loaf.sum}</b> &nbsp; Prädikat: ${loaf.verdict}</div><div>Gewicht: ${loaf.weight === null ? '' : `${figure(loaf.weight, 'de')} g`}</div><div>Mängel: ${loaf.flaw ?? 'keine'}</div></div>`;
      const body = groups.map(
        ({ bakery, town, loaves }) =>
          `<h2>${bakery}${town === null ? '' : ` (${town})`}</h2><div class="cards">${loaves.map(card).join('')}</div>`,
      );
      return {
        html: sheet(
          "body{font:9.5pt/1.35 'DejaVu Sans'}h1{font-size:14pt;color:#6b3e12;margin:0}h2{font-size:11pt;background:#f0e3d0;padding:1mm 2mm;margin:4mm 0 2mm;break-after:avoid}.cards{display:grid;grid-template-columns:1fr 1fr;gap:3mm}.card{border:.6pt solid #a98;padding:2mm;break-inside:avoid}.head{display:flex;justify-content:space-between}.marks{display:grid;grid-template-columns:repeat(3,1fr);margin:1mm 0}.marks small{display:block;font-size:6.5pt;color:#666}",
          `<h1>Prüfprotokoll Brot</h1><p>Prüftag ${dated(day, 'DD.MM.YYYY')}${judge === null ? '' : `<br>Prüfer ${judge}`}</p>${body.join('')}`,
        ),
        rows,
      };
    }
    const lines = groups.flatMap(({ bakery, town, loaves }) =>
      loaves.map(
        ({ sample, bread, marks, sum, verdict, flaw, weight }, index) =>
          `<tr class="${index ? '' : 'first'}"><td>${index ? '' : `${bakery}${town === null ? '' : `<br>${town}`}`}</td><td>${sample}</td><td>${safe(bread)}${weight === null ? '' : `, ${figure(weight, 'de')} g`}<div class="flaw">${flaw ?? ''}</div></td>${marks.map((mark) => `<td>${mark}</td>`).join('')}<td><b>${sum}</b></td><td>${verdict}</td></tr>`,
      ),
    );
    return {
      html: sheet(
        "body{font:9.5pt 'Liberation Serif'}h1{font-size:20pt;font-weight:normal;margin:0 0 2mm}table{width:100%}th,td{border:.5pt solid #777;padding:2pt 4pt;text-align:left;vertical-align:top}th{font-size:8pt;background:#f6f0e2}.first td{border-top:1.6pt solid #000}.flaw{font-size:8pt;color:#a33}tr{break-inside:avoid}",
        `<h1>Ergebnisliste Brotprüfung</h1>${listing('', row(['Betrieb', 'Probe', 'Brotsorte', ...POINTS, 'Punkte', 'Ergebnis'], 'th'), lines.join(''))}<p>Geprüft wurde am ${dated(day, 'D. MMMM YYYY', 'de')}. ${judge === null ? '' : `Verantwortlich für die Bewertung war ${judge}. `}Ab 95 Punkten sehr gut, ab 90 gut.</p>`,
        'A4 landscape',
      ),
      rows,
    };
  },
};
