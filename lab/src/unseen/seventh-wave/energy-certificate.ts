import { choice, number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { address, person } from '../../generate/people-and-places.ts';
import { said } from '../fifth-wave/said.ts';
import { aDay, between, dated, figure, plusDays, sheet } from '../sixth-wave/paper.ts';
import { box, row, safe } from './paper.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const BUILDINGS = [
  ['flat', 'Vivienda individual en bloque'],
  ['house', 'Vivienda unifamiliar'],
  ['shop or office', 'Local comercial u oficina'],
] as const;
const HEATINGS = ['Caldera estándar de gas natural', 'Bomba de calor aire-agua', 'Radiadores eléctricos', 'Caldera de biomasa'];

/** How much energy a home takes: boxes and a scale of letters, labels in two columns, or a letter that sums it up. */
export const energyCertificate: DocumentFamily = {
  id: 'energy-certificate',
  language: 'es',
  name: 'Energy certificates',
  description: 'of the homes we look after',
  fields: [
    text('address', ''),
    text('cadastral reference', ''),
    choice(
      'kind',
      'of building',
      BUILDINGS.map(([kind]) => kind),
    ),
    number('built', 'year'),
    number('m²', 'usable floor area'),
    choice('energy rating', 'for primary energy consumption', LETTERS),
    number('consumption', 'kWh/m² a year'),
    choice('emissions rating', '', LETTERS),
    number('emissions', 'kg CO2/m² a year'),
    text('heating', ''),
    yesNo('solar panels', 'does it have any'),
    text('certifier', 'who issued it'),
    text('visited', 'day of the visit'),
    text('valid until', ''),
    number('cost of the works', '€'),
    text('register number', ''),
    text('tenant', ''),
  ],
  write(random, at) {
    const layout = at % 3;
    const where = address(random, 'spa');
    const reference = `${random.digits(7)}${random.letters(2)}${random.digits(4)}${random.letters(1)}${random.digits(4)}${random.letters(2)}`;
    const [kind, printedKind] = random.pick(BUILDINGS);
    const built = random.unless(0.12, random.whole(1934, 2009));
    const area = between(random, 42, 240, 2);
    const consumption = between(random, 38, 410, 1);
    const emissions = between(random, 7, 88, 1);
    const letterOf = (value: number, step: number): string => LETTERS[Math.min(6, Math.floor(value / step))] ?? 'G';
    const [rating, other] = [letterOf(consumption, 60), letterOf(emissions, 12)];
    const heating = random.unless(0.12, random.pick(HEATINGS));
    const solar = random.unless(layout === 0 ? 0 : 0.3, random.chance(0.35));
    const certifier = person(random, 'spa');
    const visited = aDay(random, '2024-02-01', 600);
    const until = random.unless(0.15, plusDays(visited, 3660));
    const works = random.unless(0.35, random.whole(12, 180) * 100);
    const register = random.unless(0.25, `E2-${random.whole(2024, 2025)}-${random.digits(6)}`);
    const say = (value: number): string => figure(value, 'es', Number.isInteger(value) ? 0 : value === area ? 2 : 1);
    const inWords = (iso: string): string => `${dated(iso, 'D')} de ${dated(iso, 'MMMM', 'es')} de ${iso.slice(0, 4)}`;
    let html: string;
    if (layout === 0) {
      const cell = (label: string, value: string | null, wide = 1): string =>
        `<div style="grid-column:span ${wide}"><small>${label}</small>${safe(value) || '&nbsp;'}</div>`;
      const scale = (value: number, letter: string, unit: string): string =>
        `<table class="scale">${LETTERS.map((one, index) => `<tr><td style="background:hsl(${120 - index * 20} 60% 55%);width:${18 + index * 5}mm"><b>${one}</b></td><td>${one === letter ? `◄ ${say(value)} ${unit}` : ''}</td></tr>`).join('')}</table>`;
      html = sheet(
        "body{font:10pt 'Liberation Sans'}h1{font-size:14pt;background:#005a9c;color:#fff;padding:2mm 3mm;margin:0}h2{font-size:10pt;background:#dbe9f4;padding:1mm 3mm;margin:4mm 0 0}.g{display:grid;grid-template-columns:repeat(4,1fr)}.g div{border:.5pt solid #005a9c;padding:.8mm 2mm;min-height:8mm}small{display:block;font-size:6.8pt;color:#234}.ticks{border:.5pt solid #005a9c;padding:1.5mm 2mm}.two{display:flex;gap:12mm;margin-top:3mm}.scale td{padding:.6mm 2mm}",
        `<h1>Certificado de eficiencia energética de edificios</h1><h2>Identificación del edificio o de la parte que se certifica</h2><div class="g">${[
          cell('Dirección', where.street, 2),
          cell('Municipio', where.place),
          cell('Código postal', /\d{5}/.exec(where.town)?.[0] ?? null),
          cell('Referencia/s catastral/es', reference, 2),
          cell('Año construcción', built === null ? null : String(built)),
          cell('Superficie útil (m²)', say(area)),
        ].join(
          '',
        )}</div><div class="ticks">Tipo de edificio: ${BUILDINGS.map(([one, printed]) => `${box(one === kind)} ${printed}`).join(' &nbsp; ')}</div><div class="ticks">Placas solares: ${box(solar === true)} Sí &nbsp; ${box(solar === false)} No</div><h2>Calificación energética obtenida</h2><div class="two"><div><small>CONSUMO DE ENERGÍA PRIMARIA NO RENOVABLE [kWh/m² año]</small>${scale(consumption, rating, 'kWh/m² año')}</div><div><small>EMISIONES DE DIÓXIDO DE CARBONO [kgCO2/m² año]</small>${scale(emissions, other, 'kgCO2/m² año')}</div></div><h2>Datos del técnico certificador y validez</h2><div class="g">${[
          cell('Nombre y apellidos', certifier, 2),
          cell('Fecha de la visita', dated(visited, 'DD/MM/YYYY')),
          cell('Válido hasta', until === null ? null : dated(until, 'DD/MM/YYYY')),
          cell('Instalación de calefacción', heating, 2),
          cell('N.º de registro', register),
          cell('Coste de las mejoras (€)', works === null ? null : say(works)),
        ].join('')}</div>`,
      );
    } else if (layout === 1) {
      const pair = (label: string, value: string | null): string => row([label, value]);
      html = sheet(
        "body{font:9.5pt 'Liberation Sans Narrow'}h1{font-size:17pt;color:#2f6f3e;margin:0}.two{display:grid;grid-template-columns:1fr 1fr;gap:8mm}table{width:100%}td{padding:1.4mm 2mm;border-bottom:.4pt solid #9b9;vertical-align:top}td:first-child{width:44%;color:#353}h2{font-size:11pt;margin:5mm 0 1mm}.big{font-size:26pt;font-weight:bold}",
        `<h1>Etiqueta y resumen del certificado energético</h1><div class="two"><div><h2>El inmueble</h2><table>${[
          pair('Situado en', where.line),
          pair('Ref. catastral', reference),
          pair('Uso', printedKind),
          pair('Construido en', built === null ? null : String(built)),
          pair('Superficie', `${say(area)} m²`),
          pair('Calefacción', heating),
          pair('Energía solar', solar === null ? null : solar ? 'sí, en cubierta' : 'no tiene'),
        ].join('')}</table></div><div><h2>El resultado</h2><table>${[
          pair('Consumo', `${say(consumption)} kWh/m²·año`),
          pair('Letra de consumo', rating),
          pair('Emisiones', `${say(emissions)} kg CO2/m²·año`),
          pair('Letra de emisiones', other),
          pair('Inversión recomendada', works === null ? null : `${say(works)} €`),
        ].join('')}</table><h2>El certificado</h2><table>${[
          pair('Inscrito con el número', register),
          pair('Firmado por', certifier),
          pair('Visita', dated(visited, 'DD-MM-YYYY')),
          pair('Caduca', until === null ? null : dated(until, 'DD-MM-YYYY')),
        ].join('')}</table></div></div>`,
      );
    } else
      html = sheet(
        "body{font:11.5pt/1.5 'Liberation Serif'}h1{font-size:13pt;text-align:center;font-variant:normal}p{text-align:justify}.sig{margin-top:14mm;text-align:center}",
        `<h1>Informe sobre la eficiencia energética</h1><p>El inmueble de ${where.line} (referencia catastral ${reference}), ${kind === 'flat' ? 'un piso dentro de un bloque de viviendas' : kind === 'house' ? 'una vivienda unifamiliar' : 'un local comercial'}${built === null ? '' : ` levantado en ${built}`}, fue visitado el ${inWords(visited)}. Su superficie útil es de ${say(area)} m².</p><p>Se ha obtenido una calificación ${rating} en consumo, con ${say(consumption)} kWh por metro cuadrado y año, y una calificación ${other} en emisiones, con ${say(emissions)} kg de CO2 por metro cuadrado y año.${heating === null ? '' : ` Se calienta con: ${heating.toLowerCase()}.`}${solar === null ? '' : solar ? ' En la cubierta hay placas solares.' : ' No dispone de placas solares.'}</p>${works === null ? '' : `<p>Las mejoras propuestas costarían ${say(works)} euros.</p>`}<p>${until === null ? 'El presente certificado se entrega al propietario' : `Este certificado vale hasta el ${inWords(until)}`}${register === null ? '' : ` y está inscrito con el número ${register}`}.</p><div class="sig">${certifier}<br>Arquitecto técnico</div>`,
      );
    return {
      html,
      rows: [
        [
          layout === 0 ? { anyOf: [where.street, where.line, `${where.street}, ${where.place}`] } : where.line,
          reference,
          kind,
          built,
          area,
          rating,
          consumption,
          other,
          emissions,
          heating === null ? null : { anyOf: [heating, heating.toLowerCase()] },
          said(solar),
          certifier,
          visited,
          until,
          works,
          register,
          null,
        ],
      ],
    };
  },
};
