import { choice, type DocumentFamily, number, text, yesNo } from '../../generate/generated-document.ts';
import { dayIn, person } from '../../generate/people-and-places.ts';
import { type Day, iso, printDate } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { box, listing, row, safe } from '../seventh-wave/paper.ts';
import { clock, leaf } from './paper.ts';

const BEACHES = ['Playa de Los Narejos', 'Cala Cortina', 'Playa del Palmeral', 'Playa de la Isla', 'Arenal de San Bruno'];
const FLAGS = ['verde', 'amarilla', 'roja'] as const;
/** What happened, and what was done about it. */
const CASES: readonly (readonly [what: string, done: string])[] = [
  ['picadura de medusa', 'lavado con suero y frío local'],
  ['corte en el pie', 'cura y apósito'],
  ['golpe de calor', 'hidratación y sombra'],
  ['picadura de pez araña', 'agua caliente 30 minutos'],
  ['rescate en el agua', 'traslado a orilla con tubo de rescate'],
  ['mareo', 'reposo y control de tensión'],
  ['luxación de hombro', 'inmovilización'],
];
const HOSPITALS = ['Hospital Los Arcos', 'Centro de Salud Puerto'];

interface Help {
  minute: number;
  age: number | null;
  sex: 'hombre' | 'mujer';
  what: string;
  done: string;
  moved: string | null;
}

interface BeachDay {
  beach: string;
  day: Day;
  post: string;
  chief: string;
  flag: (typeof FLAGS)[number];
  water: number | null;
  helps: Help[];
}

/** The day of the lifeguards: facts of the beach above, or in sentences, and everybody who was helped. */
export const beachReport: DocumentFamily = {
  id: 'beach-report',
  language: 'spa',
  name: 'Asistencias en la playa',
  description: 'Partes diarios de los socorristas. Una fila por persona asistida; los datos del día se repiten.',
  fields: [
    text('fecha', 'Día del parte'),
    text('playa', 'Nombre de la playa'),
    text('hora', 'A qué hora se le atendió'),
    number('edad', 'Años del asistido'),
    choice('sexo', 'Hombre o mujer', ['hombre', 'mujer']),
    text('motivo', 'Qué le había pasado'),
    text('actuacion', 'Qué hicieron los socorristas'),
    yesNo('derivado', '¿Se le mandó a otro sitio?'),
    text('adonde', 'Centro al que se le llevó'),
    choice('bandera', 'Color de la bandera por la mañana', [...FLAGS]),
    number('temperaturaAgua', 'Temperatura del mar en grados'),
    text('jefePuesto', 'Quién firma el parte'),
    text('nombreAsistido', 'Nombre de la persona asistida'),
  ],
  write(random, at) {
    const facts: BeachDay = {
      beach: random.pick(BEACHES),
      day: { ...dayIn(random, 2023, 2026), month: random.whole(6, 9) },
      post: `Puesto ${random.whole(1, 7)}`,
      chief: person(random, 'spa'),
      flag: random.pick(FLAGS),
      water: random.unless(0.25, random.whole(38, 56) / 2),
      helps: helpsOf(random, at % 2 === 0 ? random.whole(5, 12) : random.whole(3, 6)),
    };
    return {
      html: at % 2 === 0 ? form(facts, random) : prose(facts, random),
      rows: facts.helps.map(({ minute, age, sex, what, done, moved }) => [
        iso(facts.day),
        { anyOf: [facts.beach, facts.beach.replace(/^Playa (de la |del |de )/, '')] },
        clock(minute),
        age,
        sex,
        what,
        done,
        moved === null ? 'no' : 'yes',
        moved,
        facts.flag,
        facts.water,
        facts.chief,
        null,
      ]),
    };
  },
};

function helpsOf(random: SeededRandom, count: number): Help[] {
  let minute = random.whole(665, 700);
  return Array.from({ length: count }, (): Help => {
    minute += random.whole(8, Math.floor(420 / count));
    const [what, done] = random.pick(CASES);
    const moved = what === 'luxación de hombro' || random.chance(0.12) ? random.pick(HOSPITALS) : null;
    return { minute, age: random.unless(0.12, random.whole(4, 81)), sex: random.pick(['hombre', 'mujer'] as const), what, done, moved };
  });
}

