import { closingLookAlike, type LookAlike } from './look-alikes.ts';

/** ISO 13616: the IBAN with its first four characters at the end is 1 modulo 97. */
export function isIban(compact: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)) return false;
  const length = IBAN_LENGTHS.get(compact.slice(0, 2));
  return (length === undefined || length === compact.length) && remainder97(compact.slice(4) + compact.slice(0, 4)) === 1;
}

/** Lengths by country of the SWIFT IBAN registry; other countries are told by check digits alone. */
const IBAN_LENGTHS: ReadonlyMap<string, number> = new Map(
  'AD24 AE23 AL28 AT20 BA20 BE16 BG22 BH22 BR29 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IS26 IT27 JO30 KW30 KZ20 LB28 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SE24 SI19 SK24 SM27 TN24 TR26 UA29 VA22 XK20'
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))] as const),
);

/** Of a text whose letters count from 10 on. */
export function remainder97(text: string): number {
  let rest = 0;
  for (const letter of text) rest = (rest * (/\d/.test(letter) ? 10 : 100) + parseInt(letter, 36)) % 97;
  return rest;
}

/** The check digit of Luhn: payment cards, IMEI, French SIREN and SIRET, Canadian SIN. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at]);
    sum += at % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
  }
  return digits.length > 1 && sum % 10 === 0;
}

/** Weighted sum of the digits of a text, left to right. */
const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at] ?? 0), 0);

type Check = (body: string) => boolean;

const mod11 = (digits: string, weights: readonly number[], checkAt: number): boolean => {
  const rest = 11 - (weighted(digits, weights) % 11);
  return (rest === 11 ? 0 : rest === 10 ? 0 : rest) === Number(digits[checkAt]);
};

/** German and Croatian numbers: ISO 7064, MOD 11,10. */
function passesMod1110(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}

/**
 * Check digits of VAT numbers behind the country's letters, as the national rules (also published by the EU Commission's VIES) state them.
 */
