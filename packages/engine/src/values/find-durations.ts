import { foldInPlace } from './fold.ts';
import type { TextSpan } from './text-span.ts';

/** One to twelve and the longer counts that contracts use, by number; a dash may be printed as a space. */
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
  'fifteen funfzehn quinze quince quindici vijftien pietnascie',
  'eighteen achtzehn dix-huit dieciocho diciotto dezoito achttien osiemnascie',
  'twenty zwanzig vingt veinte venti vinte twintig dwadziescia',
  'twenty-four vierundzwanzig vingt-quatre veinticuatro ventiquattro vierentwintig',
  'thirty dreissig trente treinta trenta trinta dertig trzydziesci',
  'thirty-six sechsunddreissig trente-six trentasei zesendertig',
  'forty-eight achtundvierzig quarante-huit',
  'sixty sechzig soixante sesenta sessanta sessenta zestig szescdziesiat',
  'ninety neunzig novanta noventa negentig dziewiecdziesiat',
];
/** Hours to years. */
const UNITS: readonly string[] = [
  'hours? stunden? heures? horas? or[ae] uur uren godzin[aey]? hrs?',
  'days? tag(?:en?|e)? jours? dias? giorn[oi] dag(?:en)? dzien dni',
  'weeks? wochen? semaines? semanas? settiman[ae] weken? tygodni[ea]? tydzien',
  'months? monat(?:en?|e|s)? mois mes(?:es)? mes[ei] maand(?:en)? miesiac[ea]? miesiecy mths?',
  'years? jahr(?:en?|e|es)? ans? annees? anos? ann[oi] jaar jaren lat[a]? rok(?:u)? yrs?',
];

const WORDS = COUNTS.flatMap((words) => words.split(' ')).sort((a, b) => b.length - a.length).join('|').replaceAll('-', '[\\s-]');
const UNIT = UNITS.flatMap((words) => words.split(' ')).join('|');
const DURATION = new RegExp(String.raw`(?<![\w.,])(?:\d{1,4}(?:[.,]5)?|${WORDS})(?:\s*\(\s*(?:\d{1,4}|[a-z]+(?:[\s-][a-z]+)?)\s*\))?[\s-]+(?:calendar\s+|full\s+|additional\s+|consecutive\s+|business\s+|working\s+|volle[nrs]?\s+)?(?:${UNIT})(?!\w)`, 'g');

/** Every length of time in a text: "two (2) years", "24-month", "sechs Monate", in order. */
export function findDurations(text: string): TextSpan[] {
  return [...foldInPlace(text).matchAll(DURATION)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
}
