import { seededRandom } from '../../seeded-random.ts';
import { choice, number, text, yesNo, type DocumentFamily, type TruthValue } from '../generated-document.ts';
import { boxes, heading, labelsBelow, labelsLeft, LOOKS, page, section, small } from '../markup.ts';
import { address, dayIn, person } from '../people-and-places.ts';
import { iso, printDate } from '../printed-forms.ts';

const QUESTIONS = [
  ['Vegetarian meal', 'Does the person want a vegetarian meal?'],
  ['Parking space needed', 'Is a parking space needed?'],
  ['First aid training', 'Has the person had first aid training?'],
  ['Own transport', 'Does the person come with their own transport?'],
  ['Newsletter', 'Does the person want the newsletter?'],
  ['Photographs permitted', 'Are photographs permitted?'],
  ['Hotel required', 'Is a hotel required?'],
  ['Wheelchair access', 'Is wheelchair access needed?'],
] as const;
const SIZES = ['S', 'M', 'L', 'XL'];

/** A club or office with a form to tick, in English, with drawn or printed boxes. */
export function questionnaireVendor(seed: number): DocumentFamily {
  const random = seededRandom(seed);
  const asked = random.some(QUESTIONS, 4);
  const wanted = random.some(asked, 3);
  const style = {
    look: random.pick(LOOKS),
    answers: random.pick(['yes and no', 'one box'] as const),
    drawn: random.chance(0.5),
    form: random.whole(0, 2),
    shirt: random.chance(0.6),
  };
  const box = (ticked: boolean): string =>
    style.drawn
      ? `<span style="display:inline-block;width:11px;height:11px;border:1px solid #222;font:bold 11px/11px 'Liberation Sans';text-align:center;vertical-align:middle">${ticked ? 'X' : '&nbsp;'}</span>`
      : ticked
        ? '☒'
        : '☐';
  const question = (label: string, yes: boolean | null): string =>
    style.answers === 'one box'
      ? `<div>${box(yes === true)} ${label}</div>`
      : `<div>${label} &nbsp; ${box(yes === true)} Yes &nbsp; ${box(yes === false)} No</div>`;
  const laid = [
    labelsBelow,
    (pairs: [string, string | null][]) => boxes(2, pairs),
    (pairs: [string, string | null][]) => labelsLeft(pairs, { colon: true }),
  ][style.form] as (pairs: [string, string | null][]) => string;
  return {
    id: `questionnaire-eng-${seed}`,
    language: 'eng',
    name: `Registration ${seed}`,
    description: 'One row per form.',
    fields: [
      text('name', 'Name of the person who registers'),
      text('registered', 'Date of registration'),
      text('town', 'Town'),
      number('persons', 'Number of persons'),
      ...wanted.map(([label, described]) => yesNo(label, described)),
      choice('size', 'Shirt size ticked', SIZES),
    ],
    write(draw) {
      const [who, home, on, persons, size] = [
        person(draw, 'eng'),
        address(draw, 'eng'),
        dayIn(draw, 2022, 2026),
        draw.unless(0.2, draw.whole(1, 6)),
        draw.pick(SIZES),
      ];
      const answers = new Map(asked.map(([label]) => [label, draw.chance(0.5)]));
      const facts: [string, string | null][] = [
        ['Name', who],
        ['Town', home.place],
        ['Number of persons', persons === null ? null : String(persons)],
        ['Date', printDate(on, 'slashes', 'eng')],
      ];
      const shirts = style.shirt ? `<div>Shirt size: ${SIZES.map((one) => `${box(one === size)} ${one}`).join(' &nbsp; ')}</div>` : '';
      const html = page(
        style.look,
        heading(`Registration form ${draw.digits(3)}`),
        laid(facts),
        section('Please tick'),
        asked.map(([label]) => question(label, answers.get(label) ?? false)).join(''),
        shirts,
        small(`Organised by ${person(draw, 'eng')}. Return this form by ${printDate(dayIn(draw, 2022, 2026), 'long', 'eng')}.`),
      );
      return {
        html,
        rows: [
          [
            who,
            iso(on),
            home.place,
            persons,
            ...wanted.map(([label]): TruthValue => (answers.get(label) === true ? 'yes' : 'no')),
            style.shirt ? size : null,
          ],
        ],
      };
    },
  };
}
