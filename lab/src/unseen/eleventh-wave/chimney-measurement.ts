import { choice, number as figure, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { amount, captions, dayFrom, daysAfter, figures, inWords, pairs, paper, rounded, table, look } from './paper.ts';
import { people, street } from './people.ts';

const SWEEPS = [
  { town: '37627 Stadtoldendorf', bank: 'Volksbank Weserbergland', district: 'Kehrbezirk Holzminden 07' },
  { town: '92237 Sulzbach-Rosenberg', bank: 'Sparkasse Amberg-Sulzbach', district: 'Kehrbezirk AM-S 12' },
  { town: '25746 Heide', bank: 'Dithmarscher Volks- und Raiffeisenbank', district: 'Kehrbezirk Dithmarschen 3' },
  { town: '04720 Döbeln', bank: 'Kreissparkasse Döbeln', district: 'Kehrbezirk 9-14-22' },
  { town: '78073 Bad Dürrheim', bank: 'Sparkasse Schwarzwald-Baar', district: 'Kehrbezirk VS 05' },
];
const FUELS: [asked: string, printed: string][] = [
  ['gas', 'Erdgas'],
  ['oil', 'Heizöl EL'],
  ['logs', 'Scheitholz'],
  ['pellets', 'Holzpellets'],
];
const BOILERS: [maker: string, model: string, fuel: number, output: number][] = [
  ['Thermolux', 'TL 24-2 HK', 0, 24],
  ['Oranier-Feld', 'Polar Neo 8', 2, 7.5],
  ['Wendl', 'EcoCraft VKO 156', 1, 15.6],
  ['Hargas', 'HSV 15 P', 3, 14.9],
  ['Brunnhuber', 'BSV 30', 2, 29.5],
];

const STYLE = `body{font:10pt 'Liberation Serif',Georgia,serif}h1{font-size:14pt}.head{border-bottom:2pt solid #222;padding-bottom:2mm;display:flex;justify-content:space-between}
.grid{display:grid;grid-template-columns:1fr 1fr 1fr;gap:1mm}.cell{border:.5pt solid #777;padding:1mm 2mm 1.5mm}.cell i{display:block;font:6.5pt Arial;color:#333}
table{border-collapse:collapse;margin:4mm 0}.ruled td,.ruled th{border:.5pt solid #444;padding:1.2mm 3mm;text-align:left}.pairs td{padding:.8mm 8mm .8mm 0}.foot{position:fixed;bottom:0;font:7.5pt Arial;color:#444;width:100%;text-align:center}`;

function draw(random: SeededRandom, number: number) {
  const [maker, model, fuel, output] = BOILERS[(number * 3) % 5] as (typeof BOILERS)[number];
  const [sweep, owner, tenant] = people(random, 'deu', 3) as [string, string, string];
  const [limit, net] = [random.pick([1000, 400, 150]), random.whole(4200, 9800) / 100];
  const measured = dayFrom(random, '2024-09-02', 500);
  const passed = random.chance(0.7);
  return {
    ...(SWEEPS[number % 5] as (typeof SWEEPS)[number]),
    maker,
    model,
    sweep,
    owner,
    tenant,
    limit,
    net,
    measured,
    passed,
    home: street(random, 'deu'),
    fuel: FUELS[fuel] as (typeof FUELS)[number],
    output,
    monoxide: passed ? random.whole(20, limit - 20) : random.whole(limit + 30, limit * 2),
    heat: random.unless(0.2, random.whole(58, 214)),
    gross: rounded(net * 1.19),
    next: random.unless(0.5, daysAfter(measured, 730)),
    built: random.whole(1996, 2022),
    flat: random.pick(['Keller', 'EG, Wohnzimmer', 'DG links']),
  };
}
type Drawn = ReturnType<typeof draw>;

const foot = (of: Drawn): string =>
  `<div class="foot">${of.bank} · IBAN DE71 2545 0110 00${of.limit}3 81 · Steuer-Nr. 22/118/0${of.built} · Bürozeit Mo und Do 7–8 Uhr</div>`;

const form = (of: Drawn): string =>
  `<div class="head"><div><b>${of.sweep}</b><br>bevollmächtigter Bezirksschornsteinfeger</div><div>${of.town}<br>${of.district}</div></div>
<h1>Bescheinigung über das Ergebnis der Messung an einer Feuerungsanlage</h1><div class="grid">${captions([
    ['Eigentümer', of.owner],
    ['Liegenschaft', `${of.home}, ${of.town}`],
    ['Nutzer, falls abweichend', of.tenant],
    ['Aufstellort', of.flat],
    ['Hersteller', of.maker],
    ['Typ', of.model],
    ['Baujahr', of.built],
    ['Nennwärmeleistung kW', amount(of.output, 'deu', 1)],
    ['Brennstoff', of.fuel[1]],
    ['Messtag', figures(of.measured, '.')],
    ['Abgastemperatur °C', of.heat],
    ['Nächste Messung bis', of.next === null ? '' : figures(of.next, '.')],
  ])}</div>${table(
    ['Messgröße', 'Messwert', 'Grenzwert'],
    [
      ['Kohlenmonoxid mg/m³', of.monoxide, of.limit],
      ['Sauerstoff Vol.-%', '8,4', '–'],
    ],
    'ruled',
  )}<p>Die Anforderungen der 1. BImSchV sind <b>${of.passed ? 'eingehalten' : 'nicht eingehalten; Wiederholungsmessung innerhalb von 6 Wochen'}</b>.</p>
<p>Gebühr: ${amount(of.net, 'deu')} € zzgl. 19 % MwSt ${amount(of.gross - of.net, 'deu')} € = <b>${amount(of.gross, 'deu')} €</b></p>${foot(of)}`;

const letter = (
  of: Drawn,
): string => `<p style="text-align:center;letter-spacing:1pt"><b>SCHORNSTEINFEGERBETRIEB ${of.sweep.toUpperCase()}</b><br>${of.town}</p><p style="margin-top:10mm">${of.owner}<br>${of.home}<br>${of.town}</p>
<p style="text-align:right">${inWords(daysAfter(of.measured, 4), 'deu')}</p><h1>Messbescheinigung und Rechnung</h1><p>Sehr geehrte Damen und Herren,</p>
<p>am ${inWords(of.measured, 'deu')} habe ich in Ihrem Anwesen ${of.home} die Feuerstätte „${of.model}“ der Firma ${of.maker} (${of.flat}, Nennleistung ${amount(of.output, 'deu', 1)} kW, Brennstoff ${of.fuel[1]}) überprüft.</p>${pairs(
  [
    ['Kohlenmonoxidgehalt', `${of.monoxide} mg/m³ (zulässig ${of.limit} mg/m³)`],
    ['Abgastemperatur', of.heat === null ? 'nicht gemessen' : `${of.heat} °C`],
    ['Ergebnis', of.passed ? 'keine Beanstandung' : 'beanstandet, Mangel siehe Rückseite'],
  ],
)}${of.next === null ? '' : `<p>Die nächste wiederkehrende Messung ist bis ${inWords(of.next, 'deu')} fällig.</p>`}${table(
  ['Leistung', 'Betrag EUR'],
  [
    ['Arbeitswerte nach KÜO', amount(of.net, 'deu')],
    ['Umsatzsteuer 19 %', amount(of.gross - of.net, 'deu')],
    ['Zu zahlen', amount(of.gross, 'deu')],
  ],
  'ruled',
)}<p>Mit freundlichem Gruß</p><p>${of.sweep}</p>${foot(of)}`;

/** Asked for in English. */
export const chimneyMeasurement: DocumentFamily = {
  id: 'chimney-measurement',
  language: 'deu',
  name: 'Chimney sweep reports',
  description: '',
  fields: [
    text('Chimney sweep', ''),
    text('Owner', 'Owner of the house'),
    text('Measured on', ''),
    text('Boiler maker', ''),
    text('Boiler model', ''),
    figure('Output kW', ''),
    choice(
      'Fuel',
      'What is burnt',
      FUELS.map(([asked]) => asked),
    ),
    figure('CO', 'Measured carbon monoxide in mg/m³'),
    figure('Flue gas temperature', 'In degrees Celsius'),
    yesNo('Passed', ''),
    text('Next measurement', 'Latest date of the next one'),
    figure('Fee', 'Amount to pay including tax'),
  ],
  write(random, number) {
    const of = draw(random, number);
    const row = [of.sweep, of.owner, of.measured, of.maker, of.model, of.output, of.fuel[0], of.monoxide, of.heat];
    return {
      html: paper(STYLE + look(number), number % 2 === 0 ? form(of) : letter(of)),
      rows: [[...row, of.passed ? 'yes' : 'no', of.next, of.gross]],
    };
  },
};
