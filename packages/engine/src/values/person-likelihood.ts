import { wordsOf } from '../languages/languages.ts';
import { companyLikelihood } from './company-likelihood.ts';
import { fold } from './fold.ts';

const TITLES =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|sir|dame|rev|hon|capt|herr|frau|fr|hr|dipl|ing|m|mme|mlle|me|sr|sra|srta|don|dona|sig|sigra|dott|dottssa|avv|geom|exmo|eng|dhr|mevr|mw|pan|pani|mgr|inz)\.?$/;
const SUFFIXES = /^(?:jr|sr|ii|iii|iv|phd|md|esq|cpa|mba|msc|bsc|dds|rn|jd|dvm|ba|ma)\.?$/;
const PARTICLES = new Set(
  'von van der den de del della di da dos das du la le el al bin binti ibn ter ten zu zur af av san mac mc o y e a/l a/p'.split(' '),
);
/** Given names common in the languages read; a name with one of them is most likely a person's. */
const GIVEN_NAMES = new Set(wordsOf('givenNames'));
/** Words that stand capitalised in labels and headings and in no name. */
const NOT_NAMES =
  /\b(?:date|number|total|invoice|amount|address|phone|name|page|order|account|payment|tax|street|road|signature|title|company|department|report|form|agreement|contract|description|quantity|price|bank|street|avenue|email|fax|website|receipt|customer|supplier|rechnung|datum|betrag|summe|kunde|strasse|facture|montant|client|adresse|factura|fecha|importe|cliente|fattura|importo|data|fatura|factuur|bedrag|klant|faktura|kwota|the|and|of|for|this|that|with|und|oder|mit|pour|avec|para|con|est|sont|january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yes|none|not|united|states)\b/;

/** How many characters of a printed name are titles before it: "Mme " of "Mme Delphine Villecourt"; 0 where no name is left. */
export function titleLength(printed: string): number {
  let length = 0;
  for (const [word] of printed.matchAll(/\S+\s+/gu)) {
    if (!TITLES.test(plain(word.trim()))) break;
    length += word.length;
  }
  return personLikelihood(printed.slice(length)) > 0 ? length : 0;
}

/** 0..1: how much a printed name looks like that of one person ("Dr. Anna-Lena Schmidt", "SCHMIDT, Anna", "J. F. Anders"). */
export function personLikelihood(printed: string): number {
  const text = printed.replace(/\s+/g, ' ').trim();
  if (text.length < 3 || text.length > 60 || /[\d@:;/?!€$%#_]/.test(text.replace(/\ba\/[lp]\b/i, ''))) return 0;
  const all = text.replace(/,/g, ', ').split(/\s+/);
  const titled = all.some((word) => TITLES.test(plain(word)));
  const words = all.filter((word) => !TITLES.test(plain(word)) && !SUFFIXES.test(plain(word)));
  if (words.length === 0 || words.length > 6 || NOT_NAMES.test(words.map(plain).join(' '))) return 0;
  const parts = words.filter((word) => !PARTICLES.has(plain(word)));
  if (parts.length === 0 || parts.some((word) => !/^\p{Lu}[\p{L}'’.-]*,?$/u.test(word))) return 0;
  const given = parts.some((word) =>
    plain(word)
      .split('-')
      .some((part) => GIVEN_NAMES.has(part)),
  );
  const initials = parts.filter((word) => /^\p{Lu}\.?,?$/u.test(word)).length;
  let similarity = parts.length === 1 ? 0.25 : parts.length <= 4 ? 0.5 : 0.35;
  if (given) similarity += 0.35;
  if (titled) similarity += 0.3;
  if (initials > 0 && initials < parts.length) similarity += 0.15;
  if (/^\p{Lu}[\p{L}'-]+, \p{Lu}/u.test(text)) similarity += 0.1;
  if (companyLikelihood(text) > 0.6) similarity -= 0.45;
  return Math.max(0, Math.min(0.98, similarity));
}

const plain = (word: string): string =>
  fold(word)
    .replace(/[,]/g, '')
    .replace(/\.(?=.)/g, '')
    .replace(/\.$/, '');
