import { wordsOf } from '../../languages/languages.ts';
import { foldWords } from '../../values/fold.ts';
import type { CompiledField, CompiledTemplate, LabelPhrase } from '../compile/compiled-field.ts';
import { keyOfPhrase } from '../document/tokens.ts';
import { asksOtherDate, BARE_DATE } from '../kinds/own-date.ts';

/** Phrases that name values, with the fields they name. A phrase without owners is a label all the same: its value is not ours. */
export type LabelBook = Map<string, LabelOwner[]>;

export interface LabelOwner {
  /** Index in the template's entities. */
  field: number;
  /** 0..1: how surely the phrase names the field. */
  weight: number;
}

/** Start and end of a period stand together under the period's own label. */
const PERIOD_WEIGHT = 0.85;
const ENDS =
  /^(?:start|end|starts|ends|begin|begins|beginning|ending|from|to|first|last|day|date|until|till|anfang|beginn|ende|von|bis|debut|fin|inicio|inizio|fine|day)$/;

/** "Flight dates" and "flight period" for a field "flight start". */
function periodPhrases(field: CompiledField): string[] {
  if (!field.isDateOutput || (field.role !== 'start' && field.role !== 'end')) return [];
  const name = foldWords(field.field.variableName.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/[_-]/g, ' '));
  const stem = name.filter((word) => !ENDS.test(word)).join(' ');
  if (stem === '' || stem.length === name.join(' ').length) return [];
  return [
    stem,
    `${stem} date`,
    `${stem} dates`,
    `${stem} period`,
    `period of ${stem}`,
    `dates of ${stem}`,
    `order ${stem}`,
    `${stem} start end`,
  ];
}

/** "Order: 4711": of a label that ends in "number", the rest alone may be printed; weight against the whole. */
const BARE_SHARE = 0.7;
const NUMBER_WORD = /\s(?:no|nr|number|nummer|#|id)$/;

function bareNouns(field: CompiledField): { text: string; weight: number }[] {
  if (field.kind !== 'identifier' || field.verbatim) return [];
  return field.labels.flatMap(({ text, weight }) =>
    weight >= MIN_BARE_WEIGHT && NUMBER_WORD.test(text) ? [{ text: text.replace(NUMBER_WORD, ''), weight: BARE_SHARE * weight }] : [],
  );
}

const MIN_BARE_WEIGHT = 0.7;

/** The number of a form line names a field nearly as surely as its words. */
const FORM_LINE_WEIGHT = 0.9;

/** "Name" or, above an address, "Firma" alone is whoever the paper is for, not the party on whose letterhead it stands. */
export const ANYBODY = new RegExp(`^(?:${wordsOf('nameAlone').join('|')}|firma)$`);

const isAnybodys = ({ text, source }: LabelPhrase, field: CompiledField): boolean =>
  field.role === 'issuer' && ANYBODY.test(text) && source !== 'name' && source !== 'quoted';

/** What is left of "Date" alone for a field that asks for a certain other date: it would need the word that tells which. */
const BARE_DATE_SHARE = 0.2;

const weightOf = ({ text, weight, source }: LabelPhrase, field: CompiledField): number =>
  BARE_DATE.test(text) && (source === 'name' || source === 'description') && asksOtherDate(field) ? BARE_DATE_SHARE * weight : weight;

/** A key that no printed words have. */
export const formLineKey = (line: string): string => `§${line.toLowerCase()}`;

/** Gathers all label phrases of a template. Competitors own nothing, but end values and claim what stands beside them. */
export function labelBook(template: CompiledTemplate): LabelBook {
  const book: LabelBook = new Map();
  template.fields.forEach((field, fieldIndex) => {
    for (const label of field.labels)
      if (!isAnybodys(label, field)) addOwner(book, keyOfPhrase(label.text), { field: fieldIndex, weight: weightOf(label, field) });
    for (const { text, weight } of bareNouns(field)) addOwner(book, keyOfPhrase(text), { field: fieldIndex, weight });
    for (const phrase of periodPhrases(field)) addOwner(book, keyOfPhrase(phrase), { field: fieldIndex, weight: PERIOD_WEIGHT });
    if (field.formLine) addOwner(book, formLineKey(field.formLine), { field: fieldIndex, weight: FORM_LINE_WEIGHT });
    for (const competitor of field.competitors)
      if (!book.has(keyOfPhrase(competitor)) && !ANYBODY.test(competitor)) book.set(keyOfPhrase(competitor), []);
  });
  book.delete('');
  return book;
}

function addOwner(book: LabelBook, key: string, owner: LabelOwner): void {
  const owners = book.get(key);
  if (!owners) book.set(key, [owner]);
  else {
    const same = owners.find((other) => other.field === owner.field);
    if (same) same.weight = Math.max(same.weight, owner.weight);
    else owners.push(owner);
  }
}
