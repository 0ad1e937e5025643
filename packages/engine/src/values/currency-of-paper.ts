import { CURRENCY_CODES } from './currencies.ts';
import { currencyOfSign } from './find-currencies.ts';
import { foldInPlace } from './fold.ts';

/** Signs that several countries print for their money; which one is meant is told by the paper. */
const SHARED: readonly { sign: RegExp; currencies: readonly string[] }[] = [
  { sign: /^\$$/, currencies: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN'] },
  { sign: /^kr\.?$/i, currencies: ['SEK', 'NOK', 'DKK', 'ISK'] },
  { sign: /^¥$/, currencies: ['JPY', 'CNY'] },
];

/** What on a paper says that it is at home where the money is: names of the country, the ends of its addresses on the net, its prefix of telephones. */
const HOMES: readonly { iso: string; names: string; domain: string; prefix: string }[] = [
  { iso: 'USD', names: 'usa|u\\.s\\.a\\.|united states', domain: 'us', prefix: '' },
  { iso: 'CAD', names: 'canada|kanada|ontario|quebec|british columbia|alberta|manitoba|saskatchewan', domain: 'ca', prefix: '' },
  { iso: 'AUD', names: 'australia|australien|new south wales|queensland|tasmania', domain: 'au', prefix: '61' },
  { iso: 'NZD', names: 'new zealand|neuseeland', domain: 'nz', prefix: '64' },
  { iso: 'SGD', names: 'singapore|singapur', domain: 'sg', prefix: '65' },
  { iso: 'HKD', names: 'hong kong', domain: 'hk', prefix: '852' },
  { iso: 'MXN', names: 'mexico|mexiko', domain: 'mx', prefix: '52' },
  { iso: 'SEK', names: 'sverige|sweden|schweden', domain: 'se', prefix: '46' },
  { iso: 'NOK', names: 'norge|norway|norwegen', domain: 'no', prefix: '47' },
  { iso: 'DKK', names: 'danmark|denmark|danemark', domain: 'dk', prefix: '45' },
  { iso: 'ISK', names: 'iceland|island', domain: 'is', prefix: '354' },
  { iso: 'JPY', names: 'japan', domain: 'jp', prefix: '81' },
  { iso: 'CNY', names: 'china|p\\.r\\.c\\.', domain: 'cn', prefix: '86' },
];

/** A state and its ZIP code, as American addresses end. */
const AMERICAN_ADDRESS = /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/;

const MARKS = HOMES.map(({ iso, names, domain, prefix }) => ({
  iso,
  mark: new RegExp(
    [`\\b(?:${names})(?![a-z])`, `[a-z0-9]\\.${domain}(?![a-z.])`, ...(prefix ? [`(?:\\+|\\b00)${prefix}[\\s(]?\\d`] : [])].join('|'),
  ),
}));

/** ISO codes of currencies of which a text says the name of the country, or the code itself. */
export function currenciesAtHome(texts: readonly string[]): ReadonlySet<string> {
  const at = new Set<string>();
  for (const text of texts) {
    const folded = foldInPlace(text);
    for (const { iso, mark } of MARKS) if (mark.test(folded)) at.add(iso);
    if (AMERICAN_ADDRESS.test(text)) at.add('USD');
    for (const [code] of text.matchAll(/\b[A-Z]{3}\b/g)) if (CURRENCY_CODES.has(code)) at.add(code);
  }
  return at;
}

/** ISO code of a printed sign or code on a paper at home with these currencies; of a shared sign the usual one, unless only another is at home there. */
export function currencyOfSignAt(sign: string, atHome: ReadonlySet<string>): string | null {
  const shared = SHARED.find((each) => each.sign.test(sign));
  const [only, ...more] = shared?.currencies.filter((iso) => atHome.has(iso)) ?? [];
  return only !== undefined && more.length === 0 ? only : currencyOfSign(sign);
}

/** Whether a printed sign or code may stand for a currency. */
export const maySignMean = (sign: string, iso: string): boolean =>
  currencyOfSign(sign) === iso || SHARED.some((each) => each.sign.test(sign) && each.currencies.includes(iso));
