import { isIban, passesEan, passesLuhn, vatIdCheck } from './check-digits.ts';
import type { TextSpan } from './text-span.ts';

export type IdentifierKind = 'email' | 'url' | 'phone' | 'iban' | 'bic' | 'vat-id' | 'tax-id' | 'card' | 'isbn' | 'postcode';

export interface FoundIdentifier extends TextSpan {
  kind: IdentifierKind;
  /** Without the spaces and dashes that only group it; a telephone number and a postcode stay as printed. */
  value: string;
  /** 0..1: shape, and check digits where it has them. */
  likelihood: number;
}

interface Rule {
  kind: IdentifierKind;
  /** A text without this character class cannot hold one: spares the long pattern. */
  needs: RegExp;
  pattern: RegExp;
  /** The value with its likelihood, or null where it is none after all. */
  read: (match: RegExpExecArray) => { value: string; likelihood: number } | null;
}

const compact = (text: string): string => text.replace(/[\s.\-/]/g, '').toUpperCase();

const RULES: readonly Rule[] = [
  { kind: 'email', needs: /@/, pattern: /(?<![\w.+-])[\w.+%'-]{1,64}\s?@\s?(?:[\w-]{1,63}\s?\.\s?){1,5}[a-z]{2,24}(?![\w@])/gi, read: readEmail },
  { kind: 'url', needs: /www|:\/\/|\.[a-z]{2}/i, pattern: /(?<![\w@.])(?:https?:\/\/|www\.)[^\s<>"'()[\]{}|]{3,400}|(?<![\w@./-])(?:[a-z\d](?:[a-z\d-]{0,40}[a-z\d])?\.){1,3}(?:com|net|org|info|biz|eu|de|fr|es|it|pt|nl|pl|uk|at|ch|be|io|gov|edu|us|my|in|au|ca)(?:\/[^\s<>"'()[\]{}|]{0,300})?(?![\w@.-])/gi, read: readUrl },
  { kind: 'iban', needs: /[A-Z]{2} ?\d{2}/i, pattern: /(?<![A-Z0-9])[A-Z]{2}\s?\d{2}(?:\s?[A-Z0-9]{4}){2,7}(?:\s?[A-Z0-9]{1,3})?(?![A-Z0-9])/gi, read: readIban },
  { kind: 'vat-id', needs: /[A-Z]{2}[ -]?[A-Z\d]/i, pattern: /(?<![A-Z0-9])(?:AT|BE|BG|CHE?|CY|CZ|DE|DK|EE|EL|GR|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK)[\s.-]?(?:[A-Z0-9][\s.\-/]?){7,13}[A-Z0-9](?![A-Z0-9])/g, read: readVatId },
  { kind: 'bic', needs: /[A-Z]{6}/, pattern: /(?<![A-Z0-9])[A-Z]{4}(?:A[DETRUWZ]|B[AEGHRY]|C[AHNRYZ]|D[EKO]|E[EGS]|F[IOR]|G[BEIRT]|H[KRU]|I[ELNST]|J[OP]|K[RWZ]|L[BITUV]|M[CDEKTUXY]|N[LOZ]|P[KLST]|QA|R[OSU]|S[AEGIKM]|T[HNRW]|U[AS]|V[AN]|XK|ZA)[A-Z0-9]{2}(?:[A-Z0-9]{3})?(?![A-Z0-9])/g, read: (match) => ({ value: match[0], likelihood: /\d/.test(match[0]) || match[0].endsWith('XXX') ? 0.85 : 0.45 }) },
  { kind: 'tax-id', needs: /\d-\d/, pattern: /(?<![\w-])(?:\d{3}[-\s]\d{2}[-\s]\d{4}|\d{2}-\d{7})(?![\w-])/g, read: readTaxId },
  { kind: 'card', needs: /[\dXx*•]{4}/, pattern: /(?<![\w*])(?:(?:\d{4}[\s-]?){3}\d{1,7}|(?:[\dXx*•]{4}[\s-]?){2,4}\d{3,4}|[Xx*•]{2,}\s?-?\d{4})(?!\w)/g, read: readCard },
  { kind: 'isbn', needs: /97[89]/, pattern: /(?<!\d)97[89][-\s]?(?:\d[-\s]?){9}\d(?!\d)/g, read: (match) => (passesEan(compact(match[0])) ? { value: compact(match[0]), likelihood: 0.95 } : null) },
  { kind: 'phone', needs: /\d[\d\s().\-/]{5}/, pattern: /(?<![\w.,/-])(?:\+|00)?\(?\d{1,4}\)?(?:[\s.\-/]{0,2}\(?\d{1,5}\)?){1,6}(?:\s?(?:ext|x|app|int|dw|poste)\.?\s?\d{1,6})?(?![\w-]|[.,]\d)/gi, read: readPhone },
  { kind: 'postcode', needs: /\d{3}/, pattern: /(?<![\w.,-])(?:\d{5}-\d{4}|\d{5}-\d{3}|\d{4}-\d{3}|\d{2}-\d{3}|\d{4}\s?[A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|(?:[A-Z]{1,2}-)?\d{4,6}|\d{3}\s\d{2})(?![\w,-]|\.\d)/g, read: readPostcode },
];

/** Every identifier of the given kinds in a text, in order of place; they may overlap where a print can be two things. */
export function findIdentifiers(text: string, kinds: readonly IdentifierKind[]): FoundIdentifier[] {
  const found: FoundIdentifier[] = [];
  for (const { kind, needs, pattern, read } of RULES) {
    if (!kinds.includes(kind) || !needs.test(text)) continue;
    for (const match of text.matchAll(pattern)) {
      const value = read(match);
      if (value) found.push({ kind, from: match.index, to: match.index + trimmedLength(match[0]), ...value });
    }
  }
  return found.sort((a, b) => a.from - b.from || b.to - a.to);
}

const trimmedLength = (text: string): number => text.replace(/[\s.,;:-]+$/, '').length;

function readEmail(match: RegExpExecArray): { value: string; likelihood: number } {
  const value = match[0].replace(/\s/g, '').replace(/^['-]+/, '');
  return { value, likelihood: /\s/.test(match[0]) ? 0.85 : 1 };
}

function readUrl(match: RegExpExecArray): { value: string; likelihood: number } {
  const value = match[0].replace(/[.,;:!?]+$/, '');
  return { value, likelihood: /^(?:https?:|www\.)/i.test(value) ? 1 : 0.7 };
}

function readIban(match: RegExpExecArray): { value: string; likelihood: number } | null {
  const value = compact(match[0]);
  if (isIban(value)) return { value, likelihood: 1 };
  return /^[A-Z]{2}\d{2}/.test(value) && value.length >= 15 && value.replace(/\D/g, '').length >= 12 ? { value, likelihood: 0.4 } : null;
}

function readVatId(match: RegExpExecArray): { value: string; likelihood: number } | null {
  const value = compact(match[0]);
  const check = vatIdCheck(value);
  return check === 'no' ? null : { value, likelihood: check === 'checked' ? 0.97 : 0.6 };
}

function readTaxId(match: RegExpExecArray): { value: string; likelihood: number } | null {
  const value = compact(match[0]);
  // No social security number begins with 000 or 666, or has 00 or 0000 as a group.
  if (/^\d{3}[-\s]\d{2}/.test(match[0]) && /^(?:000|666)|^\d{3}00|0000$/.test(value)) return { value, likelihood: 0.4 };
  return { value, likelihood: match[0].includes('-') ? 0.8 : 0.5 };
}

function readCard(match: RegExpExecArray): { value: string; likelihood: number } | null {
  const value = match[0].replace(/[\s-]/g, '');
  if (/[Xx*•]/.test(value)) return { value, likelihood: 0.9 };
  return value.length >= 13 && value.length <= 19 && passesLuhn(value) ? { value, likelihood: 0.9 } : null;
}

function readPhone(match: RegExpExecArray): { value: string; likelihood: number } | null {
  const digits = match[0].replace(/\s?(?:ext|x|app|int|dw|poste)\.?\s?\d+$/i, '').replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15 || /^(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}$|^\d{1,2}([-/.])\d{1,2}\1\d{2,4}$/.test(match[0])) return null;
  const value = match[0].trim();
  if (/^(?:\+|00)/.test(value)) return { value, likelihood: 0.95 };
  if (/^\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}/.test(value) || /^\(?0\d/.test(value)) return { value, likelihood: 0.85 };
  return /[\s.\-/()]/.test(value) ? { value, likelihood: 0.4 } : { value, likelihood: 0.25 };
}

function readPostcode(match: RegExpExecArray): { value: string; likelihood: number } {
  return { value: match[0], likelihood: /[A-Z]|-/.test(match[0]) ? 0.75 : /^\d{5}$/.test(match[0]) ? 0.5 : 0.3 };
}

/** Does a token look like a code (letters with digits, dashes, or a long number) and not like a word, an amount or a date? 0..1. */
export function codeLikeness(token: string): number {
  const text = token.replace(/^[#:]+|[.,;:]+$/g, '');
  if (!/\d/.test(text) || !/^[\p{L}\d][\p{L}\d\-/._#&+]*$/u.test(text)) return 0;
  if (/^\d{1,3}(?:[.,]\d{3})*[.,]\d{2}$/.test(text) || /^\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})$/.test(text) || /^\d+(?:st|nd|rd|th|kg|g|mg|ml|l|cm|mm|m|km|h|x|%)$/i.test(text)) return 0.1;
  const [letters, dashes] = [/\p{L}/u.test(text), /[-/_.]/.test(text)];
  if (letters) return dashes ? 0.95 : 0.9;
  if (dashes) return 0.8;
  return text.length >= 5 ? 0.75 : text.length >= 3 ? 0.5 : 0.2;
}
