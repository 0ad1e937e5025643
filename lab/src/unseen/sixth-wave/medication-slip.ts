import { choice, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { heading, labelsBelow, labelsInline, labelsLeft, page, paragraphs, section, small, ticks } from '../../generate/markup.ts';
import { person } from '../../generate/people-and-places.ts';
import { said } from '../fifth-wave/said.ts';
import { aDay, dated, plusDays } from './paper.ts';

const REMEDIES = [
  ['Paracetamol siroop', 'syrup', 'drank', '5 ml', 'koorts'],
  ['Amoxicilline', 'syrup', 'drank', '4 ml', 'oorontsteking'],
  ['Salbutamol', 'inhaler', 'inhalator', '2 pufjes', 'benauwdheid'],
  ['Chlooramfenicol', 'drops', 'druppels', '1 druppel per oog', 'ontstoken ogen'],
  ['Cetirizine', 'drops', 'druppels', '10 druppels', 'hooikoorts'],
  ['Hydrocortison 1%', 'ointment', 'zalf', 'dun laagje', 'eczeem'],
] as const;

/** The slip on which parents ask a nursery to give their child a medicine. */
export const medicationSlip: DocumentFamily = {
  id: 'medication-slip',
  language: 'nl',
  name: 'Medicine slips',
  description: 'What we may give to which child.',
  fields: [
    text('child', ''),
    text('birthday', ''),
    text('group', 'name of the nursery group'),
    text('medicine', ''),
    choice('form', 'how it comes', ['syrup', 'drops', 'inhaler', 'ointment']),
    text('dose', 'how much each time'),
    text('times', 'at what hours'),
    text('from', 'first day'),
    text('to', ''),
    text('reason', ''),
    yesNo('fridge', 'must be kept cold'),
    text('parent', 'who signed'),
    text('phone', ''),
  ],
  write(random, at) {
    const parent = person(random, 'nld');
    const child = `${random.pick(['Saar', 'Mees', 'Noor', 'Teun', 'Fenna', 'Daan', 'Lotte'])} ${parent.replace(/^\S+ /, '')}`;
    const from = aDay(random, '2025-01-06', 450);
    const birthday = random.unless(0.12, plusDays(from, -random.whole(400, 1400)));
    const group = random.unless(0.1, random.pick(['De Egeltjes', 'Zonnestralen', 'De Bijtjes', 'Kikkers']));
    const [medicine, form, printedForm, dose, why] = random.pick(REMEDIES);
    const times = random.pick(['12.00 uur', '10.00 en 15.00 uur', '11.30 uur', '9.30, 12.30 en 16.00 uur']);
    const to = random.unless(0.12, plusDays(from, random.whole(3, 9)));
    const reason = random.unless(0.12, why);
    const cold = random.chance(0.4);
    const phone = random.unless(0.08, `06-${random.digits(8)}`);
    const place = random.pick(['Kinderopvang Pippeloen', 'Kinderdagverblijf ’t Nestje', 'Peuterspeelzaal De Toverboom']);
    let html: string;
    if (at % 3 === 0)
      html = page(
        'plain',
        heading('Verklaring geneesmiddelen'),
        small(place),
        labelsLeft(
          [
            ['Naam kind', child],
            ['Geboortedatum', birthday === null ? null : dated(birthday, 'DD-MM-YYYY')],
            ['Stamgroep', group],
            ['Geneesmiddel', `${medicine} (${printedForm})`],
            ['Nodig wegens', reason],
            ['Dosering', dose],
            ['Tijdstip(pen)', times],
            ['Begindatum', dated(from, 'DD-MM-YYYY')],
            ['Einddatum', to === null ? null : dated(to, 'DD-MM-YYYY')],
          ],
          { colon: true, blanks: true },
        ),
        `<p>Bewaren:</p>${ticks([
          ['in de koelkast', cold],
          ['op kamertemperatuur', !cold],
        ])}`,
        labelsBelow([
          ['naam ouder', parent],
          ['telefoon', phone],
          ['handtekening', null],
        ]),
      );
    else if (at % 3 === 1)
      html = page(
        'serif',
        paragraphs(
          `Aan de leiding van ${group === null ? place : `groep ${group}, ${place}`}`,
          `Hierbij geef ik, ${parent}, toestemming om mijn kind ${child}${birthday === null ? '' : ` (geboren ${dated(birthday, 'D MMMM YYYY', 'nl')})`} ${medicine} te geven. Het is een ${printedForm === 'druppels' ? 'flesje druppels' : printedForm === 'zalf' ? 'tube zalf' : printedForm === 'drank' ? 'flesje drank' : 'inhalator'}${reason === null ? '' : ` tegen ${reason}`}.`,
          `Graag om ${times}, telkens ${dose}, vanaf ${dated(from, 'D MMMM', 'nl')} ${from.slice(0, 4)}${to === null ? ' tot nader bericht' : ` tot en met ${dated(to, 'D MMMM YYYY', 'nl')}`}. Het middel ${cold ? 'moet in de koelkast bewaard worden' : 'hoeft niet in de koelkast'}.`,
          phone === null ? 'Bij twijfel graag even bellen.' : `Bij twijfel graag bellen: ${phone}.`,
          `Groet,\n${parent}`,
        ),
      );
    else
      html = page(
        'modern',
        heading(place),
        section('Medicijnbriefje'),
        labelsInline([
          ['Kind', child],
          ['Geb.', birthday === null ? null : dated(birthday, 'D-M-YYYY')],
          ['Groep', group],
        ]),
        section('Wat en wanneer'),
        labelsInline([
          ['Middel', medicine],
          ['Vorm', printedForm],
          ['Per keer', dose],
          ['Geven om', times],
          ['Periode', `${dated(from, 'D-M-YYYY')} t/m ${to === null ? '' : dated(to, 'D-M-YYYY')}`],
          ['Klacht', reason],
          ['Koelkast', cold ? 'ja' : 'nee'],
        ]),
        section('Ouder/verzorger'),
        labelsInline([
          ['Ondertekend door', parent],
          ['Bereikbaar op', phone],
        ]),
      );
    return {
      html,
      rows: [
        [
          child,
          birthday,
          group,
          { anyOf: [medicine, `${medicine} (${printedForm})`] },
          form,
          dose,
          { anyOf: [times, times.replace(' uur', '')] },
          from,
          to,
          reason,
          said(cold),
          parent,
          phone,
        ],
      ],
    };
  },
};
