import { choice, number as figure, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { amount, dayFrom, daysAfter, figures, hour, inWords, pairs, paper, look } from './paper.ts';
import { people, street } from './people.ts';

const TOWNS = [
  { town: 'Saint-Martin-des-Prés', county: 'Côtes-d’Armor' },
  { town: 'Lavelanet-sur-Ance', county: 'Haute-Loire' },
  { town: 'Mirecourt-la-Ville', county: 'Vosges' },
  { town: 'Port-Valmer', county: 'Var' },
  { town: 'Beaumont-le-Chartif', county: 'Eure-et-Loir' },
];
const OCCUPATIONS: [kind: string, printed: string][] = [
  ['échafaudage', 'un échafaudage'],
  ['benne', 'une benne à gravats'],
  ['déménagement', 'un camion de déménagement'],
  ['terrasse', 'une terrasse de café'],
  ['grue', 'une grue mobile'],
];
const FIRMS = [
  'SARL Toitures Kervella',
  'Entreprise Marquet et Fils',
  'Les Déménageurs du Plateau',
  'Café de l’Industrie',
  'Levage Vosgien SAS',
];

const STYLE = `body{font:11pt 'Liberation Serif',serif}.rf{text-align:center;font:9pt Arial;letter-spacing:1pt}h1{font-size:13pt;text-align:center;border:.8pt solid #000;padding:3mm}.vu p{margin:1mm 0 1mm 8mm}h2{font-size:11pt;text-decoration:underline;margin:4mm 0 1mm}
.pairs{border-collapse:collapse;width:100%}.pairs td{border:.5pt solid #555;padding:1.5mm 2.5mm;font:10pt Arial}.pairs td:first-child{background:#eef;width:62mm}.sign{text-align:right;margin-top:9mm}.note{font-size:8pt;margin-top:8mm}`;

function draw(random: SeededRandom, number: number) {
  const [mayor, deputy, contact] = people(random, 'fra', 3) as [string, string, string];
  const from = dayFrom(random, '2025-03-03', 500);
  const days = random.whole(1, 45);
  const length = random.pick([4.5, 6, 8, 12.5, 15]);
  return {
    ...(TOWNS[number % 5] as (typeof TOWNS)[number]),
    mayor,
    deputy,
    contact,
    from,
    to: daysAfter(from, days),
    length: random.unless(0.4, length),
    occupation: OCCUPATIONS[number % 5] as (typeof OCCUPATIONS)[number],
    firm: FIRMS[number % 5] as string,
    seat: street(random, 'fra'),
    place: street(random, 'fra'),
    decree: `${from.slice(0, 4)}-${String(random.whole(12, 480)).padStart(3, '0')}`,
    dated: daysAfter(from, -random.whole(4, 15)),
    asked: daysAfter(from, -random.whole(18, 40)),
    fee: random.unless(0.3, length * random.pick([2, 3.5, 11])),
    parking: random.chance(0.6),
    opens: random.pick([420, 450, 480]),
  };
}
type Drawn = ReturnType<typeof draw>;

const decree = (
  of: Drawn,
): string => `<p class="rf">RÉPUBLIQUE FRANÇAISE<br>Département : ${of.county}</p><p><b>Mairie de ${of.town}</b></p><h1>ARRÊTÉ MUNICIPAL N° ${of.decree}<br>portant permission de voirie</h1><p>Le Maire de ${of.town},</p>
<div class="vu"><p>Vu le Code général des collectivités territoriales, articles L. 2213-1 à L. 2213-6 ;</p><p>Vu la délibération du 11 décembre 2023 fixant les tarifs d’occupation du domaine public ;</p><p>Vu la demande en date du ${inWords(of.asked, 'fra')} par laquelle ${of.firm}, ${of.seat}, sollicite l’autorisation d’installer ${of.occupation[1]} au droit du ${of.place} ;</p></div><p style="text-align:center"><b>ARRÊTE</b></p>
<h2>Article 1er</h2><p>Le pétitionnaire est autorisé à occuper le domaine public${of.length === null ? '' : ` sur une longueur de ${amount(of.length, 'fra', 1)} mètres`}, du ${inWords(of.from, 'fra')} au ${inWords(of.to, 'fra')} inclus, de ${hour(of.opens).replace(':', ' h ')} à 18 h 30.</p>
<h2>Article 2</h2><p>${of.parking ? 'Le stationnement de tout véhicule sera interdit au droit de l’installation et considéré comme gênant.' : 'Le stationnement ne sera pas réglementé. La circulation des piétons sera maintenue sur 1,40 m.'}</p>
<h2>Article 3</h2><p>${of.fee === null ? 'La présente autorisation est accordée à titre gratuit.' : `La redevance s’élève à ${amount(of.fee, 'fra')} €, payable à la trésorerie à réception du titre.`}</p><h2>Article 4</h2><p>Le chantier sera signalé par ${of.contact}, joignable jour et nuit.</p>
<div class="sign">Fait à ${of.town}, le ${inWords(of.dated, 'fra')}<br>Le Maire,<br><br>${of.mayor}</div><p class="note">Le présent arrêté peut faire l’objet d’un recours devant le tribunal administratif dans un délai de deux mois. Affiché le ${figures(daysAfter(of.dated, 1), '/')}.</p>`;

const sheet = (of: Drawn): string =>
  `<p style="font:bold 12pt Arial">Ville de ${of.town} — Services techniques</p><h1>AUTORISATION D’OCCUPATION TEMPORAIRE DU DOMAINE PUBLIC</h1><p>Arrêté n° <b>${of.decree}</b> du ${figures(of.dated, '/')}</p>${pairs(
    [
      ['Bénéficiaire', of.firm],
      ['Adresse du bénéficiaire', `${of.seat}, ${of.town}`],
      ['Responsable sur place', of.contact],
      ['Objet', of.occupation[1]],
      ['Emplacement', of.place],
      ['Emprise (longueur × largeur)', of.length === null ? null : `${amount(of.length, 'fra', 1)} m × 1,8 m`],
      ['Date de début', figures(of.from, '/')],
      ['Date de fin', figures(of.to, '/')],
      ['Stationnement interdit', of.parking ? 'OUI' : 'NON'],
      ['Droits de voirie', of.fee === null ? 'exonéré' : `${amount(of.fee, 'fra')} €`],
    ],
  )}<p>Demande reçue le ${figures(of.asked, '/')}. Une copie est adressée à la gendarmerie et au centre de secours.</p><div class="sign">Pour le Maire et par délégation,<br>l’adjoint(e) à la voirie<br><br>${of.deputy}</div><p class="note">Tout dépassement de durée est facturé 25,00 € par jour.</p>`;

export const arreteVoirie: DocumentFamily = {
  id: 'arrete-voirie',
  language: 'fra',
  name: 'Arrêtés de voirie',
  description: 'Autorisations d’occuper la rue',
  fields: [
    text('N° arrêté', ''),
    text('Date de l’arrêté', 'Jour où il a été signé'),
    text('Commune', ''),
    text('Demandeur', 'Entreprise ou personne qui occupe la rue'),
    text('Adresse des travaux', 'Rue et numéro de l’emplacement occupé'),
    choice(
      'Type d’occupation',
      '',
      OCCUPATIONS.map(([kind]) => kind),
    ),
    figure('Longueur', 'En mètres'),
    text('Début', ''),
    text('Fin', ''),
    figure('Redevance', 'Montant à payer en euros'),
    yesNo('Stationnement interdit', ''),
    text('Signataire', ''),
  ],
  write(random, number) {
    const of = draw(random, number);
    const formal = number % 2 === 0;
    const row = [
      of.decree,
      of.dated,
      of.town,
      of.firm,
      of.place,
      of.occupation[0],
      of.length,
      of.from,
      of.to,
      of.fee,
      of.parking ? 'yes' : 'no',
    ];
    return { html: paper(STYLE + look(number), formal ? decree(of) : sheet(of)), rows: [[...row, formal ? of.mayor : of.deputy]] };
  },
};
