import { choice, type DocumentFamily, number, text, yesNo } from '../../generate/generated-document.ts';
import { address, dayIn, person } from '../../generate/people-and-places.ts';
import { type Day, iso, monthName, printDate, printNumber } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { safe } from '../seventh-wave/paper.ts';
import { leaf } from './paper.ts';

/** True of a man as of a woman. */
const RELATIONS = ['cousin', 'former neighbour', 'housekeeper', 'godchild', 'old colleague', 'grandchild', 'tenant', 'gardener'];
const THINGS = [
  'my longcase clock by Barraclough',
  'my father’s fishing rods',
  'my collection of Toby jugs',
  'my grand piano',
  'the oil painting of Whitby harbour',
  'my vintage motor car',
];
const CHARITIES: readonly (readonly [name: string, no: string])[] = [
  ['The Cats’ Refuge (Eskdale)', '1084412'],
  ['Friends of Aldwick Cottage Hospital', '226790'],
  ['The Mariners’ Widows Society', '311457'],
];
const KINDS = ['money', 'object', 'share of the rest'] as const;
/** What two charities have of the rest: nothing of it is left. */
type Share = readonly [inWords: string, perCent: number];
const SHARES: readonly (readonly [Share, Share])[] = [
  [
    ['one half', 50],
    ['one half', 50],
  ],
  [
    ['one quarter', 25],
    ['three quarters', 75],
  ],
  [
    ['one fifth', 20],
    ['four fifths', 80],
  ],
];

interface Gift {
  to: string;
  relation: string | null;
  charity: string | null;
  town: string | null;
  kind: (typeof KINDS)[number];
  pounds: number | null;
  thing: string | null;
  share: Share | null;
  taxFree: boolean;
  instead: string | null;
}

/** Gifts stand in clauses of a will, or in the letter in which the executors' solicitors sum them up. */
export const willLegacies: DocumentFamily = {
  id: 'will-legacies',
  language: 'eng',
  name: 'Legacies',
  description: 'Who is left what in a will. One row for each gift.',
  fields: [
    text('goes_to', 'Person or charity who receives it'),
    text('relationship', 'What the person is to the deceased'),
    text('livesIn', 'Town where the person lives, as given'),
    choice('kindOfGift', 'Sum of money, a thing, or a part of what remains', [...KINDS]),
    number('sum', 'Pounds, where it is a sum'),
    text('thing', 'What is given, where it is a thing'),
    number('sharePercent', 'Part of the rest as a percentage'),
    yesNo('freeOfTax', 'Is it free of inheritance tax?'),
    text('substitute', 'Who takes it should the first not be alive'),
    text('charityNo', 'Registered number of a charity'),
    text('deceased', 'Whose will it is'),
    text('willDated', 'Date of the will'),
    text('paidOn', 'Day the gift was handed over'),
  ],
  write(random, at) {
    const dead = person(random, 'eng');
    const dated = dayIn(random, 2001, 2019);
    const gifts = giftsOf(random, dead);
    return {
      html: at % 2 === 0 ? will(dead, dated, gifts, random) : letter(dead, dated, gifts, random),
      rows: gifts.map(({ to, relation, charity, town, kind, pounds, thing, share, taxFree, instead }) => [
        to,
        relation,
        town,
        kind,
        pounds,
        thing === null ? null : { anyOf: [thing, bare(thing), `the ${bare(thing)}`] },
        share === null ? null : share[1],
        taxFree ? 'yes' : 'no',
        instead,
        charity,
        dead,
        iso(dated),
        null,
      ]),
    };
  },
};

const bare = (thing: string): string => thing.replace(/^(my|the) /, '');

function giftsOf(random: SeededRandom, dead: string): Gift[] {
  const taken = new Set([dead]);
  const someone = (): string => {
    let name = person(random, 'eng');
    while (taken.has(name)) name = person(random, 'eng');
    taken.add(name);
    return name;
  };
  const relations = random.shuffled(RELATIONS);
  const things = random.shuffled(THINGS);
  const count = random.whole(4, 7);
  const gifts = Array.from({ length: count }, (_, index): Gift => {
    const isThing = index % 2 === 1;
    return {
      to: someone(),
      relation: relations[index] ?? null,
      charity: null,
      town: random.unless(0.3, address(random, 'eng').place),
      kind: isThing ? 'object' : 'money',
      pounds: isThing ? null : random.pick([500, 1_000, 2_500, 5_000, 7_500, 12_000, 25_000]),
      thing: isThing ? (things[index] ?? null) : null,
      share: null,
      taxFree: random.chance(0.7),
      instead: random.unless(0.7, someone()),
    };
  });
  const shares = random.pick(SHARES);
  const rest = random.some(CHARITIES, 2).map(([to, charity], index): Gift => ({
    to,
    relation: null,
    charity,
    town: null,
    kind: 'share of the rest',
    pounds: null,
    thing: null,
    share: shares[index] ?? null,
    taxFree: true,
    instead: null,
  }));
  return [...gifts, ...rest];
}

