import { choice, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { address, firm } from '../../generate/people-and-places.ts';
import { monthName } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { escaped, nth, paper, people, plain, times } from './long-paper.ts';

const TITLES = [
  'Ingénieure d’études',
  'Cheffe de projet',
  'Responsable qualité',
  'Chargée de mission développement durable',
  'Assistante de recherche',
  'Directrice des opérations',
  'Consultante senior',
  'Technicienne de laboratoire',
  'Coordinatrice de programme',
];
const DUTIES = [
  'Pilotage d’un portefeuille de douze projets pour un budget annuel de 2,4 M€.',
  'Encadrement d’une équipe de huit personnes réparties sur trois sites.',
  'Refonte du système de suivi des non-conformités et formation des utilisateurs.',
  'Négociation des contrats-cadres avec les principaux fournisseurs.',
  'Rédaction des cahiers des charges et dépouillement des appels d’offres.',
  'Mise en place d’un tableau de bord mensuel à destination du comité de direction.',
  'Organisation de quatre audits internes par an, préparation de la certification ISO 9001.',
  'Réduction de 18 % des délais de livraison en deux ans.',
  'Animation d’ateliers avec les clients et recueil des besoins.',
  'Suivi des essais, exploitation statistique et présentation des résultats.',
  'Participation au déploiement d’un progiciel de gestion dans six filiales.',
  'Tutorat de deux apprentis et de plusieurs stagiaires.',
  'Relations avec les collectivités et montage de dossiers de subvention.',
  'Veille réglementaire et diffusion d’une note trimestrielle.',
];
const DEGREES = [
  ['Master Génie des procédés', 'Université de Lorraine, Nancy'],
  ['Licence de chimie', 'Université de Poitiers'],
  ['Diplôme universitaire Management de projet', 'IAE de Dijon'],
  ['Baccalauréat série S, mention bien', 'Lycée Jean Monnet, Annecy'],
];
const TRAINING = [
  'Lean Six Sigma Green Belt',
  'Conduite de réunion',
  'Prévention des risques chimiques',
  'Anglais professionnel',
  'Gestion de crise',
];
const LEVELS = ['A2', 'B1', 'B2', 'C1', 'C2'];

interface Position {
  employer: string;
  place: string;
  title: string;
  from: string;
  to: string;
  duties: string[];
}

/** Curricula vitae of three pages, one row a position held. */
export const curriculumVitae: DocumentFamily = {
  id: 'tenth-curriculum-vitae',
  language: 'fra',
  name: 'Bewerbungen',
  description: 'Lebensläufe, eine Zeile je Stelle im Berufsleben (ohne Studium und Ehrenamt)',
  fields: [
    text('Bewerber', ''),
    text('E-Mail', ''),
    text('Telefon', 'Mobilnummer'),
    text('geboren', ''),
    text('Arbeitgeber', ''),
    text('Funktion', 'Stellenbezeichnung'),
    text('Ort', 'wo die Stelle war'),
    text('von', ''),
    text('bis', 'wie es da steht'),
    choice('Englisch', 'Niveau', LEVELS),
    yesNo('Führerschein', ''),
    text('letzter Abschluss', 'höchster Hochschulabschluss'),
    text('LinkedIn', ''),
  ],
  write(random, number) {
    const name = people(random, 'fra', 1)[0] ?? '';
    const academic = number % 2 === 1;
    const numeric = number >= 2;
    const day = (year: number, month: number): string =>
      numeric ? `${String(month).padStart(2, '0')}/${year}` : `${monthName(month, 'fra')} ${year}`;
    let year = 2024;
    const positions = times(random.whole(6, 9), (index): Position => {
      const end = year;
      year -= random.whole(1, 4);
      const begun = day(year, random.whole(1, 5));
      const where = address(random, 'fra').place;
      return {
        employer: firm(random, 'fra'),
        place: where,
        title: nth(TITLES, index + number * 2),
        from: begun,
        to: index === 0 ? nth(['aujourd’hui', 'à ce jour', 'présent', 'en cours'], number) : day(end, random.whole(6, 12)),
        duties: random.shuffled(DUTIES).slice(0, random.whole(3, 5)),
      };
    });
    const facts: Facts = {
      name,
      email: `${plain(name)}@${random.pick(['courriel-libre.fr', 'postbox.eu'])}`,
      mobile: `06 ${times(4, () => random.digits(2)).join(' ')}`,
      home: `03 ${times(4, () => random.digits(2)).join(' ')}`,
      born: random.unless(0.4, `${random.whole(2, 28)} ${monthName(random.whole(1, 12), 'fra')} ${year - 22}`),
      english: random.pick(LEVELS),
      licence: random.chance(0.7),
      linkedin: random.unless(0.4, `linkedin.com/in/${plain(name).replaceAll('.', '-')}`),
      positions,
      studied: year - 1,
    };
    const rows = positions.map((each): TruthValue[] => [
      name,
      facts.email,
      facts.mobile,
      facts.born,
      each.employer,
      each.title,
      each.place,
      each.from,
      each.to,
      facts.english,
      facts.licence ? 'yes' : 'no',
      nth(DEGREES, 0)[0] ?? null,
      facts.linkedin,
    ]);
    return { html: academic ? plainPages(random, facts) : withSidebar(random, facts), rows };
  },
};

interface Facts {
  name: string;
  email: string;
  mobile: string;
  home: string;
  born: string | null;
  english: string;
  licence: boolean;
  linkedin: string | null;
  positions: Position[];
  studied: number;
}

const licenceOf = ({ licence }: Facts): string => (licence ? 'Permis B, véhicule personnel' : 'Pas de permis de conduire');

const bullets = (items: string[]): string => `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

/** A coloured column on the left; the dates stand beside the position. */
function withSidebar(random: SeededRandom, facts: Facts): string {
  const [referee = '', other = ''] = people(random, 'fra', 2);
  const body = `<table class="page"><tr><td class="side"><h2>Contact</h2><p>${escaped(address(random, 'fra').printed).replace('\n', '<br>')}</p>
    <p>Mobile ${facts.mobile}<br>Domicile ${facts.home}</p><p class="mail">${facts.email}</p>${facts.linkedin ? `<p class="mail">${facts.linkedin}</p>` : ''}
    ${facts.born ? `<p>Née le ${facts.born}</p>` : ''}<p>${licenceOf(facts)}</p>
    <h2>Langues</h2><p>Français : langue maternelle<br>Anglais : ${facts.english}<br>Allemand : ${random.pick(LEVELS)}</p>
    <h2>Logiciels</h2><p>SAP, MS Project, R, AutoCAD, Power BI</p><h2>Bénévolat</h2><p>Trésorière, Amicale des jardins partagés, depuis 2018</p><p>Monitrice de secourisme, Croix-Blanche, 2009 – 2013</p>
    <h2>Loisirs</h2><p>Aviron, chorale, randonnée</p><h2>Références</h2><p>${referee}, tél. 01 ${times(4, () => random.digits(2)).join(' ')}</p><p>${other}, ${plain(other)}@references.fr</p></td>
    <td class="main"><h1>${facts.name}</h1><p class="wanted">${nth(facts.positions, 0).title} · quinze ans d’expérience</p>
    <h2>Expérience professionnelle</h2>${facts.positions
      .map(
        (each) =>
          `<div class="post"><p class="when">${each.from} – ${each.to}</p><h3>${escaped(each.title)}</h3><p><i>${escaped(each.employer)}</i>, ${each.place}</p>${bullets(each.duties)}</div>`,
      )
      .join(
        '',
      )}<h2>Formation</h2>${DEGREES.map(([degree, school], index) => `<p><b>${degree}</b><br>${school}, ${facts.studied - index * 2}</p>`).join('')}
    <h2>Formation continue</h2>${bullets(TRAINING.map((each, index) => `${each} (${facts.studied + 3 + index * 2})`))}</td></tr></table>`;
  return paper(
    `body { font: 10.5pt/1.5 "Liberation Sans" } tr { break-inside: auto } .page > tbody > tr > td { padding: 0 } .side { width: 50mm; background: #e6ece9; font-size: 8.5pt; padding: 8px !important } .mail { overflow-wrap: anywhere } .main { padding-left: 8mm !important }
     h1 { font-size: 24pt; margin: 0; color: #2c5545 } h2 { font-size: 12pt; color: #2c5545; border-bottom: 1px solid #2c5545 } h3 { margin: 0; font-size: 11pt } .when { margin: 0; color: #555 } .post { break-inside: avoid; margin-bottom: 12px } p { margin: 3px 0 8px }`,
    body,
    { foot: [`Curriculum vitae – ${facts.name}`, '{page}/{pages}'], margin: '16mm 14mm' },
  );
}

/** Everything below one another, the dates in a column on the left, publications at the end. */
function plainPages(random: SeededRandom, facts: Facts): string {
  const line = (left: string, right: string): string => `<tr><td class="left">${left}</td><td>${right}</td></tr>`;
  const personal = [
    ...(facts.born ? [line('Date de naissance', facts.born)] : []),
    line('Adresse', escaped(address(random, 'fra').line)),
    line('Tél. fixe', facts.home),
    line('Portable', facts.mobile),
    line('Courriel', facts.email),
    ...(facts.linkedin ? [line('Profil en ligne', facts.linkedin)] : []),
    line('Mobilité', licenceOf(facts)),
  ];
  const body = `<h1>Curriculum vitæ</h1><h2 class="name">${facts.name}</h2><table>${personal.join('')}</table>
    <h2>1. Parcours professionnel</h2><table>${facts.positions
      .map((each) =>
        line(
          `${each.from}<br>→ ${each.to}`,
          `<b>${escaped(each.employer)}</b> (${each.place})<br><i>${escaped(each.title)}</i>${bullets(each.duties)}`,
        ),
      )
      .join('')}</table>
    <h2>2. Stages et missions pendant les études</h2><table>${line(`été ${facts.studied - 1}`, 'Stagiaire, Laboratoire départemental d’analyses, Mâcon')}${line(`été ${facts.studied - 3}`, 'Aide-vendangeuse, Domaine des Roches, Beaune')}</table>
    <h2>3. Diplômes</h2><table>${DEGREES.map(([degree, school], index) => line(String(facts.studied - index * 2), `${degree}, ${school}`)).join('')}</table>
    <h2>4. Langues</h2><table>${line('Français', 'langue maternelle')}${line('Anglais', `niveau ${facts.english} (CECRL)`)}${line('Espagnol', `niveau ${random.pick(LEVELS)}`)}</table>
    <h2>5. Publications et communications</h2><ol>${times(9, (index) => `<li>${facts.name}, ${people(random, 'fra', 1)[0]}. « ${nth(['Suivi des procédés par lots', 'Qualité et petites séries', 'Bilan carbone d’un atelier', 'Retour d’expérience sur un déploiement'], index)} », <i>Revue des techniques appliquées</i>, n° ${random.whole(12, 90)}, ${2023 - index}, p. ${random.whole(3, 60)}.</li>`).join('')}</ol>
    <h2>6. Engagements</h2><table>${line('2016 – 2020', 'Conseillère municipale déléguée, commune de Saint-Rémy')}${line('depuis 2021', 'Présidente, association Lire ensemble')}</table>
    <p class="end">Fait à ${address(random, 'fra').place}, je certifie l’exactitude des renseignements ci-dessus.</p>`;
  return paper(
    `body { font-size: 11.5pt; line-height: 1.5 } h1 { text-align: center; font-size: 15pt; letter-spacing: 2px } .name { text-align: center; font-size: 18pt; border: 0 } h2 { font-size: 12.5pt; border-bottom: 1px solid } .left { width: 38mm } ul { margin: 2px 0 8px } .end { margin-top: 25px }`,
    body,
    { head: [facts.name, 'CV'], foot: ['', 'page {page}'], margin: '24mm 24mm' },
  );
}
