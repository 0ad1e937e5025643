export const isDay = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);

/** "2024-03-12". */
export const isoDay = (year: number, month: number, day: number): string => `${isoMonth(year, month)}-${pad(day, 2)}`;

/** "2024-03". */
export const isoMonth = (year: number, month: number): string => `${pad(year, 4)}-${pad(month, 2)}`;

/** Days since 1970-01-01; for distances between ISO dates only. */
export function dayNumber(iso: string): number {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  // The civil-from-days method of Howard Hinnant: March is the first month, so that the leap day is the last of its year.
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468;
}

/** Two digits of a year: up to 60 they mean this century, else the last one. */
export const fullYear = (digits: string): number =>
  digits.length === 2 ? Number(digits) + (Number(digits) > 60 ? 1900 : 2000) : Number(digits);

const pad = (number: number, width: number): string => String(number).padStart(width, '0');

/** Days of a month in the Gregorian calendar. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
