import { expect, test } from 'vitest';
import { currenciesAtHome, currencyOfSignAt } from './currency-of-paper.ts';

test.each([
  ['$', ['12 Main Street, Austin, TX 78701'], 'USD'],
  ['$', ['88 Queen Street, Toronto ON', 'Canada'], 'CAD'],
  ['$', ['billing@pruning.com.au'], 'AUD'],
  ['$', ['Canada Square, London', 'USA'], 'USD'],
  ['$', ['Nothing says where'], 'USD'],
  ['$', ['All prices in CAD'], 'CAD'],
  ['kr', ['0150 Oslo, Norge'], 'NOK'],
  ['kr.', ['Tlf. +45 33 12 34 56'], 'DKK'],
  ['kr', ['111 22 Stockholm'], 'SEK'],
  ['¥', ['Shenzhen, P.R.C.'], 'CNY'],
  ['£', ['Toronto, Canada'], 'GBP'],
  ['R$', ['Canada'], 'BRL'],
  ['zł', [], 'PLN'],
])('%s on a paper that says %j is %s', (sign, texts, iso) => {
  expect(currencyOfSignAt(sign, currenciesAtHome(texts))).toBe(iso);
});
