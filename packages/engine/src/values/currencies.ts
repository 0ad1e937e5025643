/** One currency: its ISO code, the signs printed for it, and its names, folded, in the eight languages. */
interface Currency {
  iso: string;
  signs: string[];
  names: string[];
}

const currency = (iso: string, signs: string, names: string): Currency => ({
  iso,
  signs: signs.split(' ').filter(Boolean),
  names: names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
});

/** The first one that carries a sign or name owns it ("$" is the US dollar unless another sign says more). */
export const CURRENCIES: readonly Currency[] = [
  currency('EUR', '€ EUR.', 'euro, euros, euron, eur'),
  currency(
    'USD',
    '$ US$ U.S.$ $US USD$',
    'us dollar, us dollars, u.s. dollars, united states dollars, dollar, dollars, dolares, dollari, dolarow, us-dollar, dolares estadounidenses, dollars americains',
  ),
  currency(
    'GBP',
    '£ GBP£ ₤',
    'pound, pounds, pound sterling, pounds sterling, sterling, britische pfund, livres sterling, libras esterlinas',
  ),
  currency('CHF', 'CHF. SFr. SFr sFr. Fr. Frs.', 'swiss franc, swiss francs, franken, schweizer franken, francs suisses, franchi svizzeri'),
  currency('PLN', 'zł zl PLN.', 'zloty, zlotych, zlote, polish zloty, zlotys'),
  currency('JPY', '¥ JP¥ 円', 'yen, japanese yen'),
  currency('CNY', 'CN¥ RMB 元', 'yuan, renminbi'),
  currency('INR', '₹ Rs. Rs', 'rupee, rupees, indian rupees'),
  currency('CAD', 'CA$ C$ CAD$ $CAD', 'canadian dollar, canadian dollars'),
  currency('AUD', 'A$ AU$ AUD$', 'australian dollar, australian dollars'),
  currency('NZD', 'NZ$', 'new zealand dollar, new zealand dollars'),
  currency('SGD', 'S$ SG$', 'singapore dollar, singapore dollars'),
  currency('HKD', 'HK$', 'hong kong dollar, hong kong dollars'),
  currency('MXN', 'MX$ Mex$', 'mexican peso, mexican pesos, pesos mexicanos'),
  currency('BRL', 'R$', 'real brasileiro, reais, brazilian real'),
  currency('MYR', 'RM', 'ringgit, ringgit malaysia'),
  currency('SEK', 'kr Kr kr.', 'swedish krona, svenska kronor, kronor'),
  currency('NOK', '', 'norwegian krone, norske kroner'),
  currency('DKK', '', 'danish krone, danske kroner, kroner'),
  currency('CZK', 'Kč Kc', 'czech koruna, koruna, korun'),
  currency('HUF', 'Ft', 'forint'),
  currency('RON', 'lei', 'romanian leu, lei'),
  currency('BGN', 'лв', 'lev, bulgarian lev'),
  currency('TRY', '₺', 'turkish lira, turk lirasi'),
  currency('ILS', '₪', 'shekel, shekels, new israeli shekel'),
  currency('KRW', '₩', 'korean won, won'),
  currency('RUB', '₽', 'rouble, roubles, ruble, rubles'),
  currency('UAH', '₴', 'hryvnia'),
  currency('THB', '฿', 'baht, thai baht'),
  currency('PHP', '₱', 'philippine peso, philippine pesos'),
  currency('VND', '₫', 'dong'),
  currency('NGN', '₦', 'naira'),
  currency('IDR', 'Rp Rp.', 'rupiah'),
  currency('ZAR', '', 'rand, south african rand'),
  currency('AED', '', 'dirham, dirhams, uae dirham'),
  currency('SAR', '', 'riyal, saudi riyal'),
  currency('ARS', 'AR$', 'argentine peso, pesos argentinos'),
  currency('CLP', 'CLP$', 'peso chileno, pesos chilenos'),
  currency('COP', 'COL$', 'peso colombiano, pesos colombianos'),
  currency('PEN', 'S/ S/.', 'sol, soles, nuevos soles'),
  currency('TWD', 'NT$', 'new taiwan dollar'),
  currency('PKR', '', 'pakistani rupee'),
  currency('EGP', 'E£', 'egyptian pound'),
  currency('KES', 'KSh', 'kenyan shilling'),
  currency('ISK', '', 'icelandic krona'),
  currency('MAD', '', 'moroccan dirham'),
  currency('QAR', '', 'qatari riyal'),
  currency('KWD', '', 'kuwaiti dinar'),
];

/** ISO codes, as printed in capitals. */
export const CURRENCY_CODES: ReadonlySet<string> = new Set(CURRENCIES.map(({ iso }) => iso));

export const CURRENCY_OF_SIGN: ReadonlyMap<string, string> = firstOwner(CURRENCIES.map(({ iso, signs }) => [iso, signs]));

export const CURRENCY_OF_NAME: ReadonlyMap<string, string> = firstOwner(CURRENCIES.map(({ iso, names }) => [iso, names]));

function firstOwner(lists: readonly (readonly [string, string[]])[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [iso, spellings] of lists) for (const spelling of spellings) if (!owners.has(spelling)) owners.set(spelling, iso);
  return owners;
}
