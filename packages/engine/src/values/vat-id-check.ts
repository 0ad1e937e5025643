import { passesLuhn, remainder97 } from './check-digits.ts';

/** Whether the check digits of a number without its country's letters hold; null for forms of which the rule is not known here. */
type Check = (body: string) => boolean | null;

/** Weighted sum of the digits of a text, left to right. */
const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at] ?? 0), 0);

/** The digit behind those that are weighed is what is missing to eleven; `tenIs`: the digit that stands for ten, null where such numbers are not given. */
const mod11 = (digits: string, weights: readonly number[], tenIs: number | null): boolean => {
  const missing = (11 - (weighted(digits, weights) % 11)) % 11;
  return (missing === 10 ? tenIs : missing) === Number(digits[weights.length]);
};

/** The digit behind those that are weighed is the rest of eleven; where that is ten, the rest by the second weights, and nought for ten. */
const mod11Twice = (digits: string, first: readonly number[], second: readonly number[]): boolean => {
  const rest = weighted(digits, first) % 11;
  return (rest === 10 ? (weighted(digits, second) % 11) % 10 : rest) === Number(digits[first.length]);
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

/** Luhn's sum of digits of which every second one counts twice, from the first or from the second on. */
const luhnSum = (digits: string, doubledFrom: 0 | 1): number =>
  [...digits].reduce((sum, digit, at) => {
    const times = Number(digit) * (at % 2 === doubledFrom ? 2 : 1);
    return sum + (times > 9 ? times - 9 : times);
  }, 0);

const PERSON_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Persons (eight digits, or X, Y, Z, K, L, M and seven): a letter by the rest of 23. Others: Luhn, as a digit or as a letter. */
function passesSpanish(body: string): boolean {
  const last = body.at(-1) ?? '';
  const person = /^[\dKLMXYZ]/.test(body)
    ? body
        .slice(0, -1)
        .replace(/^[KLM]/, '')
        .replace('X', '0')
        .replace('Y', '1')
        .replace('Z', '2')
    : null;
  if (person !== null) return PERSON_LETTERS[Number(person) % 23] === last;
  const check = (10 - (luhnSum(body.slice(1, 8), 0) % 10)) % 10;
  return last === String(check) || last === 'JABCDEFGHI'[check];
}

const FRENCH_SIGNS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Two digits by the rest of 97, or a newer key that has letters. */
function passesFrench(body: string): boolean {
  const siren = Number(body.slice(2));
  if (/^\d\d/.test(body)) return (12 + 3 * (siren % 97)) % 97 === Number(body.slice(0, 2));
  const [first = -1, second = -1] = Array.from(body.slice(0, 2), (sign) => FRENCH_SIGNS.indexOf(sign));
  if (first < 0 || second < 0) return false;
  const key = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return key % 11 === (siren + Math.floor(key / 11) + 1) % 11;
}

/** The letter behind seven digits by the rest of 23, with a second letter counted nine times; of old numbers, whose second sign is no digit, the first digit counts last. */
function passesIrish(body: string): boolean {
  const isOld = /^\d[^\d]/.test(body);
  const digits = isOld ? `0${body.slice(2, 7)}${body.charAt(0)}` : body.slice(0, 7);
  const second = body.charAt(8);
  const more = second === '' || second === 'W' ? 0 : second.charCodeAt(0) - 64;
  return 'WABCDEFGHIJKLMNOPQRSTUV'[(weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * more) % 23] === body.charAt(7);
}

const CYPRIOT_TURNS = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

function passesCypriot(body: string): boolean {
  const sum = Array.from(body.slice(0, 8)).reduce(
    (all, digit, at) => all + (at % 2 === 0 ? (CYPRIOT_TURNS[Number(digit)] ?? 0) : Number(digit)),
    0,
  );
  return String.fromCharCode(65 + (sum % 26)) === body.charAt(8);
}

function passesLatvian(body: string): boolean | null {
  // A person's number begins with the day of birth.
  if (/^[0-3]/.test(body)) return null;
  const rest = weighted(body, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]) % 11;
  return (rest > 4 ? 14 - rest : 3 - rest) === Number(body[10]);
}

const ONE_TO = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);

/**
 * Check digits of VAT numbers behind the country's letters, as the national rules (also published by the EU Commission's VIES) state them.
 */
