import { address, dayIn, firm } from '../generate/people-and-places.ts';
import { type DateStyle, iso, later, monthName, type NumberStyle, printDate, printNumber } from '../generate/printed-forms.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { Meaning, MeaningKind, WordLanguage } from '../words/read-words.ts';
import { drawBody, drawPerson, regionOf } from './draw-name.ts';
import type { DrawnValue, PaperHabits } from './paper.ts';

const DATES: Record<WordLanguage, readonly DateStyle[]> = {
  en: ['slashes', 'us', 'iso', 'dashes', 'long', 'short'],
  de: ['dots', 'dots', 'iso', 'long'],
  fr: ['slashes', 'slashes', 'dots', 'long'],
  es: ['slashes', 'dashes', 'long'],
  it: ['slashes', 'dots', 'long'],
  pt: ['slashes', 'dashes', 'long'],
  nl: ['dashes', 'slashes', 'long'],
  pl: ['dots', 'iso', 'dashes', 'long'],
};
const CURRENCIES: Record<WordLanguage, readonly string[]> = {
  en: ['$', '£', 'USD', 'GBP', '€'],
  de: ['€', 'EUR', 'CHF'],
  fr: ['€', 'EUR'],
  es: ['€', 'EUR'],
  it: ['€', 'EUR'],
  pt: ['€', 'EUR'],
  nl: ['€', 'EUR'],
  pl: ['zł', 'PLN', 'EUR'],
};
const MONTHS_WORD: Record<WordLanguage, readonly [string, string, string]> = {
  en: ['months', 'years', 'days'],
  de: ['Monate', 'Jahre', 'Tage'],
  fr: ['mois', 'ans', 'jours'],
  es: ['meses', 'años', 'días'],
  it: ['mesi', 'anni', 'giorni'],
  pt: ['meses', 'anos', 'dias'],
  nl: ['maanden', 'jaar', 'dagen'],
  pl: ['miesięcy', 'lat', 'dni'],
};
const YES_NO: Record<WordLanguage, readonly [string, string]> = {
  en: ['Yes', 'No'],
  de: ['Ja', 'Nein'],
  fr: ['Oui', 'Non'],
  es: ['Sí', 'No'],
  it: ['Sì', 'No'],
  pt: ['Sim', 'Não'],
  nl: ['Ja', 'Nee'],
  pl: ['Tak', 'Nie'],
};
const TOP_LEVELS: Record<WordLanguage, string> = { en: 'co.uk', de: 'de', fr: 'fr', es: 'es', it: 'it', pt: 'pt', nl: 'nl', pl: 'pl' };

export function drawHabits(language: WordLanguage, random: SeededRandom): PaperHabits {
  const currency = random.pick(CURRENCIES[language]);
  const form = random.next();
  const money = (amount: string): string =>
    form < 0.3
      ? amount
      : form < 0.65 && (language === 'en' || form < 0.4)
        ? `${currency}${currency.length > 1 || random.chance(0.3) ? ' ' : ''}${amount}`
        : `${amount} ${currency}`;
  const numbers: NumberStyle = language === 'en' ? 'en' : language === 'fr' || language === 'pl' ? 'fr' : random.chance(0.08) ? 'ch' : 'de';
  return { language, dates: random.pick(DATES[language]), numbers, money };
}

/** A value of a kind that has no words of its own. */
export const drawOfKind = (
  kind: Exclude<MeaningKind, 'choice' | 'phrase' | 'sentence'>,
  habits: PaperHabits,
  random: SeededRandom,
): DrawnValue => drawValue({ kind, forms: [], values: {} }, habits, random);

