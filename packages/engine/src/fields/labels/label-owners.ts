import type { CompiledTemplate } from '../compile/compiled-field.ts';
import { kindIs } from '../compile/value-kinds.ts';
import { tokensOfText } from '../document/tokens.ts';
import { asksOtherDate, asksOwnDate, BARE_DATE } from '../kinds/own-date.ts';
import { ANYBODY, type LabelOwner } from './label-book.ts';
import { wordSimilarity, type Rarity } from './word-similarity.ts';

/** Weight of a label that shares only words with the field, against one the field's lexicon knows. */
const LOOSE_WEIGHT = 0.75;
/** A smaller similarity is chance. */
const MIN_SIMILARITY = 0.45;
/** "Name" alone, for a field that asks for somebody's name. */
const NAME_LIKELIHOOD = 0.55;
/** "Date" alone, for the field that asks when the paper was written. */
const OWN_DATE_SIMILARITY = 0.9;

/** Fields that the words of a printed label name by what they mean; a field whose printed label the user named takes no other. */
export function ownersByWords(words: readonly string[], template: CompiledTemplate, rarity: Rarity, leastExplained = 0): LabelOwner[] {
  const isAnybodys = words.length === 1 && ANYBODY.test(words[0] ?? '');
  const isBareDate = words.every((word) => BARE_DATE.test(word));
  const isOwnDate = isBareDate && words.length > 0 && template.fields.some(asksOwnDate);
  const links = template.links(words.join(' '));
  return template.fields.flatMap((field, fieldIndex) => {
    if (
      field.verbatim ||
      (isAnybodys && field.role === 'issuer') ||
      (isBareDate && asksOtherDate(field)) ||
      (isOwnDate && !asksOwnDate(field))
    )
      return [];
    const asksName = isAnybodys && kindIs(field.kind, 'party') && field.words.some((word) => ANYBODY.test(word));
    const similarity = Math.max(
      wordSimilarity(words, field, rarity, leastExplained),
      asksName ? NAME_LIKELIHOOD : 0,
      isOwnDate ? OWN_DATE_SIMILARITY : 0,
    );
    const weight = Math.max(similarity >= MIN_SIMILARITY ? LOOSE_WEIGHT * similarity : 0, links[fieldIndex] ?? 0);
    return weight > 0 ? [{ field: fieldIndex, weight }] : [];
  });
}

/** A word that several fields use tells less. */
export function wordRarity(template: CompiledTemplate): Rarity {
  const counts = new Map<string, number>();
  for (const field of template.fields)
    for (const word of new Set(field.words.flatMap(tokensOfText))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, 1 / count]));
}
