import { currencyOfSign, SIGN_PATTERN } from './find-currencies.ts';
import { scaleAfter } from './number-scale.ts';
import { readDigits, type DecimalSign } from './read-digits.ts';
import type { TextSpan } from './text-span.ts';

export interface FoundNumber extends TextSpan {
  number: number;
  /** Decimals as printed. */
  decimals: number;
  /** ISO code of the currency printed beside it, else null. */
  currency: string | null;
  percent: boolean;
  /** Letters printed right behind it ("kg", "pcs"), else null. */
  unit: string | null;
  /** The digits without sign, currency and unit. */
  digits: TextSpan;
  /** True where plain spaces were taken as thousands marks ("1 234,50"); the parts are then listed too. */
  joined: boolean;
  /** True where other signs of the document decide ("1.234" without a known decimal sign). */
  ambiguous: boolean;
}

/**
 * Every number in a text, in order. Digits inside words ("AB12"), dates and longer codes ("12-345-67") are left out.
 * `decimalSign` is the document's; null takes what the print itself suggests.
 */
export function findNumbers(text: string, options: { decimalSign: DecimalSign | null } = { decimalSign: null }): FoundNumber[] {
  const found: FoundNumber[] = [];
  // A sign printed between two numbers belongs to the one before it.
  let taken = 0;
  for (const match of text.matchAll(DIGIT_RUN)) {
    if (insideWord(text, match.index, match.index + match[0].length) && !isPriced(text, match)) continue;
    let reach = taken;
    for (const part of numbersOfRun(match[0])) {
      const number = numberAt(text, { from: match.index + part.from, to: match.index + part.to }, taken, part.joined, options.decimalSign);
      if (!number) continue;
      found.push(number);
      reach = Math.max(reach, number.to);
    }
    taken = reach;
  }
  return found;
}

const THIN = '\\u00a0\\u2007\\u2009\\u200a\\u202f';
/** Digits with separators; spaces only before groups of three, or where recognition put one behind the decimal sign ("12. 50"). */
const DIGIT_RUN = new RegExp(
  String.raw`(?:\d|(?<![\d.,])[.,](?=\d))(?:\d|[.,'’´\`](?=\d)|['’](?=\s\d)|(?<![.,]\d{1,2})[.,] (?=\d{2}(?!\d|[.,/]|\s?%))|[ ${THIN}](?=\d{3}(?!\d)))*`,
  'g',
);

/** A run with plain spaces is one number or several: the joined reading first, then its parts. */
function numbersOfRun(run: string): { from: number; to: number; joined: boolean }[] {
  const whole = { from: 0, to: run.length, joined: run.includes(' ') };
  if (!whole.joined) return [whole];
  const parts = [...run.matchAll(/[^ ]*[^ .,]/g)].map((part) => ({ from: part.index, to: part.index + part[0].length, joined: false }));
  return /^\d{1,3}(?: \d{3})+(?:[.,] ?\d+)?$|^\d+(?:[.,]\d{3})*[.,] \d{2}$/.test(run) ? [whole, ...parts] : parts;
}

/** Joined to letters, or by dashes and slashes to other digits: a code, a date, a telephone number. */
function insideWord(text: string, from: number, to: number): boolean {
  return joinsBefore(text, from) || joinsAfter(text, to);
}

/** A till's currency sign is often read as "#"; with two decimals behind it, it is no number sign. */
const isPriced = (text: string, run: RegExpMatchArray): boolean =>
  text[(run.index ?? 0) - 1] === '#' &&
  /^\d{1,3}(?:[.,]?\d{3})*[.,]\d{2}$/.test(run[0]) &&
  !joinsAfter(text, (run.index ?? 0) + run[0].length);

