import { choice, number, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { between, dayBetween, dec, dmy, esc, iso, long, person, place, plus, sheet, shown, street, two, WEEKDAYS_FR } from './paper.ts';

interface Motion {
  title: string;
  rule: 'art. 24' | 'art. 25' | 'art. 26' | 'pas de vote';
  words: string;
  money: boolean;
}
const MOTIONS: readonly Motion[] = [
  {
    title: 'Rapport du conseil syndical',
    rule: 'pas de vote',
    words: 'Le président du conseil syndical rend compte de la mission exercée au cours de l’exercice.',
    money: false,
  },
  {
    title: 'Approbation des comptes de l’exercice clos',
    rule: 'art. 24',
    words: 'L’assemblée approuve sans réserve, en leur forme, teneur, imputation et répartition, les comptes joints à la convocation.',
    money: true,
  },
  {
    title: 'Quitus au syndic',
    rule: 'art. 24',
    words: 'L’assemblée donne quitus plein et entier au syndic pour sa gestion.',
    money: false,
  },
  {
    title: 'Désignation du syndic',
    rule: 'art. 25',
    words: 'L’assemblée renouvelle le mandat du syndic selon le contrat annexé à la convocation.',
    money: true,
  },
  {
    title: 'Budget prévisionnel',
    rule: 'art. 24',
    words: 'L’assemblée adopte le budget de l’exercice à venir, appelé par quarts le premier jour de chaque trimestre.',
    money: true,
  },
  {
    title: 'Ravalement de la façade sur cour',
    rule: 'art. 24',
    words: 'L’assemblée décide de faire exécuter les travaux selon le devis présenté.',
    money: true,
  },
  {
    title: 'Remplacement de la porte de l’ascenseur',
    rule: 'art. 24',
    words: 'L’assemblée décide les travaux et autorise les appels de fonds correspondants.',
    money: true,
  },
  {
    title: 'Installation d’une borne de recharge',
    rule: 'art. 25',
    words: 'L’assemblée autorise la pose, aux frais exclusifs du demandeur.',
    money: false,
  },
  {
    title: 'Suppression du poste de gardien',
    rule: 'art. 26',
    words: 'L’assemblée décide la suppression du poste et la conclusion d’un contrat d’entretien.',
    money: false,
  },
  {
    title: 'Cession d’une partie commune au lot 14',
    rule: 'art. 26',
    words: 'L’assemblée consent la vente du palier au copropriétaire qui en fait la demande.',
    money: true,
  },
  {
    title: 'Point d’information sur le contentieux',
    rule: 'pas de vote',
    words: 'Le syndic informe l’assemblée de l’état des procédures en cours.',
    money: false,
  },
];
const MAJORITY = {
  'art. 24': 'Majorité de l’article 24',
  'art. 25': 'Majorité de l’article 25',
  'art. 26': 'Double majorité de l’article 26',
} as const;

function motion(random: SeededRandom, m: Motion, at: number, present: number, quick: boolean): { html: string; row: TruthValue[] } {
  const money = m.money ? random.unless(0.15, between(random, 1800, 96_000, 2)) : null;
  if (m.rule === 'pas de vote') {
    const html = `<section><h2>${at}. ${m.title.toUpperCase()}</h2><p>${m.words} Ce point ne donne pas lieu à un vote.</p></section>`;
    return { html, row: [at, m.title.toUpperCase(), m.rule, null, null, null, null, null] };
  }
  const refused = random.chance(0.2);
  const against = refused || random.chance(0.5) ? random.whole(90, 900) : 0;
  const abstain = random.chance(0.3) ? random.whole(60, 400) : 0;
  const rest = present - against - abstain;
  const [yes, no] = refused ? [against, rest] : [rest, against];
  const names = Array.from({ length: random.whole(1, 3) }, () => {
    const p = person(random, 'fr');
    return `${p.female ? 'Mme' : 'M.'} ${p.last}`;
  }).join(', ');
  const opposed = no > 0 && !refused ? names : null;
  const n = (v: number): string => dec(v, 0, ',', ' ');
  const votes = quick
    ? `<p class="v">Pour : ${n(yes)} – Contre : ${n(no)} – Abstention : ${n(abstain)} (tantièmes)${
        opposed
          ? `<br>Ont
      voté contre : ${opposed}`
          : ''
      }</p>`
    : `<table class="v"><tr><td>Ont voté pour</td><td>${n(yes)} tantièmes</td><td></td></tr><tr><td>Ont voté contre</td>
      <td>${n(no)} tantièmes</td><td>${opposed ?? ''}</td></tr>
       <tr><td>Se sont abstenus</td><td>${n(abstain)} tantièmes</td><td></td></tr></table>`;
  const paid = money === null ? '' : ` Montant : ${dec(money, 2, ',', ' ')} € TTC.`;
  const html = `<section><h2>${at}. ${m.title.toUpperCase()}</h2><p class="r">${MAJORITY[m.rule]}</p><p>${m.words}${paid}</p>${votes}
    <p>En conséquence, cette résolution est <b>${refused ? 'rejetée' : 'adoptée'}</b>.</p></section>`;
  return { html, row: [at, m.title.toUpperCase(), m.rule, yes, no, opposed, refused ? 'no' : 'yes', money] };
}

const assembly: DocumentFamily = {
  id: 'pv-assemblee-copropriete',
  language: 'fr',
  name: 'Décisions de copropriété',
  description: 'Une ligne par point de l’ordre du jour ; l’immeuble et la date sont répétés',
  fields: [
    text('Immeuble', 'le nom de la résidence'),
    text('Date de la réunion', ''),
    text('Président de séance', ''),
    number('N°', ''),
    text('Sujet', 'titre du point, sans son numéro'),
    choice('Majorité exigée', '', ['art. 24', 'art. 25', 'art. 26', 'pas de vote']),
    number('Oui', 'tantièmes'),
    number('Non', 'tantièmes'),
    text('Qui était contre', 'vide si personne n’est nommé'),
    yesNo('Accepté', 'vide s’il n’y a pas eu de vote'),
    number('Somme en euros', ''),
  ],
  write(random, at) {
    const name = `Résidence ${random.pick([
      'Les Tilleuls',
      'Le Clos Marvil',
      'Belle Rive',
      'Les Hauts de Lisle',
      'Le Parc Ormel',
      'Les Charmilles',
    ])}`;
    const day = dayBetween(random, '2025-01-15', '2026-10-25');
    const chair = random.unless(0.12, person(random, 'fr'));
    const writer = person(random, 'fr');
    const total = random.pick([10_000, 1000 * random.whole(4, 9)]);
    const present = Math.round(total * between(random, 0.55, 0.85, 3));
    const list = random.some(MOTIONS, random.whole(5, 9)).map((m, i) => motion(random, m, i + 1, present, at % 2 === 1));
    const hour = random.whole(17, 18);
    const minutes = random.pick(['00', '30']);
    const agency = `Cabinet ${person(random, 'fr').last}`;
    const where = `${street(random, 'fr')}, ${place(random, 'fr')}`;
    const html = sheet(
      'fr',
      `body{font:13px/1.45 "Liberation Serif"}h1{text-align:center;font-size:17px;border:1px
        solid #000;padding:8px;margin:18px 0}h2{font-size:12.5px;margin:16px 0 3px;text-decoration:underline}
       p{margin:0 0 6px;text-align:justify}.r{font-style:italic;font-size:12px}.v{font-size:12px;margin:4px 0 6px 18px}
       .v td{padding:0 14px 0 0}section{break-inside:avoid}
       .sig{display:flex;justify-content:space-between;margin-top:44px}.top{font-size:11px}
       .small{font-size:9.5px;margin-top:22px;border-top:.5px solid #000;padding-top:5px}`,
      `<div class="top"><b>${agency}</b> – Syndic de copropriétés<br>${street(random, 'fr')}
        – ${place(random, 'fr')}<br>Dossier n° ${random.digits(4)}</div>
       <h1>PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ${random.pick(['ORDINAIRE', 'EXTRAORDINAIRE', 'ANNUELLE'])}<br>${name}</h1>
       <p>L’an deux mille vingt-${day.getUTCFullYear() === 2025 ? 'cinq' : 'six'}, le ${WEEKDAYS_FR[day.getUTCDay()]} ${long(day, 'fr')}
       à ${hour} h ${minutes}, les copropriétaires de l’immeuble sis
       ${where}, se sont réunis en assemblée générale sur convocation adressée par le syndic
       le ${long(plus(day, -random.whole(23, 34)), 'fr')}.</p>
       <p>Il a été dressé une feuille de présence, certifiée exacte, de laquelle il ressort que sont présents, représentés ou
       votant par correspondance
       ${random.whole(18, 64)} copropriétaires totalisant ${dec(present, 0, ',', ' ')} / ${dec(total, 0, ',', ' ')} tantièmes.</p>
       <p>${
         chair
           ? `L’assemblée désigne ${chair.female ? 'Mme' : 'M.'} ${chair.full} comme président${chair.female ? 'e' : ''}
       de séance.`
           : 'Le bureau est constitué conformément au règlement.'
       }
       ${writer.female ? 'Mme' : 'M.'} ${writer.full}, représentant le syndic, assure le secrétariat.</p>
       ${list.map((l) => l.html).join('')}
       <p style="margin-top:16px">L’ordre du jour étant épuisé, la séance est levée à ${hour + 2} h ${two(random.whole(1, 58))}.</p>
       <div class="sig"><span>Le président</span><span>Le secrétaire</span><span>Un scrutateur</span></div>
       <div class="small">Article 42, alinéa 2 de la loi du 10 juillet 1965 : les actions en contestation des décisions des assemblées
       générales doivent, à peine de déchéance,
       être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification desdites
       décisions.</div>`,
      '18mm 20mm',
    );
    const shared: TruthValue[] = [
      { anyOf: [name, name.replace('Résidence ', '')] },
      iso(day),
      chair ? { anyOf: [chair.full, `${chair.female ? 'Mme' : 'M.'} ${chair.full}`] } : null,
    ];
    return { html, rows: list.map((l) => [...shared, ...l.row]) };
  },
};

const RESULTS = [
  ['FAVORABLE', 'A', 'bon'],
  ['DÉFAVORABLE POUR DÉFAILLANCES MAJEURES', 'S', 'à réparer'],
  ['DÉFAVORABLE POUR DÉFAILLANCES CRITIQUES', 'R', 'interdit de rouler'],
] as const;
const CARS = [
  ['PEUGNOT', '2O9'],
  ['RENARD', 'CLIA'],
  ['CITRONET', 'C4 VERSO'],
  ['DACIER', 'SANDRO'],
  ['VOLKSEN', 'POLARIS'],
  ['FIATEL', 'PUNKT'],
] as const;
const MINOR = [
  'Disque ou tambour de frein légèrement usé AV',
  'Usure anormale des pneumatiques AR',
  'Feu de plaque défectueux',
  'Corrosion du châssis',
  'Essuie-glace usé',
];
const MAJOR = [
  'Efficacité du frein de stationnement insuffisante',
  'Jeu anormal de la rotule de suspension AVD',
  'Orientation des feux de croisement',
  'Opacité hors limites',
];

const inspection: DocumentFamily = {
  id: 'controle-technique',
  language: 'fr',
  name: 'Contrôles des voitures',
  description: 'Une ligne par procès-verbal',
  fields: [
    text('Plaque', ''),
    text('Marque', ''),
    text('Numéro de châssis', ''),
    text('Mise en route', 'quand la voiture a roulé pour la première fois'),
    text('Carburant', 'le code ou le mot'),
    number('Kilomètres', 'au compteur le jour du contrôle'),
    text('Contrôlée le', ''),
    choice('Verdict', 'à réparer : défaillances majeures ; interdit de rouler : critiques', ['bon', 'à réparer', 'interdit de rouler']),
    text('Valable jusqu’au', ''),
    text('Contrôleur', 'qui a fait la visite'),
  ],
  write(random) {
    const plate = `${random.letters(2)}-${random.digits(3)}-${random.letters(2)}`;
    const car = random.pick(CARS);
    const vin = `VF${random.digits(1)}${random.letters(6)}${random.digits(8)}`;
    const first = random.unless(0.1, dayBetween(random, '2003-01-10', '2020-12-20'));
    const day = dayBetween(random, '2024-02-01', '2026-11-10');
    const result = random.pick([RESULTS[0], RESULTS[0], RESULTS[1], RESULTS[1], RESULTS[2]] as const);
    const km = random.unless(0.1, random.whole(18_000, 268_000));
    const last = (km ?? 120_000) - random.whole(6000, 16_000);
    const fuel = random.pick(['GO', 'ES', 'EH']);
    const until = random.unless(0.08, result[1] === 'A' ? plus(day, 730) : result[1] === 'S' ? plus(day, 61) : day);
    const who = random.unless(0.12, person(random, 'fr'));
    const centre = `${random.pick(['AUTO BILAN', 'SÉCURI CONTRÔLE', 'CENTRE TECHNIQUE'])} ${place(random, 'fr')
      .split('-')[0]
      ?.toUpperCase()}`;
    const opacity = fuel === 'GO' ? random.unless(0.15, between(random, 0.1, 1.4, 2)) : null;
    const box = (caption: string, value: string, span: number): string =>
      `<div class="b" style="grid-column:span ${span}"><i>${caption}</i><b>${value || '&nbsp;'}</b></div>`;
    const faults = result[1] === 'A' ? [] : random.some(MAJOR, random.whole(1, 2));
    const html = sheet(
      'fr',
      `body{font:11px "Liberation Sans"}.g{display:grid;grid-template-columns:repeat(12,1fr);border-top:1px
        solid #036;border-left:1px solid #036;margin-bottom:9px}
       .b{border-right:1px solid #036;border-bottom:1px solid #036;padding:1px 4px 4px;min-height:34px}
       .b i{display:block;font:7.5px "Liberation Sans";color:#036;margin-bottom:2px}
       .b b{font:12.5px "Liberation Sans Narrow","Liberation Sans"}
       h1{font-size:17px;margin:0;color:#036}h3{font-size:9.5px;background:#036;color:#fff;margin:0 0 0;padding:2px 5px}
       .res b{font-weight:bold;font-size:14px}
       table{width:100%;border-collapse:collapse;margin-bottom:9px}td,th{border:1px
       solid #99a;font-size:10px;padding:2px 5px;text-align:left}ul{margin:4px 0 10px;padding-left:18px}.f{font-size:7.5px;color:#333}`,
      `<div style="display:flex;justify-content:space-between;margin-bottom:9px"><div>
        <h1>PROCÈS-VERBAL DE CONTRÔLE TECHNIQUE</h1><small>Contrôle technique périodique – véhicules dont le PTAC
        n’excède pas 3,5 t</small></div>
       <div style="font-size:9px;text-align:right">N° imprimé ${random.digits(9)}<br>Exemplaire remis à l’usager</div></div>
       <h3>IDENTIFICATION DU VÉHICULE</h3><div class="g">${box('(2) IMMATRICULATION ET PAYS', `${plate}  F`, 3)}
       ${box('(5) CATÉGORIE', 'M1', 1)}${box('DATE D’IMMATRICULATION', dmy(plus(first ?? day, 900), '/'), 4)}
       ${box(
         'DATE DE 1RE MISE EN CIRCULATION',
         shown(first, (d) => dmy(d, '/')),
         4,
       )}
       ${box('MARQUE', car[0], 3)}${box('DÉSIGNATION COMMERCIALE', car[1], 3)}${box('(1) N° DANS LA SÉRIE DU TYPE', vin, 4)}
       ${box('ÉNERGIE', fuel, 2)}
       ${box(
         '(4) KILOMÉTRAGE RELEVÉ',
         shown(km, (n) => dec(n, 0, ',', ' ')),
         4,
       )}
       ${box('KILOMÉTRAGE – CONTRÔLE PRÉCÉDENT', `${dec(last, 0, ',', ' ')} (${dmy(plus(day, -random.whole(690, 735)), '/')})`, 4)}
       ${box('DOCUMENT PRÉSENTÉ', 'Certificat d’immatriculation', 4)}</div>
       <h3>RÉSULTAT DU CONTRÔLE</h3><div class="g res">${box('(7) NATURE', 'CTP', 2)}${box('(3) DATE DU CONTRÔLE', dmy(day, '/'), 3)}
       ${box('RÉSULTAT', `${result[0]} (${result[1]})`, 7)}
       ${box(
         '(8) LIMITE DE VALIDITÉ',
         shown(until, (d) => dmy(d, '/')),
         4,
       )}
       ${box('N° DU PROCÈS-VERBAL', `${random.digits(2)}${random.letters(1)}${random.digits(6)}`, 4)}
       ${box('CONTRE-VISITE', result[1] === 'A' ? 'Sans objet' : 'À réaliser', 4)}</div>
       <h3>(6) DÉFAILLANCES CONSTATÉES</h3><ul>${faults
         .map(
           (f) => `
       <li>${f} – ${result[1] === 'R' ? 'CRITIQUE' : 'MAJEURE'}</li>`,
         )
         .join('')}${random
         .some(MINOR, random.whole(0, 3))
         .map(
           (f) => `
       <li>${f} – mineure</li>`,
         )
         .join('')}${faults.length ? '' : '<li>Aucune défaillance majeure ni critique</li>'}</ul>
       <h3>RELEVÉ DES MESURES</h3><table><tr><th></th><th>AVANT</th><th>ARRIÈRE</th><th>SEUIL</th></tr><tr><td>Ripage (m/km)</td>
       <td>${dec(between(random, -7, 7, 1), 1)}</td><td>–</td><td>± 8,0</td></tr>
       <tr><td>Déséquilibre freinage (%)</td><td>${random.whole(0, 19)}</td><td>${random.whole(0, 19)}</td><td>30</td></tr><tr>
       <td>Frein de service, efficacité (%)</td><td colspan="2">${random.whole(52, 84)}</td><td>50</td></tr>
       <tr><td>Opacité des fumées (m⁻¹)</td><td colspan="2">${shown(opacity, (n) => dec(n, 2), '–')}</td><td>1,50</td></tr></table>
       <h3>CENTRE ET CONTRÔLEUR</h3><div class="g">${box('(9) RAISON SOCIALE DU CENTRE', centre, 6)}
       ${box('N° D’AGRÉMENT DU CENTRE', `S${random.digits(3)}${random.letters(1)}${random.digits(3)}`, 3)}
       ${box('TÉLÉPHONE', `0${random.digits(1)} ${[1, 2, 3, 4].map(() => random.digits(2)).join(' ')}`, 3)}
       ${box('ADRESSE', esc(`${street(random, 'fr')}, ${place(random, 'fr')}`), 6)}${box('NOM DU CONTRÔLEUR', who?.full ?? '', 3)}
       ${box('N° D’AGRÉMENT', `${random.digits(3)}${random.letters(1)}${random.digits(4)}`, 3)}</div>
       <p class="f">Le présent procès-verbal ne vaut pas garantie. A : accepté. S : contre-visite
       dans les deux mois. R : valable le jour du contrôle seulement. Énergie : GO gazole, ES essence, EH essence-électricité.</p>`,
      '12mm 13mm',
    );
    const row: TruthValue[] = [
      plate,
      car[0],
      vin,
      first && iso(first),
      fuelTruth(fuel),
      km,
      iso(day),
      result[2],
      until && iso(until),
      who?.full ?? null,
    ];
    return { html, rows: [row] };
  },
};
const fuelTruth = (code: string): TruthValue => ({
  anyOf: [code, code === 'GO' ? 'gazole' : code === 'ES' ? 'essence' : 'essence-électricité'],
});

export const FRENCH: readonly DocumentFamily[] = [assembly, inspection];
