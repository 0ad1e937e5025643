import type { SeededRandom } from '../../seeded-random.ts';
import type { TruthValue } from '../generated-document.ts';
import { amount, dayIn, firm, person, address } from '../people-and-places.ts';
import { iso, printDate, printNumber, type DateStyle, type NumberStyle } from '../printed-forms.ts';
import type { CellKind } from './list-kind.ts';

/** How a firm writes. */
export interface ListHabits {
  language: string;
  dates: DateStyle;
  numbers: NumberStyle;
  /** Behind or before each amount, or nothing. */
  currency: string;
  codes: 'digits' | 'dashed' | 'letters';
  answers: readonly [yes: string, no: string];
  words: readonly string[];
  notes: readonly string[];
}

export interface CellValue {
  shown: string;
  truth: TruthValue;
}

const plain = (value: string): CellValue => ({ shown: value, truth: value });

const WORDS = ['Bay 3', 'A-12', 'Open', 'Stock', 'Hall B', 'Steel', 'Box', 'M 4', 'Level 2', 'Good', 'Fair'];

/** What stands in a cell of this kind, as printed and as it is meant. */
export function cellValue(kind: CellKind, draw: SeededRandom, habits: ListHabits): CellValue {
  const { language, numbers } = habits;
  switch (kind) {
    case 'code':
      return plain(
        {
          digits: draw.digits(draw.whole(4, 7)),
          dashed: `${draw.digits(2)}-${draw.digits(4)}`,
          letters: `${draw.letters(2)}${draw.digits(4)}`,
        }[habits.codes],
      );
    case 'count':
    case 'measure':
    case 'percent':
    case 'money':
      return figure(kind, draw, habits);
    case 'year':
      return numbered(draw.whole(1950, 2024), String);
    case 'date': {
      const day = dayIn(draw, 2019, 2026);
      return { shown: printDate(day, habits.dates, language), truth: iso(day) };
    }
    case 'time':
      return plain(`${String(draw.whole(6, 19)).padStart(2, '0')}:${draw.pick(['00', '10', '15', '25', '40', '45'])}`);
    case 'person':
      return plain(person(draw, language));
    case 'firm':
      return plain(firm(draw, language));
    case 'place':
      return plain(address(draw, language).place);
    case 'phone':
      return plain(`0${draw.digits(3)} ${draw.digits(6)}`);
    case 'plate':
      return plain(`${draw.letters(2)}${draw.digits(2)} ${draw.letters(3)}`);
    case 'answer': {
      const yes = draw.chance(0.6);
      return { shown: habits.answers[yes ? 0 : 1], truth: yes ? 'yes' : 'no' };
    }
    case 'thing':
      return plain(
        draw.chance(0.3)
          ? `${draw.pick(habits.words)} ${draw.pick(['XL', 'type 2', 'no. 40', 'grey', 'B-series', numberedSize(draw, numbers)])}`
          : draw.pick(habits.words),
      );
    case 'note':
      return plain(draw.pick(habits.notes));
    case 'word':
      return plain(draw.pick(WORDS));
  }
}

const numberedSize = (draw: SeededRandom, numbers: NumberStyle): string => `${printNumber(draw.whole(2, 60) / 4, numbers)} kg`;

function figure(kind: 'count' | 'measure' | 'percent' | 'money', draw: SeededRandom, { numbers, currency }: ListHabits): CellValue {
  switch (kind) {
    case 'count':
      return numbered(draw.whole(1, draw.pick([30, 900, 60_000])), (value) => printNumber(value, numbers, 0));
    case 'measure':
      return numbered(draw.whole(5, 900) / 10, (value) => printNumber(value, numbers, 1));
    case 'percent':
      return numbered(draw.whole(-40, 400) / 10, (value) => `${printNumber(value, numbers, 1)}${draw.chance(0.5) ? ' %' : ''}`);
    case 'money':
      return numbered(amount(draw, 1, draw.pick([60, 5_000, 80_000])), (value) => `${printNumber(value, numbers)}${currency}`);
  }
}

const numbered = (value: number, print: (value: number) => string): CellValue => ({ shown: print(value), truth: value });
