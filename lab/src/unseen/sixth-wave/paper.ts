import type { SeededRandom } from '../../seeded-random.ts';

const MONTHS: Record<string, string> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  pl: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
};

export function plusDays(iso: string, days: number): string {
  const day = new Date(`${iso}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
export const aDay = (random: SeededRandom, from: string, span: number): string => plusDays(from, random.whole(0, span));

/** The day in a form such as 'D MMMM YYYY'; nothing prints nothing. */
export function dated(iso: string | null, form: string, language = 'en'): string {
  if (iso === null) return '';
  const [year = '', month = '', day = ''] = iso.split('-');
  const parts: Record<string, string> = {
    YYYY: year,
    YY: year.slice(2),
    MMMM: MONTHS[language]?.split(' ')[Number(month) - 1] ?? '',
    MM: month,
    M: String(Number(month)),
    DD: day,
    D: String(Number(day)),
  };
  return form.replace(/YYYY|YY|MMMM|MM|M|DD|D/g, (part) => parts[part] ?? part);
}

/** Minutes after midnight as 9:05 or 09:05. */
export const clock = (minutes: number, between = ':'): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}${between}${String(minutes % 60).padStart(2, '0')}`;

export const figure = (value: number | null, language: string, decimals = 0): string =>
  value === null ? '' : value.toLocaleString(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** A number between two, with so many decimals. */
export const between = (random: SeededRandom, from: number, to: number, decimals = 1): number =>
  random.whole(from * 10 ** decimals, to * 10 ** decimals) / 10 ** decimals;

export const shown = (value: string | number | null): string => String(value ?? '');

/** A page with its own style. */
export const sheet = (style: string, body: string, size = 'A4'): string =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:${size};margin:15mm}body{margin:0}table{border-collapse:collapse}${style}</style><body>${body}</body>`;
