import { choice, type DocumentFamily, number, text } from '../../generate/generated-document.ts';
import { address, dayIn, person } from '../../generate/people-and-places.ts';
import { type Day, iso, later, printDate, printNumber } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { safe } from '../seventh-wave/paper.ts';
import { leaf } from './paper.ts';

const FORMS = {
  SARL: ['société à responsabilité limitée', 'Gérance'],
  SAS: ['société par actions simplifiée', 'Présidence'],
  SCI: ['société civile immobilière', 'Gérance'],
  EURL: ['société à responsabilité limitée à associé unique', 'Gérance'],
} as const;
type Form = keyof typeof FORMS;
const NAMES = [
  'LES TROIS CHÊNES',
  'NOVALU 44',
  'MAISON BERTHOUX',
  'KOBALT CONSEIL',
  'LE FOURNIL D’ADÈLE',
  'GARANCE & CIE',
  'TERRES BASSES',
  'DÉPANN’EXPRESS',
  'OLIVINE',
  'ATELIER PIERRE-FEU',
];
/** What a property company does; the trades below are those of the others. */
const ESTATE = 'acquisition et location de tous immeubles';
const OBJECTS = [
  'boulangerie, pâtisserie, salon de thé',
  'conseil en systèmes informatiques',
  'menuiserie et agencement intérieur',
  'transport léger de marchandises',
  'vente en ligne de vêtements',
];
const CAPITALS = [500, 1_000, 5_000, 7_500, 20_000, 120_000];
const PAPERS = ['Le Courrier de l’Anjou', 'L’Écho du Bocage', 'La Gazette des Annonces'];

interface Company {
  name: string;
  form: Form;
  capital: number;
  street: string;
  town: string;
  object: string;
  years: number;
  head: string;
  made: Day;
  register: string;
  approval: boolean;
}

/** Legal notices in the columns of a newspaper. Among the foundings stand notices that found nothing. */
export const companyNotices: DocumentFamily = {
  id: 'company-notices',
  language: 'fra',
  name: 'Nieuwe Franse bedrijven',
  description:
    'Pagina met wettelijke aankondigingen uit een Franse krant. Eén rij per nieuw opgerichte vennootschap, al het andere overslaan.',
  fields: [
    text('naam', 'Naam van het bedrijf'),
    choice('rechtsvorm', 'Rechtsvorm', Object.keys(FORMS)),
    number('kapitaal', 'Maatschappelijk kapitaal in euro'),
    text('straat', 'Straat en nummer van de zetel'),
    text('postcodeEnPlaats', 'Postcode en plaats van de zetel'),
    text('activiteit', 'Wat het bedrijf gaat doen'),
    number('duur', 'Voor hoeveel jaar het is opgericht'),
    text('leiding', 'Zaakvoerder of voorzitter'),
    text('akte', 'Datum van de oprichtingsakte'),
    text('handelsregister', 'Stad van het handelsregister'),
    text('krant', 'Krant waarin het staat'),
    text('siren', 'Inschrijvingsnummer in het handelsregister'),
  ],
  write(random, at) {
    const journal = random.pick(PAPERS);
    const printed = dayIn(random, 2024, 2026);
    const companies = companiesOf(random, printed, random.whole(4, 7));
    const foundings = companies.map((company) => (at % 2 === 0 ? sentence(company) : labelled(company)));
    const others = random.some([MOVE, REPAIR, CLOSING], random.whole(1, 2)).map((write) => write(random));
    const pieces = random.shuffled([...foundings.map((html) => ({ html })), ...others.map((html) => ({ html }))]);
    const inOrder = pieces.filter(({ html }) => foundings.includes(html)).map(({ html }) => companies[foundings.indexOf(html)] as Company);
    return {
      html: at % 2 === 0 ? columns(journal, printed, pieces) : bulletin(journal, printed, pieces, random),
      rows: inOrder.map(({ name, form, capital, street, town, object, years, head, made, register }) => [
        name,
        form,
        capital,
        street,
        town,
        object,
        years,
        head,
        iso(made),
        register,
        journal,
        null,
      ]),
    };
  },
};

function companiesOf(random: SeededRandom, printed: Day, count: number): Company[] {
  return random.some(NAMES, count).map((name): Company => {
    const { street, town, place } = address(random, 'fra');
    const form = random.pick(Object.keys(FORMS) as Form[]);
    return {
      name,
      form,
      capital: random.pick(CAPITALS),
      street: street.replace(/^(\d+) /, '$1, '),
      town,
      object: form === 'SCI' ? ESTATE : random.pick(OBJECTS),
      years: random.pick([99, 99, 50]),
      head: person(random, 'fra'),
      made: later(printed, -random.whole(3, 25)),
      register: place,
      approval: random.chance(0.4),
    };
  });
}

