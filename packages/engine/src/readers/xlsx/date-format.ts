/** Whether a section of a number format shows a date or a time: letters of one outside literal text, colours and currencies. */
export function isDateSection(section: string): boolean {
  const letters = section
    .replace(/"[^"]*"?|\\.|_.|\*./g, '')
    .replace(/\[(?!(h+|m+|s+)\])[^\]]*\]/gi, '')
    .replace(/general/gi, '')
    .replace(/E[+-]/gi, '');
  return /[ymdhs]/i.test(letters) && !/[#?]/.test(letters);
}

/** A day of the calendar and a time of day, of a serial number in the 1900 system. Null outside what a sheet shows. */
export interface SerialDate {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
  /** 0 Sunday. */
  weekday: number;
}

/** Days from 1899-12-30 to 1970-01-01. */
const DAYS_TO_1970 = 25_569;

/** The last day a sheet shows: 9999-12-31. */
const LAST_SERIAL = 2_958_465;

/** The 1900 system has a 29 February 1900 that never was (serial 60); earlier days are one off. */
export function serialToDate(serial: number): SerialDate | null {
  if (!(serial >= 0 && serial < LAST_SERIAL + 1)) return null;
  const milliseconds = Math.round(serial * 86_400_000);
  const days = Math.floor(milliseconds / 86_400_000);
  const shifted = new Date((days + (days < 60 ? 1 : 0) - DAYS_TO_1970) * 86_400_000);
  const ofDay = milliseconds - days * 86_400_000;
  return {
    year: shifted.getUTCFullYear(),
    month: days === 60 ? 2 : shifted.getUTCMonth() + 1,
    day: days === 60 ? 29 : shifted.getUTCDate(),
    hour: Math.floor(ofDay / 3_600_000),
    minute: Math.floor(ofDay / 60_000) % 60,
    second: Math.floor(ofDay / 1000) % 60,
    millisecond: ofDay % 1000,
    weekday: (days + 6) % 7,
  };
}

/** "2024-03-31", with the time of day where there is one: "2024-03-31T08:30:00". */
export function toIso(date: SerialDate): string {
  const day = `${String(date.year).padStart(4, '0')}-${pad(date.month)}-${pad(date.day)}`;
  const hasTime = date.hour + date.minute + date.second > 0;
  return hasTime ? `${day}T${pad(date.hour)}:${pad(date.minute)}:${pad(date.second)}` : day;
}

/** A serial number through a date or time format; what is no date is shown as the number it is. */
export function formatSerialDate(serial: number, section: string): string {
  const date = serialToDate(serial);
  if (!date) return String(serial);
  if (/\[\$-F800\]/i.test(section)) return toIso(date).slice(0, 10);
  if (/\[\$-F400\]/i.test(section)) return `${pad(date.hour)}:${pad(date.minute)}:${pad(date.second)}`;
  const tokens = section.match(TOKEN) ?? [];
  const half = tokens.some((token) => /^(am\/pm|a\/p)$/i.test(token));
  const finest = tokens.some((token) => /^\.0+$/.test(token)) ? 1 : 1000;
  const rounded = roundToFinest(serial, date, finest, tokens);
  return tokens
    .map((token, index) => showToken(token, tokens, index, rounded, serial, half))
    .join('')
    .trim();
}

const TOKEN = /"[^"]*"?|\\.|_.|\*.|\[[^\]]*\]|am\/pm|a\/p|y+|m+|d+|h+|s+|\.0+|e+|b+|[^]/gi;

/** Seconds shown without fractions are rounded, as the cell's clock would be. */
function roundToFinest(serial: number, date: SerialDate, finest: number, tokens: readonly string[]): SerialDate {
  if (finest === 1 || !tokens.some((token) => /^\[?s+\]?$/i.test(token))) return date;
  return serialToDate(Math.round(serial * 86_400) / 86_400) ?? date;
}

function showToken(token: string, tokens: readonly string[], index: number, date: SerialDate, serial: number, half: boolean): string {
  const lower = token.toLowerCase();
  if (token.startsWith('"')) return token.replaceAll('"', '');
  if (token.startsWith('\\')) return token.slice(1);
  if (token.startsWith('_')) return ' ';
  if (token.startsWith('*')) return '';
  if (token.startsWith('[')) return elapsed(lower, serial);
  if (/^y+$/.test(lower)) return lower.length <= 2 ? pad(date.year % 100) : String(date.year).padStart(4, '0');
  if (/^e+$/.test(lower)) return String(date.year);
  if (/^d+$/.test(lower))
    return [String(date.day), pad(date.day), WEEKDAYS[date.weekday]!.slice(0, 3), WEEKDAYS[date.weekday]!][Math.min(lower.length, 4) - 1]!;
  if (/^h+$/.test(lower)) return number(half ? date.hour % 12 || 12 : date.hour, lower);
  if (/^s+$/.test(lower)) return number(date.second, lower);
  if (/^\.0+$/.test(lower))
    return `.${String(date.millisecond)
      .padStart(3, '0')
      .padEnd(lower.length - 1, '0')
      .slice(0, lower.length - 1)}`;
  if (lower === 'am/pm') return date.hour < 12 ? 'AM' : 'PM';
  if (lower === 'a/p') return date.hour < 12 ? 'A' : 'P';
  if (/^m+$/.test(lower)) return isMinute(tokens, index) ? number(date.minute, lower) : month(date.month, lower.length);
  return /^[;@]$/.test(token) ? '' : token;
}

const number = (value: number, token: string): string => (token.length > 1 ? pad(value) : String(value));

/** [h], [m], [s]: the whole duration in that unit. */
function elapsed(token: string, serial: number): string {
  const unit = { h: 24, m: 1440, s: 86_400 }[token[1] ?? ''];
  if (!unit || !/^\[(h+|m+|s+)\]$/.test(token)) return /^\[\$([^\]-]+)/.exec(token)?.[1] ?? '';
  return String(Math.floor(serial * unit + 1e-9)).padStart(token.length - 2, '0');
}

/** "m" is minutes directly after hours or directly before seconds. */
function isMinute(tokens: readonly string[], index: number): boolean {
  const isUnit = (token: string | undefined): boolean => token !== undefined && /^(\[?[hs]+\]?|[ymd]+)$/i.test(token);
  const before = tokens.slice(0, index).findLast(isUnit);
  const after = tokens.slice(index + 1).find(isUnit);
  return /^\[?h/i.test(before ?? '') || /^\[?s/i.test(after ?? '');
}

function month(value: number, length: number): string {
  const name = MONTHS[value - 1]!;
  if (length <= 2) return length === 1 ? String(value) : pad(value);
  return length === 3 ? name.slice(0, 3) : length === 5 ? name.slice(0, 1) : name;
}

const pad = (value: number): string => String(value).padStart(2, '0');

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