const VAT_CHECKS: ReadonlyMap<string, { shape: RegExp; check: Check }> = new Map<string, { shape: RegExp; check: Check }>([
  ['AT', { shape: /^U\d{8}$/, check: (body) => (10 - ((luhnSum(body.slice(1, 8), 1) + 4) % 10)) % 10 === Number(body[8]) }],
  ['BE', { shape: /^[01]?\d{9}$/, check: (body) => 97 - (Number(body.slice(0, -2)) % 97) === Number(body.slice(-2)) }],
  ['BG', { shape: /^\d{9,10}$/, check: (body) => (body.length === 9 ? mod11Twice(body, ONE_TO(8), [3, 4, 5, 6, 7, 8, 9, 10]) : null) }],
  ['CH', { shape: /^E\d{9}(?:MWST|TVA|IVA)?$/, check: (body) => mod11(body.slice(1), [5, 4, 3, 2, 7, 6, 5, 4], null) }],
  ['CY', { shape: /^\d{8}[A-Z]$/, check: passesCypriot }],
  // Nine and ten digits are a person's.
  [
    'CZ',
    {
      shape: /^\d{8,10}$/,
      check: (body) => (body.length === 8 ? (11 - (weighted(body, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(body[7]) : null),
    },
  ],
  ['DE', { shape: /^\d{9}$/, check: passesMod1110 }],
  ['DK', { shape: /^\d{8}$/, check: (body) => weighted(body, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 }],
  ['EE', { shape: /^\d{9}$/, check: (body) => (10 - (weighted(body, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10 === Number(body[8]) }],
  ['EL', { shape: /^\d{9}$/, check: (body) => (weighted(body, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(body[8]) }],
  ['ES', { shape: /^(?:[A-HJ-NP-SU-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/, check: passesSpanish }],
  ['FI', { shape: /^\d{8}$/, check: (body) => mod11(body, [7, 9, 10, 5, 8, 4, 2], null) }],
  ['FR', { shape: /^[A-Z0-9]{2}\d{9}$/, check: passesFrench }],
  [
    'GB',
    {
      shape: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
      // Departments and health authorities have numbers without check digits.
      check: (body) =>
        body.length < 9 ? null : [0, 55].some((add) => (weighted(body, [8, 7, 6, 5, 4, 3, 2]) + Number(body.slice(7, 9)) + add) % 97 === 0),
    },
  ],
  ['HR', { shape: /^\d{11}$/, check: passesMod1110 }],
  ['HU', { shape: /^\d{8}$/, check: (body) => (10 - (weighted(body, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10 === Number(body[7]) }],
  ['IE', { shape: /^\d[A-Z0-9+*]\d{5}[A-W][A-IW]?$/, check: passesIrish }],
  ['IT', { shape: /^\d{11}$/, check: passesLuhn }],
  [
    'LT',
    {
      shape: /^(?:\d{9}|\d{12})$/,
      check: (body) =>
        body.length === 9
          ? mod11Twice(body, ONE_TO(8), [3, 4, 5, 6, 7, 8, 9, 1])
          : mod11Twice(body, [...ONE_TO(9), 1, 2], [3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4]),
    },
  ],
  ['LU', { shape: /^\d{8}$/, check: (body) => Number(body.slice(0, 6)) % 89 === Number(body.slice(6)) }],
  ['LV', { shape: /^\d{11}$/, check: passesLatvian }],
  ['MT', { shape: /^\d{8}$/, check: (body) => 37 - (weighted(body, [3, 4, 6, 7, 8, 9]) % 37) === Number(body.slice(6)) }],
  [
    'NL',
    {
      shape: /^\d{9}B\d{2}$/,
      check: (body) => weighted(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(body[8]) || remainder97(`NL${body}`) === 1,
    },
  ],
  ['NO', { shape: /^\d{9}(?:MVA)?$/, check: (body) => mod11(body, [3, 2, 7, 6, 5, 4, 3, 2], null) }],
  ['PL', { shape: /^\d{10}$/, check: (body) => weighted(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(body[9]) }],
  ['PT', { shape: /^\d{9}$/, check: (body) => mod11(body, [9, 8, 7, 6, 5, 4, 3, 2], 0) }],
  [
    'RO',
    {
      shape: /^\d{6,10}$/,
      check: (body) => ((weighted(body.slice(0, -1).padStart(9, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === Number(body.at(-1)),
    },
  ],
  ['SE', { shape: /^\d{12}$/, check: (body) => passesLuhn(body.slice(0, 10)) }],
  ['SI', { shape: /^\d{8}$/, check: (body) => weighted(body, [8, 7, 6, 5, 4, 3, 2]) % 11 !== 0 && mod11(body, [8, 7, 6, 5, 4, 3, 2], 0) }],
  ['SK', { shape: /^\d{10}$/, check: (body) => Number(body) % 11 === 0 }],
]);

/** Greek numbers begin with the letters of their language. */
const vatCountry = (compact: string): string => (compact.startsWith('GR') ? 'EL' : compact.slice(0, 2));

/** Whether a compact text begins with the letters of a country whose VAT numbers are known here. */
export const hasVatCountry = (compact: string): boolean => VAT_CHECKS.has(vatCountry(compact));

/** Whether the rule of its check digits is known here. */
export const hasVatCheck = (compact: string): boolean => (VAT_CHECKS.get(vatCountry(compact))?.check(compact.slice(2)) ?? null) !== null;

/** Is a compact text a VAT number of its country: "impossible" shape, right shape, or right check digits as well. */
export function vatIdCheck(compact: string): 'no' | 'shape' | 'checked' {
  const rule = VAT_CHECKS.get(vatCountry(compact));
  const body = compact.slice(2);
  if (!rule || !rule.shape.test(body)) return 'no';
  return rule.check(body) === true ? 'checked' : 'shape';
}