function joinsBefore(text: string, from: number): boolean {
  if (from === 0 || isSpace(text, from - 1)) return false;
  const before = text.slice(Math.max(0, from - 2), from);
  if (/\d[-/:]$|[/\\]$/.test(before)) return true;
  return /[\p{L}_#]$/u.test(before) && !SIGN_AT_END.test(text.slice(Math.max(0, from - 8), from));
}

function joinsAfter(text: string, to: number): boolean {
  if (to === text.length || isSpace(text, to)) return false;
  const after = text.slice(to, to + 12);
  if (/^[:/]\d|^-\d/.test(after)) return true;
  return /^\p{L}/u.test(after) && !UNIT_AFTER.test(after) && !SIGN_AFTER.test(after);
}

const isSpace = (text: string, at: number): boolean => /\s/.test(text.charAt(at));

const SIGN_BEFORE = new RegExp(String.raw`(?:([-+–−(])\s?)?(${SIGN_PATTERN})[.:]?\s{0,2}([-+–−(]\s?)?$`);
const SIGN_AFTER = new RegExp(String.raw`^\s?(${SIGN_PATTERN})`);
const NUMBER_WITH_SIGN = new RegExp(String.raw`^ [\d.,'’ ]*\d\s?${SIGN_PATTERN}`);
const UNIT_AFTER =
  /^\s?(%|‰|(?:k?g|mg|lbs?|oz|t|km|cm|mm|m|m²|m2|m³|ft|in|l|ml|cl|h|hrs?|min|s|x|pcs?|pieces?|ea|each|st|stk|stck|stück|stueck|pz|szt|uds?|kwh|mwh|kw|w|v|a|mb|gb|tb|ppm|°c|days?|hours?|units?|cr|dr|th|nd|rd)(?![\p{L}\d]))/iu;

const SIGN_AT_END = new RegExp(`${SIGN_PATTERN}$`);

function numberAt(
  text: string,
  { from, to }: TextSpan,
  taken: number,
  joined: boolean,
  decimalSign: DecimalSign | null,
): FoundNumber | null {
  const read = readDigits(text.slice(from, to), decimalSign);
  if (!read) return null;
  const left = leftOf(text, from, taken);
  const right = rightOf(text, to);
  const scale = scaleAfter(text, right.to);
  const negative = left.minus || right.minus || (left.bracket && /^\s?\)/.test(text.slice(right.to)));
  const value = read.number * scale.factor;
  return {
    from: left.from,
    to: left.bracket && negative ? right.to + text.slice(right.to).indexOf(')') + 1 : Math.max(right.to, scale.to),
    number: negative ? -value : value,
    decimals: Math.max(0, read.decimals - scale.zeros),
    currency: left.currency ?? right.currency ?? (scale.factor > 1 ? currencyAfterScale(text, scale.to) : null),
    percent: right.unit === '%',
    unit: right.unit === '%' ? null : right.unit,
    digits: { from, to },
    joined,
    ambiguous: read.ambiguous,
  };
}

interface LeftSide {
  from: number;
  currency: string | null;
  minus: boolean;
  bracket: boolean;
}

function leftOf(text: string, from: number, taken: number): LeftSide {
  const window = text.slice(Math.max(0, taken, from - 12), from);
  // Most numbers follow a word or another number: no sign, and no need for the long pattern.
  if (!/[\p{Sc}+\-–−(.:)/A-Złčr]\s{0,2}$/u.test(window)) return { from, currency: null, minus: false, bracket: false };
  const signed = SIGN_BEFORE.exec(window);
  if (signed) {
    const marks = `${signed[1] ?? ''}${signed[3] ?? ''}`;
    return {
      from: from - (window.length - signed.index),
      currency: currencyOfSign(signed[2] ?? ''),
      minus: /[-–−]/.test(marks),
      bracket: marks.includes('('),
    };
  }
  const sign = /(?<![\p{L}\d)]\s?)[-–−]\s?$|(?<=[\s:|]|^)[-–−]$|[+(]$/u.exec(window);
  if (!sign) return { from, currency: null, minus: false, bracket: false };
  const bracket = sign[0] === '(';
  return { from: from - sign[0].length, currency: null, minus: !bracket && sign[0] !== '+', bracket };
}

interface RightSide {
  to: number;
  currency: string | null;
  minus: boolean;
  unit: string | null;
}

function rightOf(text: string, at: number): RightSide {
  let to = at;
  let minus = false;
  const dash = /^(?:[,.](?:--?|—|–)|-(?![\d\p{L}-])|\s?(?:CR|Cr)\b\.?)/u.exec(text.slice(to, to + 5));
  if (dash) {
    // "12,-" has no cents; "12-" and "12 CR" are below zero.
    minus = !/^[,.]/.test(dash[0]);
    to += dash[0].length;
  }
  const window = text.slice(to, to + 12);
  if (!/^\s?[\p{L}\p{Sc}%‰°]/u.test(window)) return { to, currency: null, minus, unit: null };
  const sign = SIGN_AFTER.exec(window);
  if (sign && !signOpensNext(text, to + sign[0].length, sign[1] ?? ''))
    return { to: to + sign[0].length, currency: currencyOfSign(sign[1] ?? ''), minus, unit: null };
  const unit = UNIT_AFTER.exec(window);
  if (unit) return { to: to + unit[0].length, currency: null, minus, unit: unit[1]?.toLowerCase() ?? null };
  return { to, currency: null, minus, unit: null };
}

/** In "2 $12.00" and "2 EUR 12.00" the currency belongs to the number behind it; in "10 EUR 20 EUR" it does not. */
function signOpensNext(text: string, at: number, sign: string): boolean {
  const after = text.slice(at, at + 24);
  if (/^\d/.test(after)) return true;
  return /^[A-Z]{3}$/.test(sign) && /^ \d/.test(after) && !NUMBER_WITH_SIGN.test(after);
}

function currencyAfterScale(text: string, at: number): string | null {
  const sign = SIGN_AFTER.exec(text.slice(at, at + 12));
  return sign ? currencyOfSign(sign[1] ?? '') : null;
}
