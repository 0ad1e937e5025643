import type { SeededRandom } from '../../seeded-random.ts';

export const cents = (value: number, decimals = 2): number => Number(value.toFixed(decimals));

export const sum = (values: readonly number[]): number => cents(values.reduce((total, value) => total + value, 0));

/** The number with its decimals in the signs of the locale: 1.234,50. */
export const money = (value: number, locale: string, decimals = 2): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: 'always' }).format(value);

/** The day (YYYY-MM-DD) so many days later. */
export const later = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Day, month, year with that sign between them. */
export const dmy = (day: string, sign: string): string => day.split('-').toReversed().join(sign);

/** The day as the locale writes it with those parts. */
export const dayAs = (day: string, locale: string, how: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string =>
  new Intl.DateTimeFormat(locale, { ...how, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A whole number below a million in English words, as cheques have it. */
export function inWords(value: number): string {
  if (value < 20) return ONES[value] as string;
  if (value < 100) return `${TENS[Math.floor(value / 10)]}${value % 10 === 0 ? '' : `-${ONES[value % 10]}`}`;
  const [unit, word] = value < 1000 ? [100, 'hundred'] : [1000, 'thousand'];
  const rest = value % unit;
  return `${inWords(Math.floor(value / unit))} ${word}${rest === 0 ? '' : `${unit === 100 || rest < 100 ? ' and' : ''} ${inWords(rest)}`}`;
}

/** Squares such as those of a QR label. */
export function squares(random: SeededRandom, millimetres: number): string {
  const dots = Array.from({ length: 441 }, (_, at) =>
    random.chance(0.48) ? `<rect x="${at % 21}" y="${Math.floor(at / 21)}" width="1" height="1"/>` : '',
  );
  return `<svg viewBox="0 0 21 21" style="width:${millimetres}mm;height:${millimetres}mm">${dots.join('')}</svg>`;
}

/** Bars such as those of a parcel label. */
export function bars(random: SeededRandom, millimetres: number): string {
  const drawn = Array.from({ length: 50 }, (_, at) => `<rect x="${at * 2}" y="0" width="${random.pick([0.5, 1, 1.4])}" height="16"/>`);
  return `<svg viewBox="0 0 100 16" style="width:${millimetres}mm;height:${millimetres * 0.16}mm">${drawn.join('')}</svg>`;
}
