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
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?Z?)?$/.exec(iso);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month) || hour > 23 || minute > 59 || second > 59) return null;
  const serial = daysSinceExcelEpoch(year, month, day);
  if (serial < FIRST_SAFE_SERIAL) return null;
  const hasTime = parts[4] !== undefined;
  return { serial: hasTime ? serial + (hour * 3600 + minute * 60 + second) / SECONDS_IN_DAY : serial, hasTime };
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
