import type { CellValue, FieldResult } from '@sheetlift/engine/model';

/** What a cell shows: the value, or in words why there is none. */
export function cellText(result: FieldResult): string {
  switch (result.state) {
    case 'found':
    case 'unsure':
      return valueText(result.chosen.value);
    case 'absent':
      return 'not in document';
    case 'not_found':
      return 'not found';
    case 'unreadable':
      return 'not readable';
    case 'page_missing':
      return `page missing, p. ${result.pageNumbers.join(', ')}`;
    case 'not_looked_for':
      return 'not looked for';
  }
}

export function valueText(value: CellValue): string {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'date':
      return value.iso;
    case 'number':
      return numberText(value.number, value.decimals);
    case 'yes/no':
      return value.yes ? 'yes' : 'no';
    case 'enum':
      return value.value;
  }
}

/** What a person edits and other programs are given: a number without groups. */
export function editText(value: CellValue): string {
  if (value.kind !== 'number') return valueText(value);
  const decimals = Math.min(value.decimals, 20);
  // "1.234" is a thousand to half of Europe; with a fourth decimal it can be read in one way only.
  return value.number.toFixed(decimals === 3 ? 4 : decimals);
}

/** Thousands in groups, and as many decimals as the document prints. */
function numberText(number: number, decimals: number): string {
  const [whole = '', fraction] = Math.abs(number).toFixed(Math.min(decimals, 20)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${number < 0 ? '−' : ''}${grouped}${fraction ? `.${fraction}` : ''}`;
}

/** A code has figures all through; an address in capitals has a few. */
const LEAST_DIGITS_SHARE = 0.3;

/** Whether a text is a number or code of something, in which 0 and O, 1 and l must differ to the eye. */
export function looksLikeIdentifier(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  const codeOnly = /^[\p{Lu}\d][\p{Lu}\d./_\- ]*$/u.test(text) && digits >= text.length * LEAST_DIGITS_SHARE;
  return text.length >= 4 && codeOnly && !/^\d{4}-\d\d-\d\d$/.test(text);
}
