import { choice, number as numeric, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { address, dayIn, firm } from '../../generate/people-and-places.ts';
import { later, printDate, printNumber } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { CLAUSES, DEFINITIONS } from './credit-clauses.ts';
import { escaped, nth, paper, people, table } from './long-paper.ts';

const BANKS = [
  'Marlborough & Thames Bank plc',
  'Banque Ostrevent S.A.',
  'Clydeside Commercial Bank plc',
  'Hanse Kreditbank AG, London Branch',
  'Liffey Valley Bank plc',
];
const LAWS = ['English', 'Irish', 'Scots', 'English'];
const RATES = { EUR: 'EURIBOR', GBP: 'SONIA', USD: 'Term SOFR' };

/** Facility agreements between a company and its banks, one row a lender. */
export const creditAgreement: DocumentFamily = {
  id: 'tenth-credit-agreement',
  language: 'eng',
  name: 'Darlehensverträge',
  description: 'Kreditverträge der Gruppe, eine Zeile je Bank',
  fields: [
    text('Kreditnehmer', ''),
    text('Bank', 'Kreditgeber, je Bank eine Zeile'),
    numeric('Anteil', 'Zusage dieser Bank'),
    numeric('Gesamtbetrag', ''),
    choice('Währung', '', ['EUR', 'GBP', 'USD']),
    text('Agent', ''),
    text('Vertragsdatum', 'when the agreement was signed'),
    text('Laufzeitende', 'Tag, an dem alles zurückgezahlt sein muss'),
    numeric('Marge %', ''),
    numeric('Bereitstellungsprovision %', 'commitment fee'),
    choice('Recht', 'governing law', ['English', 'Irish', 'Scots', 'German']),
    text('Adresse für Mitteilungen', 'address for notices to the borrower'),
    text('zu Händen', ''),
    yesNo('besichert', 'is there security for the loan?'),
    text('Zustellungsbevollmächtigter', ''),
  ],
  write(random, number) {
    const syndicated = number % 2 === 0;
    const currency = random.pick(['EUR', 'GBP', 'USD'] as const);
    const banks = random.some(BANKS, syndicated ? random.whole(2, 4) : 1);
    const shares = banks.map(() => random.whole(3, 30) * 2_500_000);
    const signed = dayIn(random, 2017, 2023);
    const facts: Facts = {
      borrower: firm(random, 'eng'),
      banks,
      shares,
      total: shares.reduce((sum, share) => sum + share, 0),
      currency,
      agent: syndicated ? nth(BANKS, number + random.whole(0, 4)) : null,
      signed: printDate(signed, 'long', 'eng'),
      draft: printDate(later(signed, -random.whole(12, 40)), 'long', 'eng'),
      maturity: printDate(later(signed, 365 * random.whole(3, 7) + random.whole(0, 40)), 'long', 'eng'),
      margin: random.whole(5, 17) / 4,
      fee: random.whole(6, 18) / 20,
      law: nth(LAWS, number),
      notices: address(random, 'eng').line,
      attention: people(random, 'eng', 1)[0] ?? '',
      secured: random.chance(0.5),
      process: random.unless(0.5, 'Fenchurch Process Services Limited'),
    };
    const rows = banks.map((bank, index): TruthValue[] => [
      facts.borrower,
      bank,
      nth(shares, index),
      facts.total,
      currency,
      facts.agent,
      facts.signed,
      facts.maturity,
      facts.margin,
      facts.fee,
      facts.law,
      facts.notices,
      facts.attention,
      facts.secured ? 'yes' : 'no',
      facts.process,
    ]);
    return { html: syndicated ? agreement(random, facts) : facilityLetter(random, facts), rows };
  },
};

interface Facts {
  borrower: string;
  banks: string[];
  shares: number[];
  total: number;
  currency: 'EUR' | 'GBP' | 'USD';
  agent: string | null;
  signed: string;
  draft: string;
  maturity: string;
  margin: number;
  fee: number;
  law: string;
  notices: string;
  attention: string;
  secured: boolean;
  process: string | null;
}

const money = ({ currency }: Facts, value: number): string => `${currency} ${printNumber(value, 'en', 0)}`;
const percent = (value: number): string => `${value.toFixed(2)} per cent.`;

type Clause = readonly [string, ...string[]];

/** All clauses in their order, those that carry the terms among the ones that every agreement has. */
function clausesOf(facts: Facts): Clause[] {
  const [first, ...rest] = CLAUSES;
  const terms: Clause[] = [
    [
      'The facility',
      `Subject to the terms of this Agreement, the Borrower is granted a term loan facility in an aggregate amount equal to the Total Commitments, being ${money(facts, facts.total)} at the date of this Agreement.`,
      'The obligations of each Finance Party under the Finance Documents are several.',
    ],
    ...(first ? [first] : []),
    ...rest.slice(0, 2),
    [
      'Repayment',
      'The Borrower shall repay the Loans in equal semi-annual instalments, the balance being due on the Termination Date.',
      'The Borrower may not reborrow any part of the Facility which is repaid.',
    ],
    [
      'Interest',
      `The rate of interest on each Loan for each Interest Period is the percentage rate per annum which is the aggregate of the Margin and ${RATES[facts.currency]}.`,
      'Default interest accrues on any overdue amount at a rate which is 2.00 per cent. per annum higher than the rate which would have been payable.',
    ],
    [
      'Fees',
      `The Borrower shall pay a commitment fee computed at the rate of ${percent(facts.fee)} per annum on the undrawn, uncancelled amount of the Facility for the Availability Period.`,
      'The Borrower shall pay an arrangement fee of 0.75 per cent. flat in the amount and at the times agreed in a Fee Letter.',
    ],
    ...rest.slice(2),
    [
      'Security',
      facts.secured
        ? 'The obligations of the Borrower are secured by the debenture and the share charge entered into by the Borrower on or about the date of this Agreement.'
        : 'The Facility is unsecured. Nothing in this Agreement obliges the Borrower to grant Security.',
    ],
    [
      'Notices',
      'Any communication to be made under or in connection with the Finance Documents shall be made in writing and, unless otherwise stated, may be made by letter or e-mail.',
      `The address of the Borrower for any communication is: ${escaped(facts.notices)}, for the attention of ${escaped(facts.attention)}.`,
      `The address of ${escaped(facts.agent ?? nth(facts.banks, 0))} is: Loans Administration, 40 Gresham Wharf, London EC2V 9AA, for the attention of the Head of Agency.`,
    ],
    [
      'Governing law and enforcement',
      `This Agreement and any non-contractual obligations arising out of or in connection with it are governed by ${facts.law} law.`,
      `The courts of ${facts.law === 'Irish' ? 'Ireland' : facts.law === 'Scots' ? 'Scotland' : 'England'} have exclusive jurisdiction to settle any dispute. Any security document over assets abroad may be governed by the law of the place where they are.`,
      ...(facts.process
        ? [`The Borrower irrevocably appoints ${facts.process} as its agent for service of process in relation to any proceedings.`]
        : []),
    ],
  ];
  return terms;
}

function definitionsOf(facts: Facts): string {
  const own: [string, string][] = [
    ['Margin', `means ${percent(facts.margin)} per annum.`],
    ['Termination Date', `means ${facts.maturity}.`],
    ['Original Financial Statements', 'means the audited consolidated financial statements of the Borrower for its last Financial Year.'],
    ['Commitment Letter', `means the letter dated ${facts.draft} from the arranger to the Borrower, which this Agreement replaces.`],
    ['Existing Facility', 'means the 12,000,000 revolving facility made available to the Borrower under an agreement dated 4 May 2014.'],
  ];
  return [...own, ...DEFINITIONS]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([term, meaning]) => `<p class="defined">“<b>${term}</b>” ${meaning}</p>`)
    .join('');
}

