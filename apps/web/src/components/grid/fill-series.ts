/**
 * What a fill handle writes after the seed: two or more numbers, dates or numbered texts with one constant step go on in that
 * step; anything else, and a single value, repeats. `count` values follow the seed; `backwards` gives those before it.
 */
export function fillSeries(seed: readonly string[], count: number, backwards = false): string[] {
  const ordered = backwards ? [...seed].reverse() : seed;
  const next = seed.length > 1 ? (numberSeries(ordered) ?? dateSeries(ordered) ?? numberedTextSeries(ordered)) : null;
  return Array.from({ length: count }, (_, index) => next?.(index + 1) ?? ordered[index % ordered.length]!);
}

/** The value `steps` after the last one of the seed. */
type Series = (steps: number) => string;

const NUMBER = /^-?\d{1,12}(?:([.,])(\d{1,6}))?$/;

function numberSeries(seed: readonly string[]): Series | null {
  const parts = seed.map((text) => NUMBER.exec(text));
  if (parts.some((part) => !part || /^-?0\d/.test(part[0]))) return null;
  const separators = new Set(parts.flatMap((part) => part?.[1] ?? []));
  if (separators.size > 1) return null;
  const decimals = Math.max(...parts.map((part) => part?.[2]?.length ?? 0));
  // Whole units of the last decimal, so that 0.1, 0.2 goes on with 0.3 exactly.
  const units = seed.map((text) => Math.round(Number(text.replace(',', '.')) * 10 ** decimals));
  const step = constantStep(units);
  if (step === null) return null;
  const [separator = '.'] = separators;
  return (steps) => ((units.at(-1)! + step * steps) / 10 ** decimals).toFixed(decimals).replace('.', separator);
}

const DAY_MS = 86_400_000;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

function dateSeries(seed: readonly string[]): Series | null {
  const dates = seed.map(dateOf);
  if (!dates.every((date) => date !== null)) return null;
  const days = dates.map((date) => date.getTime() / DAY_MS);
  const months = dates.map((date) => date.getUTCFullYear() * 12 + date.getUTCMonth());
  const monthStep = constantStep(months);
  const sameDay = new Set(dates.map((date) => date.getUTCDate())).size === 1;
  const lastDays = dates.every((date) => new Date(date.getTime() + DAY_MS).getUTCDate() === 1);
  // The same day of each month, or the last one: months are the step, not days.
  if (monthStep && (sameDay || lastDays))
    return (steps) => dayOfMonth(months.at(-1)! + monthStep * steps, lastDays ? 31 : dates[0]!.getUTCDate());
  const dayStep = constantStep(days);
  return dayStep === null ? null : (steps) => isoDate(new Date((days.at(-1)! + dayStep * steps) * DAY_MS));
}

function dateOf(text: string): Date | null {
  if (!DATE.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || isoDate(date) !== text ? null : date;
}

function dayOfMonth(month: number, day: number): string {
  const lastDay = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();
  return isoDate(new Date(Date.UTC(Math.floor(month / 12), month % 12, Math.min(day, lastDay))));
}

function isoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

const NUMBERED = /^(.*?)(\d{1,12})(\D*)$/s;

/** "INV-007", "INV-008": the last digits count on, with their leading zeros. */
function numberedTextSeries(seed: readonly string[]): Series | null {
  const parts = seed.map((text) => NUMBERED.exec(text));
  const [first] = parts;
  if (!first || !parts.every((part) => part && part[1] === first[1] && part[3] === first[3])) return null;
  const step = constantStep(parts.map((part) => Number(part![2])));
  if (step === null) return null;
  const last = parts.at(-1)!;
  return (steps) => {
    const next = Number(last[2]) + step * steps;
    return next < 0 ? last[0] : `${first[1]}${String(next).padStart(last[2]!.length, '0')}${first[3]}`;
  };
}

function constantStep(values: readonly number[]): number | null {
  const step = values[1]! - values[0]!;
  return values.every((value, index) => index === 0 || step === value - values[index - 1]!) ? step : null;
}
