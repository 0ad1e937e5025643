import type { CellValue, Derivation, Evidence, TemplateField } from '../../model/index.ts';
import { creditMark } from '../../values/credit-mark.ts';
import { isDebit } from '../../values/debit-mark.ts';
import { readDate } from '../../values/find-dates.ts';
import { maySignMean } from '../../values/currency-of-paper.ts';
import { findCurrencies } from '../../values/find-currencies.ts';
import { findYesNo } from '../../values/find-yes-no.ts';
import { normaliseNumber } from '../../values/normalise-number.ts';
import { normaliseText } from '../../values/normalise-text.ts';
import { readOtherwise } from '../../values/look-alikes.ts';
import { readAlike } from '../../values/read-alike.ts';
import { MARKED_ABOVE } from '../kinds/kind-finder.ts';
import { evidenceText } from '../document/evidence.ts';

/**
 * The value that follows from evidence by a derivation; null where none does. Pure: whoever has the two gets the value, so
 * nothing can be shown that the document does not hold.
 */
export function deriveValue(evidence: readonly Evidence[], derivation: Derivation, field: TemplateField): CellValue | null {
  const texts = evidence.map(evidenceText);
  switch (derivation.kind) {
    case 'normalise':
      return normalised(texts.join('\n'), derivation.as, derivation.reading);
    case 'concept':
      return conceptValue(derivation.of, field, texts);
    case 'mark':
      return evidence[0]?.kind === 'mark' ? { kind: 'yes/no', yes: evidence[0].checked } : null;
    case 'absence':
      return field.type === 'yes/no' ? { kind: 'yes/no', yes: false } : null;
    case 'sum':
    case 'product':
      return combined(texts, derivation.kind);
    case 'look-alike':
      return repairedValue(evidence, derivation);
    case 'picture-reading':
      return texts.join('\n') === derivation.printed ? normalised(derivation.read, derivation.as, null) : null;
    case 'list-entry':
      return field.rules?.oneOf?.includes(derivation.entry) ? { kind: 'text', text: derivation.entry } : null;
    case 'learned-replacement':
      return readAlike(texts.join('\n'), derivation.taught, evidence.some(isRecognised)) > 0 ? derivation.value : null;
  }
}

/** What is printed, with one character read as another that looks like it. */
export function repairedValue(evidence: readonly Evidence[], repair: Extract<Derivation, { kind: 'look-alike' }>): CellValue | null {
  const read = readOtherwise(evidence.map(evidenceText).join('\n'), repair);
  return read === null ? null : normalised(read, repair.as, repair.reading);
}

const isRecognised = (evidence: Evidence): boolean => evidence.kind === 'words' && evidence.origin === 'ocr';

function normalised(text: string, as: 'text' | 'date' | 'number' | 'yes/no' | 'enum', reading: string | null): CellValue | null {
  switch (as) {
    case 'text': {
      const value = normaliseText(reading === 'lines' ? joinLines(text) : text);
      return value === '' ? null : { kind: 'text', text: value };
    }
    case 'date': {
      const date = readDate(text, reading === 'month-first' ? 'month-first' : 'day-first', reading === 'year-first');
      return date ? { kind: 'date', iso: date.iso } : null;
    }
    case 'number':
      return numberValue(text, reading);
    case 'yes/no': {
      const said = findYesNo(text);
      return said ? { kind: 'yes/no', yes: said.yes } : null;
    }
    case 'enum':
      return null;
  }
}

/** Lines of an address in one: a comma between them unless one is there. */
const joinLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/[,;]+$/, ''))
    .filter((line) => line !== '')
    .join(', ');

/** Whether a text is a sign or code that may stand for a currency, or holds one beside an amount. */
const saysCurrency = (text: string, iso: string): boolean =>
  maySignMean(text.trim(), iso) || findCurrencies(text).some(({ from, to }) => maySignMean(text.slice(from, to), iso));

/** An answer of the field; of a text the code of a currency, where its sign or code is printed. */
function conceptValue(of: string, field: TemplateField, texts: readonly string[]): CellValue | null {
  if (field.type === 'text') return texts.some((text) => saysCurrency(text, of)) ? { kind: 'text', text: of } : null;
  if (field.type === 'yes/no') return of === 'yes' || of === 'no' ? { kind: 'yes/no', yes: of === 'yes' } : null;
  if (field.type === 'enum') return field.enumValues.includes(of) ? { kind: 'enum', value: of } : null;
  return null;
}

function combined(texts: readonly string[], kind: 'sum' | 'product'): CellValue | null {
  const numbers = texts.map((text) => numberValue(text, null));
  let number = kind === 'sum' ? 0 : 1;
  let decimals = 0;
  for (const value of numbers) {
    if (value?.kind !== 'number') return null;
    number = kind === 'sum' ? number + value.number : number * value.number;
    decimals = Math.max(decimals, value.decimals);
  }
  return { kind: 'number', number: Math.round(number * 1e6) / 1e6, decimals };
}

function numberValue(text: string, reading: string | null): CellValue | null {
  const sign = reading?.startsWith('comma-decimal') ? ',' : reading?.startsWith('point-decimal') ? '.' : null;
  const number = normaliseNumber(text, sign);
  if (!number) return null;
  const isAbove = reading?.endsWith(MARKED_ABOVE) ?? false;
  // The mark is part of the print only where the document says what it means.
  const isBelow = isDebit(text) || (creditMark(text) !== null && !isAbove);
  const size = Math.abs(number.number);
  return { kind: 'number', number: isBelow ? -size : isAbove ? size : number.number, decimals: number.decimals };
}