const euros = (capital: number): string => `${printNumber(capital, 'fr', 0)} €`;
const long = (day: Day): string => printDate(day, 'long', 'fra').replace(/^1 /, '1er ');
const of = (town: string): string => (/^[AEIOUÉ]/.test(town) ? `d’${town}` : `de ${town}`);
const APPROVAL = 'Clause d’agrément : les cessions à des tiers sont soumises à l’agrément des associés.';

const sentence = ({ name, form, capital, street, town, object, years, head, made, register, approval }: Company): string =>
  `<p>Par acte SSP du ${printDate(made, 'slashes', 'fra')}, il a été constitué une ${form} dénommée <b>${safe(name)}</b>. Siège social : ${safe(street)} ${safe(town)}. Capital : ${euros(capital)}. Objet : ${safe(object)}. ${form === 'SAS' ? 'Président' : 'Gérant'} : ${safe(head)}, demeurant au siège. ${approval ? APPROVAL : ''} Durée : ${years} ans à compter de son immatriculation au RCS ${safe(of(register.toUpperCase()))}.</p>`;

const labelled = ({ name, form, capital, street, town, object, years, head, made, register, approval }: Company): string => {
  const [long_, role] = FORMS[form];
  const facts: readonly (readonly [string, string])[] = [
    ['Forme', `${long_} (${form})`],
    ['Dénomination', name],
    ['Siège', `${street}, ${town}`],
    ['Objet', object],
    ['Durée', `${years} années`],
    ['Capital', euros(capital)],
    [role, head],
  ];
  return `<p class="t">AVIS DE CONSTITUTION</p><p>Aux termes d’un acte sous signature privée en date du ${long(made)}, est constituée la société présentant les caractéristiques suivantes :</p>${facts.map(([label, value]) => `<div><u>${label}</u> : ${safe(value)}</div>`).join('')}${approval ? `<div>${APPROVAL}</div>` : ''}<div>Immatriculation au registre du commerce et des sociétés ${safe(of(register))}.</div><p class="e">Pour avis</p>`;
};

const siren = (random: SeededRandom): string => `${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`;
const MOVE = (random: SeededRandom): string =>
  `<p><b>SAS PARIGOT FRÈRES</b>, au capital de 40 000 €, ${siren(random)} RCS ${safe(address(random, 'fra').place)}. L’AGE a décidé de transférer le siège social au ${safe(address(random, 'fra').line)}. Modification au RCS.</p>`;
const REPAIR = (random: SeededRandom): string =>
  `<p><b>RECTIFICATIF</b> à l’annonce n° ${random.digits(6)} concernant HYDROSUD : il y avait lieu de lire capital de 15 000 € et non 1 500 €.</p>`;
const CLOSING = (random: SeededRandom): string =>
  `<p><b>EURL CHEZ MADO</b>, capital 3 000 €, siren ${siren(random)}. Par décision de l’associé unique, dissolution anticipée ; liquidateur : ${safe(person(random, 'fra'))}.</p>`;

type Piece = { html: string };

function columns(journal: string, printed: Day, pieces: readonly Piece[]): string {
  return leaf(
    `body{font:7.6pt 'Liberation Serif'}.top{display:flex;justify-content:space-between;border-bottom:2px solid;font-size:10pt}.c{columns:3;column-gap:5mm;column-rule:.5px solid #777;text-align:justify;margin-top:3mm}p{margin:0 0 2mm;padding-bottom:2mm;border-bottom:.5px solid #aaa;break-inside:avoid}h2{font:bold 13pt 'Liberation Sans';margin:2mm 0}`,
    `<div class="top"><b>${safe(journal)}</b><span>${long(printed)}</span></div><h2>ANNONCES LÉGALES ET JUDICIAIRES</h2><div>Journal habilité à publier les annonces légales par arrêté préfectoral. Tarif : forfait constitution 144 € HT (SARL), 193 € HT (SAS), 185 € HT (SCI).</div>
    <div class="c">${pieces.map(({ html }) => html).join('')}</div>`,
  );
}

function bulletin(journal: string, printed: Day, pieces: readonly Piece[], random: SeededRandom): string {
  return leaf(
    `body{font:9pt 'Liberation Sans'}.t{font-weight:bold;text-align:center;margin:0 0 1mm}.e{text-align:right;font-style:italic;margin:0}.c{columns:2;column-gap:8mm}.p{break-inside:avoid;border:1px solid #444;padding:2.5mm;margin-bottom:3mm}.f{font-size:7.5pt;margin-top:3mm}`,
    `<div style="background:#ddd;padding:2mm"><b>${safe(journal)}</b> – supplément hebdomadaire n° ${random.digits(4)} du ${long(printed)} – Vie des sociétés</div><br><div class="c">${pieces.map(({ html }) => `<div class="p">${html}</div>`).join('')}</div>
    <div class="f">Pour insérer une annonce : saisie en ligne avant mardi 17 heures. Attestation de parution sous une heure.</div>`,
  );
}
