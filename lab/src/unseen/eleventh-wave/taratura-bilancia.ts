import { number as figure, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { amount, captions, dayFrom, daysAfter, figures, inWords, pairs, paper, rounded, several, table, look } from './paper.ts';
import { people, street } from './people.ts';

const LABS = [
  { lab: 'Metrolab Padana S.r.l.', seat: '29122 Piacenza', mark: 'LAT N° 318' },
  { lab: 'Pesature Lombarde snc', seat: '24047 Treviglio (BG)', mark: 'LAT N° 077' },
  { lab: 'Centro Taratura Adriatico', seat: '60131 Ancona', mark: 'LAT N° 142' },
  { lab: 'Bilance Sanna & C.', seat: '09122 Cagliari', mark: 'LAT N° 205' },
  { lab: 'Tecnopeso Servizi S.p.A.', seat: '10036 Settimo Torinese', mark: 'LAT N° 091' },
];
const CUSTOMERS = [
  'Caseificio Valdormo',
  'Farmacia Dott.ssa Righi',
  'Officine Bortolan S.r.l.',
  'Torrefazione Tre Mori',
  'Laboratorio Analisi San Luca',
];
const SCALES: [kind: string, maker: string, model: string, capacity: number, step: number, unit: string][] = [
  ['Bilancia da banco', 'Cooplan', 'GX-30', 30, 0.01, 'kg'],
  ['Bilancia analitica', 'Sartori Helm', 'Q 224', 220, 0.0001, 'g'],
  ['Piattaforma a pavimento', 'Dini Argo', 'TPW 1500', 1500, 0.5, 'kg'],
  ['Bilancia contapezzi', 'Gibertello', 'Europa 6000', 6000, 0.1, 'g'],
  ['Bilancia tecnica', 'Ohrens', 'Adventura 3201', 3200, 0.1, 'g'],
];

const STYLE = `body{font:9.5pt Arial}h1{font-size:13pt;text-align:center;border:1pt solid #000;padding:3mm}.grid{display:grid;grid-template-columns:1fr 1fr}.cell{border-bottom:.4pt solid #999;padding:1.5mm 2mm}.cell i{display:block;font-size:7pt;color:#246}
table{border-collapse:collapse;margin:3mm 0}.ruled td,.ruled th{border:.4pt solid #000;padding:1mm 4mm;text-align:right;font-weight:normal}.pairs td{padding:1mm 8mm 1mm 0}.foot{position:fixed;bottom:0;width:100%;font-size:7pt;border-top:.5pt solid;padding-top:1mm}.new{break-before:page}`;

function draw(random: SeededRandom, number: number) {
  const [kind, maker, model, capacity, step, unit] = SCALES[(number * 2) % 5] as (typeof SCALES)[number];
  const decimals = Math.max(0, -Math.floor(Math.log10(step)));
  const [technician, chief] = people(random, 'ita', 2) as [string, string];
  const calibrated = dayFrom(random, '2025-01-13', 600);
  const points = several(6, (index) => {
    const load = rounded((capacity * [0.02, 0.1, 0.25, 0.5, 0.75, 1][index]!) as number, decimals);
    return { load, error: rounded(step * random.whole(-3, 3), decimals) };
  });
  const worst = rounded(step * 4, decimals);
  const at = random.whole(2, 5);
  points[at]!.error = worst;
  return {
    ...(LABS[number % 5] as (typeof LABS)[number]),
    kind,
    maker,
    model,
    capacity,
    step,
    unit,
    decimals,
    technician,
    chief,
    calibrated,
    points,
    worst,
    customer: CUSTOMERS[(number + 3) % 5] as string,
    place: street(random, 'ita'),
    issued: daysAfter(calibrated, random.whole(1, 9)),
    received: daysAfter(calibrated, -random.whole(10, 30)),
    next: random.unless(0.4, daysAfter(calibrated, 365)),
    serial: random.unless(0.35, `${random.letters(1)}${random.digits(7)}`),
    certificate: `${random.digits(4)}/${calibrated.slice(2, 4)}`,
    heat: rounded(random.whole(188, 247) / 10, 1),
    adjusted: random.chance(0.4),
  };
}
type Drawn = ReturnType<typeof draw>;

const measured = (of: Drawn): string =>
  table(
    [`Carico (${of.unit})`, `Indicazione (${of.unit})`, `Errore (${of.unit})`, `Incertezza estesa (${of.unit})`],
    of.points.map(({ load, error }) => [
      amount(load, 'ita', of.decimals),
      amount(load + error, 'ita', of.decimals),
      amount(error, 'ita', of.decimals),
      amount(of.step * 1.5, 'ita', of.decimals + 1),
    ]),
    'ruled',
  );
const next = (of: Drawn): string => (of.next === null ? '' : `<p>Prossima taratura consigliata dal cliente: ${figures(of.next, '/')}</p>`);
const foot = (of: Drawn): string =>
  `<div class="foot">${of.lab} – ${of.seat} – ${of.mark} – La riproduzione parziale del certificato richiede l’autorizzazione scritta del Centro.</div>`;

const accredited = (
  of: Drawn,
): string => `<p><b>${of.lab}</b> · ${of.seat} · Centro di taratura ${of.mark}</p><h1>CERTIFICATO DI TARATURA ${of.certificate}<br><small>Certificate of calibration</small></h1><div class="grid">${captions(
  [
    ['data di emissione', figures(of.issued, '-')],
    ['cliente', `${of.customer}`],
    ['richiesta in data', figures(of.received, '-')],
    ['destinatario', `${of.customer}, ${of.place}`],
    ['oggetto', of.kind],
    ['costruttore', of.maker],
    ['modello', of.model],
    ['matricola', of.serial ?? 'non rilevabile'],
    ['data delle misure', figures(of.calibrated, '-')],
    ['portata massima', `${amount(of.capacity, 'ita', 0)} ${of.unit}`],
    ['divisione', `${amount(of.step, 'ita', of.decimals)} ${of.unit}`],
    ['registro di laboratorio', `RL ${of.certificate.slice(0, 3)}`],
  ],
)}</div><p>I risultati di misura riportati nel presente certificato sono stati ottenuti con masse campione di classe F1.</p><p style="text-align:right">Il Responsabile del Centro<br>${of.chief}</p>
<div class="new"><p>Pagina 2 di 2 · Certificato ${of.certificate}</p><p>Condizioni ambientali: temperatura ${amount(of.heat, 'ita', 1)} °C, umidità relativa 48 %. Operatore: ${of.technician}. Aggiustamento prima della taratura: ${of.adjusted ? 'eseguito' : 'non eseguito'}.</p>${measured(of)}<p>Errore massimo riscontrato: ${amount(of.worst, 'ita', of.decimals)} ${of.unit}</p>${next(of)}</div>${foot(of)}`;

const report = (of: Drawn): string =>
  `<p style="float:right;text-align:right">Spett.le<br><b>${of.customer}</b><br>${of.place}</p><p><b>${of.lab}</b><br>${of.seat}</p><p style="clear:both;font-size:13pt">Rapporto di taratura n. <b>${of.certificate}</b> del ${inWords(of.issued, 'ita')}</p>${pairs(
    [
      ['Strumento', of.kind],
      ['Marca / tipo', `${of.maker} / ${of.model}`],
      ...(of.serial === null ? [] : [['N. di serie', of.serial] as const]),
      ['Max', `${amount(of.capacity, 'ita', 0)} ${of.unit}`],
      ['d', `${amount(of.step, 'ita', of.decimals)} ${of.unit}`],
      ['Tarato il', inWords(of.calibrated, 'ita')],
      ['Temperatura ambiente', `${amount(of.heat, 'ita', 1)} °C`],
      ['Strumento regolato', of.adjusted ? 'sì' : 'no'],
    ],
  )}${measured(of)}<p>Scostamento massimo ${amount(of.worst, 'ita', of.decimals)} ${of.unit}; tolleranza richiesta dal cliente ${amount(of.step * 5, 'ita', of.decimals)} ${of.unit}.</p>${next(of)}<p>Eseguito da ${of.technician}<br>Verificato da ${of.chief}</p>${foot(of)}`;

/** Asked for in English. */
export const taraturaBilancia: DocumentFamily = {
  id: 'taratura-bilancia',
  language: 'ita',
  name: 'Scale calibrations',
  description: 'Calibration certificates of our scales',
  fields: [
    text('Certificate number', ''),
    text('Customer', ''),
    text('Manufacturer', 'Who made the scale'),
    text('Model', ''),
    text('Serial number', ''),
    figure('Maximum load', 'Capacity of the scale'),
    text('Calibration date', 'When it was measured'),
    text('Issue date', 'When the certificate was issued'),
    figure('Temperature', ''),
    figure('Largest error', ''),
    yesNo('Adjusted', 'Was the scale adjusted beforehand'),
    text('Technician', 'Who carried out the calibration'),
    text('Next calibration', ''),
  ],
  write(random, number) {
    const of = draw(random, number);
    const row = [of.certificate, of.customer, of.maker, of.model, of.serial, of.capacity, of.calibrated, of.issued, of.heat, of.worst];
    return {
      html: paper(STYLE + look(number), number % 2 === 0 ? report(of) : accredited(of)),
      rows: [[...row, of.adjusted ? 'yes' : 'no', of.technician, of.next]],
    };
  },
};
