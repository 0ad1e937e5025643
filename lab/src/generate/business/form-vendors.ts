import { seededRandom, type SeededRandom } from '../../seeded-random.ts';
import { number, text, type DocumentFamily, type GeneratedField, type TruthValue } from '../generated-document.ts';
import {
  block,
  boxes,
  heading,
  labelsAcross,
  labelsBelow,
  labelsInline,
  labelsLeft,
  LOOKS,
  page,
  paragraphs,
  section,
  sideBySide,
  small,
} from '../markup.ts';
import { address, dayIn, firm, person } from '../people-and-places.ts';
import { iso, printDate, printNumber, type DateStyle, type NumberStyle } from '../printed-forms.ts';
import { FORM_LABELS, SAID } from './labels.ts';
import { dateStylesOf, NUMBER_STYLES } from './writing-habits.ts';

type FormKey = keyof typeof FORM_LABELS;
const KEYS = Object.keys(FORM_LABELS) as FormKey[];
const NUMBERS: readonly FormKey[] = ['depth', 'temperature', 'weight', 'budget', 'deposit', 'pieces'];
/** Asked for although this vendor never prints it: its cell must stay empty. */
const ABSENT_SHARE = 0.2;
const LAYOUTS = ['left', 'colon', 'boxes', 'inline', 'below', 'across', 'columns'] as const;

/** A firm with a form of its own: its labels, its layout, and a user who wants some of what it prints and some of what it does not. */
export function formVendor(language: string, seed: number): DocumentFamily {
  const random = seededRandom(seed);
  const printed = random.some(KEYS, random.whole(7, 13));
  const asked = random.shuffled([
    ...random.some(printed, random.whole(4, 7)),
    ...random.some(
      KEYS.filter((key) => !printed.includes(key)),
      random.chance(0.7) ? random.whole(1, 2) : 0,
    ),
  ]);
  const inEnglish = random.chance(0.5);
  const [layout, look] = [random.pick(LAYOUTS), random.pick(LOOKS)];
  const habits = { language, dates: random.pick(dateStylesOf(language)), numbers: NUMBER_STYLES[language] ?? 'en' };
  const title = random.pick(['FORM', 'REPORT', 'PROTOCOL', 'RECORD']);
  return {
    id: `form-${language}-${seed}`,
    language,
    name: `${title.toLowerCase()} ${seed}`,
    description: inEnglish ? 'One row per document.' : '',
    fields: asked.map((key) => fieldOf(key, language, inEnglish)),
    write(draw) {
      const values = new Map(printed.map((key) => [key, draw.chance(ABSENT_SHARE / 2) ? null : valueOf(key, draw, habits)]));
      const pairs = printed.map((key): [string, string | null] => [FORM_LABELS[key][language] ?? '', values.get(key)?.shown ?? null]);
      const intro = draw.chance(0.5)
        ? paragraphs(`${firm(draw, language)} · ${address(draw, language).line}`)
        : block(`${firm(draw, language)}\n${address(draw, language).printed}\n${person(draw, language)}`);
      const html = page(
        look,
        intro,
        heading(`${title} ${draw.digits(4)}`),
        laidOut(layout, pairs),
        section('—'),
        small(`${printDate(dayIn(draw, 2021, 2026), habits.dates, language)} · ${draw.digits(6)} · ${draw.letters(3)}`),
      );
      return { html, rows: [asked.map((key): TruthValue => values.get(key)?.truth ?? null)] };
    },
  };
}

function fieldOf(key: FormKey, language: string, inEnglish: boolean): GeneratedField {
  const label = FORM_LABELS[key][language] ?? '';
  const [name, said] = inEnglish ? [key, SAID[key]] : [label.replace(/ \(m\)/, ''), label];
  return NUMBERS.includes(key) ? number(name, said) : text(name, said);
}

interface Habits {
  language: string;
  dates: DateStyle;
  numbers: NumberStyle;
}

function valueOf(key: FormKey, draw: SeededRandom, { language, dates, numbers }: Habits): { shown: string; truth: TruthValue } {
  const plain = (value: string): { shown: string; truth: TruthValue } => ({ shown: value, truth: value });
  switch (key) {
    case 'validUntil':
    case 'receivedOn':
    case 'born': {
      const day = key === 'born' ? dayIn(draw, 1945, 2008) : dayIn(draw, 2021, 2029);
      return { shown: printDate(day, dates, language), truth: iso(day) };
    }
    case 'depth':
    case 'temperature':
    case 'weight': {
      const value = draw.whole(10, 9_000) / 10;
      return { shown: `${printNumber(value, numbers, 1)}${key === 'weight' ? ' kg' : key === 'temperature' ? ' °C' : ''}`, truth: value };
    }
    case 'budget':
    case 'deposit': {
      const value = draw.whole(10_000, 9_000_000) / 100;
      return { shown: `${printNumber(value, numbers)} ${draw.pick(['€', 'EUR', ''])}`.trim(), truth: value };
    }
    case 'pieces': {
      const value = draw.whole(2, 4_000);
      return { shown: printNumber(value, numbers, 0), truth: value };
    }
    case 'inspector':
    case 'approvedBy':
    case 'preparedBy':
    case 'projectManager':
    case 'applicant':
      return plain(person(draw, language));
    case 'site':
      return plain(address(draw, language).place);
    case 'department':
    case 'reason':
      return plain(draw.pick(['Logistics', 'Controlling', 'R & D', 'Maintenance', 'Quality', 'Training']));
    case 'model':
      return plain(`${draw.pick(['Atlas', 'Vento', 'Orbit', 'Luma'])} ${draw.digits(3)}${draw.letters(1)}`);
    case 'room':
      return plain(`${draw.letters(1)}${draw.digits(3)}`);
    case 'contactPhone':
      return plain(`+${draw.pick(['49', '44', '33', '39'])} ${draw.digits(3)} ${draw.digits(6)}`);
    case 'mail':
      return plain(`${draw.pick(['office', 'info', 'desk'])}@${draw.pick(['kestrel', 'solvana', 'nordkap'])}.example`);
    default:
      return plain(
        draw.pick([
          `${draw.letters(2)}-${draw.digits(5)}`,
          draw.digits(7),
          `${draw.letters(3)} ${draw.digits(4)}`,
          `${draw.digits(3)}/${draw.digits(3)}`,
        ]),
      );
  }
}

function laidOut(layout: (typeof LAYOUTS)[number], pairs: readonly [string, string | null][]): string {
  const half = Math.ceil(pairs.length / 2);
  switch (layout) {
    case 'left':
      return labelsLeft(pairs, { blanks: true });
    case 'colon':
      return labelsLeft(pairs, { colon: true });
    case 'boxes':
      return boxes(2 + (pairs.length % 2), pairs);
    case 'inline':
      return labelsInline(pairs);
    case 'below':
      return labelsBelow(pairs);
    case 'across':
      return labelsAcross(pairs.slice(0, 4)) + labelsAcross(pairs.slice(4, 8)) + labelsLeft(pairs.slice(8));
    case 'columns':
      return sideBySide(labelsLeft(pairs.slice(0, half), { colon: true }), labelsLeft(pairs.slice(half), { colon: true }));
  }
}
