import { choice, number as figure, text, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { cents, clock, dayAs, dmy, later, money } from './figures.ts';
import { address, persons, titled } from './names.ts';
import { boxes, esc, sheets } from './sheets.ts';

const COURTS = [
  'County Court at Thornbridge',
  'Caldersea Justice Centre',
  'District Court of Eastwick',
  'County Court at Upper Haddon',
  'Marlowe Bay Civil Court',
];
const FIRMS = [
  'Dunmore Dairy Equipment Ltd',
  'Quarry Bank Scaffolding',
  'Kettlewell Tyres',
  'Greatorex Letting Agency Ltd',
  'Strickland Stationers',
];
const CAUSES = [
  'unpaid invoices for goods sold and delivered',
  'rent arrears',
  'return of a deposit',
  'damage to a vehicle in a collision',
  'breach of a contract for building work',
];

/** The day, or the Monday after it. */
function onBusinessDay(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 6 ? later(day, 2) : weekday === 0 ? later(day, 1) : day;
}

function draw(random: SeededRandom, number: number) {
  const [claimantPerson, defendant, clerk, lawyer] = persons(random, 'eng', 4) as [string, string, string, string];
  const summons = number === 1 || number === 4;
  const issued = later('2026-01-19', random.whole(0, 220));
  const amount = cents(random.whole(31_000, 980_000) / 100);
  const fee = random.pick([50, 70, 115, 205, 455]);
  const costs = random.unless(0.4, random.pick([50, 70, 80, 100]));
  return {
    court: COURTS[number % 5] as string,
    summons,
    issued,
    claimant: random.chance(0.6) ? (FIRMS[number % 5] as string) : claimantPerson,
    claimantAt: address(random, 'eng'),
    defendant: titled(defendant, random.pick(['Ms', 'Mrs']), 'Mr'),
    defendantAt: address(random, 'eng'),
    clerk,
    lawyer: random.unless(0.35, `${lawyer.split(' ').at(-1)} & Co Solicitors`),
    lawyerReference: `${random.letters(2)}/${random.digits(4)}`,
    claim: `${random.letters(1)}${random.digits(2)}${random.letters(2)}${random.digits(3)}`,
    amount,
    fee,
    costs,
    total: cents(amount + fee + (costs ?? 0)),
    cause: CAUSES[(number + random.whole(0, 4)) % 5] as string,
    hearing: summons ? onBusinessDay(later(issued, random.whole(35, 80))) : null,
    time: summons ? random.pick([600, 630, 690, 840]) : null,
    room: random.whole(1, 9),
    answer: later(issued, 19),
    contracted: later(issued, -random.whole(120, 500)),
    minutes: random.pick([30, 60, 90]),
    seal: random.digits(5),
  };
}
type Drawn = ReturnType<typeof draw>;
const gbp = (value: number): string => `£${money(value, 'en-GB')}`;
const cause = (of: Drawn): string =>
  `The claim is for ${of.cause}. The sum fell due on ${dayAs(of.contracted, 'en-GB')} and in spite of reminders has not been paid. The claimant claims ${gbp(of.amount)} and interest at 8 % a year from the date of issue to the date of judgment at a daily rate of ${gbp((of.amount * 0.08) / 365)}.`;

const form = (of: Drawn): string =>
  sheets(
    `body{font:9.6pt 'Liberation Sans'}h1{font-size:22pt;margin:0}.boxes div{border:.9pt solid;padding:1.2mm 2.5mm;margin:0 -.9pt -.9pt 0;min-height:11mm}.boxes small{display:block;font-size:7pt;color:#333}.money{width:80mm;margin-left:auto}.seal{position:absolute;right:20mm;top:13mm;width:27mm;height:27mm;border:1.5pt double #1e3a8a;border-radius:50%;color:#1e3a8a;text-align:center;padding-top:7mm;font-size:7pt}.notes{columns:2;font-size:8pt;margin-top:4mm}`,
    [
      `<h1>Claim Form</h1><p style="margin-bottom:20mm">(money claims)</p><div class="seal">COURT SEAL<br>${of.seal}<br>${dmy(of.issued, '.')}</div><div style="margin-left:60mm">${boxes(
        [
          ['In the', of.court, 2],
          ['Claim No.', of.claim],
          ['Issue date', dayAs(of.issued, 'en-GB')],
        ],
        2,
      )}</div><div style="margin-top:6mm">${boxes(
        [
          ['Claimant(s) name and address', `${of.claimant}\n${of.claimantAt.street}\n${of.claimantAt.place}`],
          ['Defendant(s) name and address', `${of.defendant}\n${of.defendantAt.street}\n${of.defendantAt.place}`],
          ['Brief details of claim', cause(of), 2],
          ['Value', 'Not more than £10,000'],
          ['Does, or will, your claim include any issues under the Human Rights Act?', '☐ Yes   ☒ No'],
        ],
        2,
      )}</div><div class="money" style="margin-top:6mm">${boxes(
        [
          ['Amount claimed', gbp(of.amount)],
          ['Court fee', gbp(of.fee)],
          ['Legal representative’s costs', of.costs === null ? null : gbp(of.costs)],
          ['Total amount', gbp(of.total)],
        ],
        1,
      )}</div><div style="margin-top:4mm">${boxes([['Claimant’s legal representative (address for documents)', of.lawyer === null ? null : `${of.lawyer}, ref. ${of.lawyerReference}`]], 1)}</div><div class="foot" style="font-size:7pt">Form C1 claim form (04.25) – page 1 of 2</div>`,
      `<p><b>Claim No.</b> ${of.claim}</p><h2>Important notes for the defendant</h2><div class="notes"><p>You have a limited time in which to reply to this claim form. Your reply must reach the court by ${dayAs(of.answer, 'en-GB')}. You may admit the claim, dispute it or dispute part of it, using the response pack.</p><p>If you do nothing, judgment may be entered against you without further notice. A judgment is registered for six years and may make it difficult to get credit.</p><p>If you pay the total amount within 14 days there will be no further costs. Please do not send cash through the post; the court does not accept payments by telephone after 16:00.</p><p>Free legal advice is available from advice centres. Court staff can explain procedures but cannot give legal advice.</p></div><h2>Statement of truth</h2><p>I believe that the facts stated in this claim form are true. I am duly authorised to sign.</p><p style="margin-top:12mm">Signed: <span style="font:italic 15pt Z003,cursive">${of.clerk}</span> &nbsp; Dated: ${dmy(later(of.issued, -3), '/')}</p><div class="foot" style="font-size:7pt">Form C1 claim form (04.25) – page 2 of 2</div>`,
    ],
  );

const summons = (of: Drawn): string =>
  sheets(
    `body{font:11pt 'Liberation Serif'}.frame{border:1.6pt solid;padding:7mm;min-height:245mm}h1{font-size:18pt;text-align:center;margin:0 0 1mm}.case{display:flex;margin:6mm 0;border-top:.8pt solid;border-bottom:.8pt solid}.case>div{flex:1;padding:3mm}.case>div+div{border-left:.8pt solid}.boxes div{border:.8pt solid;padding:1mm 2mm;margin:0 -.8pt -.8pt 0}.boxes small{display:block;font:7pt 'Liberation Sans'}`,
    [
      `<div class="frame"><p style="text-align:center">${esc(of.court)}</p><h1>SUMMONS TO APPEAR</h1><p style="text-align:center">Small Claims</p><div class="case"><div>${esc(of.claimant)}<br>${of.claimantAt.street}, ${of.claimantAt.place}<br><i>Claimant</i><p style="text-align:center;margin:3mm">against</p>${esc(of.defendant)}<br>${of.defendantAt.street}, ${of.defendantAt.place}<br><i>Defendant</i></div><div>Case no. <b>${of.claim}</b><br><br>Issued: ${dayAs(of.issued, 'en-GB')}<br>Reply due: ${dayAs(of.answer, 'en-GB')}${of.lawyer === null ? '' : `<br><br>For the claimant:<br>${esc(of.lawyer)} (${of.lawyerReference})`}</div></div><p>TO THE DEFENDANT: you are hereby summoned to appear before this court at the hearing stated below to answer the claim, and to bring all papers and witnesses on which you rely.</p>${boxes(
        [
          ['Date of hearing', of.hearing === null ? null : dayAs(of.hearing, 'en-GB', { dateStyle: 'full' })],
          ['Time', of.time === null ? null : clock(of.time)],
          ['Room', `Court ${of.room}`],
          ['Time allowed', `${of.minutes} minutes`],
        ],
        4,
      )}<p style="margin-top:6mm">${cause(of)}</p>${boxes(
        [
          ['Sum claimed', gbp(of.amount)],
          ['Filing fee', gbp(of.fee)],
          ['Costs of representation', of.costs === null ? '–' : gbp(of.costs)],
          ['Total', gbp(of.total)],
        ],
        4,
      )}<p style="margin-top:6mm">If you fail to attend, judgment may be given by default. To ask for an interpreter, or for another date, write to the court office at least 10 days before the hearing.</p><p style="margin-top:14mm">${of.clerk}<br>Clerk of the Court</p></div><div class="foot" style="font-size:7.5pt;text-align:center">Served by first class post. Court office open 10:00 to 14:00. Page 1</div>`,
    ],
  );

export const courtClaim: DocumentFamily = {
  id: 'court-claim',
  language: 'eng',
  name: 'Claims and summonses',
  description: 'Court papers served on our customers; one row per case.',
  fields: [
    choice('Paper', '', ['Claim form', 'Summons']),
    text('Court', ''),
    text('Case number', ''),
    text('Issue date', ''),
    text('Claimant', ''),
    text('Defendant', 'Name only, with Mr/Ms/Mrs'),
    text('Solicitor', 'Firm acting for the claimant'),
    figure('Amount claimed', 'Without fees and costs'),
    figure('Court fee', ''),
    figure('Legal costs', 'Costs of the representative'),
    figure('Total', ''),
    text('Reply by', 'Last day to answer'),
    text('Hearing date', ''),
    text('Hearing time', ''),
  ],
  write(random, number) {
    const of = draw(random, number);
    return {
      html: of.summons ? summons(of) : form(of),
      rows: [
        [
          of.summons ? 'Summons' : 'Claim form',
          of.court,
          of.claim,
          of.issued,
          of.claimant,
          of.defendant,
          of.lawyer,
          of.amount,
          of.fee,
          of.costs,
          of.total,
          of.answer,
          of.hearing,
          of.time === null ? null : clock(of.time),
        ],
      ],
    };
  },
};