const clause = ([heading, ...parts]: Clause, index: number, from: number): string =>
  `<h3>${index + from}. ${heading.toUpperCase()}</h3>${parts.map((part, at) => `<p class="part"><span>${index + from}.${at + 1}</span>${part}</p>`).join('')}`;

function agreement(random: SeededRandom, facts: Facts): string {
  const clauses = clausesOf(facts);
  const [one = '', two = '', three = ''] = people(random, 'eng', 3);
  const contents = clauses.map(
    ([heading], index) => `<tr><td>${index + 2}.</td><td>${heading}</td><td>${3 + Math.floor((index + 2) / 2)}</td></tr>`,
  );
  const body = `<div class="cover"><p>EXECUTION VERSION</p><p class="dated">DATED ${facts.signed}</p><h1>${money(facts, facts.total)}<br>TERM FACILITY AGREEMENT</h1>
    <p>for</p><p><b>${escaped(facts.borrower)}</b><br>as Borrower</p><p>with</p><p><b>${escaped(facts.agent)}</b><br>acting as Agent</p>
    <p>and the financial institutions listed in Schedule 1<br>as Original Lenders</p><p class="firm">Holloway Crane LLP<br>12 Bishops Row, London EC2M 4QR</p></div>
    <div class="new"><h2>CONTENTS</h2><table class="contents"><tr><td>1.</td><td>Definitions and interpretation</td><td>3</td></tr>${contents.join('')}
    <tr><td></td><td>Schedule 1: The Original Lenders</td><td>${5 + Math.floor(clauses.length / 2)}</td></tr><tr><td></td><td>Schedule 2: Conditions precedent</td><td>${6 + Math.floor(clauses.length / 2)}</td></tr></table></div>
    <div class="new"><p><b>THIS AGREEMENT</b> is dated ${facts.signed} and made <b>BETWEEN</b>:</p>
    <p>(1) <b>${escaped(facts.borrower)}</b>, a company incorporated under registered number 0${random.digits(7)} (the “<b>Borrower</b>”);</p>
    <p>(2) <b>THE FINANCIAL INSTITUTIONS</b> listed in Schedule 1 as lenders (the “<b>Original Lenders</b>”); and</p>
    <p>(3) <b>${escaped(facts.agent)}</b> as agent of the other Finance Parties (the “<b>Agent</b>”).</p><p><b>IT IS AGREED</b> as follows:</p>
    <h3>1. DEFINITIONS AND INTERPRETATION</h3>${definitionsOf(facts)}${clauses.map((each, index) => clause(each, index, 2)).join('')}</div>
    <div class="new"><h2>SCHEDULE 1<br>The Original Lenders</h2>${table(
      ['Name of Original Lender', 'Commitment'],
      [...facts.banks.map((bank, index) => [bank, money(facts, nth(facts.shares, index))]), ['Total', money(facts, facts.total)]],
      'lenders',
    )}</div><div class="new"><h2>SCHEDULE 2<br>Conditions precedent</h2><ol><li>A copy of the constitutional documents of the Borrower.</li><li>A copy of a resolution of the board of directors approving the terms of the Finance Documents.</li><li>A specimen of the signature of each person authorised.</li><li>A legal opinion of Holloway Crane LLP.</li><li>Evidence that the fees then due have been paid.</li></ol></div>
    <div class="new"><h2>SIGNATURES</h2><p>THE BORROWER<br>${escaped(facts.borrower)}</p><p>By: ______________________<br>Name: ${escaped(one)}<br>Title: Director</p>
    <p>THE AGENT<br>${escaped(facts.agent)}</p><p>By: ______________________<br>Name: ${escaped(two)}<br>Title: Authorised signatory</p>
    <p>THE ORIGINAL LENDERS</p>${facts.banks.map((bank) => `<p>${escaped(bank)}<br>By: ______________________<br>Name: ${escaped(three)}</p>`).join('')}</div>`;
  return paper(
    `body { font-size: 11pt; line-height: 1.5; text-align: justify } .cover { text-align: center } .cover h1 { font-size: 20pt; margin: 25mm 0 15mm } .dated { margin-top: 25mm } .firm { margin-top: 35mm; font-size: 9pt }
     h2 { text-align: center; font-size: 13pt } h3 { font-size: 11pt } .part { margin-left: 14mm; text-indent: -14mm } .part span { display: inline-block; width: 14mm; text-indent: 0 } .defined { margin-left: 14mm }
     .contents { width: 100% } .lenders { width: 100% } .lenders td, .lenders th { border: 1px solid; padding: 5px 8px }`,
    body,
    { foot: ['LON' + random.digits(8) + '/7', '- {page} -'], margin: '25mm 25mm', cover: true },
  );
}

