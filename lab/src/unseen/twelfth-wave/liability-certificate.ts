import { number as figure, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { dayAs, later, money } from './figures.ts';
import { address, persons } from './names.ts';
import { beside, boxes, esc, grid, sheets } from './sheets.ts';

const INSURERS = [
  { insurer: 'Harbourline Casualty Company', broker: 'Strickland Risk Partners', ink: '#1f2937' },
  { insurer: 'Old Mutual Fire & General of Thornbridge', broker: 'Winslow & Hart Brokers', ink: '#7c2d12' },
  { insurer: 'Granite State Indemnity', broker: 'Pemberton Agency Inc.', ink: '#1e3a8a' },
  { insurer: 'Sovereign Oak Insurance plc', broker: 'Lane Commercial Insurance', ink: '#14532d' },
  { insurer: 'Beacon Hill Underwriters', broker: 'Ravenscroft Coverage Group', ink: '#581c87' },
];

function draw(random: SeededRandom, number: number) {
  const [signer, insuredName] = persons(random, 'eng', 2) as [string, string];
  const from = later('2026-01-01', random.pick([0, 31, 90, 120, 181]));
  return {
    ...(INSURERS[number % 5] as (typeof INSURERS)[number]),
    signer,
    insured: `${insuredName.split(' ').at(-1)} ${random.pick(['Roofing LLC', 'Scaffolding Ltd', 'Electrical Contractors', 'Catering & Events', 'Drainage Services Ltd'])}`,
    holder: `${random.pick(['Eastwick School Board', 'Caldersea Port Authority', 'Upper Haddon Mall Owners LP', 'Thornbridge Arena'])}`,
    from,
    to: later(from, 365),
    issued: later(from, random.whole(-12, 60)),
    certificate: random.unless(0.35, `${random.letters(2)}-${random.digits(6)}`),
    policy: `${random.pick(['GL', 'CGL ', 'LIA/'])}${random.digits(7)}`,
    each: random.pick([1_000_000, 2_000_000, 5_000_000]),
    aggregate: random.pick([2_000_000, 5_000_000, 10_000_000]),
    deductible: random.unless(0.4, random.pick([250, 500, 1000, 2500])),
    employers: random.unless(0.3, random.pick([500_000, 5_000_000, 10_000_000])),
    additional: random.chance(0.55),
    waiver: random.chance(0.4),
    notice: random.pick([10, 30, 60]),
    at: address(random, 'eng'),
    site: address(random, 'eng'),
    other: random.digits(8),
    vehicles: random.digits(7),
  };
}
type Drawn = ReturnType<typeof draw>;
const small = `This certificate is issued as a matter of information only and confers no rights upon the certificate holder. It does not amend, extend or alter the coverage afforded by the policies below. Limits shown may have been reduced by paid claims.`;

const boxed = (of: Drawn): string => {
  const us = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
  const limit = (value: number | null): string | null => (value === null ? null : `$${money(value, 'en-US', 0)}`);
  const mark = (on: boolean): string => (on ? '☒' : '☐');
  return sheets(
    `body{font:8.6pt 'Liberation Sans'}h1{font-size:14pt;margin:0;letter-spacing:.5pt}.boxes div{border:.7pt solid;padding:1mm 2mm;margin:0 -.7pt -.7pt 0}.boxes small{display:block;font-size:6pt;text-transform:uppercase}.cover{width:100%;margin:2mm 0}.cover th{border:.7pt solid;font-size:6.6pt;text-transform:uppercase;padding:1mm}.cover td{border:.7pt solid;padding:1.2mm;font-size:8pt}`,
    [
      `<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:2mm"><h1>CERTIFICATE OF LIABILITY INSURANCE</h1>${boxes([['Date (MM/DD/YYYY)', us(of.issued)]], 1)}</div><p style="font-size:7pt">${small.toUpperCase()}</p>${boxes(
        [
          ['Producer', `${of.broker}\n${of.at.street}\n${of.at.place}`],
          ['Insurer(s) affording coverage', `A: ${of.insurer}\nB: —`],
          ['Insured', `${of.insured}\n${of.site.street}\n${of.site.place}`],
          ['Certificate number', of.certificate],
        ],
        2,
      )}<p style="margin-top:3mm"><b>COVERAGES</b></p>${grid(
        ['Insr', 'Type of insurance', 'Addl insd', 'Subr wvd', 'Policy number', 'Policy eff', 'Policy exp', 'Limits'],
        [
          [
            'A',
            `Commercial general liability\n☐ claims-made  ☒ occurrence`,
            of.additional ? 'Y' : 'N',
            of.waiver ? 'Y' : 'N',
            of.policy,
            us(of.from),
            us(of.to),
            `Each occurrence ${limit(of.each)}\nGeneral aggregate ${limit(of.aggregate)}\nMed exp (any one person) $ 0${of.deductible === null ? '' : `\nDeductible ${limit(of.deductible)}`}`,
          ],
          [
            'A',
            'Automobile liability\n☒ any auto',
            'N',
            'N',
            `AU${of.vehicles}`,
            us(later(of.from, 15)),
            us(later(of.to, 15)),
            'Combined single limit $ 750,000',
          ],
          ...(of.employers === null
            ? []
            : [
                [
                  'A',
                  'Workers compensation and employers’ liability',
                  null,
                  'N',
                  `WC-${of.other}`,
                  us(of.from),
                  us(of.to),
                  `E.L. each accident ${limit(of.employers)}`,
                ],
              ]),
        ],
        'cover',
      )}${boxes(
        [
          [
            'Description of operations / locations',
            `Work at ${of.holder}. ${mark(of.additional)} Holder is additional insured as required by written contract. ${mark(of.waiver)} Waiver of subrogation.`,
            2,
          ],
          ['Certificate holder', of.holder],
          ['Cancellation', `${of.notice} days’ written notice will be mailed.\nAuthorized representative: ${of.signer}`],
        ],
        2,
      )}<div class="foot" style="font-size:7pt">Form LC-25 (2021/06) · Page 1 of 1</div>`,
    ],
  );
};

const letter = (of: Drawn): string => {
  const gbp = (value: number): string => `£${money(value, 'en-GB', 0)}`;
  return sheets(
    `body{font:11pt 'P052','Liberation Serif';font-size:10.4pt;line-height:1.45}h1{font-size:17pt;color:${of.ink};margin:0}.beside{margin:4mm 0 6mm}.beside td{padding:1mm 8mm 1mm 0}.beside td:first-child{font-weight:bold;color:${of.ink}}`,
    [
      `<div style="text-align:right"><h1>${esc(of.broker)}</h1>${of.at.street}, ${of.at.place}</div><p style="margin-top:10mm">${dayAs(of.issued, 'en-GB')}</p><p>To: ${esc(of.holder)}</p><p style="margin-top:6mm"><b>Confirmation of liability insurance${of.certificate === null ? '' : ` – certificate ${of.certificate}`}</b></p><p>We act as insurance brokers for the client below and confirm that the following cover is in force with <b>${esc(of.insurer)}</b>.</p>${beside([['Policyholder', of.insured], ['Registered address', `${of.site.street}, ${of.site.place}`], ['Policy number', of.policy], ['Period of insurance', `${dayAs(of.from, 'en-GB')} to ${dayAs(of.to, 'en-GB')}, both days inclusive`], ['Public liability', `${gbp(of.each)} any one occurrence`], ['Products liability', `${gbp(of.aggregate)} in the aggregate`], ...(of.employers === null ? [] : [['Employers’ liability', `${gbp(of.employers)} any one event`] as const]), ...(of.deductible === null ? [] : [['Excess', `${gbp(of.deductible)} each claim for third party property damage`] as const])])}<p>${of.additional ? `Your interest is noted: ${esc(of.holder)} is included as an additional insured under the policy.` : 'Please note that the policy does not extend to any additional insured.'} ${of.waiver ? 'The insurer has waived its rights of subrogation against you.' : 'The insurer’s rights of subrogation are not waived.'}</p><p>Should the policy be cancelled we shall endeavour to give ${of.notice} days’ notice, without obligation.</p><p style="font-size:8pt">${small}</p><p style="margin-top:12mm">Yours faithfully,<br><br>${of.signer}<br>Account executive</p><div class="foot" style="font-size:7pt;text-align:center">${esc(of.broker)} is authorised by the regulator, firm reference ${of.vehicles}. Registered in Eastwick no. 0${of.other}.</div>`,
    ],
  );
};

export const liabilityCertificate: DocumentFamily = {
  id: 'liability-certificate',
  language: 'eng',
  name: 'Insurance certificates of contractors',
  description: '',
  fields: [
    text('Insured', 'Name of the contractor'),
    text('Insurer', ''),
    text('Broker', 'Broker, agent or producer'),
    text('Certificate number', ''),
    text('Policy number', 'Of the general / public liability policy'),
    text('Cover from', ''),
    text('Cover to', ''),
    figure('Limit per occurrence', ''),
    figure('Aggregate limit', ''),
    figure('Deductible', 'Deductible or excess'),
    figure('Employers liability limit', ''),
    yesNo('Additional insured', 'Is the certificate holder an additional insured'),
    yesNo('Waiver of subrogation', ''),
    text('Issued on', ''),
  ],
  write(random, number) {
    const of = draw(random, number);
    const byLetter = number === 1 || number === 3;
    return {
      html: byLetter ? letter(of) : boxed(of),
      rows: [
        [
          of.insured,
          of.insurer,
          of.broker,
          of.certificate,
          of.policy,
          of.from,
          of.to,
          of.each,
          of.aggregate,
          of.deductible,
          of.employers,
          of.additional ? 'yes' : 'no',
          of.waiver ? 'yes' : 'no',
          of.issued,
        ],
      ],
    };
  },
};
