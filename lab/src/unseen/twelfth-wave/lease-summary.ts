import { number as figure, text, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { dayAs, inWords, later, money } from './figures.ts';
import { ORDINARY_CLAUSES } from './lease-clauses.ts';
import { address, persons } from './names.ts';
import { esc, flow } from './sheets.ts';

const PARTIES = [
  { landlord: 'Chantry Close Estates Limited', tenant: 'Brightspoke Cycles Ltd' },
  { landlord: 'The Trustees of the Oldcastle Settlement', tenant: 'Dr Sethi Dental Practice LLP' },
  { landlord: 'Caldersea Harbour Developments LP', tenant: 'Saltmarsh Distillers Inc.' },
  { landlord: 'Quarry Bank Pension Fund', tenant: 'Nimble Logistics (UK) Limited' },
  { landlord: 'Abernethy Properties LLC', tenant: 'Fernside Pilates Studio' },
];
const USES = [
  'sale and repair of bicycles',
  'a dental surgery and ancillary offices',
  'distilling, bottling and tasting of spirits',
  'storage and distribution of parcels',
  'a fitness studio',
];

function draw(random: SeededRandom, number: number) {
  const start = `2026-${random.pick(['03-25', '06-24', '09-01', '11-15'])}`;
  const years = random.pick([5, 7, 10, 15]);
  const sterling = number !== 2 && number !== 4;
  const [agent, guarantor] = persons(random, 'eng', 2) as [string, string];
  const rent = random.whole(24, 190) * 1000 + random.pick([0, 0, 500]);
  return {
    ...(PARTIES[number % 5] as (typeof PARTIES)[number]),
    use: USES[number % 5] as string,
    start,
    years,
    end: later(`${Number(start.slice(0, 4)) + years}${start.slice(4)}`, -1),
    sign: sterling ? '£' : '$',
    rent,
    deposit: random.unless(0.3, Math.round(rent / 4)),
    free: random.unless(0.35, random.pick([2, 3, 6, 9])),
    breaks: random.unless(0.35, `${Number(start.slice(0, 4)) + (years > 5 ? 5 : 3)}${start.slice(4)}`),
    breakNotice: random.pick([6, 9, 12]),
    cap: random.unless(0.5, random.pick([8500, 12_000, 21_500])),
    area: random.whole(90, 960) * 10,
    review: random.pick(['open market rent, upwards only', 'the increase in the retail prices index', 'a fixed uplift of 2.5 per cent']),
    spaces: random.whole(2, 14),
    agent,
    guarantor: random.unless(0.4, guarantor),
    at: address(random, 'eng'),
    landlordAt: address(random, 'eng'),
    floor: random.pick(['ground floor', 'first and second floors', 'Unit 7', 'whole of the east wing']),
    clauses: random.shuffled(ORDINARY_CLAUSES).slice(0, 14 + (number % 3)),
    dated: later(start, -random.whole(14, 60)),
    insured: random.whole(2, 9),
  };
}
type Drawn = ReturnType<typeof draw>;
const sum = (of: Drawn, value: number): string => `${of.sign}${money(value, 'en-GB', 0)}`;

/** Clauses with what the fields ask after, told in prose. */
function facts(of: Drawn): (readonly [string, string])[] {
  return [
    [
      'Premises',
      `The ${of.floor} of the building known as ${of.at.street}, ${of.at.place}, having a net internal area of approximately ${money(of.area, 'en-GB', 0)} square feet, as edged red on the plan, together with ${inWords(of.spaces)} parking spaces. The measurement is not warranted.`,
    ],
    [
      'Term',
      `The Lease is for a term of ${inWords(of.years)} (${of.years}) years, beginning on and including ${dayAs(of.start, 'en-GB')} (the Commencement Date) and ending on ${dayAs(of.end, 'en-GB')} (the Expiry Date), unless ended earlier in accordance with its terms.`,
    ],
    [
      'Rent',
      `{T} shall pay rent of ${sum(of, of.rent)} per annum exclusive of tax, by equal quarterly instalments of ${of.sign}${money(of.rent / 4, 'en-GB')} in advance. ${of.free === null ? 'There is no rent-free period, the first instalment being due on the Commencement Date.' : `No rent is payable during the first ${inWords(of.free)} months of the Term as an incentive for fitting out.`} On every fifth anniversary the rent is reviewed to ${of.review}.`,
    ],
    [
      'Permitted use',
      `The Premises may be used for ${of.use} and for no other purpose without consent. Auctions, amplified music audible outside and residential use are excluded in all cases.`,
    ],
    [
      'Deposit',
      of.deposit === null
        ? '{L} does not require a rent deposit. Should {T} fall into arrears twice in any year {L} may ask for security of a reasonable amount.'
        : `On signing {T} lodges ${sum(of, of.deposit)} with {L} as security, to be held in a separate account and repaid, less proper deductions, within 30 days after the end of the Term.`,
    ],
    [
      'Service Charge',
      `{T} contributes a fair proportion of the cost of services. ${of.cap === null ? 'The contribution is not capped.' : `The contribution shall not exceed ${sum(of, of.cap)} in any service charge year, the cap rising each year with the index.`} A budget is issued each March and a balancing statement each September.`,
    ],
    [
      'Early termination',
      of.breaks === null
        ? 'Neither party may end the Lease before the Expiry Date except as stated in the clauses on default and destruction.'
        : `{T} may end the Lease on ${dayAs(of.breaks, 'en-GB')} by giving at least ${inWords(of.breakNotice)} months’ written notice, provided that the rent is paid up to that date and vacant possession is given.`,
    ],
  ];
}

const voiced = (clause: string, landlord: string, tenant: string): string =>
  clause
    .replaceAll(/\. \{([LT])\}/g, (_, who: string) => `. ${who === 'L' ? landlord : tenant}`)
    .replaceAll(/^\{([LT])\}/g, (_, who: string) => (who === 'L' ? landlord : tenant))
    .replaceAll('{L}', landlord.replace('The', 'the'))
    .replaceAll('{T}', tenant.replace('The', 'the'));

/** The facts' clauses among the ordinary ones, in the order in which leases have them. */
function mixed(of: Drawn): (readonly [string, string])[] {
  const own = facts(of);
  const rest = [...of.clauses];
  return own.flatMap((fact, at) => (at < 2 ? [fact] : [...rest.splice(0, 2), fact])).concat(rest);
}

const SERVICES = [
  'cleaning and lighting of the common parts, twice weekly',
  'maintenance of lifts, boilers, alarms and sprinklers under annual contracts',
  'security staff and entry cards, the first ten cards being free of charge',
  'collection of ordinary waste and recycling on business days',
  'upkeep of the roof, façade, gutters and the car park surface',
  'planting, gritting and clearing of snow',
  'management fees at market rate, audit of the accounts and postage',
  'a reserve towards the renewal of plant, not exceeding one tenth of the yearly cost',
];

/** A sheet of its own at the end, as schedules begin. */
const schedule = (of: Drawn, title: string): string =>
  `<h2 style="break-before:page">${title}</h2><p>The services are:</p><ol type="a">${SERVICES.map((service) => `<li style="margin-bottom:2mm">${service};</li>`).join('')}</ol><p>The service charge year runs from 1 April to 31 March. In the last year ${inWords(of.insured)} other occupiers contributed. The schedule may be varied in the interest of good estate management.</p>`;

const numbered = (of: Drawn): string =>
  flow(
    `body{font:11pt 'Liberation Serif';line-height:1.7;text-align:justify}h1{font-size:16pt;text-align:center;margin:0 0 2mm}h2{font-size:11pt;margin:5mm 0 1mm;break-after:avoid}`,
    `<h1>SUMMARY OF LEASE</h1><p style="text-align:center">relating to ${of.at.street}, ${of.at.place}</p><p>This summary is dated ${dayAs(of.dated, 'en-GB')} and is made for the file of ${esc(of.landlord)}. It follows the executed lease but does not replace it.</p><h2>1. Parties</h2><p>The landlord is ${esc(of.landlord)} of ${of.landlordAt.street}, ${of.landlordAt.place} (the Landlord). The tenant is ${esc(of.tenant)} (the Tenant).${of.guarantor === null ? '' : ` The obligations of the Tenant are guaranteed by ${of.guarantor} (the Guarantor).`}</p>${mixed(
      of,
    )
      .map(([title, clause], at) => `<h2>${at + 2}. ${title}</h2><p>${at + 2}.1 ${voiced(esc(clause), 'The Landlord', 'The Tenant')}</p>`)
      .join(
        '',
      )}${schedule(of, 'Schedule 1 – Services')}<p style="margin-top:12mm">Prepared by ${of.agent}, managing agent. Errors and omissions excepted.</p>`,
    { left: 'Lease summary – confidential', page: 'Page', of: 'of' },
  );

const memo = (of: Drawn): string =>
  flow(
    `body{font:10.5pt 'DejaVu Sans';font-size:9.6pt;line-height:1.7}h1{font-size:19pt;font-weight:normal;border-bottom:2pt solid #0f766e;margin:0 0 6mm}h2{font-size:8.6pt;letter-spacing:1pt;text-transform:uppercase;color:#0f766e;margin:6mm 0 1mm;break-after:avoid}.note{background:#f0fdfa;padding:3mm;border-left:3pt solid #0f766e}`,
    `<h1>Commercial lease – abstract</h1><p class="note">Abstract prepared ${dayAs(of.dated, 'en-GB')} by ${of.agent}. Capitalised words have the meaning given in the lease. Figures exclude tax.</p><p>By the lease ${esc(of.landlord)}, whose office is at ${of.landlordAt.street}, ${of.landlordAt.place}, as lessor lets to ${esc(of.tenant)} as lessee the space described below.${of.guarantor === null ? '' : ` ${of.guarantor} joins as guarantor of the lessee.`} No premium is payable.</p>${mixed(
      of,
    )
      .map(([title, clause]) => `<h2>${title}</h2><p>${voiced(esc(clause), 'The Lessor', 'The Lessee')}</p>`)
      .join('')}${schedule(of, 'Appendix: services')}<p style="margin-top:10mm">— end of abstract —</p>`,
    { left: 'File copy. Do not circulate.', page: 'p.', of: '/' },
  );

export const leaseSummary: DocumentFamily = {
  id: 'commercial-lease-summary',
  language: 'eng',
  name: 'Lease register',
  description: 'Commercial leases and abstracts of them, one row per lease.',
  fields: [
    text('Landlord', ''),
    text('Tenant', ''),
    text('Guarantor', 'Person who guarantees the tenant'),
    text('Start date', ''),
    text('Expiry date', 'Last day of the term'),
    figure('Term', 'In years'),
    figure('Annual rent', ''),
    figure('Rent-free months', ''),
    figure('Deposit', ''),
    text('Break date', 'When the tenant may leave early'),
    figure('Service charge cap', ''),
    figure('Area', 'Square feet'),
    text('Permitted use', 'As the lease puts it'),
    figure('Parking spaces', ''),
  ],
  write(random, number) {
    const of = draw(random, number);
    return {
      html: number % 2 === 0 ? numbered(of) : memo(of),
      rows: [
        [
          of.landlord,
          of.tenant,
          of.guarantor,
          of.start,
          of.end,
          of.years,
          of.rent,
          of.free,
          of.deposit,
          of.breaks,
          of.cap,
          of.area,
          of.use,
          of.spaces,
        ],
      ],
    };
  },
};
