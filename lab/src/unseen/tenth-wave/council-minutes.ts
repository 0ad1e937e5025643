import { choice, number as numeric, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { dayIn } from '../../generate/people-and-places.ts';
import { later, printDate } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { nth, paper, people, table } from './long-paper.ts';

const SUBJECTS = [
  'Bestemmingsplan Havenkwartier',
  'Verordening afvalstoffenheffing',
  'Krediet renovatie sporthal De Meent',
  'Aanwijzing accountant',
  'Subsidie bibliotheekwerk',
  'Verkeersplan Molenweg',
  'Jaarrekening en resultaatbestemming',
  'Verkoop voormalige basisschool',
  'Nota lokaal gezondheidsbeleid',
  'Deelname aan het warmtenet',
  'Huisvesting statushouders',
  'Vaststelling vergaderschema',
  'Motie nachtbus',
  'Reglement van orde',
];
const SPEECHES = [
  'vraagt of de kosten binnen de lopende begroting gedekt kunnen worden en wijst op de overschrijding van vorig jaar.',
  'steunt het voorstel, maar had liever gezien dat omwonenden eerder waren betrokken.',
  'merkt op dat het rapport pas dinsdag is toegezonden en vindt de voorbereidingstijd te kort.',
  'antwoordt dat de inspraaktermijn zes weken heeft geduurd en dat er negen zienswijzen zijn ingediend.',
  'zegt toe de cijfers voor de volgende vergadering schriftelijk aan te vullen.',
  'herinnert aan het amendement van vorig jaar, dat met 9 tegen 14 stemmen is verworpen.',
  'noemt een bedrag van € 240.000 per jaar niet in verhouding tot het te verwachten gebruik.',
  'vreest dat de rekening uiteindelijk bij de inwoners terechtkomt.',
  'wil weten of er alternatieven zijn onderzocht en wat daarvan de uitkomst was.',
];

interface Decision {
  no: string;
  subject: string;
  mover: string | null;
  votes: [number, number, number] | null;
  carried: boolean;
}

/** Minutes of councils and boards, one row a decision. */
export const councilMinutes: DocumentFamily = {
  id: 'tenth-council-minutes',
  language: 'nld',
  name: 'Decisions taken',
  description: 'Besluitenregister: one row for each decision in the minutes',
  fields: [
    text('Body', 'who met'),
    text('Meeting date', ''),
    text('Chair', ''),
    text('Decision no', ''),
    text('Subject', ''),
    numeric('For', ''),
    numeric('Against', 'nee-stemmen'),
    numeric('Abstained', ''),
    text('Moved by', 'wie het heeft ingediend'),
    choice('Result', '', ['aangenomen', 'verworpen']),
    yesNo('Vote counted', 'were votes counted, or was it carried without a vote?'),
    text('Next meeting', ''),
    text('Clerk', ''),
  ],
  write(random, number) {
    const council = number % 2 === 0;
    const members = people(random, 'nld', 19);
    const met = dayIn(random, 2018, 2024);
    const facts: Facts = {
      body: nth(
        ['Gemeenteraad van Oosterwolde', 'Bestuur Woningcorporatie De Linde', 'Gemeenteraad van Haarveld', 'Bestuur Waterschap Rijnpolder'],
        number,
      ),
      date: printDate(met, 'long', 'nld'),
      former: printDate(later(met, -28), 'long', 'nld'),
      next: random.unless(0.3, printDate(later(met, 35), 'long', 'nld')),
      chair: nth(members, 0),
      clerk: nth(members, 1),
      absent: nth(members, 2),
      members: members.slice(3),
      decisions: random
        .shuffled(SUBJECTS)
        .slice(0, random.whole(9, 13))
        .map((subject, index): Decision => {
          const all = council ? 23 : 13;
          const none = random.whole(0, 2);
          const against = random.whole(0, all - none);
          const votes: [number, number, number] | null = random.chance(0.3) ? null : [all - none - against, against, none];
          return {
            no: council ? `${met.year}-${String(random.whole(1, 9) + index * 10).padStart(3, '0')}` : `B${index + 1}`,
            subject,
            mover: random.unless(0.2, random.pick(members.slice(3))),
            votes,
            carried: votes === null || votes[0] > votes[1],
          };
        }),
    };
    const rows = facts.decisions.map((each): TruthValue[] => [
      facts.body,
      facts.date,
      facts.chair,
      each.no,
      each.subject,
      each.votes?.[0] ?? null,
      each.votes?.[1] ?? null,
      each.votes?.[2] ?? null,
      each.mover,
      each.carried ? 'aangenomen' : 'verworpen',
      each.votes ? 'yes' : 'no',
      facts.next,
      facts.clerk,
    ]);
    return { html: council ? councilReport(random, facts) : boardReport(random, facts), rows };
  },
};

interface Facts {
  body: string;
  date: string;
  former: string;
  next: string | null;
  chair: string;
  clerk: string;
  absent: string;
  members: string[];
  decisions: Decision[];
}

const debate = (random: SeededRandom, { members }: Facts, count: number): string =>
  random
    .shuffled(SPEECHES)
    .slice(0, count)
    .map((speech) => `<p>De heer of mevrouw <b>${random.pick(members)}</b> ${speech}</p>`)
    .join('');

const closing = ({ next }: Facts): string =>
  next ? `De volgende vergadering vindt plaats op ${next}.` : 'De datum van de volgende vergadering wordt nog bekendgemaakt.';

/** What was said, item by item, each with its decision at the end in running text. */
function councilReport(random: SeededRandom, facts: Facts): string {
  const items = facts.decisions.map((each, index) => {
    const result = each.carried ? 'aangenomen' : 'verworpen';
    const vote = each.votes
      ? `Het voorstel wordt ${result} met ${each.votes[0]} stemmen voor en ${each.votes[1]} stemmen tegen, bij ${each.votes[2]} onthoudingen.`
      : 'Het voorstel wordt zonder hoofdelijke stemming aangenomen.';
    return `<h3>${index + 4}. ${each.subject}</h3>${each.mover ? `<p>Ingediend door: ${each.mover}.</p>` : ''}${debate(random, facts, random.whole(3, 6))}<p class="result"><b>Besluit ${each.no}.</b> ${vote}</p>`;
  });
  const body = `<h1>${facts.body}</h1><h2>Notulen van de openbare vergadering van ${facts.date}</h2>
    <table><tr><td>Voorzitter</td><td>${facts.chair}</td></tr><tr><td>Griffier</td><td>${facts.clerk}</td></tr><tr><td>Aanwezig</td><td>${facts.members.join(', ')} en zeven andere leden</td></tr><tr><td>Afwezig met kennisgeving</td><td>${facts.absent}</td></tr></table>
    <h3>Agenda</h3><ol><li>Opening en mededelingen</li><li>Vaststelling van de agenda</li><li>Notulen van ${facts.former}</li>${facts.decisions.map(({ subject }) => `<li>${subject}</li>`).join('')}<li>Sluiting</li></ol>
    <div class="new"><h3>1. Opening en mededelingen</h3><p>De voorzitter opent de vergadering om 19.30 uur en heet de aanwezigen welkom. Er zijn elf belangstellenden op de tribune.</p><h3>2. Vaststelling van de agenda</h3><p>De agenda blijft ongewijzigd.</p><h3>3. Notulen van ${facts.former}</h3><p>De notulen worden ongewijzigd vastgesteld.</p>${items.join('')}
    <h3>${facts.decisions.length + 4}. Sluiting</h3><p>De voorzitter sluit de vergadering om 22.50 uur. ${closing(facts)}</p><table class="sign"><tr><td>de griffier,<br><br>${facts.clerk}</td><td>de voorzitter,<br><br>${facts.chair}</td></tr></table></div>`;
  return paper(
    `body { font-size: 11.5pt; line-height: 1.55 } h2 { font-size: 13pt; font-weight: normal } .result { border-left: 3px solid #333; padding-left: 8px } .sign { width: 100% } table { break-inside: avoid }`,
    body,
    { head: [facts.body, 'Notulen'], foot: ['Vastgesteld door de raad', 'blad {page} van {pages}'], margin: '24mm 24mm' },
  );
}

/** Minutes in short, with all that was decided in a list over the pages at the end. */
function boardReport(random: SeededRandom, facts: Facts): string {
  const body = `<div class="band"><h1>Verslag bestuursvergadering</h1><p>${facts.body}</p></div>
    ${table(
      [],
      [
        ['Datum', facts.date],
        ['Plaats', 'Bestuurskamer, Havenkade 12'],
        ['Leiding', facts.chair],
        ['Verslag', facts.clerk],
        ['Aanwezig', facts.members.slice(0, 12).join('; ')],
        ['Verhinderd', facts.absent],
      ],
      'grid',
    )}
    <h3>A. Verslag van ${facts.former}</h3><p>Het verslag wordt goedgekeurd. Van de actiepunten zijn er zeven afgehandeld.</p>
    <h3>B. Mededelingen</h3>${debate(random, facts, 4)}<h3>C. Besprekingen</h3>${facts.decisions.map(({ subject }) => `<h4>${subject}</h4>${debate(random, facts, 5)}`).join('')}
    <h3>D. Besluitenlijst</h3>${table(
      ['Nr.', 'Onderwerp', 'Voorstel van', 'Voor', 'Tegen', 'Blanco', 'Uitkomst'],
      facts.decisions.map(({ no, subject, mover, votes, carried }) => [
        no,
        subject,
        mover,
        ...(votes ?? ['–', '–', '–']),
        votes ? (carried ? 'aangenomen' : 'verworpen') : 'aangenomen z.h.s.',
      ]),
      'grid',
    )}<p class="small">z.h.s. = zonder hoofdelijke stemming</p>
    <h3>E. Actielijst</h3>${table(
      ['Nr.', 'Actie', 'Door', 'Gereed'],
      ['Cijfers aanvullen', 'Gesprek met huurders', 'Offerte aanvragen', 'Brief aan provincie'].map((action, index) => [
        `A${index + 1}`,
        action,
        random.pick(facts.members),
        `week ${random.whole(10, 48)}`,
      ]),
      'grid',
    )}
    <p>${closing(facts)}</p><p>Aldus vastgesteld,<br><br>${facts.chair}, voorzitter</p>`;
  return paper(
    `body { font: 10pt/1.55 "Liberation Sans" } .band { background: #e5efe5; padding: 8px 12px } h1 { font-size: 17pt; margin: 0 } h3 { color: #2a612a } h4 { margin: 10px 0 2px } .grid { width: 100% } .grid td, .grid th { border: .5px solid #888; padding: 4px 6px } .small { font-size: 8pt }`,
    body,
    { head: ['Vertrouwelijk tot vaststelling', facts.date], foot: [facts.body, '{page}'] },
  );
}
