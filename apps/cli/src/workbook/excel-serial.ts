const DAY_MS = 24 * 60 * 60 * 1000;

/** 1 March 1900: Excel believes in a 29 February 1900, so serials below are a day off in some programs. */
const FIRST_SAFE_SERIAL = 61;

/** Days between the two beginnings of time that workbooks know. */
const EARLY_EPOCH_DAYS = 1_462;

/** An ISO date, with or without a time of day, as Excel stores it; null for what is none and for dates that Excel cannot hold. */
export function excelSerial(iso: string, hasEarlyEpoch: boolean): number | null {
  const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?))?/.exec(iso);
  const ms = match ? Date.parse(`${match[1]}T${match[2] ?? '00:00'}Z`) : Number.NaN;
  if (Number.isNaN(ms) || !new Date(ms).toISOString().startsWith(match![1]!)) return null;
  const serial = (ms - Date.UTC(1899, 11, 30)) / DAY_MS;
  if (serial < FIRST_SAFE_SERIAL) return null;
  return hasEarlyEpoch ? serial - EARLY_EPOCH_DAYS : serial;
}
