import { foldInPlace } from './fold.ts';
import type { TextSpan } from './text-span.ts';

export interface FoundDuration extends TextSpan {
  count: number;
  unit: 'hour' | 'day' | 'week' | 'month' | 'year';
  /** For comparing: a month counts 30.44 days. */
  days: number;
}

const COUNTS: readonly string[] = [
  'one a an ein eine einen einem eines einer un une uno una um uma een jeden jedna jednego',
  'two zwei deux dos due dois duas twee dwa dwie dwoch',
  'three drei trois tres tre drie trzy trzech',
  'four vier quatre cuatro quattro quatro cztery czterech',
  'five funf cinq cinco cinque vijf piec pieciu',
  'six sechs seis sei zes szesc szesciu',
  'seven sieben sept siete sette sete zeven siedem',
  'eight acht huit ocho otto oito osiem',
  'nine neun neuf nueve nove negen dziewiec',
  'ten zehn dix diez dieci dez tien dziesiec dziesieciu',
  'eleven elf onze once undici onze jedenascie',
  'twelve zwolf douze doce dodici doze twaalf dwanascie dwunastu',
];
const TENS: readonly (readonly [string, number])[] = [
  ['fifteen funfzehn quinze quince quindici vijftien pietnascie', 15],
  ['eighteen achtzehn dix-huit dieciocho diciotto dezoito achttien osiemnascie', 18],
  ['twenty zwanzig vingt veinte venti vinte twintig dwadziescia', 20],
  ['twenty-four twenty four vierundzwanzig vingt-quatre veinticuatro ventiquattro vierentwintig', 24],
  ['thirty dreissig trente treinta trenta trinta dertig trzydziesci', 30],
  ['thirty-six sechsunddreissig trente-six trentasei zesendertig', 36],
  ['forty-eight achtundvierzig quarante-huit', 48],
  ['sixty sechzig soixante sesenta sessanta sessenta zestig szescdziesiat', 60],
  ['ninety neunzig novanta noventa negentig dziewiecdziesiat', 90],
];
const COUNT_OF_WORD: ReadonlyMap<string, number> = new Map([
  ...COUNTS.flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)),
  ...TENS.flatMap(([words, count]) => words.replace('twenty four ', '').split(' ').map((word) => [word, count] as const)),
  ['twenty four', 24] as const,
  ['thirty six', 36] as const,
]);

const UNITS: readonly (readonly [FoundDuration['unit'], number, string])[] = [
  ['hour', 1 / 24, 'hours? stunden? heures? horas? or[ae] uur uren godzin[aey]? hrs?'],
  ['day', 1, 'days? tag(?:en?|e)? jours? dias? giorn[oi] dag(?:en)? dzien dni'],
  ['week', 7, 'weeks? wochen? semaines? semanas? settiman[ae] weken? tygodni[ea]? tydzien'],
  ['month', 30.44, 'months? monat(?:en?|e|s)? mois mes(?:es)? mes[ei] maand(?:en)? miesiac[ea]? miesiecy mths?'],
  ['year', 365.25, 'years? jahr(?:en?|e|es)? ans? annees? anos? ann[oi] jaar jaren lat[a]? rok(?:u)? yrs?'],
];

const WORDS = [...COUNT_OF_WORD.keys()].sort((a, b) => b.length - a.length).join('|').replaceAll('-', '[\\s-]');
const UNIT = UNITS.flatMap(([, , words]) => words.split(' ')).join('|');
const DURATION = new RegExp(String.raw`(?<![\w.,])(?:(\d{1,4}(?:[.,]5)?)|(${WORDS}))(?:\s*\(\s*(\d{1,4}|[a-z]+(?:[\s-][a-z]+)?)\s*\))?[\s-]+(?:calendar\s+|full\s+|additional\s+|consecutive\s+|business\s+|working\s+|volle[nrs]?\s+)?(${UNIT})(?!\w)`, 'g');

/** Every length of time in a text: "two (2) years", "24-month", "sechs Monate", in order. */
export function findDurations(text: string): FoundDuration[] {
  const found: FoundDuration[] = [];
  for (const match of foldInPlace(text).matchAll(DURATION)) {
    const count = countOf(match);
    const unit = UNITS.find(([, , words]) => new RegExp(`^(?:${words.replaceAll(' ', '|')})$`).test(match[4] ?? ''));
    if (count !== null && unit) found.push({ from: match.index, to: match.index + match[0].length, count, unit: unit[0], days: count * unit[1] });
  }
  return found;
}

/** The figure in brackets, else the figure or word before them. */
function countOf(match: RegExpExecArray): number | null {
  const [, figure, word, bracket] = match;
  if (bracket !== undefined && /^\d+$/.test(bracket)) return Number(bracket);
  if (figure !== undefined) return Number(figure.replace(',', '.'));
  return word === undefined ? null : (COUNT_OF_WORD.get(word) ?? COUNT_OF_WORD.get(word.replace(/\s/, '-')) ?? null);
}
