export type DecimalSign = '.' | ',';

export interface ReadDigits {
  number: number;
  decimals: number;
  ambiguous: boolean;
}

/**
 * Digits with separators -> number. Where both separators occur the last one is the decimal sign. A lone comma before
 * exactly three digits is a thousands mark and a lone point a decimal one, unless the document's decimal sign says otherwise.
 */
export function readDigits(print: string, decimalSign: DecimalSign | null = null): ReadDigits | null {
  const text = print.replace(/[\s'’´`]/g, '');
  if (!/^(?:\d[\d.,]*|[.,]\d+)$/.test(text)) return null;
  const point = decimalPoint(text, decimalSign);
  const whole = text.slice(0, point.at).replace(/[.,]/g, '');
  const fraction = text.slice(point.at + 1).replace(/[.,]/g, '');
  const number = Number(`${whole || '0'}.${fraction || '0'}`);
  return Number.isFinite(number) ? { number, decimals: fraction.length, ambiguous: point.ambiguous } : null;
}

/** Where the decimal sign stands; the length of the text where there is none. */
function decimalPoint(text: string, decimalSign: DecimalSign | null): { at: number; ambiguous: boolean } {
  const none = { at: text.length, ambiguous: false };
  const comma = text.lastIndexOf(',');
  const dot = text.lastIndexOf('.');
  if (comma < 0 && dot < 0) return none;
  const last = Math.max(comma, dot);
  const sign = comma > dot ? ',' : '.';
  if (text.indexOf(sign) !== last) return none;
  if (comma >= 0 && dot >= 0) return { at: last, ambiguous: false };
  // One separator, once.
  const grouped = /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  if (!grouped) return { at: last, ambiguous: false };
  if (decimalSign !== null) return sign === decimalSign ? { at: last, ambiguous: false } : none;
  return sign === ',' ? { at: text.length, ambiguous: true } : { at: last, ambiguous: true };
}
