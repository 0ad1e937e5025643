import { choice, number as figure, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { amount, dayFrom, daysAfter, figures, inWords, pairs, paper, table, look } from './paper.ts';
import { people, street } from './people.ts';

const BODIES = [
  { body: 'Fundación Hermanos Arrúe', town: 'Vitoria-Gasteiz', code: 'FHA' },
  { body: 'Ayuntamiento de Villanueva del Arzobispo', town: 'Villanueva del Arzobispo', code: 'VA-BEC' },
  { body: 'Universidad de la Ribera Alta', town: 'Tudela', code: 'URA/BP' },
  { body: 'Cabildo Insular de La Graciosa', town: 'Caleta de Sebo', code: 'CI' },
  { body: 'Diputación Provincial de Sierramagna', town: 'Almadén', code: 'DPS-EDU' },
];
const STUDIES: [centre: string, study: string][] = [
  ['IES Alonso Quijano', 'Bachillerato de Ciencias'],
  ['Conservatorio Superior de Música', 'Grado en Interpretación (viola)'],
  ['Facultad de Enfermería', 'Grado en Enfermería'],
  ['Escuela de Arte San Telmo', 'Ciclo Formativo de Ebanistería'],
  ['CIFP Los Viñedos', 'Técnico Superior en Vitivinicultura'],
];
const OUTCOMES = ['concedida', 'denegada', 'concedida parcialmente'];

const STYLE = `body{font:11pt 'Liberation Serif',serif;line-height:1.4}h1{font-size:13pt;text-align:center;text-transform:uppercase}.ref{font:9pt Arial;text-align:right}.pairs td{padding:.6mm 6mm .6mm 0}
table{border-collapse:collapse;margin:3mm 0}.ruled td,.ruled th{border:.5pt solid #333;padding:1mm 4mm}.ruled td:last-child{text-align:right}.pie{font-size:8.5pt;border-top:.5pt solid;margin-top:14mm;padding-top:2mm}.sello{border:1.5pt solid #336;color:#336;display:inline-block;padding:2mm 4mm;font:8pt Arial;transform:rotate(-2deg)}`;

function draw(random: SeededRandom, number: number) {
  const [centre, study] = STUDIES[(number * 2 + 3) % 5] as (typeof STUDIES)[number];
  const [student, head, instructor] = people(random, 'spa', 3) as [string, string, string];
  const outcome = OUTCOMES[[0, 1, 2, 0, 1][number % 5] as number] as string;
  const resolved = dayFrom(random, '2025-10-06', 200);
  const [fixed, travel] = [random.pick([1700, 1250, 900]), random.pick([226, 379, 442.5])];
  return {
    ...(BODIES[number % 5] as (typeof BODIES)[number]),
    centre,
    study,
    student,
    head,
    instructor,
    outcome,
    resolved,
    fixed,
    travel,
    total: outcome === 'denegada' ? null : outcome === 'concedida' ? fixed + travel : fixed,
    identity: `${random.digits(8)}${random.letters(1)}`,
    applied: daysAfter(resolved, -random.whole(60, 100)),
    mark: random.unless(0.3, random.whole(510, 960) / 100),
    income: (outcome === 'denegada' ? random.whole(1_840_000, 2_900_000) : random.whole(900_000, 1_810_000)) / 100,
    serial: random.digits(5),
    home: street(random, 'spa'),
    large: random.chance(0.3),
    appeal: random.pick(['un mes', 'dos meses']),
  };
}
type Drawn = ReturnType<typeof draw>;

const REASON = 'por superar la renta familiar el umbral fijado en la base quinta (18.250,00 €)';

const resolution = (
  of: Drawn,
): string => `<p class="ref">Expediente: ${of.code}/${of.serial}<br>Curso 2025/2026</p><p><b>${of.body}</b><br>Servicio de Becas y Ayudas al Estudio</p><h1>Resolución</h1>
<p>Vista la solicitud presentada el ${inWords(of.applied, 'spa')} por D./D.ª <b>${of.student}</b>, con DNI ${of.identity} y domicilio en ${of.home}, de ${of.town}, matriculado/a en ${of.centre} en los estudios de ${of.study}, y teniendo en cuenta los siguientes</p>
<h1>Antecedentes</h1><p><b>Primero.</b> ${of.mark === null ? 'Se trata de estudiante de primer curso.' : `La nota media acreditada es de ${amount(of.mark, 'spa')} puntos.`} La renta de la unidad familiar asciende a ${amount(of.income, 'spa')} €.${of.large ? ' Consta título de familia numerosa en vigor.' : ' No consta título de familia numerosa.'}</p>
<p><b>Segundo.</b> La instructora, ${of.instructor}, elevó propuesta el ${inWords(daysAfter(of.resolved, -9), 'spa')}.</p><h1>Resuelvo</h1><p>${
  of.total === null
    ? `<b>Denegar</b> la beca solicitada ${REASON}.`
    : `<b>Conceder${of.outcome === 'concedida' ? '' : ' parcialmente'}</b> la beca solicitada por un importe total de ${amount(of.total, 'spa')} euros${of.outcome === 'concedida' ? ` (cuantía fija ${amount(of.fixed, 'spa')} y transporte ${amount(of.travel, 'spa')})` : `, quedando excluida la ayuda de transporte de ${amount(of.travel, 'spa')} euros`}.`
}</p><p>Contra esta resolución cabe recurso de reposición en el plazo de ${of.appeal} desde su notificación.</p><p>En ${of.town}, a ${inWords(of.resolved, 'spa')}.</p><p>${of.head}<br>Director/a del Servicio</p><p class="sello">${of.body.toUpperCase()}<br>SALIDA ${figures(daysAfter(of.resolved, 3), '-')}</p>`;

const notice = (
  of: Drawn,
): string => `<div style="display:flex;justify-content:space-between"><b style="font:bold 13pt Arial">${of.body}</b><span class="ref">${of.town}, ${inWords(of.resolved, 'spa')}</span></div><p>Estimado/a ${of.student}:</p>
<p>Le comunicamos la decisión de la Comisión sobre su solicitud de beca para el curso <b>2025/2026</b>.</p>${pairs([
  ['N.º de expediente', `${of.code}/${of.serial}`],
  ['DNI/NIE', of.identity],
  ['Centro', of.centre],
  ['Estudios', of.study],
  ['Fecha de solicitud', figures(of.applied, '/')],
  ['Nota media', of.mark === null ? '—' : amount(of.mark, 'spa')],
  ['Familia numerosa', of.large ? 'Sí' : 'No'],
  ['Estado', of.outcome.toUpperCase()],
])}${
  of.total === null
    ? `<p>La solicitud no puede atenderse ${REASON}.</p>`
    : table(
        ['Concepto', 'Solicitado (€)', 'Concedido (€)'],
        [
          ['Cuantía fija', amount(of.fixed, 'spa'), amount(of.fixed, 'spa')],
          ['Transporte', amount(of.travel, 'spa'), of.outcome === 'concedida' ? amount(of.travel, 'spa') : '0,00'],
          ['Total', amount(of.fixed + of.travel, 'spa'), amount(of.total, 'spa')],
        ],
        'ruled',
      )
}<p>Si no está conforme dispone de ${of.appeal} para presentar recurso. Las dudas puede dirigirlas a ${of.instructor}, tel. 900 55${of.serial.slice(0, 2)} 31.</p><p>Atentamente,</p><p>${of.head}<br>Presidencia de la Comisión</p><p class="pie">${of.body} · Registro General · Horario de atención: 9:00 a 14:00 · Convocatoria publicada el 14/07/2025</p>`;

export const resolucionBeca: DocumentFamily = {
  id: 'resolucion-beca',
  language: 'spa',
  name: 'Resoluciones de becas',
  description: '',
  fields: [
    text('Expediente', 'Número del expediente'),
    text('Solicitante', 'Nombre y apellidos del estudiante'),
    text('DNI', ''),
    text('Centro', 'Dónde estudia'),
    text('Estudios', ''),
    choice('Resultado', '', OUTCOMES),
    figure('Importe concedido', 'Total en euros'),
    figure('Nota media', ''),
    yesNo('Familia numerosa', ''),
    text('Fecha de la solicitud', ''),
    text('Fecha de la resolución', ''),
    text('Firmante', 'Quién firma la resolución'),
  ],
  write(random, number) {
    const of = draw(random, number);
    const row = [
      `${of.code}/${of.serial}`,
      of.student,
      of.identity,
      of.centre,
      of.study,
      of.outcome,
      of.total,
      of.mark,
      of.large ? 'yes' : 'no',
    ];
    return {
      html: paper(STYLE + look(number), number % 2 === 0 ? resolution(of) : notice(of)),
      rows: [[...row, of.applied, of.resolved, of.head]],
    };
  },
};
