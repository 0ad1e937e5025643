import { choice, number as figure, text, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { amount, dayFrom, figures, inWords, paper, rounded, several, table, look } from './paper.ts';
import { people } from './people.ts';

const MARTS = [
  { mart: 'Harle Syke Auction Mart', sale: 'Store cattle' },
  { mart: 'Penrhos & District Farmers’ Mart', sale: 'Weekly prime stock' },
  { mart: 'Strathyre Livestock Co.', sale: 'Suckled calves, second show' },
  { mart: 'J. Bewick & Partners, Hexley', sale: 'Dispersal on behalf of the late R. Storey' },
  { mart: 'Mullaghbane Co-op Mart', sale: 'Bullocks and heifers' },
];
const BREEDS: [code: string, breed: string][] = [
  ['LIMX', 'Limousin cross'],
  ['AAX', 'Angus cross'],
  ['CHX', 'Charolais cross'],
  ['BF', 'British Friesian'],
  ['SIMX', 'Simmental cross'],
];
const SEXES: [asked: string, short: string][] = [
  ['bull', 'B'],
  ['steer', 'S'],
  ['heifer', 'H'],
];

const STYLE = `body{font:9pt Arial}table{border-collapse:collapse;width:100%}td,th{padding:2.1mm 2mm;text-align:left}th{border-bottom:1pt solid #000;font-size:8pt}tr{break-inside:avoid}.num td:nth-child(n+6){text-align:right}.num th:nth-child(n+6){text-align:right}
.type{font:8.8pt 'Liberation Mono','Courier New',monospace}.type td,.type th{padding:.3mm 1.5mm}h1{font-size:15pt;margin:0}.sum{border-top:1pt solid #000;margin-top:3mm;padding-top:2mm;text-align:right}.foot{font-size:7.5pt;margin-top:5mm}`;

function draw(random: SeededRandom, number: number) {
  const [auctioneer, ...farmers] = people(random, 'eng', 11) as [string, ...string[]];
  const herd = `UK ${random.digits(6)}`;
  let lot = random.whole(0, 200);
  const cattle = several(random.whole(22, 40), () => {
    lot += 1;
    const months = random.whole(7, 29);
    const weight = 165 + months * 17 + random.whole(-45, 60);
    const sold = random.chance(0.9);
    const pence = random.whole(241, 398);
    return {
      lot,
      weight,
      tag: `${herd} ${random.digits(5)}`,
      breed: random.pick(BREEDS),
      sex: random.pick(SEXES),
      months,
      seller: random.pick(farmers.slice(0, 4)),
      buyer: sold ? random.pick(farmers.slice(4)) : null,
      price: sold ? Math.round((weight * pence) / 500) * 5 : null,
    };
  });
  return { ...(MARTS[number % 5] as (typeof MARTS)[number]), auctioneer, cattle, day: dayFrom(random, '2026-02-03', 290) };
}
type Drawn = ReturnType<typeof draw>;
type Beast = Drawn['cattle'][number];
const pence = ({ price, weight }: Beast): string => (price === null ? '' : amount((price / weight) * 100, 'eng', 1));

const columns = (of: Drawn): string =>
  table(
    ['Lot', 'Ear tag', 'Breed', 'Sex', 'Vendor', 'Age (m)', 'Weight kg', 'p/kg', 'Price £'],
    of.cattle.map((beast) => [
      beast.lot,
      beast.tag,
      beast.breed[0],
      beast.sex[1],
      beast.seller,
      beast.months,
      beast.weight,
      pence(beast),
      beast.price === null ? 'unsold' : amount(beast.price, 'eng'),
    ]),
    'num',
  );

const typed = (of: Drawn): string =>
  table(
    ['LOT', 'VENDOR', 'TAG', 'BREED', 'SEX', 'KG', 'GBP', 'PURCHASER'],
    of.cattle.map((beast) => [
      String(beast.lot).padStart(4, '0'),
      beast.seller,
      beast.tag,
      beast.breed[0],
      beast.sex[0].toUpperCase(),
      beast.weight,
      beast.price === null ? 'N/S' : amount(beast.price, 'eng'),
      beast.buyer ?? '',
    ]),
    'type',
  );

/** One row an animal. The sheet for vendors leaves the purchaser out. */
export const livestockMart: DocumentFamily = {
  id: 'livestock-mart',
  language: 'eng',
  name: 'Cattle sold',
  description: 'Lines of the mart’s sale sheet, one for each animal',
  fields: [
    figure('Lot', ''),
    text('Tag', 'Ear tag number'),
    text('Breed', 'Breed code as printed'),
    choice(
      'Sex',
      '',
      SEXES.map(([asked]) => asked),
    ),
    text('Seller', 'Farmer who brought the animal'),
    figure('Weight', ''),
    figure('Price', 'What it was sold for, empty if it was not'),
    text('Buyer', ''),
  ],
  write(random, number) {
    const of = draw(random, number);
    const tagged = number % 2 === 0;
    const sold = of.cattle.filter(({ price }) => price !== null);
    const total = sold.reduce((sum, { price }) => sum + (price as number), 0);
    const top = `<h1>${of.mart}</h1><p>${of.sale} – ${inWords(of.day, 'eng')} – Sale sheet printed ${figures(of.day, '/')} 16:20 – Auctioneer: ${of.auctioneer}</p>`;
    const key = tagged
      ? `Key: B bull, S steer, H heifer; ${BREEDS.map(([code, breed]) => `${code} ${breed}`).join(', ')}.`
      : 'N/S = not sold. Purchasers pay on the day of sale.';
    const sum = `<p class="sum">${of.cattle.length} entered, ${sold.length} sold, total £${amount(total, 'eng')}, average £${amount(rounded(total / sold.length), 'eng')} per head</p>`;
    return {
      html: paper(
        STYLE + look(number),
        `${top}${tagged ? columns(of) : typed(of)}${sum}<p class="foot">${key} Levy £5.25 and commission 3% are deducted on the vendor’s account.</p>`,
        'size: A4; margin: 14mm',
      ),
      rows: of.cattle.map((beast) => [
        beast.lot,
        beast.tag,
        beast.breed[0],
        beast.sex[0],
        beast.seller,
        beast.weight,
        beast.price,
        tagged ? null : beast.buyer,
      ]),
    };
  },
};