function facilityLetter(random: SeededRandom, facts: Facts): string {
  const [lender = ''] = facts.banks;
  const [one = '', two = ''] = people(random, 'eng', 2);
  const body = `<div class="letterhead"><b>${escaped(lender)}</b><br>Corporate Banking, 40 Gresham Wharf, London EC2V 9AA</div>
    <p>To: The Directors<br><b>${escaped(facts.borrower)}</b> (the “Borrower”)<br>${escaped(address(random, 'eng').line)}</p><p>${facts.signed}</p>
    <p>Dear Sirs</p><h1>Facility letter: term loan of up to ${money(facts, facts.total)}</h1>
    <p>We, ${escaped(lender)} (the “Lender”), are pleased to offer you a term loan facility on the terms below. This letter supersedes our indicative terms of ${facts.draft}, which referred to ${money(facts, facts.total + 5_000_000)} and a margin of ${percent(facts.margin + 0.5)}</p>
    <h3>1. DEFINITIONS</h3><p>In this letter (this “Agreement”):</p>${definitionsOf(facts)}
    ${clausesOf(facts)
      .map((each, index) => clause(each, index, 2))
      .join('')}
    <p>Please confirm your acceptance by signing and returning the enclosed copy of this letter within 14 days.</p>
    <table class="sign"><tr><td>Yours faithfully<br><br>______________________<br>${escaped(one)}<br>for and on behalf of<br>${escaped(lender)}</td>
    <td>Accepted and agreed<br><br>______________________<br>${escaped(two)}, Director<br>for and on behalf of<br>${escaped(facts.borrower)}</td></tr></table>`;
  return paper(
    `body { font: 9pt/1.4 "Liberation Sans" } .letterhead { border-bottom: 2px solid #245; padding-bottom: 6px; color: #245; margin-bottom: 20px } h1 { font-size: 13pt } h3 { font-size: 9.5pt }
     .part span { font-weight: bold; margin-right: 8px } .sign { width: 100%; margin-top: 20px; break-inside: avoid } .sign td { width: 50% }`,
    body,
    { head: ['Private and confidential', 'Facility letter'], foot: [lender, 'Page {page} of {pages}'], margin: '24mm 22mm' },
  );
}
