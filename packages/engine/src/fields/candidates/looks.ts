import { addressLikelihood } from '../../values/address-likelihood.ts';
import { companyLikelihood } from '../../values/company-likelihood.ts';
import { findDates } from '../../values/find-dates.ts';
import { findDurations } from '../../values/find-durations.ts';
import { findIdentifiers } from '../../values/find-identifiers.ts';
import { findNumbers } from '../../values/find-numbers.ts';
import { findTimes } from '../../values/find-times.ts';
import { findYesNo } from '../../values/find-yes-no.ts';
import { personLikelihood } from '../../values/person-likelihood.ts';
import { isPlaceName } from '../../values/places.ts';
import type { TextSpan } from '../../values/text-span.ts';
import type { Conventions } from '../kinds/kind-finder.ts';

/** What a value may be, as the linker was taught to tell it from how a field is asked for. */
export const LOOKS = [
  'person',
  'company',
  'office',
  'place',
  'address',
  'date',
  'time',
  'period',
  'duration',
  'money',
  'number',
  'percent',
  'code',
  'email',
  'phone',
  'url',
  'yesno',
  'choice',
  'phrase',
  'sentence',
] as const;
export type Look = (typeof LOOKS)[number];

/** 0..1 for each kind: how much the print looks like one. */
export type Looks = Readonly<Record<Look, number>>;

/** Longer prints are sentences and nothing else. */
const MOST_LETTERS = 160;

/** How a stretch of print looks, judged by its letters alone. */
export function looksOf(printed: string, { dayOrder, decimalSign }: Conventions): Looks {
  const text = printed.replace(/\s+/g, ' ').trim();
  if (text.length > MOST_LETTERS) return { ...NOTHING, sentence: 1 };
  const words = text.split(' ');
  const dates = findDates(text, { order: dayOrder });
  const numbers = findNumbers(text, { decimalSign });
  const [number] = numbers;
  const days = dates.filter(({ precision }) => precision === 'day');
  const whole = (found: readonly TextSpan[]): number => share(found, text);
  const numeric = numbers.length === 1 && number ? whole(numbers) : 0;
  const letters = (text.match(/\p{L}/gu) ?? []).length / Math.max(1, text.length);
  const capital = /^[\p{Lu}\d"„“«]/u.test(text) ? 1 : 0.5;
  const wordy = words.length <= 6 ? 1 : words.length <= 12 ? 0.5 : 0.1;
  const isMoney = number !== undefined && (number.currency !== null || number.decimals === 2);
  return {
    person: personLikelihood(text),
    company: companyLikelihood(text),
    office: letters > 0.7 ? companyLikelihood(text) : 0,
    place: isPlaceName(text) ? 1 : letters > 0.75 && words.length <= 4 && capital === 1 ? 0.5 : 0,
    address: addressLikelihood(text),
    date: days.length === 1 ? whole(days) : 0,
    time: whole(findTimes(text)),
    period: dates.length >= 2 || (dates.length === 1 && days.length === 0) ? whole(dates) : 0,
    duration: whole(findDurations(text)),
    money: number?.percent ? 0.1 * numeric : isMoney ? numeric : 0.4 * numeric,
    number: number?.percent ? 0.5 * numeric : number?.currency ? 0.3 * numeric : numeric,
    percent: number?.percent ? numeric : 0.4 * numeric,
    code: Math.max(...['identifier', 'iban', 'vat-id'].map((kind) => whole(findIdentifiers(text, kind as 'identifier')))),
    email: whole(findIdentifiers(text, 'email')),
    phone: whole(findIdentifiers(text, 'phone')),
    url: whole(findIdentifiers(text, 'url')),
    yesno: words.length <= 2 && findYesNo(text) ? 1 : 0,
    choice: letters > 0.6 ? wordy * 0.8 : 0.2,
    phrase: letters > 0.5 ? wordy * capital : 0.15,
    sentence: words.length >= 6 ? 1 : words.length >= 4 ? 0.4 : 0.05,
  };
}

const NOTHING: Looks = Object.fromEntries(LOOKS.map((look) => [look, 0])) as unknown as Looks;

/** Share of the text that what was found covers, without spaces and punctuation at its ends. */
function share(found: readonly TextSpan[], text: string): number {
  const covered = found.reduce((sum, { from, to }) => sum + to - from, 0);
  return Math.min(1, covered / Math.max(1, text.replace(/^[\s.,;:()]+|[\s.,;:()]+$/g, '').length));
}
