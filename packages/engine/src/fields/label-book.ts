import type { CompiledTemplate } from './compile/compiled-field.ts';
import { phraseKey, tokensOfText } from './tokens.ts';

/** Phrases that name values, with the fields they name. A phrase without owners is a label all the same: its value is not ours. */
export type LabelBook = Map<string, LabelOwner[]>;

export interface LabelOwner {
  /** Index in the template's entities. */
  field: number;
  /** 0..1: how surely the phrase names the field. */
  weight: number;
}

/** The number of a form line names a field nearly as surely as its words. */
const FORM_LINE_WEIGHT = 0.9;

/** A key that no printed words have. */
export const formLineKey = (line: string): string => `§${line.toLowerCase()}`;

/** Gathers all label phrases of a template. Competitors own nothing, but end values and claim what stands beside them. */
export function labelBook(template: CompiledTemplate): LabelBook {
  const book: LabelBook = new Map();
  template.fields.forEach((field, at) => {
    for (const label of field.labels) addOwner(book, keyOf(label.text), { field: at, weight: label.weight });
    if (field.place.formLine) addOwner(book, formLineKey(field.place.formLine), { field: at, weight: FORM_LINE_WEIGHT });
    for (const competitor of field.competitors) if (!book.has(keyOf(competitor.text))) book.set(keyOf(competitor.text), []);
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

const keyOf = (text: string): string => phraseKey(tokensOfText(text));
