import { plainNumber } from '../model/index.ts';
import { type Equation, type FieldTerm, fieldsOf, SIGNS, type Term } from './equation.ts';

/** A number of a row as it is printed. */
export interface PrintedNumber {
  number: number;
  decimals: number;
}

/** What a side comes to, with what it may come to where each printed number is rounded to its last printed decimal. */
interface Worth {
  number: number;
  least: number;
  most: number;
}

/** Of the larger side: what binary fractions lose. */
const ARITHMETIC_SHARE = 1e-9;

const MAX_DECIMALS = 6;

/**
 * Why a row's numbers do not fit an equation, in one sentence with the figures; null where they do, or where one is missing. Each number may
 * be off by half a unit of its last printed decimal; one printed without decimals is exact.
 */
export function equationProblem(equation: Equation, numberOf: (field: FieldTerm) => PrintedNumber | null): string | null {
  const numbers = new Map<FieldTerm, PrintedNumber>();
  for (const field of [...fieldsOf(equation.left), ...fieldsOf(equation.right)]) {
    const number = numberOf(field);
    if (!number) return null;
    numbers.set(field, number);
  }
  const read = (field: FieldTerm): PrintedNumber => numbers.get(field) as PrintedNumber;
  const left = worthOf(equation.left, read);
  const right = worthOf(equation.right, read);
  if (!left || !right) return null;
  const slack = ARITHMETIC_SHARE * Math.max(Math.abs(left.number), Math.abs(right.number));
  if (left.least <= right.most + slack && right.least <= left.most + slack) return null;
  const decimals = Math.min(MAX_DECIMALS, Math.max(...[...numbers.values()].map((each) => each.decimals)));
  const rounded = (number: number): string => plainNumber(Number(number.toFixed(decimals)), decimals);
  const sides = `${sideInWords(equation.left, left.number)}, but ${sideInWords(equation.right, right.number)}`;
  return `${sides}: ${rounded(Math.abs(left.number - right.number))} apart.`;

  function sideInWords(side: Term, number: number): string {
    return side.kind === 'field' ? `${named(side)} says ${printed(read(side))}` : `${termInWords(side, read)} = ${rounded(number)}`;
  }
}

function termInWords(term: Term, read: (field: FieldTerm) => PrintedNumber): string {
  switch (term.kind) {
    case 'field':
      return `${named(term)} ${printed(read(term))}`;
    case 'number':
      return term.written;
    case 'negative':
      return `−${termInWords(term.of, read)}`;
    case 'brackets':
      return `(${termInWords(term.of, read)})`;
    default:
      return `${termInWords(term.left, read)} ${SIGNS[term.kind]} ${termInWords(term.right, read)}`;
  }
}

const named = ({ name, previous }: FieldTerm): string => (previous ? `previous ${name}` : name);

const printed = ({ number, decimals }: PrintedNumber): string => plainNumber(number, decimals);

/** Null where it divides by what may be nothing, or is beyond what numbers hold. */
function worthOf(term: Term, read: (field: FieldTerm) => PrintedNumber): Worth | null {
  const worth = rawWorth(term, read);
  return worth && [worth.number, worth.least, worth.most].every(Number.isFinite) ? worth : null;
}

function rawWorth(term: Term, read: (field: FieldTerm) => PrintedNumber): Worth | null {
  switch (term.kind) {
    case 'field': {
      const { number, decimals } = read(term);
      const half = decimals > 0 ? 0.5 * 10 ** -decimals : 0;
      return { number, least: number - half, most: number + half };
    }
    case 'number':
      return { number: term.number, least: term.number, most: term.number };
    case 'brackets':
      return worthOf(term.of, read);
    case 'negative': {
      const of = worthOf(term.of, read);
      return of && { number: -of.number, least: -of.most, most: -of.least };
    }
    default: {
      const left = worthOf(term.left, read);
      const right = worthOf(term.right, read);
      return left && right && combined(term.kind, left, right);
    }
  }
}

function combined(kind: keyof typeof SIGNS, left: Worth, right: Worth): Worth | null {
  switch (kind) {
    case 'sum':
      return { number: left.number + right.number, least: left.least + right.least, most: left.most + right.most };
    case 'difference':
      return { number: left.number - right.number, least: left.least - right.most, most: left.most - right.least };
    case 'product':
      return spanned(left.number * right.number, left, right, (one, other) => one * other);
    case 'quotient':
      return right.least <= 0 && right.most >= 0 ? null : spanned(left.number / right.number, left, right, (one, other) => one / other);
  }
}

function spanned(number: number, left: Worth, right: Worth, combine: (one: number, other: number) => number): Worth {
  const corners = [left.least, left.most].flatMap((one) => [right.least, right.most].map((other) => combine(one, other)));
  return { number, least: Math.min(...corners), most: Math.max(...corners) };
}
