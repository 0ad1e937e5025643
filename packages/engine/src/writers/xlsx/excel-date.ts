/** A moment as Excel stores it: days since 30 December 1899, the time as a fraction of a day. */
export interface ExcelDate {
  serial: number;
  hasTime: boolean;
}

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const SECONDS_IN_DAY = 86_400;
/** Days from 1 March of the year 0 to 30 December 1899. */
const EXCEL_EPOCH = 693_899;
/** 1 March 1900: Excel believes in a 29 February 1900, so serials below are a day off in some programs. */
const FIRST_SAFE_SERIAL = 61;

/** An ISO date, with or without a time of day; null for anything else and for dates that Excel cannot hold. */
export function excelDate(iso: string): ExcelDate | null {
  if (!ISO_DATE.test(iso)) return null;
  const year = digits(iso, 0, 4);
  const month = digits(iso, 5, 2);
  const day = digits(iso, 8, 2);
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  const serial = daysSinceExcelEpoch(year, month, day);
  if (serial < FIRST_SAFE_SERIAL) return null;
  if (iso.length === DATE_CHARACTERS) return { serial, hasTime: false };
  const [hour, minute, second] = [digits(iso, 11, 2), digits(iso, 14, 2), iso.length > 17 && iso[16] === ':' ? digits(iso, 17, 2) : 0];
  if (hour > 23 || minute > 59 || second > 59) return null;
  return { serial: serial + (hour * 3600 + minute * 60 + second) / SECONDS_IN_DAY, hasTime: true };
}

const ISO_DATE = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z?)?$/;
const DATE_CHARACTERS = 10;

/** A number written at a place, without a string of its own: a long sheet has a million dates. */
function digits(text: string, at: number, count: number): number {
  let number = 0;
  for (let index = at; index < at + count; index++) number = number * 10 + text.charCodeAt(index) - 48;
  return number;
}

const daysIn = (year: number, month: number): number => (month === 2 && isLeap(year) ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0));

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Years counted from 1 March so that the leap day comes last. */
function daysSinceExcelEpoch(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year;
  const monthFromMarch = (month + 9) % 12;
  const daysBefore = 365 * shifted + Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  return daysBefore + Math.floor((153 * monthFromMarch + 2) / 5) + day - 1 - EXCEL_EPOCH;
}
