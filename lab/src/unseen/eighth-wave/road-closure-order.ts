import { choice, type DocumentFamily, text, yesNo } from '../../generate/generated-document.ts';
import { dayIn, person } from '../../generate/people-and-places.ts';
import { type Day, iso, later, printDate } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { safe } from '../seventh-wave/paper.ts';
import { leaf } from './paper.ts';

const TOWNS = ['Saint-Aubin-des-Landes', 'Montfaucon-sur-Loue', 'Villeneuve-lès-Bordes', 'Pont-Réan', 'Chazelles-le-Haut'];
const STREETS = ['rue des Lavandières', 'avenue du Maréchal Foch', 'chemin de la Corniche', 'rue de la Poterne', 'place Gambetta'];
const DETOURS = [
  'la rue de l’Abreuvoir et la RD 12',
  'le boulevard Victor Hugo',
  'la route de Vesoul',
  'l’impasse des Tilleuls et le quai Nord',
];
const WORKS: readonly (readonly [short: string, long: string, asker: string])[] = [
  ['renouvellement du réseau d’eau potable', 'des travaux de renouvellement du réseau d’eau potable', 'le Syndicat des Eaux du Plateau'],
  ['pose de fibre optique', 'des travaux de pose de fibre optique', 'Sogetrel Ouest'],
  ['brocante annuelle', 'la tenue de la brocante annuelle', 'l’association Les Amis du Lavoir'],
  ['tournage d’un film', 'le tournage d’un film', 'la société Lanterne Productions'],
  ['levage d’une charpente', 'le levage d’une charpente à l’aide d’une grue mobile', 'SARL Charpentes Viguier'],
];

/** A mayor closes a street: everything stands in the sentences of considerations and articles. */
export const roadClosureOrder: DocumentFamily = {
  id: 'road-closure-order',
  language: 'fra',
  name: 'Road closures',
  description: 'Municipal orders that close a street. We keep one row an order, for planning our delivery rounds.',
  fields: [
    text('orderNo', 'Number of the order'),
    text('commune', 'Town whose mayor decided'),
    text('street', 'Street that is closed'),
    text('why', 'Reason for closing, in a few words'),
    text('askedBy', 'Firm or club that asked for it'),
    text('from_day', 'First day of the closure'),
    text('until_day', 'Last day of the closure'),
    text('opensAt', 'Time of day at which the closure ends each day'),
    text('detour', 'Streets the traffic is sent by'),
    yesNo('parkingForbidden', 'Is parking forbidden as well?'),
    choice('what', 'What is decided for traffic', ['closed', 'alternating one-way', 'speed limit only']),
    text('mayor', 'Who signed'),
    text('signedOn', 'Day of signature'),
    text('oldOrder', 'Number of an earlier order that is repealed'),
    text('phone', 'Telephone number for questions'),
  ],
  write(random, at) {
    const signed = dayIn(random, 2024, 2026);
    const from = later(signed, random.whole(6, 20));
    const until = random.chance(0.25) ? from : later(from, random.whole(1, 25));
    // Another reason in each.
    const [short, long, asker] = WORKS[(at * 2) % WORKS.length] as (typeof WORKS)[number];
    const facts: Facts = {
      no: `${signed.year}-${String(random.whole(12, 380)).padStart(3, '0')}`,
      town: random.pick(TOWNS),
      street: random.pick(STREETS),
      works: long,
      asker,
      from,
      until,
      hours: [random.whole(6, 9), random.whole(16, 19)],
      detour: random.pick(DETOURS),
      parking: random.chance(0.6),
      closed: random.chance(0.7),
      mayor: person(random, 'fra'),
      signed,
      repealed: random.unless(0.6, `${signed.year - 1}-${random.digits(3)}`),
    };
    const bare = asker.replace(/^(l’|la |le )/, '');
    return {
      html: at % 2 === 0 ? order(facts) : notice(facts, random),
      rows: [
        [
          facts.no,
          facts.town,
          facts.street,
          { anyOf: [short, long, long.replace(/^(des|le|la) /, '')] },
          { anyOf: [asker, bare, bare.replace(/^(association|société) /, '')] },
          iso(from),
          iso(until),
          { anyOf: [`${facts.hours[1]} h 00`, `${facts.hours[1]}h`, `${facts.hours[1]}:00`, `${facts.hours[1]} heures`] },
          facts.closed ? { anyOf: [facts.detour, facts.detour.replace(/^(la |le |l’)/, '')] } : null,
          facts.parking ? 'yes' : 'no',
          facts.closed ? 'closed' : 'alternating one-way',
          facts.mayor,
          iso(signed),
          facts.repealed,
          null,
        ],
      ],
    };
  },
};

interface Facts {
  no: string;
  town: string;
  street: string;
  works: string;
  asker: string;
  from: Day;
  until: Day;
  hours: [number, number];
  detour: string;
  parking: boolean;
  closed: boolean;
  mayor: string;
  signed: Day;
  repealed: string | null;
}