/** A value of the meaning as this paper would print it. */
export function drawValue(
  meaning: Pick<Meaning, 'kind' | 'forms' | 'values'> & Partial<Pick<Meaning, 'wordings'>>,
  habits: PaperHabits,
  random: SeededRandom,
): DrawnValue {
  const { language } = habits;
  const region = regionOf(language);
  const same = (printed: string): DrawnValue => ({ printed, truth: printed });
  switch (meaning.kind) {
    case 'person':
      return same(drawPerson(language, random));
    case 'company':
    case 'office':
      return same(drawBody(meaning.kind, meaning.wordings?.[language], language, random));
    case 'place':
      return same(random.chance(0.8) ? address(random, region).place.replace(/ \(.*/, '') : address(random, region).street);
    case 'address': {
      const drawn = address(random, region);
      return { printed: random.chance(0.5) ? drawn.printed : drawn.line, truth: drawn.line };
    }
    case 'date': {
      const day = dayIn(random, 2015, 2028);
      return { printed: printDate(day, habits.dates, region), truth: iso(day) };
    }
    case 'time':
      return same(
        `${String(random.whole(0, 23)).padStart(2, '0')}${random.pick([':', ':', '.'])}${random.pick(['00', '15', '30', '45', '07', '52'])}${language === 'de' && random.chance(0.3) ? ' Uhr' : ''}`,
      );
    case 'period': {
      const from = dayIn(random, 2018, 2027);
      const to = later(from, random.whole(5, 400));
      if (random.chance(0.25)) return same(`${monthName(from.month, region)} ${from.year}`);
      return same(
        `${printDate(from, habits.dates, region)}${random.pick([' - ', ' – ', language === 'de' ? ' bis ' : ' - '])}${printDate(to, habits.dates, region)}`,
      );
    }
    case 'duration':
      return same(`${random.whole(1, 60)} ${random.pick(MONTHS_WORD[language])}`);
    case 'money': {
      const amount = drawAmount(random);
      return { printed: habits.money(printNumber(amount, habits.numbers)), truth: amount };
    }
    case 'number': {
      const [number, decimals] = drawNumber(random);
      const unit = meaning.forms.length > 0 && random.chance(0.75) ? ` ${random.pick(meaning.forms)}` : '';
      return { printed: `${printNumber(number, habits.numbers, decimals)}${unit}`, truth: number };
    }
    case 'percent': {
      const [decimals, share] = random.chance(0.5) ? [0, random.whole(1, 100)] : [2, random.whole(10, 9_900) / 100];
      return { printed: `${printNumber(share, habits.numbers, decimals)}${random.pick([' %', '%'])}`, truth: share };
    }
    case 'code':
      return same(likeExample(meaning.forms.length > 0 ? random.pick(meaning.forms) : 'AB-10293', random));
    case 'email':
      return same(
        `${random.pick(['info', 'office', 'contact', 'j.meyer', 'billing', 'm.rossi'])}@${hostOf(region, random)}.${TOP_LEVELS[language]}`,
      );
    case 'phone':
      return same(
        `${random.pick(['+', '0', '00'])}${random.digits(2)} ${random.digits(3)}${random.pick([' ', '-', '/'])}${random.digits(4)}${random.chance(0.4) ? ` ${random.digits(2)}` : ''}`,
      );
    case 'url':
      return same(`www.${hostOf(region, random)}.${TOP_LEVELS[language]}`);
    case 'yesno': {
      const yes = random.chance(0.5);
      return { printed: YES_NO[language][yes ? 0 : 1], truth: yes ? 'yes' : 'no' };
    }
    case 'choice':
    case 'phrase':
    case 'sentence': {
      const options = meaning.values[language] ?? meaning.values.en ?? ['-'];
      return same(random.pick(options));
    }
  }
}

function drawAmount(random: SeededRandom): number {
  const most = random.pick([20, 200, 2_000, 20_000, 400_000]);
  return random.whole(most * 4, most * 100) / 100;
}

function drawNumber(random: SeededRandom): [number, decimals: number] {
  const decimals = random.pick([0, 0, 0, 1, 2, 3]);
  const most = random.pick([9, 60, 500, 12_000]);
  return [random.whole(1, most * 10 ** decimals) / 10 ** decimals, decimals];
}

/** Another text of the same shape: figures and capitals are drawn anew, most letters stay. */
function likeExample(example: string, random: SeededRandom): string {
  const keepLetters = random.chance(0.6);
  return example.replace(/\d/g, () => String(random.whole(0, 9))).replace(/[A-Z]/g, (letter) => (keepLetters ? letter : random.letters(1)));
}

const hostOf = (region: string, random: SeededRandom): string =>
  firm(random, region)
    .split(' ')
    .slice(0, random.whole(1, 2))
    .join('-')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z-]/g, '');
