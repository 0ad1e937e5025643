import { passesLuhn, remainder97 } from './check-digits.ts';
import { isArticle, isContainer, isCreditorReference } from './checked-codes.ts';

/** A code of a standard, which a field asks for by the standard's name. */
export interface NamedCode {
  /** With its article, as a person is told: "an ISIN". */
  called: string;
  /** What asks for it, among the words of a field. */
  words: RegExp;
  /** Of the code without blanks, points and dashes. */
  form: RegExp;
  holds: (compact: string) => boolean;
}

/** Codes whose check digits are part of their standard, so that no code without right ones is given to anything. */
const NAMED_CODES: readonly NamedCode[] = [
  { called: 'an ISIN', words: /\bisin\b/, form: /^[A-Z]{2}[A-Z\d]{9}\d$/, holds: (code) => passesLuhn(inFigures(code)) },
  { called: 'an LEI', words: /\blei\b|legal entity identifier/, form: /^[A-Z\d]{18}\d{2}$/, holds: (code) => remainder97(code) === 1 },
  {
    called: 'a container number',
    words: /\b(?:container|conteneur|contenedor|kontener)/,
    form: /^[A-Z]{3}[UJZ]\d{7}$/,
    holds: isContainer,
  },
  { called: 'an ISBN', words: /\bisbn\b/, form: /^(?:97[89]\d{10}|\d{9}[\dX])$/, holds: isBook },
  { called: 'a GTIN', words: /\b(?:ean|gtin|upc)(?:8|12|13|14)?\b/, form: /^(?:\d{8}|\d{12,14})$/, holds: isArticle },
  { called: 'an IMEI', words: /\bimei\b/, form: /^\d{15}$/, holds: passesLuhn },
  { called: 'an IMO number', words: /\bimo\b/, form: /^(?:IMO)?\d{7}$/, holds: isShip },
  { called: 'a SIRET', words: /\bsiret\b/, form: /^\d{14}$/, holds: isSiret },
  { called: 'a SIREN', words: /\bsiren\b/, form: /^\d{9}$/, holds: passesLuhn },
  { called: 'a creditor reference', words: /\b(?:creditor|rf) reference\b/, form: /^RF\d{2}[A-Z\d]{1,21}$/, holds: isCreditorReference },
];

/** The code that a field asks for by its name or what is said of it; null where it asks for none. */
export function namedCodeOf({ variableName, description }: { variableName: string; description: string }): NamedCode | null {
  const says = (text: string): NamedCode | null => {
    const words = text
      .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
      .replace(/_/g, ' ')
      .toLowerCase();
    return NAMED_CODES.find((code) => code.words.test(words)) ?? null;
  };
  return says(variableName) ?? says(description);
}

/** Letters count from 10 on, as two figures. */
const inFigures = (code: string): string => Array.from(code, (sign) => String(parseInt(sign, 36))).join('');

/** ISBN of 13 digits is an article's number; of 10, the sum of its signs times 10 to 1 divides by 11 (ISO 2108). */
function isBook(code: string): boolean {
  if (code.length === 13) return isArticle(code);
  return Array.from(code).reduce((sum, sign, at) => sum + (10 - at) * (sign === 'X' ? 10 : Number(sign)), 0) % 11 === 0;
}

/** IMO A.1117(30): the last digit is that of the sum of the others, times 7 to 2. */
function isShip(code: string): boolean {
  const digits = code.replace('IMO', '');
  return Array.from(digits.slice(0, 6)).reduce((sum, digit, at) => sum + (7 - at) * Number(digit), 0) % 10 === Number(digits[6]);
}

/** Luhn; the establishments of La Poste, of one SIREN, have a sum of digits that divides by five. */
function isSiret(digits: string): boolean {
  if (passesLuhn(digits)) return true;
  return digits.startsWith('356000000') && Array.from(digits).reduce((sum, digit) => sum + Number(digit), 0) % 5 === 0;
}
