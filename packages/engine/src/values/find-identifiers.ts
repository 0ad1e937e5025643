import { isIban } from './check-digits.ts';
import { vatIdCheck } from './vat-id-check.ts';
import { findDates } from './find-dates.ts';
import type { TextSpan } from './text-span.ts';

/** Kinds of short strings that name one thing; 'identifier' is any code or number. */
export type IdentifierKind = 'identifier' | 'email' | 'url' | 'phone' | 'iban' | 'bic' | 'vat-id' | 'postcode';

export interface FoundIdentifier extends TextSpan {
  /** 0..1: shape, and check digits where it has them. */
  likelihood: number;
}

interface Rule {
  /** Its first group, where it has one, is the match: in "VAT ID DE..." each word may be the first. */
  pattern: RegExp;
  /** How much of the match is one, and how likely; null where it is none after all. */
  read: (matched: string) => { length: number; likelihood: number } | null;
}

const compact = (text: string): string => text.replace(/[\s.\-/]/g, '').toUpperCase();

const RULES: Record<IdentifierKind, Rule> = {
  identifier: { pattern: /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}./_-]*\d)[\p{L}\p{N}][\p{L}\p{N}./_-]*[\p{L}\p{N}]/gu, read: readCode },
  email: {
    pattern: /(?<![\p{L}\p{N}_.+%-])[\p{L}\p{N}_][\p{L}\p{N}_.+%'-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}(?![\p{L}\p{N}_@])/gu,
    read: (matched) => ({ length: matched.length, likelihood: 1 }),
  },
  url: {
    pattern:
      /(?<![\w@.])(?:https?:\/\/|www\.)[^\s<>"'()[\]{}|]{3,400}|(?<![\w@./-])(?:[a-z\d](?:[a-z\d-]{0,40}[a-z\d])?\.){1,3}(?:com|net|org|info|biz|eu|de|fr|es|it|pt|nl|pl|uk|at|ch|be|io|gov|edu|us|my|in|au|ca)(?:\/[^\s<>"'()[\]{}|]{0,300})?(?![\w@.-])/gi,
    read: readUrl,
  },
  phone: {
    pattern:
      /(?<![\w.,/-])(?:\+|00)?\(?\d{1,4}\)?(?:[\s.\-/]{0,2}\(?\d{1,5}\)?){1,6}(?:\s?(?:ext|x|app|int|dw|poste)\.?\s?\d{1,6})?(?![\w-]|[.,]\d)/gi,
    read: readPhone,
  },
  iban: { pattern: /(?<![A-Z0-9])[A-Z]{2}\s?\d{2}(?:\s?[A-Z0-9]{4}){2,7}(?:\s?[A-Z0-9]{1,3})?(?![A-Z0-9])/gi, read: readIban },
  bic: {
    pattern:
      /(?<![A-Z0-9])[A-Z]{4}(?:A[DETRUWZ]|B[AEGHRY]|C[AHNRYZ]|D[EKO]|E[EGS]|F[IOR]|G[BEIRT]|H[KRU]|I[ELNST]|J[OP]|K[RWZ]|L[BITUV]|M[CDEKTUXY]|N[LOZ]|P[KLST]|QA|R[OSU]|S[AEGIKM]|T[HNRW]|U[AS]|V[AN]|XK|ZA)[A-Z0-9]{2}(?:[A-Z0-9]{3})?(?![A-Z0-9])/g,
    read: (matched) => ({ length: matched.length, likelihood: /\d/.test(matched) || matched.endsWith('XXX') ? 0.85 : 0.45 }),
  },
  'vat-id': { pattern: /(?<![A-Z0-9])(?=([A-Z]{2}[\s.-]?(?:[A-Z0-9][\s.\-/]?){7,13}[A-Z0-9](?![a-z])))/g, read: readVatId },
  postcode: {
    pattern:
      /(?<![\w.,-])(?:\d{5}-\d{4}|\d{5}-\d{3}|\d{4}-\d{3}|\d{2}-\d{3}|\d{4}\s?[A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|(?:[A-Z]{1,2}-)?\d{4,6}|\d{3}\s\d{2})(?![\w,-]|\.\d)/g,
    read: readPostcode,
  },
};

/** Every stretch of a text that has the form of the kind, in order. */
export function findIdentifiers(text: string, kind: IdentifierKind): FoundIdentifier[] {
  const { pattern, read } = RULES[kind];
  return [...text.matchAll(pattern)].flatMap((match) => {
    const found = read(match[1] ?? match[0]);
    return found ? [{ from: match.index, to: match.index + found.length, likelihood: found.likelihood }] : [];
  });
}

export const isIdentifierKind = (kind: string): kind is IdentifierKind => kind in RULES;

/** Not a date, an amount or a position. */
function readCode(matched: string): { length: number; likelihood: number } {
  const { length } = matched;
  if (findDates(matched).some((date) => date.from === 0 && date.to === length && date.likelihood >= 0.6))
    return { length, likelihood: 0.15 };
  if (/^\d{1,3}(?:[.,]\d{3})*[.,]\d{2}$/.test(matched)) return { length, likelihood: 0.2 };
  return { length, likelihood: /^\d{1,2}$/.test(matched) ? 0.4 : 0.8 };
}

function readUrl(matched: string): { length: number; likelihood: number } {
  return { length: matched.replace(/[.,;:!?]+$/, '').length, likelihood: /^(?:https?:|www\.)/i.test(matched) ? 1 : 0.7 };
}

/** Words behind an account number look like more of it: the stretch whose check digits are right is the number. */
function readIban(matched: string): { length: number; likelihood: number } | null {
  const length = wordEnds(matched).find((end) => isIban(compact(matched.slice(0, end))));
  if (length !== undefined) return { length, likelihood: 1 };
  const value = compact(matched);
  return value.length >= 15 && value.replace(/\D/g, '').length >= 12 ? { length: matched.length, likelihood: 0.4 } : null;
}

function readVatId(matched: string): { length: number; likelihood: number } | null {
  const ends = wordEnds(matched);
  const checked = ends.find((end) => vatIdCheck(compact(matched.slice(0, end))) === 'checked');
  if (checked !== undefined) return { length: checked, likelihood: 0.97 };
  // "NO 123456789" is more often a number than a Norwegian one.
  const shaped = /^NO\W/.test(matched) ? undefined : ends.find((end) => vatIdCheck(compact(matched.slice(0, end))) === 'shape');
  if (shaped !== undefined) return { length: shaped, likelihood: 0.7 };
  const digits = /^[A-Z]{2}\s?\d[\d ]{6,12}\d/.exec(matched)?.[0].length;
  return digits === undefined ? null : { length: digits, likelihood: 0.4 };
}

/** Where the words of a text end, the whole text first. */
const wordEnds = (text: string): number[] => [...text.matchAll(/[A-Z0-9](?![A-Z0-9])/gi)].map((match) => match.index + 1).reverse();

function readPhone(matched: string): { length: number; likelihood: number } | null {
  const { length } = matched;
  const digits = matched.replace(/\s?(?:ext|x|app|int|dw|poste)\.?\s?\d+$/i, '').replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15 || /^(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}$|^\d{1,2}([-/.])\d{1,2}\1\d{2,4}$/.test(matched))
    return null;
  if (/^(?:\+|00)/.test(matched)) return { length, likelihood: 0.95 };
  if (/^\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}/.test(matched) || /^\(?0\d/.test(matched)) return { length, likelihood: 0.85 };
  return { length, likelihood: /[\s.\-/()]/.test(matched) ? 0.4 : 0.25 };
}

function readPostcode(matched: string): { length: number; likelihood: number } {
  return { length: matched.length, likelihood: /[A-Z]|-/.test(matched) ? 0.75 : /^\d{5}$/.test(matched) ? 0.5 : 0.3 };
}
