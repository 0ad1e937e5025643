import { foldWords } from '../../values/fold.ts';

/** Which of an invoice's sums a printed label speaks of; "other" is a sum that is none of the three. */
export type AmountSense = 'net' | 'tax' | 'gross' | 'other';

const OTHER = /^(?:bruttopreis|nettopreis|saving|savings|saved|ersparnis|gespart|tendered|qty|zuschl\w*|abschl\w*|rabatt\w*|nachlass\w*|skonto|discounts?|allowances?|charges?|remise\w*|escompte|descuento|sconto|desconto|korting|rabat|versand\w*|fracht\w*|shipping|freight|delivery|handling|porto|anzahlung\w*|abschlag\w*|prepaid|paid|deposits?|advance|acompte|anticipo|rounding|rundung\w*|change|cash|tender\w*|tips?|gratuity|satz|rate|taux|basis\w*|base|%|commission|balance|forward|previous|credit|credits|unit|einzel\w*|einheits\w*|points?|qty|quantity|items?|spots?|hours?|saldo|rueckgeld|visa|mastercard|card)$/;
const WITHOUT = /^(?:ohne|excl|excluding|exclusive|exkl|exklusive|exclusief|ex|before|hors|sans|sin|sem|senza|zzgl|net|netto\w*|net\w{0,2}|ht|bez|subtotal|zwischensumme|sub|imponible|imponibile|warenwert\w*|nettobetrag|nettosumme|taxable)$/;
/** Only beside a sum or a tax: "com" ends web addresses, "con" and "mit" stand in any sentence. */
const INCLUDING = /^(?:inkl|inklusive|incl|include|includes|included|including|inclusive|inclusief|inclus|incluido|incluso|compreso|compris|mit|avec|con|com|with)$/;
const WITH = /^(?:ttc|brutto\w*|gross|zahlbetrag|endbetrag|endsumme|rechnungsbetrag|payable|due|payer|pagar|pagare|betalen|zaplaty|grand|rechnungsendbetrag|gesamtrechnungsbetrag)$/;
const TAX = /^(?:ust|mwst|umsatzsteuer|umsatzsteuerbetrag|mehrwertsteuer|mehrwertsteuerbetrag|steuer|steuern|steuerbetrag|steuersumme|gesamtsteuer\w*|mwstbetrag|ustbetrag|tax|taxes|vat|gst|sst|hst|pst|tva|iva|btw|moms|taxe|taxes|imposto|imposta|impuesto|vatbetrag|gsttax)$/;
const SUM = /^(?:total|totals|totale|totaal|totaux|summe|gesamt\w*|somme|suma|sum|amount|montant|importe|importo|betrag|bedrag|kwota|wartosc|razem|rechnungssumme|rechnungsbetrag|valor|value|wert|entgelt)$/;

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
