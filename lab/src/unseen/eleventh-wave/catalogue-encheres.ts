import { number as figure, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { amount, dayFrom, daysAfter, inWords, paper, look } from './paper.ts';
import { people, street } from './people.ts';

const HOUSES = [
  { house: 'Étude Delaunoy & Associés', town: 'Angers', sale: 'Tableaux anciens et modernes' },
  { house: 'Hôtel des ventes du Forez', town: 'Montbrison', sale: 'Succession de Mme V. et à divers' },
  { house: 'Maître Corinne Lassalle', town: 'Pau', sale: 'Dessins, tableaux, sculptures' },
  { house: 'Vendôme-Littoral Enchères', town: 'Dieppe', sale: 'Marines et peintres voyageurs' },
  { house: 'Artois Enchères SARL', town: 'Béthune', sale: 'Vente d’automne' },
];
const ARTISTS: [artist: string, life: string][] = [
  ['Eugène VAUBERT', '1841-1907'],
  ['Louise MAILHAC', '1873-1951'],
  ['Auguste-Denis FERRIOL', '1812-1869'],
  ['Jean TRÉMOIS', '1902-1988'],
  ['Hippolyte CASSAGNE', '1830-1894'],
  ['Marthe DUROZIER', '1890-1966'],
  ['Paul-Émile KERNEVEL', '1861-1935'],
];
const TITLES = [
  'Retour de pêche',
  'Nature morte aux grenades',
  'Le Pont de bois, effet de neige',
  'Portrait d’un notaire',
  'Jeune fille au chat',
  'Vue de la baie de Douarnenez',
  'Étude de chevaux',
  'Les Lavandières',
  'Bord de Loire',
  'Le Marché aux volailles',
  'Autoportrait au béret',
  'Barques échouées',
  'Allée de peupliers',
  'La Lecture',
];
const TECHNIQUES = [
  'Huile sur toile',
  'Huile sur panneau',
  'Aquarelle et gouache',
  'Pastel',
  'Fusain et craie blanche',
  'Bronze à patine brune',
];
const DEFECTS = ['Petits manques.', 'Restaurations anciennes.', 'Légères rousseurs.', 'Cadre en bois doré accidenté.'];

const STYLE = `body{font:10pt 'Liberation Serif',Garamond,serif}h1{font-size:17pt;text-align:center;margin:2mm}.lot{break-inside:avoid;margin:0 0 6mm}.cols{columns:2;column-gap:10mm;font-size:9pt}.no{font:bold 13pt Arial}.est{font-weight:bold;text-align:right}.row{display:grid;grid-template-columns:16mm 1fr 40mm;gap:3mm;border-top:.5pt solid #555;padding-top:2mm}
.pic{background:#ddd;height:24mm;font:7pt Arial;color:#777;text-align:center;line-height:24mm}.cond{font-size:8pt;border-top:1pt solid;padding-top:2mm;column-span:all}p{margin:.6mm 0}`;

function draw(random: SeededRandom, number: number) {
  const [auctioneer, expert] = people(random, 'fra', 2) as [string, string];
  let lot = random.whole(1, 160);
  const lots = random.some(TITLES, random.whole(5, 11)).map((title) => {
    lot += random.pick([1, 1, 1, 2]);
    const low = random.pick([80, 150, 300, 600, 1200, 2500, 8000]);
    const technique = random.pick(TECHNIQUES);
    const artist = random.unless(0.15, random.pick(ARTISTS));
    const [born, died] = (artist?.[1] ?? '1800-1880').split('-').map(Number) as [number, number];
    return {
      title,
      lot,
      low,
      high: low * random.pick([1.5, 2]),
      technique,
      artist,
      height: random.whole(150, 980) / 10,
      width: technique.startsWith('Bronze') ? null : random.whole(150, 1250) / 10,
      signed: artist !== null && random.chance(0.75),
      corner: random.pick(['en bas à droite', 'en bas à gauche', 'au dos']),
      defect: random.chance(0.4) && !technique.startsWith('Bronze') ? random.pick(DEFECTS) : '',
      year: random.chance(0.3) ? random.whole(born + 20, died) : null,
    };
  });
  return {
    ...(HOUSES[number % 5] as (typeof HOUSES)[number]),
    auctioneer,
    expert,
    lots,
    day: dayFrom(random, '2026-03-07', 260),
    hall: street(random, 'fra'),
  };
}
type Drawn = ReturnType<typeof draw>;
type Lot = Drawn['lots'][number];

const size = ({ height, width }: Lot): string =>
  width === null ? `H. ${amount(height, 'fra', 1)} cm` : `${amount(height, 'fra', 1)} × ${amount(width, 'fra', 1)} cm`;
const signature = ({ signed, corner, year }: Lot): string =>
  signed ? `Signé${year === null ? '' : ' et daté'} ${corner}${year === null ? '' : ` ${year}`}.` : 'Non signé.';
const estimate = ({ low, high }: Lot, signs: [string, string, string]): string =>
  `${signs[0]}${amount(low, 'fra', 0)}${signs[1]}${amount(high, 'fra', 0)}${signs[2]}`;

const printed = (of: Drawn): string =>
  `<div class="cols">${of.lots
    .map(
      (lot) =>
        `<div class="lot"><p><span class="no">${lot.lot}</span></p>${lot.artist === null ? '' : `<p><b>${lot.artist[0]} (${lot.artist[1]})</b></p>`}<p><i>${lot.title}</i></p><p>${lot.technique}. ${signature(lot)} ${lot.defect}</p><p>${size(lot)}</p><p class="est">${estimate(lot, ['', ' / ', ' €'])}</p></div>`,
    )
    .join('')}</div>`;

const pictured = (of: Drawn): string =>
  of.lots
    .map(
      (lot) =>
        `<div class="lot row"><div class="no">Lot ${lot.lot}</div><div>${lot.artist === null ? '' : `<p>${lot.artist[0]}, ${lot.artist[1]}</p>`}<p>« ${lot.title} », ${lot.technique.toLowerCase()}, ${size(lot)}. ${signature(lot)}</p><p>${lot.defect}</p><p>Estimation : ${estimate(lot, ['', ' à ', ' euros'])}</p></div><div class="pic">reproduction</div></div>`,
    )
    .join('');

/** Asked for in German. */
export const catalogueEncheres: DocumentFamily = {
  id: 'catalogue-encheres',
  language: 'fra',
  name: 'Auktionslose',
  description: 'Bilder und Skulpturen aus Auktionskatalogen, je Los eine Zeile',
  fields: [
    figure('Losnummer', ''),
    text('Künstler', 'Name ohne Lebensdaten'),
    text('Titel', ''),
    text('Technik', 'Material und Technik'),
    figure('Höhe', 'In Zentimetern'),
    figure('Breite', ''),
    yesNo('Signiert', ''),
    figure('Unterer Schätzpreis', ''),
    figure('Oberer Schätzpreis', ''),
  ],
  write(random, number) {
    const of = draw(random, number);
    const inBlocks = number % 2 === 0;
    const top = `<h1>${of.sale}</h1><p style="text-align:center">${inWords(of.day, 'fra')} à 14 h 30 – ${of.house}, ${of.hall}, ${of.town}<br>Exposition la veille de 10 h à 18 h. Expert : ${of.expert}. Commissaire-priseur : ${of.auctioneer}.</p>`;
    const foot = `<p class="cond">Frais acheteur 24 % TTC en sus des enchères. Ordres d’achat reçus jusqu’au ${inWords(daysAfter(of.day, -1), 'fra')} à midi. Paiement comptant jusqu’à 1 000 € en espèces.</p>`;
    return {
      html: paper(STYLE + look(number), `${top}<br>${inBlocks ? printed(of) : pictured(of)}${foot}`),
      rows: of.lots.map((lot) => [
        lot.lot,
        lot.artist?.[0] ?? null,
        lot.title,
        inBlocks ? lot.technique : lot.technique.toLowerCase(),
        lot.height,
        lot.width,
        lot.signed ? 'yes' : 'no',
        lot.low,
        lot.high,
      ]),
    };
  },
};
