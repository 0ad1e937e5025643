/** How a document writes its numbers: thousands and decimal mark. */
export type NumberStyle = 'en' | 'de' | 'fr' | 'ch';

const MARKS: Record<NumberStyle, { thousands: string; decimal: string }> = {
  en: { thousands: ',', decimal: '.' },
  de: { thousands: '.', decimal: ',' },
  fr: { thousands: '\u00a0', decimal: ',' },
  ch: { thousands: '’', decimal: '.' },
};

export function printNumber(value: number, style: NumberStyle, decimals = 2): string {
  const { thousands, decimal } = MARKS[style];
  const [whole = '', part] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return `${value < 0 ? '-' : ''}${grouped}${part === undefined ? '' : `${decimal}${part}`}`;
}

/** A calendar day. */
export interface Day {
  year: number;
  month: number;
  day: number;
}

export type DateStyle = 'dots' | 'slashes' | 'us' | 'iso' | 'dashes' | 'long' | 'short';

const MONTHS: Record<string, string> = {
  eng: 'January February March April May June July August September October November December',
  deu: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  fra: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  spa: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  ita: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  por: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  nld: 'januari februari maart april mei juni juli augustus september oktober november december',
  pol: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
};

export const iso = ({ year, month, day }: Day): string => `${year}-${two(month)}-${two(day)}`;

export function printDate(date: Day, style: DateStyle, language: string): string {
  const { year, month, day } = date;
  switch (style) {
    case 'dots':
      return `${two(day)}.${two(month)}.${year}`;
    case 'slashes':
      return `${two(day)}/${two(month)}/${year}`;
    case 'us':
      return `${two(month)}/${two(day)}/${year}`;
    case 'dashes':
      return `${two(day)}-${two(month)}-${year}`;
    case 'iso':
      return iso(date);
    case 'short':
      return `${two(day)} ${monthName(month, 'eng').slice(0, 3)} ${year}`;
    case 'long':
      return longDate(date, language);
  }
}

function longDate({ year, month, day }: Day, language: string): string {
  const name = monthName(month, language);
  if (language === 'eng') return `${day} ${name} ${year}`;
  if (language === 'deu') return `${day}. ${name} ${year}`;
  if (language === 'spa' || language === 'por') return `${day} de ${name} de ${year}`;
  return `${day} ${name} ${year}`;
}

export const monthName = (month: number, language: string): string => (MONTHS[language] ?? MONTHS['eng'] ?? '').split(' ')[month - 1] ?? '';

/** The day so many days later. */
export function later({ year, month, day }: Day, days: number): Day {
  const at = new Date(Date.UTC(year, month - 1, day + days));
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
}

const two = (value: number): string => String(value).padStart(2, '0');
