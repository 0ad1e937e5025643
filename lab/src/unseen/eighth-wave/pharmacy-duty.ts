import { choice, type DocumentFamily, text } from '../../generate/generated-document.ts';
import { type Day, iso, later, monthName, printDate } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { across, listing, row, safe } from '../seventh-wave/paper.ts';
import { leaf, twoDigits, weekdayOf } from './paper.ts';

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const SHORT = ['D', 'L', 'M', 'X', 'J', 'V', 'S'];
const ZONES = ['Villar del Río y Comarca', 'Zona Básica de Salud Aldeanueva', 'Campo de Montes', 'Ribera Baja'];
const SHOPS: readonly (readonly [holder: string, street: string, town: string])[] = [
  ['Lda. Mercedes Ugarte', 'c/ Real, 14', 'Villar'],
  ['Ldo. Tomás Quiroga', 'avda. Estación, 3', 'Aldeanueva'],
  ['Farmacia Puente', 'plaza España, s/n', 'Robledo'],
  ['Hnas. Carballo C.B.', 'c/ del Carmen, 51', 'Villar'],
  ['Lda. Nieves Otero', 'travesía Sol, 8', 'Peñalba'],
  ['Farmacia San Roque', 'c/ Herreros, 22', 'Aldeanueva'],
];
/** The signs of the small print: how long a pharmacy is on duty. */
const HOURS = { '24 horas': '●', 'diurna (9.30–22.00)': '○', localizada: '△' } as const;
type Turn = keyof typeof HOURS;

interface Duty {
  day: Day;
  shop: (typeof SHOPS)[number];
  turn: Turn;
  /** A day on which the holder changed with another. */
  changed: boolean;
}

export const pharmacyDuty: DocumentFamily = {
  id: 'pharmacy-duty',
  language: 'spa',
  name: 'Notdienst-Apotheken',
  description: 'Plan, welche Apotheke an welchem Tag Dienst hat. Je Dienst eine Zeile.',
  fields: [
    text('datum', 'Tag des Dienstes'),
    text('wochentag', 'Wochentag auf Spanisch'),
    text('apotheke', 'Name der Apotheke oder des Inhabers'),
    text('strasse', 'Straße und Hausnummer'),
    text('ort', 'Ort der Apotheke'),
    choice('dienst', 'Umfang des Dienstes', Object.keys(HOURS)),
    text('gebiet', 'Gebiet, für das der Plan gilt'),
    text('telefon', 'Telefonnummer der Apotheke'),
  ],
  write(random, at) {
    const zone = ZONES[at % ZONES.length] ?? '';
    const from: Day = { year: random.whole(2025, 2027), month: random.whole(1, 12), day: at % 2 === 0 ? 1 : random.whole(2, 20) };
    const duties = dutiesOf(random, from, at % 2 === 0 ? 28 : random.whole(9, 16));
    const phones = new Map(SHOPS.map(([holder]) => [holder, `9${random.digits(2)} ${random.digits(3)} ${random.digits(3)}`]));
    return {
      html: at % 2 === 0 ? sheet(zone, from, duties, random) : poster(zone, duties, phones),
      rows: duties.map(({ day, shop: [holder, street, town], turn }) => [
        iso(day),
        at % 2 === 0 ? { anyOf: [WEEKDAYS[weekdayOf(day)] ?? '', SHORT[weekdayOf(day)] ?? ''] } : (WEEKDAYS[weekdayOf(day)] ?? null),
        holder,
        street,
        town,
        turn,
        zone,
        at % 2 === 0 ? null : (phones.get(holder) ?? null),
      ]),
    };
  },
};

function dutiesOf(random: SeededRandom, from: Day, days: number): Duty[] {
  const shops = random.shuffled(SHOPS).slice(0, random.whole(4, 6));
  return Array.from({ length: days }, (_, index): Duty => {
    const day = later(from, index);
    const festive = weekdayOf(day) === 0;
    return {
      day,
      shop: shops[index % shops.length] as Duty['shop'],
      turn: festive ? '24 horas' : random.pick(['24 horas', 'diurna (9.30–22.00)', 'localizada'] as const),
      changed: random.chance(0.08),
    };
  });
}

const KEY =
  'Guardia: ● 24 horas · ○ diurna (9.30–22.00) · △ localizada (llamar al timbre o al 112). * Cambio entre titulares comunicado al Colegio.';
const STYLE = `body{font:8.5pt 'Liberation Sans Narrow','Liberation Sans'}table{width:100%}td,th{padding:.7mm 1.2mm;text-align:left;border-bottom:.5px solid #999}th{border-bottom:1.5px solid #063}
.sign{font-family:'DejaVu Sans'}h2{color:#063;margin:0 0 1mm}.s{font-size:7.5pt}.two{columns:2;column-gap:8mm}.week td{background:#e7f1ea;font-weight:bold}`;

/** A month in two columns, the day and a letter for the weekday before each, addresses in a key of their own below. */
function sheet(zone: string, from: Day, duties: readonly Duty[], random: SeededRandom): string {
  const entries = duties.map(
    ({ day, shop: [holder], turn, changed }) =>
      `<tr><td>${twoDigits(day.day)}</td><td>${SHORT[weekdayOf(day)]}</td><td>${safe(holder)}${changed ? ' *' : ''}</td><td class="sign">${HOURS[turn]}</td></tr>`,
  );
  const half = Math.ceil(entries.length / 2);
  const used = SHOPS.filter((shop) => duties.some((duty) => duty.shop === shop));
  return leaf(
    `${STYLE}.side{display:flex;gap:9mm}.side>div{flex:1}`,
    `<h2>Farmacias de guardia · ${monthName(from.month, 'spa')} ${from.year}</h2><div>${safe(zone)} — Ilustre Colegio Oficial de Farmacéuticos, circular ${random.whole(3, 48)}/${from.year}</div>
    <div class="side"><div><table>${entries.slice(0, half).join('')}</table></div><div><table>${entries.slice(half).join('')}</table></div></div>
    <p class="sign s">${KEY}</p><h4>Direcciones</h4>${used.map(([holder, street, town]) => `<div>${safe(holder)}: ${safe(street)} (${safe(town)})</div>`).join('')}
    <p class="s">La guardia comienza a las 9.30 h y termina a la misma hora del día siguiente. Dispensación nocturna exclusivamente con receta.</p>`,
  );
}

function poster(zone: string, duties: readonly Duty[], phones: ReadonlyMap<string, string>): string {
  const rows = duties.map(({ day, shop: [holder, street, town], turn }, index) => {
    const starts = index === 0 || weekdayOf(day) === 1;
    const head = starts ? across(4, `Semana del ${printDate(day, 'long', 'spa')}`, 'week') : '';
    return head + row([`${WEEKDAYS[weekdayOf(day)]} ${day.day}`, `${holder}\n${street} · ${town}`, phones.get(holder) ?? null, turn]);
  });
  return leaf(
    `${STYLE}body{font:10pt 'DejaVu Sans'}td{vertical-align:top}`,
    `<h2>✚ SERVICIO DE URGENCIAS FARMACÉUTICAS</h2><div><b>${safe(zone)}</b></div>
    ${listing('', row(['', 'Oficina de farmacia', 'Teléfono', 'Turno'], 'th'), rows.join(''))}
    <p class="s">Expóngase en lugar visible desde el exterior. Urgencias médicas 112 · Información toxicológica 91 562 04 20.</p>`,
  );
}
