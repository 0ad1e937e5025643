import { choice, number as numeric, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { dayIn } from '../../generate/people-and-places.ts';
import { later, printDate } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { escaped, nth, paper, paragraphs, people, plain, table, times } from './long-paper.ts';
import { DISCUSSION, INTRODUCTION, METHODS, REFERENCES, RESULTS } from './research-sentences.ts';

const STUDIES = [
  {
    title: 'Evening light exposure and sleep quality in rotating shift workers: a randomised controlled trial',
    short: 'Evening light and sleep in shift workers',
    design: 'randomised trial',
    journal: 'Annals of Occupational Sleep Research',
    outcome: 'Pittsburgh Sleep Quality Index',
  },
  {
    title: 'Long-term walking speed after hip fracture: a prospective cohort study in four regional hospitals',
    short: 'Walking speed after hip fracture',
    design: 'cohort study',
    journal: 'Open Journal of Geriatric Rehabilitation',
    outcome: 'gait speed over ten metres',
  },
  {
    title: 'Nurse-led follow-up of adults with poorly controlled asthma: a pragmatic randomised trial',
    short: 'Nurse-led asthma follow-up',
    design: 'randomised trial',
    journal: 'Respiratory Practice and Policy',
    outcome: 'Asthma Control Questionnaire score',
  },
  {
    title: 'Screen time, breakfast and reading attainment at age nine: a cross-sectional survey of 31 schools',
    short: 'Screen time and reading attainment',
    design: 'cross-sectional study',
    journal: 'European Letters in Child Health',
    outcome: 'standardised reading score',
  },
] as const;

const PLACES = [
  'Department of Public Health, University of Harrowgate, Norwich, UK',
  'Institute of Clinical Epidemiology, St Brannock College, Exeter, UK',
  'School of Nursing and Midwifery, Tidewater University, Galway, Ireland',
  'Centre for Applied Statistics, Northern Fells University, Carlisle, UK',
];
const FUNDERS = ['Medical Research Foundation', 'Wexcombe Trust', 'National Institute for Care Research', 'Lennox Charitable Fund'];

const LETTER = ['a', 'b', 'c', 'd'];

/** Articles of scientific journals, one row an author. */
export const researchPaper: DocumentFamily = {
  id: 'tenth-research-paper',
  language: 'eng',
  name: 'Papers for the review',
  description: 'Studies we screen for our systematic review, one line per author',
  fields: [
    text('Title', ''),
    text('Author', 'one line each'),
    text('Institution', 'where that author works'),
    text('Contact e-mail', 'address of the author to write to'),
    text('DOI', ''),
    text('Submitted on', 'day the journal got the manuscript first'),
    text('Accepted', ''),
    text('Grant number', ''),
    numeric('n enrolled', 'people who entered the study, not those analysed or approached'),
    numeric('Mean age', ''),
    choice('Design', '', ['randomised trial', 'cohort study', 'case-control study', 'cross-sectional study']),
    text('Registration', 'number in a trial register'),
    yesNo('Conflict declared', 'does any author declare a competing interest?'),
    text('Ethics ref', ''),
  ],
  write(random, number) {
    const study = nth(STUDIES, number);
    const authors = people(random, 'eng', random.whole(3, 7)).map((name) => ({ name, place: random.whole(0, PLACES.length - 1) }));
    const corresponding = random.pick(authors).name;
    const style = nth(['long', 'long', 'short', 'long'] as const, number);
    const received = dayIn(random, 2019, 2023);
    const revised = later(received, random.whole(60, 120));
    const accepted = later(revised, random.whole(9, 50));
    const published = later(accepted, random.whole(10, 40));
    const day = (date: typeof received): string => printDate(date, style, 'eng');
    const enrolled = random.whole(180, 940);
    const facts = {
      study,
      authors,
      corresponding,
      email: `${plain(corresponding)}@${random.pick(['harrowgate.ac.uk', 'stbrannock.ac.uk', 'tidewater.ie'])}`,
      doi: `10.${random.whole(1100, 9800)}/${random.letters(4).toLowerCase()}.${random.whole(2019, 2024)}.${random.digits(5)}`,
      received: random.unless(0.2, day(received)),
      revised: day(revised),
      accepted: day(accepted),
      published: day(published),
      grant: random.unless(0.3, `${random.letters(2)}/${random.letters(1)}${random.digits(6)}/${random.whole(1, 3)}`),
      funder: random.pick(FUNDERS),
      enrolled,
      approached: enrolled + random.whole(90, 400),
      analysed: enrolled - random.whole(8, 60),
      age: random.whole(221, 719) / 10,
      registration: study.design === 'randomised trial' ? `ISRCTN${random.digits(8)}` : null,
      conflict: random.chance(0.5),
      ethics: `${random.whole(17, 22)}/${random.letters(2)}/${random.digits(4)}`,
    };
    const rows = authors.map(({ name, place }) => [
      study.title,
      name,
      nth(PLACES, place),
      facts.email,
      facts.doi,
      facts.received,
      facts.accepted,
      facts.grant,
      enrolled,
      facts.age,
      study.design,
      facts.registration,
      facts.conflict ? 'yes' : 'no',
      facts.ethics,
    ]);
    return { html: number % 2 === 0 ? journalOfTwoColumns(random, facts) : openAccess(random, facts), rows };
  },
};

interface Facts {
  study: (typeof STUDIES)[number];
  authors: { name: string; place: number }[];
  corresponding: string;
  email: string;
  doi: string;
  received: string | null;
  revised: string;
  accepted: string;
  published: string;
  grant: string | null;
  funder: string;
  enrolled: number;
  approached: number;
  analysed: number;
  age: number;
  registration: string | null;
  conflict: boolean;
  ethics: string;
}

function journalOfTwoColumns(random: SeededRandom, facts: Facts): string {
  const { study } = facts;
  const dates = [
    ...(facts.received ? [`Received ${facts.received}`] : []),
    `revised ${facts.revised}`,
    `accepted ${facts.accepted}`,
    `published online ${facts.published}`,
  ].join('; ');
  const body = `<p class="kind">ORIGINAL ARTICLE</p><h1>${study.title}</h1>
    <p class="by">${byline(facts)}</p>
    <p class="small">${PLACES.map((place, index) => `<sup>${LETTER[index]}</sup>${place}`).join('<br>')}</p>
    <div class="abstract"><b>Abstract</b> ${abstractOf(facts)}<br><b>Keywords:</b> adults; follow-up; outcome assessment; primary care</div>
    <div class="columns">${article(random, facts)}
    <p class="small rule">* Correspondence to: ${escaped(facts.corresponding)}, ${placeOf(facts)}. E-mail: ${facts.email}<br>${dates}.<br>
    Editorial office: office@annals-journals.org. © The Authors. https://doi.org/${facts.doi}</p></div>`;
  return paper(
    `h1 { font-size: 17pt; line-height: 1.2 } h2 { font: bold 11pt "Liberation Sans" } .columns { columns: 2; column-gap: 7mm; font-size: 9.5pt; text-align: justify }
     .small { font-size: 7.5pt } .abstract { border-top: 1px solid; border-bottom: 1px solid; padding: 6px 0; margin-bottom: 10px; font-size: 9pt }
     .rule { border-top: .5pt solid; padding-top: 4px; break-inside: avoid } .kind { letter-spacing: 2px; font-size: 8pt } .data { font-size: 7.5pt; width: 100%; border-top: 1px solid; border-bottom: 1px solid }
     .caption { font-size: 8pt; font-weight: bold; break-after: avoid } ol { padding-left: 18px; font-size: 7.5pt }`,
    body,
    { head: [study.journal, `${study.short}`], foot: [`doi:${facts.doi}`, '{page}'], margin: '20mm 16mm' },
  );
}

function openAccess(random: SeededRandom, facts: Facts): string {
  const { study } = facts;
  const side = [
    ['Edited by', people(random, 'deu', 1)[0]],
    ['Reviewed by', people(random, 'ita', 2).join(', ')],
    ['*Correspondence', `${facts.corresponding}\n${facts.email}`],
    ...(facts.received ? [['RECEIVED', facts.received]] : []),
    ['ACCEPTED', facts.accepted],
    ['PUBLISHED', facts.published],
    ['DOI', facts.doi],
  ];
  const body = `<div class="side">${side.map(([label, value]) => `<p><b>${label}</b><br>${escaped(value ?? '').replace('\n', '<br>')}</p>`).join('')}</div>
    <div class="first"><p class="kind">OPEN ACCESS · ${study.journal}</p><h1>${study.title}</h1><p class="by">${byline(facts)}</p>
    <p class="small">${PLACES.map((place, index) => `<sup>${LETTER[index]}</sup>${place}`).join('; ')}</p>
    <p><b>Abstract.</b> ${abstractOf(facts)}</p></div><div class="rest">${article(random, facts)}</div>`;
  return paper(
    `body { font-family: "Liberation Sans"; font-size: 9.5pt; line-height: 1.5 } .side { float: left; width: 48mm; font-size: 7.5pt } .first { margin-left: 54mm }
     h1 { font-size: 18pt; line-height: 1.2; color: #134a7c } h2 { font-size: 12pt; color: #134a7c } .small { font-size: 8pt } .rest { clear: both; padding-top: 8px }
     .data { font-size: 8.5pt; width: 100% } .data th { background: #e3ebf3 } .caption { font-size: 8.5pt; break-after: avoid } ol { font-size: 8pt }`,
    body,
    { head: [`${nth(facts.authors, 0).name.split(' ').at(-1)} et al.`, facts.doi], foot: [study.journal, 'page {page} of {pages}'] },
  );
}

const placeOf = ({ authors, corresponding }: Facts): string => nth(PLACES, authors.find(({ name }) => name === corresponding)?.place ?? 0);

const byline = ({ authors, corresponding }: Facts): string =>
  authors.map(({ name, place }) => `${escaped(name)}<sup>${LETTER[place]}${name === corresponding ? ',*' : ''}</sup>`).join(', ');

const abstractOf = (facts: Facts): string =>
  `<i>Background:</i> Evidence on this question is scarce and mostly comes from small samples. <i>Methods:</i> We carried out a ${facts.study.design} and measured the ${facts.study.outcome} at baseline and after six months. <i>Results:</i> Of ${facts.approached} people assessed for eligibility, ${facts.enrolled} were enrolled (mean age ${facts.age} years) and ${facts.analysed} were included in the analysis. <i>Conclusions:</i> The differences were modest but consistent across sites.`;

function article(random: SeededRandom, facts: Facts): string {
  const { study, enrolled } = facts;
  const half = Math.floor(enrolled / 2);
  const value = (from: number, to: number): string => (random.whole(from * 10, to * 10) / 10).toFixed(1);
  const registered = facts.registration ? ` The trial was registered prospectively (${facts.registration}).` : '';
  const money = facts.grant
    ? `This work was supported by the ${facts.funder} (grant ${facts.grant}). The funder had no part in the design of the study.`
    : 'This research received no specific grant from any funding agency.';
  const interest = facts.conflict
    ? `${escaped(nth(facts.authors, 1).name)} has received lecture fees from Alvora Pharma. The other authors have nothing to declare.`
    : 'The authors declare that they have no competing interests.';
  return `<h2>1. Introduction</h2>${paragraphs(random.shuffled(INTRODUCTION), 4)}
    <h2>2. Methods</h2><p><b>2.1 Design and setting.</b> This was a ${study.design} conducted at four sites. Approval was given by the regional research ethics committee (reference ${facts.ethics}).${registered}</p>
    ${paragraphs(random.shuffled(METHODS), 4)}
    <p><b>2.5 Sample size.</b> A pilot study with ${random.whole(30, 60)} participants suggested a standard deviation of ${value(2, 9)}; we therefore aimed to recruit at least ${enrolled - random.whole(20, 70)} people.</p>
    <h2>3. Results</h2><p>Between March and the following January ${facts.approached} people were approached, of whom ${enrolled} were enrolled and ${facts.analysed} completed the last visit (Figure 1). The mean age was ${facts.age} years (SD ${value(7, 14)}).</p>
    <p class="caption">Table 1. Characteristics of participants at baseline</p>${table(
      ['', `Group A (n=${half})`, `Group B (n=${enrolled - half})`],
      [
        ['Age, years', value(30, 60), value(30, 60)],
        ['Women, %', value(40, 60), value(40, 60)],
        ['Body mass index', value(23, 29), value(23, 29)],
        ['Current smoker, %', value(8, 24), value(8, 24)],
        ['Lives alone, %', value(15, 40), value(15, 40)],
        ['Baseline score', value(5, 12), value(5, 12)],
      ],
      'data',
    )}
    ${paragraphs(random.shuffled(RESULTS), 3)}
    <p class="caption">Table 2. ${study.outcome} by visit, mean (95% CI)</p>${table(
      ['Visit', 'Group A', 'Group B', 'Difference', 'p'],
      ['Baseline', '6 weeks', '3 months', '6 months'].map((visit) => [
        visit,
        value(5, 12),
        value(5, 12),
        `${value(0, 2)} (−${value(0, 1)} to ${value(2, 4)})`,
        `0.${random.digits(3)}`,
      ]),
      'data',
    )}
    <h2>4. Discussion</h2>${paragraphs(random.shuffled(DISCUSSION), 4)}
    <h2>Acknowledgements and funding</h2><p>We thank the participants and ${escaped(people(random, 'nld', 1)[0] ?? '')} for help with the data. ${money}</p>
    <h2>Declaration of interests</h2><p>${interest}</p>
    <h2>References</h2><ol>${times(22, (index) => `<li>${reference(random, index)}</li>`).join('')}</ol>`;
}

function reference(random: SeededRandom, index: number): string {
  const [first = '', second = ''] = people(random, random.pick(['eng', 'deu', 'nld']), 2).map((name) => name.split(' ').slice(1).join(' '));
  const from = random.whole(100, 900);
  return `${first} ${random.letters(1)}, ${second} ${random.letters(2)}. ${nth(REFERENCES, index)} ${random.whole(1998, 2021)};${random.whole(3, 60)}:${from}–${from + random.whole(4, 12)}. doi:10.${random.digits(4)}/${random.digits(7)}`;
}
