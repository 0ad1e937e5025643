import type { FieldRules } from '@sheetlift/engine/model';

/** What a field's value must be, in a few words; empty where there are no rules. */
export function rulesInWords({ required, unique, pattern, date, from, to, notBefore, oneOf, check }: FieldRules): string {
  const words = [
    required && 'required',
    unique !== undefined && unique !== false && 'unique',
    pattern !== undefined && pattern,
    date !== undefined && (date === 'any' ? 'a date' : date),
    from !== undefined && `from ${from}`,
    to !== undefined && `to ${to}`,
    notBefore !== undefined && `not before ${notBefore}`,
    oneOf && `list of ${oneOf.length.toLocaleString('en-GB')}`,
    check !== undefined && check,
  ];
  return words.filter((each) => each !== false && each !== undefined && each !== '').join(' · ');
}
