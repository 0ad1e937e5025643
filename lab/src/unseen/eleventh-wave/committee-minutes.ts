import { text, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { dayFrom, daysAfter, inWords, paper, several, look } from './paper.ts';
import { people } from './people.ts';

const COMMITTEES = [
  { body: 'Thornby Village Hall Management Committee', where: 'the small meeting room' },
  { body: 'Brindle Vale Bowls Club', where: 'the clubhouse' },
  { body: 'Governing Body of Elmfield Primary School', where: 'the school library' },
  { body: 'Kingsmarsh Allotment Holders’ Association', where: 'the Red Lion, upstairs' },
  { body: 'Friends of Cressing Museum', where: 'the education centre' },
];
const TOPICS: [topic: string, said: string, task: string, second?: string][] = [
  [
    'Roof repairs',
    'Water is again coming in above the stage. The quotation of £4,860 received in March was thought high.',
    'obtain two further quotations for the roof',
    'ask the insurer whether storm damage is covered',
  ],
  ['Insurance renewal', 'The premium has risen from £812 to £1,036.', 'compare three policies before the renewal'],
  [
    'Summer fair',
    'Last year’s fair made £1,327.50 after costs. The date of 11 July was confirmed.',
    'book the bouncy castle and the marquee',
    'write to local firms for raffle prizes',
  ],
  ['Website', 'Several members had found the page of opening hours out of date.', 'bring the opening hours on the website up to date'],
  [
    'Membership',
    'There are now 143 paid-up members, nine fewer than at this time last year.',
    'send a reminder to members who have not renewed',
  ],
  ['Health and safety', 'The first-aid box was found half empty at the inspection.', 'restock the first-aid box', 'arrange a fire drill'],
  [
    'Heating',
    'The boiler cut out twice in January; the engineer charged £96 for each visit.',
    'find out what a service contract would cost',
  ],
  ['Accounts', 'The Treasurer reported a balance of £9,214.07 and reserves of £15,000.', 'move £2,000 into the deposit account'],
  ['Car park', 'Two complaints about cars left overnight had been received.', 'draft a notice for the car park gate'],
  ['Safeguarding', 'The policy was last reviewed in 2023.', 'circulate the revised safeguarding policy'],
  [
    'Hedges and paths',
    'The path along the east side is overgrown and was closed after the storm of 2 November.',
    'organise a working party to clear the east path',
  ],
];

const STYLE = `body{font:11pt 'Liberation Serif',serif;line-height:1.35}h1{font-size:14pt;text-align:center}h2{font-size:11pt;margin:4mm 0 0}p{margin:1mm 0 2mm}.act{margin-left:10mm;font-weight:bold}.right{display:grid;grid-template-columns:1fr 32mm;gap:4mm}.right .who{font:bold 9pt Arial;border-left:.5pt solid #888;padding-left:2mm}.sign{margin-top:14mm}`;

function draw(random: SeededRandom, number: number) {
  const [chair, secretary, treasurer, ...others] = people(random, 'eng', 8) as [string, string, string, ...string[]];
  const held = dayFrom(random, '2026-01-13', 250);
  const doers = [chair, secretary, treasurer, ...others.slice(0, 3)];
  const topics = random.some(TOPICS, random.whole(6, 9)).map(([topic, said, ...tasks]) => ({
    topic,
    said,
    actions: random.chance(0.12)
      ? []
      : tasks.map((task) => ({
          task: task as string,
          owner: random.pick(doers),
          due: random.unless(0.15, dayFrom(random, daysAfter(held, 9), 60)),
        })),
  }));
  return {
    ...(COMMITTEES[number % 5] as (typeof COMMITTEES)[number]),
    chair,
    secretary,
    treasurer,
    others,
    held,
    topics,
    next: daysAfter(held, 35),
    last: daysAfter(held, -28),
  };
}
type Drawn = ReturnType<typeof draw>;

const opening = (
  of: Drawn,
): string => `<h1>${of.body}</h1><p style="text-align:center">Minutes of the meeting held on ${inWords(of.held, 'eng')} at 7.30 pm in ${of.where}</p>
<p><b>Present:</b> ${of.chair} (Chair), ${of.secretary} (Secretary), ${of.treasurer} (Treasurer), ${of.others.slice(0, 3).join(', ')}<br><b>Apologies:</b> ${of.others.slice(3).join(', ')}</p><h2>1. Minutes of the last meeting</h2><p>The minutes of ${inWords(of.last, 'eng')} were agreed and signed.</p>`;
const closing = (of: Drawn): string =>
  `<h2>${of.topics.length + 2}. Date of next meeting</h2><p>${inWords(of.next, 'eng')}. The meeting closed at 9.10 pm.</p><p class="sign">Signed ........................................ (Chair) &nbsp; Date ....................</p>`;

const lined = (of: Drawn): string =>
  of.topics
    .map(
      ({ topic, said, actions }, index) =>
        `<h2>${index + 2}. ${topic}</h2><p>${said}</p>${actions.map(({ task, owner, due }) => `<p class="act">ACTION: ${owner} to ${task}${due === null ? '' : ` by ${inWords(due, 'eng')}`}.</p>`).join('')}`,
    )
    .join('');

const told = (of: Drawn): string =>
  of.topics
    .map(
      ({ topic, said, actions }, index) =>
        `<h2>${index + 2}. ${topic}</h2><p>${said} ${actions.map(({ task, owner, due }, at) => `${at === 0 ? 'It was agreed that' : 'In addition'} ${owner} would ${task}${due === null ? '' : ` by ${inWords(due, 'eng')}`}.`).join(' ')}</p>`,
    )
    .join('');

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** Who has to do it stands in a margin on the right. */
const margined = (of: Drawn): string =>
  of.topics
    .map(
      ({ topic, said, actions }, index) =>
        `<div class="right"><div><h2>${index + 2}. ${topic}</h2><p>${said}</p></div><div></div></div>${several(actions.length, (at) => {
          const { task, owner, due } = actions[at] as (typeof actions)[number];
          return `<div class="right"><div><p>– ${capital(task)}${due === null ? '' : `, no later than ${inWords(due, 'eng')}`}.</p></div><div class="who">${owner}</div></div>`;
        }).join('')}`,
    )
    .join('');

export const committeeMinutes: DocumentFamily = {
  id: 'committee-minutes',
  language: 'eng',
  name: 'Actions from minutes',
  description: 'One row for each thing somebody has promised to do',
  fields: [
    text('Item', 'Heading under which it was agreed'),
    text('Action', 'What is to be done'),
    text('Person', ''),
    text('By when', ''),
  ],
  write(random, number) {
    const of = draw(random, number);
    const inMargin = number % 3 === 2;
    const layout = [lined, told, margined][number % 3] as (of: Drawn) => string;
    return {
      html: paper(STYLE + look(number), `${opening(of)}${layout(of)}${closing(of)}`, 'size: A4; margin: 15mm 22mm'),
      rows: of.topics.flatMap(({ topic, actions }) =>
        actions.map(({ task, owner, due }) => [topic, inMargin ? capital(task) : task, owner, due]),
      ),
    };
  },
};