const WORDS: Record<number, string> = {
  500: 'five hundred',
  1_000: 'one thousand',
  2_500: 'two thousand five hundred',
  5_000: 'five thousand',
  7_500: 'seven thousand five hundred',
  12_000: 'twelve thousand',
  25_000: 'twenty-five thousand',
};

function clause({ to, relation, charity, town, pounds, thing, share, taxFree, instead }: Gift): string {
  const tax = taxFree ? 'free of inheritance tax' : 'subject to inheritance tax';
  if (share !== null)
    return `I GIVE ${share[0]} of the residue of my estate, ${tax}, to ${to} (registered charity number ${charity}) and declare that the receipt of its treasurer for the time being shall be a good discharge.`;
  const what = thing ?? `the sum of ${WORDS[pounds ?? 0]} pounds (£${printNumber(pounds ?? 0, 'en', 0)})`;
  return `I GIVE ${what} ${tax} to my ${relation} ${to.toUpperCase()}${town === null ? '' : ` of ${town}`}${instead === null ? '' : ` but if ${to.split(' ')[0]} shall not survive me by thirty days then to ${instead}`}.`;
}

function will(dead: string, dated: Day, gifts: readonly Gift[], random: SeededRandom): string {
  const home = address(random, 'eng').line;
  const executor = `Messrs ${random.pick(['Tanfield & Roe', 'Oakshott Pryce', 'Lyle Merriman'])}`;
  return leaf(
    `body{font:12pt 'Liberation Serif';line-height:1.6}h1{text-align:center;font-size:15pt;letter-spacing:.08em}p{text-align:justify;margin:.8em 0}.n{display:inline-block;width:9mm}.f{font-size:9pt;margin-top:14mm}`,
    `<h1>THE LAST WILL AND TESTAMENT</h1><p>of me <b>${safe(dead.toUpperCase())}</b> of ${safe(home)} made this ${dated.day}${['th', 'st', 'nd', 'rd'][dated.day % 10 < 4 && (dated.day < 10 || dated.day > 20) ? dated.day % 10 : 0]} day of ${monthName(dated.month, 'eng')} ${dated.year}.</p>
    <p><span class="n">1.</span>I REVOKE all earlier wills and codicils.</p><p><span class="n">2.</span>I APPOINT the partners at my death in ${safe(executor)} to be my executors and trustees, and I wish my body to be cremated.</p>
    ${gifts.map((gift, index) => `<p><span class="n">${index + 3}.</span>${safe(clause(gift))}</p>`).join('')}
    <p><span class="n">${gifts.length + 3}.</span>NO gift in this will shall fail by reason only of a wrong description of the one who is to take it.</p>
    <p>Signed by the testator in our joint presence and then by us in the presence of the testator:</p><div class="f">Witness 1 .............................. Occupation: legal secretary<br>Witness 2 .............................. Occupation: retired</div>`,
  );
}

function letter(dead: string, dated: Day, gifts: readonly Gift[], random: SeededRandom): string {
  const written: Day = { year: random.whole(2024, 2026), month: random.whole(1, 12), day: random.whole(1, 28) };
  const items = gifts.map(({ to, relation, charity, town, pounds, thing, share, taxFree, instead }) => {
    const tax = taxFree ? 'no tax is to be deducted' : 'bearing its own tax';
    const who = charity === null ? `${to}, ${relation}${town === null ? '' : `, now living in ${town}`}` : `${to} (charity no. ${charity})`;
    const what =
      share !== null ? `${share[0]} of the residue` : thing !== null ? `the ${bare(thing)}` : `£${printNumber(pounds ?? 0, 'en', 0)}`;
    return `${who} – ${what}; ${tax}${instead === null ? '' : `. Had the gift failed it would have gone to ${instead}`}.`;
  });
  return leaf(
    `body{font:11pt 'Liberation Sans'}.h{border-bottom:2px solid #7a1f2b;color:#7a1f2b;font-size:1.3em}p{margin:.8em 0}li{margin:.5em 0}.s{font-size:8pt;color:#555;position:fixed;bottom:0}`,
    `<div class="h">OAKSHOTT PRYCE LLP · Solicitors</div><div style="text-align:right">${printDate(written, 'long', 'eng')}<br>Our ref: WP/${random.letters(3)}/${random.digits(5)}</div>
    <p>Mr D Tunnicliffe<br>Co-executor</p><p>Dear Mr Tunnicliffe</p><p><b>${safe(dead)}, deceased</b></p>
    <p>The will was made on ${printDate(dated, 'long', 'eng')} and is, as you know, short. Once the grant of probate has been issued the following will fall to be distributed:</p>
    <ol type="a">${items.map((item) => `<li>${safe(item)}</li>`).join('')}</ol>
    <p>Nothing should be handed over before the period for claims has run out, which is six months from the grant. Our interim bill of £${random.whole(9, 38)}50 plus VAT is enclosed.</p><p>Yours sincerely</p><p>H. Pryce, Partner</p>
    <div class="s">Authorised and regulated by the Solicitors Regulation Authority. A list of members is open to inspection at our registered office.</div>`,
  );
}