const long = (day: Day): string => printDate(day, 'long', 'fra').replace(/^1 /, '1er ');
const by = (asker: string): string => (asker.startsWith('le ') ? `du ${asker.slice(3)}` : `de ${asker}`);
const span = ({ from, until }: Facts): string =>
  iso(from) === iso(until) ? `Le ${long(from)}` : `Du ${long(from)} au ${long(until)} inclus`;

function articles(facts: Facts): string[] {
  const { street, hours, detour, parking, closed, repealed, town } = facts;
  const traffic = closed
    ? `la circulation de tous les véhicules est interdite ${street.startsWith('place') ? 'sur la' : 'dans la portion concernée :'} ${street}`
    : `la circulation s’effectue par alternat, réglé par feux tricolores, ${street}`;
  return [
    `${span(facts)}, de ${hours[0]} h 00 à ${hours[1]} h 00, ${traffic}.`,
    ...(closed ? [`Une déviation est mise en place par ${detour}. Les véhicules de secours conservent l’accès en permanence.`] : []),
    parking
      ? 'Le stationnement est interdit au droit du chantier et réputé gênant au sens de l’article R. 417-10 du code de la route.'
      : 'Le stationnement demeure autorisé sur les emplacements matérialisés.',
    'La signalisation réglementaire est fournie, posée et entretenue par le pétitionnaire, sous son entière responsabilité.',
    ...(repealed === null ? [] : [`L’arrêté n° ${repealed} est abrogé.`]),
    `Le commandant de la brigade de gendarmerie et le directeur des services techniques de ${town} sont chargés, chacun en ce qui le concerne, de l’exécution du présent arrêté.`,
  ];
}

const ORDER = `body{font:11pt 'Liberation Serif'}.c{text-align:center}.fr{font-size:8.5pt;text-transform:uppercase;letter-spacing:.1em}p{margin:.5em 0;text-align:justify}
.v{text-indent:-8mm;margin-left:8mm}.sig{margin:10mm 0 0 95mm}.foot{position:fixed;bottom:0;font-size:7.5pt;color:#444;border-top:1px solid #777;width:100%}`;

function order(facts: Facts): string {
  const { no, town, works, asker, mayor, signed, street } = facts;
  return leaf(
    ORDER,
    `<div class="c fr">République française<br>Liberté – Égalité – Fraternité</div><h2 class="c">COMMUNE DE ${safe(town.toUpperCase())}</h2>
    <div class="c"><b>ARRÊTÉ DU MAIRE N° ${no}</b><br>portant réglementation temporaire de la circulation – ${safe(street)}</div>
    <p>Le maire de la commune de ${safe(town)},</p>
    <p class="v">VU le code général des collectivités territoriales, notamment ses articles L. 2213-1 à L. 2213-6 ;</p>
    <p class="v">VU le code de la route, notamment l’article R. 411-8 ;</p>
    <p class="v">VU la demande ${safe(by(asker))} ;</p>
    <p class="v">CONSIDÉRANT que, pour permettre ${safe(works)} en toute sécurité, il y a lieu de réglementer la circulation ;</p>
    <h3 class="c">A R R Ê T E</h3>
    ${articles(facts)
      .map(
        (article, index) =>
          `<p><b><u>Article ${index + 1}${index === 0 ? 'er' : ''}</u></b> – ${safe(article.charAt(0).toUpperCase() + article.slice(1))}</p>`,
      )
      .join('')}
    <div class="sig">Fait à ${safe(town)}, le ${long(signed)}<br>Le maire,<br><br>${safe(mayor)}</div>
    <div class="foot">Le présent arrêté peut faire l’objet d’un recours devant le tribunal administratif dans un délai de deux mois à compter de sa publication. Affiché en mairie.</div>`,
  );
}

function notice(facts: Facts, random: SeededRandom): string {
  const { no, town, works, asker, mayor, signed, street } = facts;
  return leaf(
    `body{font:10.5pt 'DejaVu Sans Condensed','Liberation Sans'}.band{background:#21466d;color:#fff;padding:4mm 6mm;font-size:1.3em}.side{float:right;width:52mm;border:1px solid #21466d;padding:3mm;margin:4mm 0 4mm 6mm;font-size:.85em}ol{padding-left:5mm}li{margin:.6em 0}.sm{font-size:.75em;color:#555}`,
    `<div class="band">Ville de ${safe(town)}<br><span style="font-size:.7em">Services techniques – Domaine public</span></div>
    <div class="side"><b>Extrait du registre des arrêtés</b><br>Réf. ${no}<br><br>Signé le ${printDate(signed, 'slashes', 'fra')}<br>${safe(mayor)}, maire<br><br>Transmis au contrôle de légalité<br>Certifié exécutoire</div>
    <h3>ARRÊTÉ TEMPORAIRE – ${safe(street.toUpperCase())}</h3>
    <p>Considérant la demande ${safe(by(asker))} et ${safe(works)}, le maire arrête ce qui suit :</p>
    <ol>${articles(facts)
      .map((article) => `<li>${safe(article.charAt(0).toUpperCase() + article.slice(1))}</li>`)
      .join('')}</ol>
    <p class="sm">Ampliation : gendarmerie, SDIS, transports scolaires, collecte des déchets. Document mis en ligne sous le dépôt ${random.letters(2)}${random.digits(5)}.</p>`,
  );
}
