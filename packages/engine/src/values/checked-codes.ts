import { passesLuhn, remainder97 } from './check-digits.ts';

/** A number of a form of its own whose last digit, or first ones, are computed from the others. */
interface Code {
  /** As it is printed, in one piece or in its groups. */
  form: RegExp;
  holds: (compact: string) => boolean;
}

/** Forms that other numbers hardly have. */
const TELLING: readonly Code[] = [
  // Container: three letters of the owner, one of the kind, seven digits.
  { form: /^[A-Z]{3}[UJZ][ -]?\d{6}[ -]?\d$/, holds: isContainer },
  { form: /^RF\d{2}(?: ?[A-Z0-9]{4}){1,5}(?: ?[A-Z0-9]{1,3})?$/, holds: isCreditorReference },
];

/** Articles (GTIN: EAN, UPC and ISBN of 13 digits) and payment cards: other numbers are as long, and one in ten of them holds by chance. */
const FIGURES: readonly Code[] = [
  { form: /^(?:\d{12,14}|\d \d{6} \d{6}|\d \d{5} \d{5} \d)$/, holds: isArticle },
  { form: /^(?:[2-6]\d{3}([ -]?)\d{4}\1\d{4}\1\d{4}|3[47]\d{2}[ -]?\d{6}[ -]?\d{5})$/, holds: passesLuhn },
];

/** Whether a text is a code whose check digits hold, and whether its form alone tells that it is one. */
export function checkedCode(text: string): 'told-by-form' | 'figures' | null {
  const isOf = ({ form, holds }: Code): boolean => form.test(text) && holds(text.replace(/[ -]/g, ''));
  return TELLING.some(isOf) ? 'told-by-form' : FIGURES.some(isOf) ? 'figures' : null;
}

/** GS1 General Specifications, 7.9: digits count three times and once by turns, from the one before the last. */
export function isArticle(digits: string): boolean {
  const sum = [...digits].reduceRight((all, digit, at) => all + Number(digit) * ((digits.length - at) % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0 && /[1-9]/.test(digits);
}

/** ISO 6346: letters count from 10 on without multiples of 11, each place twice the one before. */
export function isContainer(compact: string): boolean {
  const sum = Array.from(compact.slice(0, 10)).reduce((all, sign, at) => {
    const value = parseInt(sign, 36);
    return all + (value < 10 ? value : value + Math.floor((value - 1) / 10)) * 2 ** at;
  }, 0);
  return (sum % 11) % 10 === Number(compact[10]);
}

/** ISO 11649: as an IBAN, the first four characters at the end. */
export function isCreditorReference(compact: string): boolean {
  return remainder97(compact.slice(4) + compact.slice(0, 4)) === 1;
}
