import { choice, number, text, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { aDay, between, clock, figure, page, person, place, round, shift, show, street, word, workday } from './paper.ts';

const VOICES = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'];
const PROJECTS = [
  'le projet de réorganisation de l’atelier de conditionnement',
  'la mise en place du télétravail deux jours par semaine',
  'le déménagement du service logistique',
  'l’installation d’un système de vidéosurveillance',
  'le passage en équipes de nuit de la ligne 2',
];

/** Minutes of a works council; prose. */
const worksCouncil: DocumentFamily = {
  id: 'pv-cse',
  language: 'fr',
  name: 'Réunions du comité',
  description: 'Une ligne par compte rendu',
  fields: [
    text('Entreprise', ''),
    text('Réunion du', ''),
    text('Qui présidait', ''),
    text('Qui a rédigé', ''),
    number('Élus présents', 'nombre de titulaires autour de la table'),
    choice('Réponse des élus', 'leur avis sur le projet de la direction', ['d’accord', 'pas d’accord', 'ne se prononcent pas']),
    number('Voix pour', 'lors du vote sur le projet de la direction'),
    number('Voix contre', 'lors de ce même vote'),
    number('Budget sorties', 'somme votée pour le voyage ou la fête'),
    text('Cabinet mandaté', ''),
    text('Fin de séance', 'heure'),
    text('Prochaine fois', 'date'),
  ],
  write(random, at) {
    const firm = `${word(random, 'Cartonnages Fonderies Laiteries Tissages Conserveries Verreries')} ${random.pick([
      'de',
      'du Val de',
    ])} ${word(random, 'Brennac Marsoy Tavières Courlon Sarnay Pontvert')}`;
    const date = workday(aDay(random, '2025-01-08', 430));
    const chair = person(random, 'fr');
    const scribe = random.unless(0.1, person(random, 'fr'));
    const seats = random.whole(8, 12);
    const present = random.whole(6, seats - 1);
    const stated = random.unless(0.12, present);
    const opinion = random.pick(['d’accord', 'pas d’accord', 'ne se prononcent pas'] as const);
    const most = Math.floor(present / 2) + 1;
    const big = opinion === 'ne se prononcent pas' ? random.whole(1, 2) : random.whole(most, present - 1);
    const small = opinion === 'ne se prononcent pas' ? random.whole(1, 2) : random.whole(0, present - big - 1);
    const yes = opinion === 'pas d’accord' ? small : big;
    const no = opinion === 'pas d’accord' ? big : small;
    const rest = present - yes - no;
    const counted = !random.chance(0.12);
    const budget = random.unless(0.15, random.whole(8, 90) * 250);
    const expert = random.unless(
      0.35,
      `${word(random, 'Ergalis Sociaxe Progerys Altéo Comptalia')} ${random.pick(['Conseil', 'Expertise', '& Associés'])}`,
    );
    const end = random.unless(0.12, random.whole(66, 76) * 15);
    const next = random.unless(0.12, workday(shift(date, random.whole(26, 40))));
    const absent = person(random, 'fr');
    const hour = (minutes: number): string => `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
    const voices = (count: number): string => (at % 2 ? `${count} voix` : `${VOICES[count]} voix`);
    const called = (one: { female: boolean; full: string }): string => `${one.female ? 'Mme' : 'M.'} ${one.full}`;
    const long = random.pick(['W D MMMM YYYY', 'D MMMM YYYY']);
    const html = page(
      'fr',
      '20mm 22mm',
      `body{font:10.8pt/1.42
"Liberation Serif"}h1{font-size:14pt;text-align:center;font-variant:small-caps;letter-spacing:1px;margin:26px 0 2px}
.c{text-align:center;margin-bottom:22px}h2{font-size:11pt;text-decoration:underline;margin:16px 0
5px}p{text-align:justify}.tt{font-size:9pt}
.sg{display:flex;justify-content:space-around;margin-top:28px;break-inside:avoid}.n{font-size:8pt;border-top:1px solid
#000;margin-top:24px;padding-top:4px}`,
      `<div class=tt><b>${firm}</b><br>${street(random, 'fr')}<br>${random.digits(5)} ${place(random, 'fr')}</div>
<h1>Comité social et économique</h1><div class=c>Procès-verbal de la réunion ${random.pick(['ordinaire', 'extraordinaire'])} du
${show(date, long, 'fr')}</div>
<p>Le comité s’est réuni sur convocation en date du ${show(shift(date, -random.whole(5, 9)), 'D MMMM YYYY', 'fr')}, dans la salle
${word(random, 'Garonne Vosges Armorique Loire')}, sous la présidence de
${called(chair)}, ${random.pick(
        ['directeur de site', 'DRH', 'directrice générale adjointe']
          .filter((job) => chair.female || job !== 'directrice générale adjointe')
          .filter((job) => !chair.female || job !== 'directeur de site'),
      )}. ${
        scribe
          ? `${called(scribe)}, secrétaire, assure la rédaction du
présent procès-verbal.`
          : ''
      }
${stated === null ? '' : `Sur ${seats} titulaires, ${stated} sont présents ; le quorum est atteint.`} ${called(absent)},
trésori${absent.female ? 'ère' : 'er'}, s’est excusé${absent.female ? 'e' : ''}.
${called(person(random, 'fr'))} représente le syndicat. Le médecin du travail, le docteur ${person(random, 'fr').last}, assiste au point 3.
La séance est ouverte à ${hour(840)}.</p>
<h2>1. Approbation du procès-verbal précédent</h2><p>Le procès-verbal de la séance du ${show(
        shift(date, -random.whole(28, 35)),
        'D MMMM',
        'fr',
      )}, envoyé aux membres, est approuvé par ${voices(present - 1)} pour et une abstention,
après correction d’une faute au nom de ${called(person(random, 'fr'))}.</p>
<h2>2. Marche de l’entreprise</h2><p>La direction présente les chiffres : le carnet de commandes s’élève à ${figure(
        random.whole(110, 990) * 10_000,
        'fr',
        0,
      )} euros, en ${random.pick(['hausse', 'baisse'])}
de ${random.whole(2, 9)} % ; l’effectif est de ${random.whole(80, 420)} salariés dont ${random.whole(3, 18)} intérimaires.
${called(person(random, 'fr'))} demande des précisions sur l’absentéisme ;
il est de ${figure(between(random, 3, 8, 1), 'fr', 1)} %.</p>
<h2>3. Consultation sur ${random.pick(PROJECTS)}</h2><p>La présidence rappelle le dossier remis aux membres. Les élus s’interrogent sur la
charge de travail et les délais.
${
  expert
    ? `Ils décident, à la majorité, de se faire assister par ${expert} pour l’examen des conséquences ; le rapport est attendu sous
deux mois.`
    : 'Ils renoncent à se faire assister.'
}</p>
<p>${
        opinion === 'ne se prononcent pas'
          ? 'Estimant ne pas disposer d’éléments suffisants, le comité déclare ne pas être en mesure de rendre un avis'
          : `Le comité rend un avis ${opinion === 'd’accord' ? 'favorable' : 'défavorable'}`
      }${
        counted
          ? ` (résultat du scrutin : ${voices(yes)} pour, ${voices(no)} contre, ${rest} abstention${rest > 1 ? 's' : ''})`
          : ' à main levée'
      }.</p>
<h2>4. Activités sociales et culturelles</h2><p>Le solde du compte au ${show(shift(date, -12), 'D MMMM', 'fr')} est de
${figure(random.whole(900, 4800) * 10 + 0.35, 'fr')} €.
${
  budget === null
    ? `L’examen du ${random.pick(['voyage', 'repas'])} de fin d’année est reporté.`
    : `Une enveloppe de ${figure(budget, 'fr', 0)} € est votée pour ${random.pick([
        'le voyage de printemps',
        'l’arbre de Noël',
        'la fête d’été',
      ])}, avec une participation de ${random.whole(15, 60)} € par personne.`
}
Les chèques-cadeaux restent à ${random.whole(4, 9) * 10} €.</p><h2>5. Questions diverses</h2><p>La fontaine du vestiaire sera remplacée. Le
parking sera fermé le ${show(workday(shift(date, 9)), 'D MMMM', 'fr')} pour marquage.
${next ? `La prochaine réunion est fixée au ${show(next, long, 'fr')} à ${hour(870)}.` : ''} ${
        end
          ? `L’ordre du jour étant épuisé, la
séance est levée à ${hour(end)}.`
          : 'L’ordre du jour étant épuisé, la séance est levée.'
      }</p>
<div class=sg><span>La présidence</span><span>Le secrétariat</span></div><div class=n>Affiché le ${show(
        workday(shift(date, 6)),
        'DD/MM/YYYY',
        'fr',
      )} &ndash; diffusion : membres titulaires et suppléants, inspection du travail</div>`,
    );
    return {
      html,
      rows: [
        [
          firm,
          date,
          chair.full,
          scribe?.full ?? null,
          stated,
          opinion,
          counted ? yes : null,
          counted ? no : null,
          budget,
          expert,
          end === null ? null : { anyOf: [hour(end), clock(end), hour(end).replaceAll(' ', '')] },
          next,
        ],
      ],
    };
  },
};

const COLOURS: Record<string, string> = { red: 'Rouge', white: 'Blanc', pink: 'Rosé' };

/** A wine laboratory's bulletin: samples side by side, one figure a line; asked for in English. */
const wineAnalysis: DocumentFamily = {
  id: 'wine-analysis',
  language: 'fr',
  name: 'Wine lab results',
  description: 'One row per wine sample (the samples stand side by side)',
  fields: [
    text('Sample number', 'the lab\u2019s own number'),
    text('Tank', 'or barrel it was drawn from'),
    number('Harvest year', ''),
    choice('Colour', '', ['red', 'white', 'pink']),
    text('Drawn on', ''),
    number('Alcohol', '% by volume'),
    number('Sugar left', 'grams per litre'),
    number('Volatile acidity', ''),
    number('pH', ''),
    number('Free sulphur dioxide', ''),
    number('Total sulphur dioxide', ''),
    text('Lab\u2019s advice', ''),
  ],
  write(random, at) {
    const received = workday(aDay(random, '2025-01-14', 420));
    const start = random.whole(1000, 9000);
    const pattern = random.pick(['DD/MM/YY', 'DD/MM/YYYY', 'D MMMM YYYY']);
    const missing = at % 3 === 0 ? 'n.d.' : at % 3 === 1 ? '' : '–';
    const samples = Array.from({ length: random.whole(3, 6) }, (_, i) => {
      const colour = random.pick(['red', 'white', 'pink'] as const);
      const free = random.unless(0.12, random.whole(4, 38));
      return {
        sample: `${random.pick(['V', 'E'])}${received.slice(2, 4)}-${start + i}`,
        tank: random.unless(
          0.12,
          random.pick([`Cuve ${random.whole(1, 28)}`, `Cuve inox ${random.letters(1)}`, `Barrique ${random.whole(1, 9)}`]),
        ),
        year: random.unless(0.1, Number(received.slice(0, 4)) - random.whole(1, 3)),
        colour: random.unless(0.08, colour),
        drawn: random.unless(0.1, shift(received, -random.whole(1, 4))),
        alcohol: random.unless(0.08, between(random, 11.2, 14.9)),
        sugar: random.unless(0.12, between(random, 0.5, 4.8, 1)),
        volatile: random.unless(0.1, between(random, 0.18, 0.68)),
        ph: random.unless(0.1, between(random, 3.05, 3.82)),
        free,
        total: random.unless(0.12, (free ?? 12) + random.whole(20, 95)),
        advice: random.unless(
          0.3,
          random.pick(['Soutirer sous huit jours', 'Ajuster le SO2 libre', 'RAS', 'Surveiller l’acidité volatile', 'Filtrer avant mise']),
        ),
      };
    });
    const rows: TruthValue[][] = samples.map((one) => [
      one.sample,
      one.tank,
      one.year,
      one.colour,
      one.drawn,
      one.alcohol,
      one.sugar,
      one.volatile,
      one.ph,
      one.free,
      one.total,
      one.advice,
    ]);
    const numeric = (value: number | null, decimals: number): string => (value === null ? missing : figure(value, 'fr', decimals));
    const line = (label: string, unit: string, method: string, cell: (one: (typeof samples)[number]) => string | null): string =>
      `<tr><th>${label}<td class=u>${unit}<td class=u>${method}${samples.map((one) => `<td>${cell(one) ?? missing}`).join('')}</tr>`;
    const html = page(
      'fr',
      '15mm 13mm',
      `body{font:8.6pt/1.35
"DejaVu Sans"}.hd{display:flex;justify-content:space-between;color:#5a1030}.hd b{font-size:15pt}
.m{display:flex;gap:26px;border:1px solid #5a1030;border-radius:7px;padding:7px 12px;margin:14px
0;font-size:8.2pt}table{width:100%;font-size:8pt}
tr>*{border-bottom:1px solid #d9c3cc;padding:4px
5px}th{font-weight:normal}tr:first-child>*{background:#5a1030;color:#fff}td{text-align:center}.u{color:#777;font-size:6.8pt;text-align:left}
tr:first-child .u{color:#fff}.k{font-size:6.8pt;color:#666;margin-top:14px}`,
      `<div class=hd><span><b>${word(random, 'Œnolab Vinalys Cépalab Terrœno')}</b><br>Laboratoire d’œnologie &ndash; ${place(
        random,
        'fr',
      )}</span><span style="text-align:right">BULLETIN D’ANALYSES
<br>N° ${random.digits(5)}/${received.slice(2, 4)}<br>Édité le ${show(workday(shift(received, 2)), 'DD/MM/YYYY', 'fr')}</span></div>
<div class=m><span>Client : ${random.pick(['Château', 'Domaine', 'EARL'])} ${person(random, 'fr').last}<br>${street(
        random,
        'fr',
      )}</span><span>Reçu le ${show(received, 'DD/MM/YYYY', 'fr')}<br>Porteur : ${person(random, 'fr').full}</span>
<span>Œnologue : ${person(random, 'fr').full}<br>Température à réception : ${random.whole(9, 17)} °C</span></div>
<table>${line('N° d’échantillon', '', 'Méthode', (one) => one.sample)}${line(
        'Désignation',
        '',
        '',
        () => `${random.pick(['Cuvée', 'Assemblage', 'Parcelle'])} ${word(random, 'Prestige Tradition Coteau Clos Galets Sélection')}`,
      )}
${line('Logement', '', '', (one) => one.tank)}${line('Millésime', '', '', (one) => (one.year === null ? null : String(one.year)))}
${line('Couleur', '', '', (one) => (one.colour === null ? null : (COLOURS[one.colour] ?? null)))}${line('Prélevé le', '', '', (one) =>
        one.drawn === null ? null : show(one.drawn, pattern, 'fr'),
      )}
${line('Masse volumique', 'g/cm³', 'M01', () => figure(between(random, 0.99, 0.998, 4), 'fr', 4))}
${line('Titre alcoométrique acquis', '% vol', 'M02', (one) => numeric(one.alcohol, 2))}${line(
        'Titre alcoométrique total',
        '% vol',
        'calcul',
        (one) => numeric(one.alcohol === null ? null : round(one.alcohol + 0.11), 2),
      )}
${line('Glucose + fructose', 'g/L', 'M05', (one) => numeric(one.sugar, 1))}${line('Acidité totale', 'g/L H₂SO₄', 'M07', () =>
        figure(between(random, 2.9, 4.6), 'fr'),
      )}
${line('Acidité volatile', 'g/L H₂SO₄', 'M08', (one) => numeric(one.volatile, 2))}${line('pH', '', 'M09', (one) => numeric(one.ph, 2))}
${line('Acide malique', 'g/L', 'M10', () => figure(between(random, 0.1, 2.2, 1), 'fr', 1))}${line('SO₂ libre', 'mg/L', 'M12', (one) =>
        numeric(one.free, 0),
      )}
${line('SO₂ actif', 'mg/L', 'calcul', () => figure(between(random, 0.2, 0.9), 'fr'))}${line('SO₂ total', 'mg/L', 'M13', (one) =>
        numeric(one.total, 0),
      )}${line('Conseil', '', '', (one) => one.advice ?? '')}</table>
<div class=k>Les résultats ne se rapportent qu’aux échantillons reçus. n.d. = non déterminé. Incertitudes sur demande. Limite légale
acidité volatile vins rouges 0,98 g/L. Reproduction partielle interdite. Page 1/1</div>`,
    );
    return { html, rows };
  },
};

export const FRENCH: readonly DocumentFamily[] = [worksCouncil, wineAnalysis];