const degrees = (water: number): string => `${String(water).replace('.', ',')} ºC`;

function form({ beach, day, post, chief, flag, water, helps }: BeachDay, random: SeededRandom): string {
  const afternoon = random.pick(FLAGS);
  const flags = (chosen: string): string => FLAGS.map((one) => `${box(one === chosen)} ${one}`).join('&nbsp;&nbsp;');
  const rows = helps.map(({ minute, age, sex, what, done, moved }, index) =>
    row([index + 1, clock(minute), sex === 'hombre' ? 'H' : 'M', age, what, done, moved === null ? null : 'X', moved]),
  );
  return leaf(
    `body{font:9pt 'Liberation Sans'}table{width:100%;margin:2mm 0}td,th{border:.7px solid #246;padding:1mm 1.5mm;text-align:left}th{background:#d9e8f5}.h{background:#246;color:#fff;padding:2mm;font-size:12pt}.s{font-size:7.5pt}`,
    `<div class="h">SERVICIO DE SALVAMENTO Y SOCORRISMO · PARTE DIARIO</div>
    <table><tr><td><b>Playa</b> ${safe(beach)}</td><td>${post}</td><td><b>Fecha</b> ${printDate(day, 'slashes', 'spa')}</td></tr>
    <tr><td colspan="2"><b>Bandera</b> mañana: ${flags(flag)}</td><td>tarde: ${flags(afternoon)}</td></tr>
    <tr><td><b>Tª aire</b> ${random.whole(24, 36)} ºC</td><td><b>Tª agua</b> ${water === null ? '' : degrees(water)}</td><td><b>Socorristas</b> ${random.whole(3, 9)} &nbsp; <b>Afluencia</b> ${random.pick(['baja', 'media', 'alta'])}</td></tr></table>
    <b>ASISTENCIAS</b>${listing('', row(['Nº', 'Hora', 'H/M', 'Edad', 'Causa', 'Actuación', 'Der.', 'Centro'], 'th'), rows.join(''))}
    <div><b>Incidencias de material:</b> ${random.pick(['sin novedad', 'falta un tubo de rescate', 'ducha 2 averiada'])}</div>
    <p>Firmado: ${safe(chief)}, coordinador/a</p><p class="s">H/M: hombre/mujer. Der.: derivado a centro sanitario. Entregar en la Concejalía antes de las 9 h del día siguiente. No anotar nombres de los asistidos (protección de datos).</p>`,
  );
}

function prose({ beach, day, post, chief, flag, water, helps }: BeachDay, random: SeededRandom): string {
  const tell = ({ minute, age, sex, what, done, moved }: Help): string =>
    `A las ${clock(minute)} se atiende a ${sex === 'hombre' ? 'un hombre' : 'una mujer'}${age === null ? '' : ` de ${age} años`} por ${what}; ${done}. ${moved === null ? 'Alta en el puesto.' : `Se deriva en ambulancia: ${moved}.`}`;
  return leaf(
    `body{font:11pt 'Liberation Serif'}p{text-align:justify;margin:.7em 0}.r{text-align:right}.s{font-size:8.5pt;border-top:1px solid;margin-top:14mm}`,
    `<div class="r">Ayuntamiento · Área de Playas<br>Sra. Concejala delegada</div><p><b>Asunto: novedades del ${printDate(day, 'long', 'spa')}, ${safe(beach)} (${post})</b></p>
    <p>El servicio se abre a las 11:00 con ${random.whole(3, 8)} socorristas y bandera ${flag}${flag === 'verde' ? ', que pasa a amarilla a las 17:15 por el viento de levante' : ', que se mantiene toda la jornada'}.${water === null ? '' : ` El mar está a ${degrees(water)}.`} Afluencia ${random.pick(['moderada', 'muy alta'])}.</p>
    <p>${helps.map(tell).join(' ')}</p><p>Se recuerda que sigue pendiente la reposición del botiquín y de la silla anfibia. El servicio se cierra a las 20:00 sin más novedad.</p><p class="r">${safe(chief)}<br>Jefe/a de puesto</p>
    <div class="s">Parte n.º ${random.digits(3)}. Copia: Policía Local, Protección Civil.</div>`,
  );
}
