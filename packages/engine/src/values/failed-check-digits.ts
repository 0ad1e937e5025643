import { IBAN_LENGTHS, isIban } from './check-digits.ts';
import { closingLookAlike, type LookAlike } from './look-alikes.ts';
import { type NamedCode } from './named-codes.ts';
import { hasVatCheck, hasVatCountry, vatIdCheck } from './vat-id-check.ts';

/** What a text has the form of, or would have but for one character, and whose check digits fail. */
export type FailedCheckDigits = { /** With its article: "an IBAN". */ of: string } & (
  | {
      hasForm: true;
      /** The one character that, read as another that looks like it, makes them hold; null where none does, or several do. */
      repair: LookAlike | null;
    }
  | { hasForm: false; repair: LookAlike }
);

/**
 * What of a text's check digits fails; null where they hold, or where it is nothing that has any. `printed`: with its blanks and points; `asked`: the code that
 * its field asks for by name.
 */
export function failedCheckDigits(printed: string, asked: NamedCode | null = null): FailedCheckDigits | null {
  const text = compact(printed);
  if (isIban(text) || vatIdCheck(text) === 'checked') return null;
  if (asked) return failedCode(printed, asked);
  const isFailedIban = IBAN_LENGTHS.has(text.slice(0, 2)) && /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text);
  if (isFailedIban) return { of: 'an IBAN', hasForm: true, repair: closingLookAlike(printed, holdsIban) };
  if (text.length >= LEAST_VAT_ID && vatIdCheck(text) === 'shape' && hasVatCheck(text))
    return { of: 'a VAT number', hasForm: true, repair: closingLookAlike(printed, holdsVatId) };
  if (text.replace(/\D/g, '').length < LEAST_DIGITS) return null;
  const iban = IBAN_LENGTHS.get(text.slice(0, 2)) === text.length ? closingLookAlike(printed, holdsIban) : null;
  if (iban) return { of: 'an IBAN', hasForm: false, repair: iban };
  const vatId = hasVatCountry(text) ? closingLookAlike(printed, holdsVatId) : null;
  return vatId && { of: 'a VAT number', hasForm: false, repair: vatId };
}

function failedCode(printed: string, { called, form, holds }: NamedCode): FailedCheckDigits | null {
  const isOne = (text: string): boolean => form.test(compact(text)) && holds(compact(text));
  if (isOne(printed)) return null;
  const repair = closingLookAlike(printed, isOne);
  if (form.test(compact(printed))) return { of: called, hasForm: true, repair };
  return repair && { of: called, hasForm: false, repair };
}

/** Romania's may be shorter, and "RO 4711" may be any number of any paper. */
const LEAST_VAT_ID = 10;

/** Fewer digits with letters among them are a code. */
const LEAST_DIGITS = 7;

const compact = (text: string): string => text.replace(/[\s.\-/]/g, '').toUpperCase();

const holdsIban = (text: string): boolean => IBAN_LENGTHS.has(text.slice(0, 2).toUpperCase()) && isIban(compact(text));
const holdsVatId = (text: string): boolean => vatIdCheck(compact(text)) === 'checked';
