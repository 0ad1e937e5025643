import { patternOf } from '../../languages/languages.ts';
import { foldWords } from '../../values/fold.ts';

/** Which of an invoice's sums a printed label speaks of; "other" is a sum that is none of the three. */
export type AmountSense = 'net' | 'tax' | 'gross' | 'other';

const OTHER = new RegExp(`^(?:${patternOf('amountOther')})$`);
const WITHOUT = new RegExp(`^(?:${patternOf('amountNet')})$`);
/** Only beside a sum or a tax: "com" ends web addresses, "con" and "mit" stand in any sentence. */
const INCLUDING = new RegExp(`^(?:${patternOf('amountIncluding')})$`);
const WITH = new RegExp(`^(?:${patternOf('amountGross')})$`);
const TAX = new RegExp(`^(?:${patternOf('amountTax')}|moms)$`);
const SUM = new RegExp(`^(?:${patternOf('amountSum')})$`);

/** Words of a number given to a taxpayer, not of a sum. */
const NUMBERED = /^(?:id|no|nr|nummer|idnr|ident\w*|number|num|reg|registration|code|#)$/;

/**
 * The sum that a label names by its words alone: "Rechnungssumme ohne USt.", "Total incl. VAT", "Steuerbetrag in EUR". Null
 * where it names none. Order decides: what is left out or included outweighs the word "tax" behind it.
 */
export function amountSense(label: string): AmountSense | null {
  const words = foldWords(label);
  if (words.length === 0 || words.length > 8 || words.some((word) => NUMBERED.test(word))) return null;
  const has = (pattern: RegExp): boolean => words.some((word) => pattern.test(word));
  const isSum = has(SUM);
  if (has(OTHER)) return isSum || has(TAX) ? 'other' : null;
  if (has(WITHOUT)) return 'net';
  if (has(WITH)) return 'gross';
  // "Total incl. VAT" is the sum, "VAT included" the tax in it.
  if (has(INCLUDING) && (isSum || has(TAX))) return isSum || INCLUDING.test(words[0] ?? '') ? 'gross' : 'tax';
  if (has(TAX)) return 'tax';
  return isSum && words.length <= 4 ? 'gross' : null;
}
