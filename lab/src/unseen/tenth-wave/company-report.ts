import { choice, number as numeric, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { firm } from '../../generate/people-and-places.ts';
import { printDate, printNumber } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { escaped, nth, paper, paragraphs, people, table, type Printed } from './long-paper.ts';
import { MARKETS, NOTES, OUTLOOK, RISKS } from './report-sentences.ts';

const AUDITORS = ['Bastida y Corral Auditores, S.L.P.', 'Auditoría Ibérica Asociados, S.L.', 'Crespo Llorente Auditores, S.L.P.'];
const SEGMENTS = ['España', 'Resto de Europa', 'Iberoamérica'];

/** Annual reports and interim reports of listed companies: this period and the one before side by side. */
export const companyReport: DocumentFamily = {
  id: 'tenth-company-report',
  language: 'spa',
  name: 'Company figures',
  description: 'Key figures from reports of companies we follow',
  fields: [
    text('Company', ''),
    choice('Kind', 'annual report or interim', ['annual', 'quarterly']),
    text('Period end', ''),
    numeric('Revenue', 'total of the reported period, in the unit of the report; for a quarter the quarter alone'),
    numeric('Revenue prior year', 'same period one year before'),
    numeric('Operating profit', ''),
    numeric('Net profit', 'attributable to the parent'),
    numeric('Employees', 'average headcount'),
    text('Auditor', ''),
    text('Chair', ''),
    text('CEO', ''),
    numeric('Dividend per share', 'proposed or declared, in euros'),
    numeric('Net debt', ''),
    yesNo('Restated', 'were comparative figures restated?'),
    choice('Opinion', '', ['favorable', 'con salvedades']),
  ],
  write(random, number) {
    const annual = number % 2 === 0;
    const year = random.whole(2018, 2023);
    const sales = random.whole(180_000, 940_000);
    const chairs = people(random, 'spa', 4);
    const facts: Facts = {
      year,
      company: firm(random, 'spa').replace(/S\.L\.U?\.?$/, 'S.A.'),
      periodEnd: annual ? `31 de diciembre de ${year}` : printDate({ year, month: 9, day: 30 }, 'long', 'spa'),
      sales: [sales, Math.round(sales * (random.whole(84, 112) / 100))],
      operating: [Math.round(sales * 0.09) + random.whole(0, 900), Math.round(sales * 0.08) + random.whole(0, 900)],
      net: [Math.round(sales * 0.058) + random.whole(0, 700), Math.round(sales * 0.049) + random.whole(0, 700)],
      staff: [random.whole(900, 6400), random.whole(900, 6400)],
      debt: random.chance(0.6) ? [random.whole(20_000, 99_000), random.whole(20_000, 99_000)] : null,
      auditor: annual ? random.pick(AUDITORS) : null,
      chair: nth(chairs, 0),
      chief: nth(chairs, 1),
      secretary: nth(chairs, 2),
      former: nth(chairs, 3),
      dividend: random.unless(annual ? 0.2 : 0.6, random.whole(12, 95) / 100),
      lastDividend: random.whole(8, 60) / 100,
      restated: random.chance(0.5),
      opinion: annual ? random.pick(['favorable', 'favorable', 'con salvedades']) : null,
      priorFirst: number === 3,
    };
    const row = [
      facts.company,
      annual ? 'annual' : 'quarterly',
      facts.periodEnd,
      facts.sales[0],
      facts.sales[1],
      facts.operating[0],
      facts.net[0],
      facts.staff[0],
      facts.auditor,
      facts.chair,
      facts.chief,
      facts.dividend,
      facts.debt?.[0] ?? null,
      facts.restated ? 'yes' : 'no',
      facts.opinion,
    ];
    return { html: annual ? annualReport(random, facts) : interimReport(random, facts), rows: [row] };
  },
};

/** This period's and last year's. */
type Pair = [number, number];
interface Facts {
  year: number;
  company: string;
  periodEnd: string;
  sales: Pair;
  operating: Pair;
  net: Pair;
  staff: Pair;
  debt: Pair | null;
  auditor: string | null;
  chair: string;
  chief: string;
  secretary: string;
  former: string;
  dividend: number | null;
  lastDividend: number;
  restated: boolean;
  opinion: string | null;
  priorFirst: boolean;
}

const thousands = (value: number): string => printNumber(value, 'de', 0);
const euros = (value: number): string => `${printNumber(value, 'de', 2)} €`;

const comparison = ([now, before]: Pair): string =>
  `${now >= before ? '+' : '-'}${printNumber(Math.abs((now / before - 1) * 100), 'de', 1)} %`;

/** Lines of the profit and loss account from revenue down to the net profit; costs make up the difference. */
function accounts({ sales, operating, net }: Facts): [string, Pair][] {
  const share = (part: number): Pair => [-Math.round((sales[0] - operating[0]) * part), -Math.round((sales[1] - operating[1]) * part)];
  const supplies = share(0.5);
  const staff = share(0.28);
  const wear = share(0.06);
  const left = (at: 0 | 1): number => operating[at] - sales[at] - supplies[at] - staff[at] - wear[at];
  const finance: Pair = [-Math.round(operating[0] * 0.11), -Math.round(operating[1] * 0.12)];
  const before: Pair = [operating[0] + finance[0], operating[1] + finance[1]];
  return [
    ['Importe neto de la cifra de negocios', sales],
    ['Aprovisionamientos', supplies],
    ['Gastos de personal', staff],
    ['Amortización del inmovilizado', wear],
    ['Otros gastos de explotación', [left(0), left(1)]],
    ['Resultado de explotación', operating],
    ['Resultado financiero', finance],
    ['Resultado antes de impuestos', before],
    ['Impuesto sobre beneficios', [net[0] - before[0] + 41, net[1] - before[1] + 37]],
    ['Resultado del ejercicio', [net[0] + 41, net[1] + 37]],
    ['Atribuible a intereses minoritarios', [41, 37]],
    ['Atribuible a la sociedad dominante', net],
  ];
}

function segments({ sales }: Facts): Printed[][] {
  const part = (value: number, at: number): number => Math.round(value * nth([0.52, 0.31], at));
  const split = (value: number): number[] => [part(value, 0), part(value, 1), value - part(value, 0) - part(value, 1)];
  const [now, before] = [split(sales[0]), split(sales[1])];
  return SEGMENTS.map((segment, at) => [segment, thousands(nth(now, at)), thousands(nth(before, at))]);
}

const restatement = ({ restated, year }: Facts): string =>
  restated
    ? `Las cifras comparativas de ${year - 1} han sido reexpresadas por el cambio de criterio descrito en la nota 2.4.`
    : `Las cifras comparativas de ${year - 1} no han sido objeto de reexpresión.`;

function annualReport(random: SeededRandom, facts: Facts): string {
  const { year, company, debt } = facts;
  const rows = accounts(facts);
  const salvedad = facts.opinion === 'con salvedades';
  const dividend = facts.dividend
    ? `El Consejo propondrá a la Junta General el reparto de un dividendo de ${euros(facts.dividend)} por acción (${euros(facts.lastDividend)} en el ejercicio anterior).`
    : `El Consejo no propondrá el reparto de dividendo con cargo al ejercicio; el del ejercicio anterior fue de ${euros(facts.lastDividend)} por acción.`;
  const chapters = [
    'Carta a los accionistas',
    'Principales magnitudes',
    'Órganos de gobierno',
    'Informe de gestión',
    'Gestión del riesgo',
    'Cuentas anuales consolidadas',
    'Memoria',
    'Informe de auditoría',
  ];
  const body = `<div class="cover"><h1>${escaped(company)}</h1><p class="big">Informe anual ${year}</p><p>y sociedades dependientes</p></div>
    <div class="new"><h2>Índice</h2><table class="wide">${chapters.map((chapter, index) => `<tr><td>${index + 1}</td><td>${chapter}</td><td>${index + 3}</td></tr>`).join('')}</table></div>
    <div class="new"><h2>1. Carta a los accionistas</h2><p>Estimados accionistas:</p>${paragraphs(random.shuffled(MARKETS), 3)}<p>${dividend}</p><p>Quiero agradecer a ${facts.former}, que dejó la presidencia en mayo, sus once años de dedicación.</p><p><br>${facts.chair}<br><i>Presidencia del Consejo de Administración</i></p></div>
    <div class="new"><h2>2. Principales magnitudes</h2>${table(
      ['En miles de euros', String(year), String(year - 1), 'Variación'],
      [
        ['Cifra de negocios', ...facts.sales.map(thousands), comparison(facts.sales)],
        ['Resultado de explotación (EBIT)', ...facts.operating.map(thousands), comparison(facts.operating)],
        ['Resultado atribuible a la sociedad dominante', ...facts.net.map(thousands), comparison(facts.net)],
        ...(debt ? [['Deuda financiera neta', ...debt.map(thousands), comparison(debt)]] : []),
        ['Plantilla media (personas)', ...facts.staff.map(thousands), comparison(facts.staff)],
      ],
      'figures',
    )}<h3>Ventas por mercados</h3>${table(['En miles de euros', String(year), String(year - 1)], segments(facts), 'figures')}
    <h2>3. Órganos de gobierno</h2><table class="wide"><tr><td>Presidencia</td><td>${facts.chair}</td></tr><tr><td>Dirección general (consejero delegado)</td><td>${facts.chief}</td></tr><tr><td>Secretaría, no consejera</td><td>${facts.secretary}</td></tr>${people(
      random,
      'spa',
      4,
    )
      .map((name) => `<tr><td>Vocal independiente</td><td>${name}</td></tr>`)
      .join('')}</table></div>
    <div class="new two"><h2>4. Informe de gestión</h2>${paragraphs(random.shuffled(OUTLOOK), 3)}<h2>5. Gestión del riesgo</h2>${paragraphs(random.shuffled(RISKS), 2)}</div>
    <div class="new"><h2>6. Cuentas anuales consolidadas</h2><h3>Cuenta de pérdidas y ganancias del ejercicio terminado el ${facts.periodEnd} (miles de euros)</h3>${table(
      ['', 'Nota', String(year), String(year - 1)],
      rows.map(([label, pair], index) => [label, index % 3 === 1 ? null : `${index + 5}`, ...pair.map(thousands)]),
      'figures',
    )}<p class="small">${restatement(facts)}</p></div>
    <div class="new two"><h2>7. Memoria</h2>${NOTES.map((note, index) => `<p><b>Nota ${index + 1}.</b> ${note}</p>`).join('')}</div>
    <div class="new"><h2>8. Informe de auditoría</h2><p>A los accionistas de ${escaped(company)}:</p><p><b>Opinión${salvedad ? ' con salvedades' : ' favorable'}</b></p><p>Hemos auditado las cuentas anuales consolidadas, que comprenden el balance al ${facts.periodEnd}. En nuestra opinión, ${salvedad ? 'excepto por los posibles efectos de la cuestión descrita en el párrafo siguiente, ' : ''}las cuentas expresan, en todos los aspectos significativos, la imagen fiel del patrimonio y de la situación financiera.</p>${salvedad ? '<p>No hemos podido presenciar el recuento físico de las existencias del almacén de Bogotá, valoradas en 3.120 miles de euros.</p>' : ''}<p>Las cuentas del ejercicio anterior fueron auditadas por otro auditor, Roldán Auditores, S.L., que emitió una opinión favorable.</p><p><br>${facts.auditor}<br>Inscrita en el R.O.A.C. con el n.º S${random.digits(4)}<br>${people(random, 'spa', 1)[0]}<br>${random.whole(2, 27)} de marzo de ${year + 1}</p></div>`;
  return paper(
    `.cover { padding-top: 70mm; text-align: center } .cover h1 { font-size: 28pt; color: #7a1f1f } .big { font-size: 20pt } h2 { color: #7a1f1f } .wide, .figures { width: 100% } .figures th { border-bottom: 1.5px solid #7a1f1f } .figures td { border-bottom: .5px solid #bbb }
     .figures td:not(:first-child), .figures th:not(:first-child) { text-align: right } .two { columns: 2; column-gap: 8mm; text-align: justify } .small { font-size: 8pt } body { font-size: 10.5pt }`,
    body,
    { head: [company, `Informe anual ${year}`], foot: ['Miles de euros salvo indicación en contrario', '{page}'], cover: true },
  );
}

/** The quarter beside the nine months, in both years; one issuer prints last year's column first. */
function interimReport(random: SeededRandom, facts: Facts): string {
  const { year, company, debt } = facts;
  const order = <Item>(now: Item, before: Item): Item[] => (facts.priorFirst ? [before, now] : [now, before]);
  const heads = (label: string): string[] => order(`${label} ${year}`, `${label} ${year - 1}`);
  const rows = accounts(facts).map(([label, pair], index): Printed[] => {
    const months = (value: number): string => thousands(Math.round(value * (2.9 + index * 0.01)));
    return [label, ...order(thousands(pair[0]), thousands(pair[1])), ...order(months(pair[0]), months(pair[1]))];
  });
  const dividend = facts.dividend
    ? `El Consejo ha acordado un dividendo a cuenta de ${euros(facts.dividend)} brutos por acción, pagadero el 15 de diciembre. En diciembre de ${year - 1} se pagaron ${euros(facts.lastDividend)}.`
    : `No se ha acordado dividendo a cuenta. En diciembre de ${year - 1} se pagaron ${euros(facts.lastDividend)} por acción.`;
  const body = `<div class="band"><h1>${escaped(company)}</h1><p>Información financiera trimestral · Tercer trimestre de ${year}</p></div>
    <p class="small">Cifras no auditadas al ${facts.periodEnd}, en miles de euros.</p>
    <h2>Lo más destacado</h2><ul><li>Las ventas del trimestre ascienden a ${thousands(facts.sales[0])} (${comparison(facts.sales)}).</li><li>El resultado operativo se sitúa en ${thousands(facts.operating[0])}.</li><li>Plantilla media del periodo: ${thousands(facts.staff[0])} personas, frente a ${thousands(facts.staff[1])} un año antes.</li>${debt ? `<li>La deuda neta se sitúa en ${thousands(debt[0])}, frente a ${thousands(debt[1])} al cierre del año anterior.</li>` : ''}</ul>
    <p>${dividend}</p><h2>Cuenta de resultados</h2>${table(['', ...heads('3T'), ...heads('9M')], rows, 'figures')}<p class="small">${restatement(facts)}</p>
    <h2>Evolución por mercados, tercer trimestre</h2>${table(
      ['', ...heads('3T')],
      segments(facts).map(([segment, now, before]) => [segment ?? null, ...order(now ?? null, before ?? null)]),
      'figures',
    )}
    <h2>Comentario de la dirección</h2>${paragraphs(random.shuffled([...MARKETS, ...OUTLOOK]), 3)}
    <h2>Riesgos e incertidumbres</h2>${paragraphs(random.shuffled(RISKS), 3)}<h2>Notas explicativas</h2>${NOTES.slice(0, 8)
      .map((note, index) => `<p>${index + 1}. ${note}</p>`)
      .join('')}
    <h2>Declaración de responsabilidad</h2><p>El Consejo de Administración declara que, hasta donde alcanza su conocimiento, la información se ha elaborado con arreglo a los principios de contabilidad aplicables.</p>
    <table class="wide"><tr><td>${facts.chair}<br><i>Presidente/a</i></td><td>${facts.chief}<br><i>Consejero/a delegado/a</i></td><td>${facts.secretary}<br><i>Secretario/a del Consejo</i></td></tr></table>
    <p class="small">Relación con inversores: ${people(random, 'spa', 1)[0]}. Próxima publicación: 27 de febrero de ${year + 1}.</p>`;
  return paper(
    `body { font: 9.5pt/1.45 "Liberation Sans" } .band { background: #1d3f5e; color: white; padding: 10px 14px } .band h1 { margin: 0 } h2 { font-size: 12pt; color: #1d3f5e } .wide, .figures { width: 100%; font-size: 8.5pt } .figures tr:nth-child(even) { background: #eef2f6 }
     .figures td:not(:first-child), .figures th:not(:first-child) { text-align: right } .small { font-size: 7.5pt }`,
    body,
    { head: [company, `3T ${year}`], foot: ['Información no auditada', '{page} / {pages}'] },
  );
}
