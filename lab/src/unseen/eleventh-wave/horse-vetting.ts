import { choice, number as figure, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { dayFrom, daysAfter, figures, inWords, pairs, paper, safe, table, look } from './paper.ts';
import { people, street } from './people.ts';

const PRACTICES = [
  { practice: 'Oakhanger Equine Clinic', seat: 'Bordon, Hampshire GU35 9JA', phone: '01420 555 018' },
  { practice: 'Derwent Horse Vets LLP', seat: 'Malton, North Yorkshire YO17 7EG', phone: '01653 555 240' },
  { practice: 'Glenfarg Veterinary Group', seat: 'Kinross KY13 8XS', phone: '01577 555 907' },
  { practice: 'Marches Large Animal Practice', seat: 'Ludlow, Shropshire SY8 2BT', phone: '01584 555 166' },
  { practice: 'Taw Valley Equine', seat: 'Crediton, Devon EX17 4PQ', phone: '01363 555 731' },
];
const HORSES: [name: string, breed: string][] = [
  ['Ballyknock Cavalier', 'Irish Sport Horse'],
  ['Trewithen Maybe Baby', 'Welsh Section D'],
  ['Quarryman’s Lass', 'Thoroughbred'],
  ['Don Fabrizio K', 'Hanoverian'],
  ['Hazelwood Pickle', 'Connemara'],
];
const SEXES = ['mare', 'gelding', 'stallion'];
const USES = [
  'affiliated eventing',
  'hacking and Riding Club activities',
  'novice dressage',
  'hunting and team chasing',
  'pony club mounted games',
];
const FINDINGS = [
  'Small splint, left fore, not painful.',
  'Healed scar over the right hock.',
  'Mild sarcoid below the left ear, 8 mm.',
  'Slight thickening of the tendon sheath, both hinds.',
];

const STYLE = `body{font:10.5pt 'Liberation Serif',serif}.cols{display:grid;grid-template-columns:1fr 1fr;gap:8mm}h1{font:bold 15pt Arial;text-align:center}h2{font:bold 10.5pt Arial;background:#dde4dd;padding:1mm 2mm;margin:5mm 0 2mm}
table{border-collapse:collapse;width:100%}.pairs td{padding:1mm 2mm 1mm 0;vertical-align:top}.pairs td:first-child{width:44%;color:#333}.ruled td,.ruled th{border:.6pt solid #000;padding:1.4mm 2mm;text-align:left;font:9.5pt Arial}.small{font-size:8pt}`;

function draw(random: SeededRandom, number: number) {
  const [horse, breed] = HORSES[(number * 2) % 5] as (typeof HORSES)[number];
  const [vet, buyer, seller] = people(random, 'eng', 3) as [string, string, string];
  const examined = dayFrom(random, '2025-02-03', 600);
  return {
    ...(PRACTICES[number % 5] as (typeof PRACTICES)[number]),
    horse,
    breed: random.unless(0.4, breed),
    vet,
    buyer,
    seller,
    examined,
    yard: `${random.pick(['Holly Tree Stables', 'Nethercott Farm', 'Sandpit Livery Yard', 'The Old Stud'])}, ${street(random, 'eng')}`,
    sex: random.pick(SEXES),
    age: random.whole(4, 16),
    hands: `${random.whole(13, 17)}.${random.whole(0, 3)}`,
    chip: `9${random.digits(14)}`,
    use: random.pick(USES),
    stages: random.pick([2, 5]),
    blood: random.chance(0.6),
    suitable: random.chance(0.65),
    found: random.some(FINDINGS, 2),
    insurer: random.unless(0.5, 'Equiguard Mutual'),
    passport: random.unless(0.4, `GBR${random.digits(9)}`),
    price: random.whole(9, 38) * 500,
  };
}
type Drawn = ReturnType<typeof draw>;

const opinion = (of: Drawn): string =>
  `On the balance of probabilities the conditions reported above <b>${of.suitable ? 'DO NOT PREJUDICE' : 'PREJUDICE'}</b> this animal’s suitability for purchase to be used for ${of.use}.`;

const sections = (
  of: Drawn,
): string => `<div style="display:flex;justify-content:space-between"><b>${of.practice}</b><span>${of.seat}<br>Tel. ${of.phone}</span></div>
<h1>CERTIFICATE OF VETERINARY EXAMINATION OF A HORSE ON BEHALF OF A PROSPECTIVE PURCHASER</h1><h2>Part A – Parties</h2>${pairs([
  ['Prospective purchaser', of.buyer],
  ['Vendor', of.seller],
  ['Examined at', of.yard],
  ['Date and time', `${figures(of.examined, '/')} 10.15 am`],
  ['Veterinary surgeon', `${of.vet} MRCVS`],
])}<h2>Part B – The horse</h2><div class="cols">${pairs([
  ['Name', of.horse],
  ['Breed', of.breed ?? 'unknown'],
  ['Sex', of.sex],
  ['Apparent age', `${of.age} years`],
])}${pairs([
  ['Height stated', `${of.hands} hh`],
  ['Microchip', of.chip],
  ['Passport', of.passport ?? 'not produced'],
  ['Stages carried out', of.stages === 5 ? 'one to five' : 'one and two only'],
])}</div><h2>Part C – Findings</h2><ol>${of.found.map((found) => `<li>${found}</li>`).join('')}</ol><p>Blood sample for storage: ${of.blood ? 'taken' : 'not taken at purchaser’s request'}.</p>
<h2>Part D – Opinion</h2><p>${opinion(of)}</p><p class="small">This certificate is not a warranty and may not be relied on after ${inWords(daysAfter(of.examined, 5), 'eng')}${of.insurer === null ? '' : ` or by any insurer other than ${of.insurer}`}.</p>`;

const tabled = (
  of: Drawn,
): string => `<h1>Pre-purchase examination (${of.stages}-stage vetting)</h1><p class="small" style="text-align:center">${of.practice}, ${of.seat} – ${of.phone}</p>
<table class="ruled"><tr><th>Horse</th><td>${safe(of.horse)}</td><th>Breed</th><td>${safe(of.breed)}</td></tr><tr><th>Sex</th><td>${of.sex}</td><th>Age</th><td>${of.age} yrs by dentition</td></tr>
<tr><th>Height</th><td>${of.hands} hands</td><th>Microchip no.</th><td>${of.chip}</td></tr><tr><th>Passport no.</th><td>${of.passport ?? ''}</td><th>Asking price</th><td>£${of.price}</td></tr></table>
<p>At the request of <b>${of.buyer}</b> I, ${of.vet}, examined the above animal, the property of ${of.seller}, at ${of.yard} on ${inWords(of.examined, 'eng')}. The purchaser intends to use it for ${of.use}.</p>${table(
  ['Stage', 'Carried out'],
  ['1 Preliminary', '2 Trot up', '3 Exercise', '4 Rest', '5 Second trot'].map(
    (stage, index) => [stage, index < of.stages ? '✓' : '–'] as const,
  ),
  'ruled',
)}<p>Clinically significant findings: ${of.found.join(' ')}</p><p>Bloods: ${of.blood ? 'drawn and stored for six months' : 'declined'}</p><p>${opinion(of)}</p><p style="margin-top:12mm">${of.vet} BVSc MRCVS<br>${inWords(daysAfter(of.examined, 1), 'eng')}</p>`;

export const horseVetting: DocumentFamily = {
  id: 'horse-vetting',
  language: 'eng',
  name: 'Horse vettings',
  description: 'Vet certificates of horses somebody wants to buy',
  fields: [
    text('Horse', 'Name of the horse'),
    text('Breed', ''),
    choice('Sex', '', SEXES),
    figure('Age', ''),
    text('Height', 'In hands, such as 15.2'),
    text('Microchip', ''),
    text('Passport number', ''),
    text('Buyer', 'Who wants to buy the horse'),
    text('Seller', ''),
    text('Vet', 'Name of the vet who examined it'),
    text('Examination date', ''),
    yesNo('Blood taken', ''),
  ],
  write(random, number) {
    const of = draw(random, number);
    const row = [of.horse, of.breed, of.sex, of.age, of.hands, of.chip, of.passport, of.buyer, of.seller, of.vet, of.examined];
    return { html: paper(STYLE + look(number), number % 2 === 0 ? sections(of) : tabled(of)), rows: [[...row, of.blood ? 'yes' : 'no']] };
  },
};
