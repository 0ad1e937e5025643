import { number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { address, dayIn, person } from '../../generate/people-and-places.ts';
import { iso, later, printDate, printNumber } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { boxes, clock, labelled, page } from './sheet.ts';

const GROUPS = ['A+', 'A-', 'B+', 'O+', 'O-', 'AB+', 'B-'];
const PLACES = [
  'Bombeiros Voluntários',
  'Escola Secundária D. Dinis',
  'Centro Paroquial de São Brás',
  'Unidade Móvel 4',
  'Hospital de Santa Luzia',
];
const WELL = 'Sem intercorrências.';
const UNWELL = ['Ligeira tontura após a colheita.', 'Hematoma no local da punção.'];

const STYLE = `body { font: 9.5pt Arial } h1 { font-size: 13pt; color: #a00; margin: 0 0 3mm } .grid { display: grid; grid-template-columns: 2fr 1fr 1fr; gap: 2mm }
  .box { border: .5pt solid #a00; border-radius: 1mm; padding: 1mm 2mm 1.5mm } .box small { display: block; font-size: 6.5pt; text-transform: uppercase } p { margin: 3mm 0 }`;
const SLIP_STYLE = `body { font: 8.5pt "DejaVu Sans Mono", monospace } h1 { font-size: 10pt; text-align: center } .labelled { width: 100%; border-collapse: collapse }
  .labelled td:last-child { text-align: right } p { border-top: 1px dashed; padding-top: 2mm } .big { font-size: 15pt; text-align: center }`;

function draw(random: SeededRandom) {
  const given = dayIn(random, 2024, 2026);
  const woman = random.chance(0.5);
  const arrived = random.whole(540, 1080);
  return {
    given,
    arrived,
    began: arrived + random.whole(15, 55),
    next: later(given, woman ? 120 : 90),
    donor: person(random, 'por'),
    card: `${random.digits(3)} ${random.digits(3)} ${random.digits(2)}`,
    group: random.pick(GROUPS),
    place: `${random.pick(PLACES)}, ${address(random, 'por').town.replace(/^\S+ /, '')}`,
    volume: random.pick([450, 470, 400]),
    haemoglobin: random.whole(125, 168) / 10,
    pressure: `${random.whole(105, 145)}/${random.whole(62, 90)}`,
    pulse: random.whole(56, 88),
    count: random.whole(2, 41),
    nurse: random.unless(0.35, person(random, 'por')),
    reaction: random.unless(0.7, random.pick(UNWELL)),
  };
}
type Drawn = ReturnType<typeof draw>;

const card = (of: Drawn): string =>
  `<h1>Serviço de Sangue &middot; Confirmação de dádiva</h1><div class="grid">${boxes([
    ['Dador(a)', of.donor],
    ['N.º de dador', of.card],
    ['Grupo ABO / Rh', of.group],
    ['Local da sessão', of.place],
    ['Data', printDate(of.given, 'dashes', 'por')],
    ['Volume', `${of.volume} ml`],
    ['Enfermeiro(a)', of.nurse],
    ['Chegada', clock(of.arrived)],
    ['Início da colheita', clock(of.began)],
    ['T.A. (mmHg)', of.pressure],
    ['Pulso', of.pulse],
    ['Hb (g/dl)', printNumber(of.haemoglobin, 'de', 1)],
  ])}</div><p>${of.reaction ?? WELL} Com esta, soma ${of.count} dádivas. Volte a partir de <b>${printDate(of.next, 'long', 'por')}</b>.</p>
  <p>Só pode dar sangue quem pesa 50 kg ou mais. Obrigado por salvar vidas!</p>`;

const slip = (of: Drawn): string =>
  `<h1>DAR SANGUE É DAR VIDA</h1><div style="text-align:center">${of.place}</div><div class="big">${of.group}</div>${labelled([
    ['Nome', of.donor],
    ['Cartão', of.card],
    ['Dia', printDate(of.given, 'slashes', 'por')],
    ['Entrada', clock(of.arrived)],
    ['Colheita às', clock(of.began)],
    ['Colhido', `${of.volume} ml`],
    ['Hemoglobina', printNumber(of.haemoglobin, 'de', 1)],
    ['Tensão', of.pressure],
    ['Pulsação', of.pulse],
    ['Dádiva n.º', of.count],
    ...(of.nurse === null ? [] : [['Colhido por', of.nurse] as [string, string]]),
  ])}<p>${of.reaction ?? WELL}</p><p>Próxima dádiva possível: ${printDate(of.next, 'slashes', 'por')}</p><p>Beba muita água. Peso mínimo para dar sangue: 50 kg.</p>`;

/** A Portuguese card or slip, asked for in English. It names the least weight of donors, never this one's. */
export const bloodDonorCard: DocumentFamily = {
  id: 'blood-donor-card',
  language: 'por',
  name: 'Blood donations',
  description: 'Confirmations given to blood donors',
  fields: [
    text('Donor', 'Full name'),
    text('Donor ID', 'Number of the donor'),
    text('Blood type', 'With its rhesus sign, e.g. AB-'),
    text('Given on', 'Date of the donation'),
    text('Started at', 'Time when drawing the blood began'),
    text('Venue', 'Where the blood was given'),
    number('Amount', 'Blood drawn, in ml'),
    number('Haemoglobin', 'g/dl'),
    text('Blood pressure', 'e.g. 120/80'),
    number('Donations so far', 'Including this one'),
    text('Eligible again', 'Date from which the donor may come back'),
    yesNo('Adverse reaction', 'Whether anything went wrong for the donor'),
    text('Nurse', 'Who drew the blood'),
    number('Donor weight', 'In kg'),
  ],
  write(random, number) {
    const of = draw(random);
    const { donor, card: id, group, place, volume, haemoglobin, pressure, count, nurse, reaction } = of;
    const start = [donor, id, group, iso(of.given), clock(of.began), place];
    const row = [...start, volume, haemoglobin, pressure, count, iso(of.next), reaction === null ? 'no' : 'yes', nurse, null];
    const html =
      number % 2 === 0
        ? page(STYLE, card(of), 'size: A5 landscape; margin: 10mm')
        : page(SLIP_STYLE, slip(of), 'size: 80mm 150mm; margin: 4mm');
    return { html, rows: [row] };
  },
};
