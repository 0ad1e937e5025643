import { seededRandom } from '../../seeded-random.ts';
import { text, type DocumentFamily, type TruthValue } from '../generated-document.ts';
import { block, heading, LOOKS, page, paragraphs, section, sideBySide } from '../markup.ts';
import { address, dayIn, firm, person } from '../people-and-places.ts';
import { iso, later, printDate, type Day } from '../printed-forms.ts';

const LENGTHS = ['two years', 'three years', 'twelve months', 'five years', 'eighteen months'];
const LAWS = ['England and Wales', 'Scotland', 'the State of New York', 'Ireland', 'the State of Delaware'];

/** A law office with agreements in its own words, in English; what a user asks of them is often not there, or there twice. */
export function agreementVendor(seed: number): DocumentFamily {
  const random = seededRandom(seed);
  const [look, title] = [
    random.pick(LOOKS),
    random.pick(['SERVICE AGREEMENT', 'SUPPLY AGREEMENT', 'CONSULTING AGREEMENT', 'LICENCE AGREEMENT']),
  ];
  const wording = { start: random.whole(0, 2), term: random.whole(0, 2), law: random.whole(0, 1), longDates: random.chance(0.7) };
  return {
    id: `agreement-eng-${seed}`,
    language: 'eng',
    name: 'Agreements',
    description: 'One row per agreement.',
    fields: [
      text('effectiveDate', 'Date on which the agreement takes effect'),
      text('term', 'How long the agreement runs'),
      text('governingLaw', 'Law that governs the agreement'),
      text('noticePeriod', 'Notice period for termination'),
      text('supplier', 'Party that provides the services'),
      text('client', 'Party that receives the services'),
      text('signedOn', 'Date on which it was signed'),
    ],
    write(draw) {
      const [supplier, client] = [firm(draw, 'eng'), firm(draw, 'eng')];
      const [signed, term, secrecy] = [dayIn(draw, 2018, 2026), draw.pick(LENGTHS), draw.pick(LENGTHS)];
      const starts = draw.chance(0.6) ? later(signed, draw.whole(5, 60)) : signed;
      const shows = {
        start: draw.chance(0.75),
        term: draw.chance(0.7),
        law: draw.chance(0.75),
        notice: draw.chance(0.6),
        signed: draw.chance(0.6),
      };
      const [law, notice] = [draw.pick(LAWS), `${draw.pick(['thirty', 'sixty', 'ninety'])} days`];
      const say = (day: Day): string => printDate(day, wording.longDates ? 'long' : 'slashes', 'eng');
      const opening = `This Agreement is made between ${supplier}, of ${address(draw, 'eng').line} (the "Supplier"), and ${client}, of ${address(draw, 'eng').line} (the "Client").`;
      const begins = [
        `This Agreement shall take effect on ${say(starts)}`,
        `The effective date of this Agreement is ${say(starts)}`,
        `This Agreement commences on ${say(starts)} (the "Effective Date")`,
      ][wording.start];
      const lasts = [
        `and shall remain in force for a period of ${term}`,
        `and continues for an initial term of ${term}`,
        `. The term of this Agreement is ${term}`,
      ][wording.term];
      const body = [
        shows.start
          ? `1. Commencement. ${begins}${shows.term ? ` ${lasts}` : ''}.`
          : '1. Commencement. The Supplier starts work when the Client so requests in writing.',
        `2. Confidentiality. Each party keeps the other's information confidential during this Agreement and for ${secrecy} after it ends.`,
        shows.notice
          ? `3. Termination. Either party may terminate this Agreement by giving ${notice} written notice.`
          : '3. Termination. Either party may terminate this Agreement for material breach.',
        shows.law
          ? `4. Law. ${wording.law === 0 ? `This Agreement is governed by the laws of ${law}` : `The laws of ${law} shall govern this Agreement and its interpretation`}.`
          : '4. Disputes. Disputes go to mediation before any court is called upon.',
        `5. Fees. Invoices are payable within ${draw.pick(['14', '30', '45'])} days of receipt.`,
      ];
      const signature = (party: string): string =>
        block(`${party}\n\n____________________\n${person(draw, 'eng')}${shows.signed ? `\nDate: ${say(signed)}` : ''}`);
      const html = page(
        look,
        heading(title),
        paragraphs(opening),
        section('The parties agree'),
        paragraphs(...body),
        sideBySide(signature(supplier), signature(client)),
      );
      const given = (shown: boolean, value: string): TruthValue => (shown ? value : null);
      const started = shows.start ? iso(starts) : null;
      return {
        html,
        rows: [
          [
            started,
            shows.start ? given(shows.term, term) : null,
            given(shows.law, law),
            given(shows.notice, notice),
            supplier,
            client,
            given(shows.signed, iso(signed)),
          ],
        ],
      };
    },
  };
}