const VAT_CHECKS: ReadonlyMap<string, { shape: RegExp; check: Check | null }> = new Map([
  [
    'AT',
    {
      shape: /^U\d{8}$/,
      check: (body) => {
        const d = body.slice(1);
        const s =
          [0, 2, 4, 6].reduce((t, at) => t + Number(d[at]), 0) +
          [1, 3, 5].reduce((t, at) => t + Math.floor(Number(d[at]) / 5) + ((Number(d[at]) * 2) % 10), 0);
        return (10 - ((s + 4) % 10)) % 10 === Number(d[7]);
      },
    },
  ],
  ['BE', { shape: /^[01]?\d{9}$/, check: (body) => 97 - (Number(body.slice(0, -2)) % 97) === Number(body.slice(-2)) }],
  ['BG', { shape: /^\d{9,10}$/, check: null }],
  ['CH', { shape: /^E\d{9}(?:MWST|TVA|IVA)?$/, check: (body) => mod11(body.slice(1, 10), [5, 4, 3, 2, 7, 6, 5, 4], 8) }],
  ['CY', { shape: /^\d{8}[A-Z]$/, check: null }],
  ['CZ', { shape: /^\d{8,10}$/, check: null }],
  ['DE', { shape: /^\d{9}$/, check: passesMod1110 }],
  ['DK', { shape: /^\d{8}$/, check: (body) => weighted(body, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 }],
  ['EE', { shape: /^\d{9}$/, check: (body) => (10 - (weighted(body, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10 === Number(body[8]) }],
  ['EL', { shape: /^\d{9}$/, check: (body) => (weighted(body, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(body[8]) }],
  [
    'ES',
    {
      shape: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
      check: (body) => !/^\d{8}/.test(body) || 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(body.slice(0, 8)) % 23] === body[8],
    },
  ],
  ['FI', { shape: /^\d{8}$/, check: (body) => mod11(body, [7, 9, 10, 5, 8, 4, 2], 7) }],
  [
    'FR',
    {
      shape: /^[A-Z0-9]{2}\d{9}$/,
      check: (body) => !/^\d/.test(body) || (12 + 3 * (Number(body.slice(2)) % 97)) % 97 === Number(body.slice(0, 2)),
    },
  ],
  [
    'GB',
    {
      shape: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
      check: (body) =>
        body.length < 9 || [0, 55].some((add) => (weighted(body, [8, 7, 6, 5, 4, 3, 2]) + Number(body.slice(7, 9)) + add) % 97 === 0),
    },
  ],
  ['HR', { shape: /^\d{11}$/, check: passesMod1110 }],
  ['HU', { shape: /^\d{8}$/, check: (body) => (10 - (weighted(body, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10 === Number(body[7]) }],
  ['IE', { shape: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/, check: null }],
  ['IT', { shape: /^\d{11}$/, check: passesLuhn }],
  ['LT', { shape: /^(?:\d{9}|\d{12})$/, check: null }],
  ['LU', { shape: /^\d{8}$/, check: (body) => Number(body.slice(0, 6)) % 89 === Number(body.slice(6)) }],
  ['LV', { shape: /^\d{11}$/, check: null }],
  ['MT', { shape: /^\d{8}$/, check: null }],
  [
    'NL',
    {
      shape: /^\d{9}B\d{2}$/,
      check: (body) => weighted(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(body[8]) || remainder97(`NL${body}`) === 1,
    },
  ],
  ['NO', { shape: /^\d{9}(?:MVA)?$/, check: (body) => mod11(body, [3, 2, 7, 6, 5, 4, 3, 2], 8) }],
  ['PL', { shape: /^\d{10}$/, check: (body) => weighted(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(body[9]) }],
  ['PT', { shape: /^\d{9}$/, check: (body) => mod11(body, [9, 8, 7, 6, 5, 4, 3, 2], 8) }],
  ['RO', { shape: /^\d{2,10}$/, check: null }],
  ['SE', { shape: /^\d{12}$/, check: (body) => passesLuhn(body.slice(0, 10)) }],
  ['SI', { shape: /^\d{8}$/, check: null }],
  ['SK', { shape: /^\d{10}$/, check: (body) => Number(body) % 11 === 0 }],
]);

/** What a text has the form of, or would have but for one character, and whose check digits fail. */
export type FailedCheckDigits = { of: 'IBAN' | 'VAT number' } & (
  | {
      hasForm: true;
      /** The one character that, read as another that looks like it, makes them hold; null where none does, or several do. */
      repair: LookAlike | null;
    }
  | { hasForm: false; repair: LookAlike }
);

/** What of a text's check digits fails; null where they hold, or where it is nothing that has any. `printed`: with its blanks and points. */
export function failedCheckDigits(printed: string): FailedCheckDigits | null {
  const text = compact(printed);
  if (isIban(text) || vatIdCheck(text) === 'checked') return null;
  const isFailedIban = IBAN_LENGTHS.has(text.slice(0, 2)) && /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text);
  if (isFailedIban) return { of: 'IBAN', hasForm: true, repair: closingLookAlike(printed, holdsIban) };
  if (vatIdCheck(text) === 'shape' && hasVatCheck(text))
    return { of: 'VAT number', hasForm: true, repair: closingLookAlike(printed, holdsVatId) };
  if (text.replace(/\D/g, '').length < LEAST_DIGITS) return null;
  const iban = IBAN_LENGTHS.get(text.slice(0, 2)) === text.length ? closingLookAlike(printed, holdsIban) : null;
  if (iban) return { of: 'IBAN', hasForm: false, repair: iban };
  const vatId = VAT_CHECKS.has(vatCountry(text)) ? closingLookAlike(printed, holdsVatId) : null;
  return vatId && { of: 'VAT number', hasForm: false, repair: vatId };
}

/** Fewer digits with letters among them are a code. */
const LEAST_DIGITS = 7;

const compact = (text: string): string => text.replace(/[\s.\-/]/g, '').toUpperCase();

const holdsIban = (text: string): boolean => IBAN_LENGTHS.has(text.slice(0, 2).toUpperCase()) && isIban(compact(text));
const holdsVatId = (text: string): boolean => vatIdCheck(compact(text)) === 'checked';

const hasVatCheck = (compact: string): boolean => (VAT_CHECKS.get(vatCountry(compact))?.check ?? null) !== null;

/** Greek numbers begin with the letters of their language. */
const vatCountry = (compact: string): string => (compact.startsWith('GR') ? 'EL' : compact.slice(0, 2));

/** Is a compact text a VAT number of its country: "impossible" shape, right shape, or right check digits as well. */
export function vatIdCheck(compact: string): 'no' | 'shape' | 'checked' {
  const rule = VAT_CHECKS.get(vatCountry(compact));
  const body = compact.slice(2);
  if (!rule || !rule.shape.test(body)) return 'no';
  return rule.check?.(body) ? 'checked' : 'shape';
}
