import type { CompiledField, CompiledTemplate } from './compile/compiled-field.ts';
import { boxOfSpans, type DocumentIndex } from './document-index.ts';
import { labelLikeness } from './label-words.ts';
import { ANYBODY, type LabelOwner } from './label-book.ts';
import type { LabelHit } from './label-hits.ts';
import { wordKey } from './label-support.ts';
import { textOfSpans } from './tick-marks.ts';
import { tokensOfText } from './tokens.ts';

/** Printed labels looked at: a long form has a few hundred. */
const MAX_PAIRS = 3_000;
/** Weight of a label that shares only words with the field, against one the field's lexicon knows. */
const LOOSE_WEIGHT = 0.75;
/** A smaller share of words in common is chance. */
const MIN_LIKENESS = 0.34;

/**
 * Printed labels that no phrase of the template names: they own the values beside them, and belong to a field by the words
 * they share with its name and description, if at all.
 */
export function loosePairs(index: DocumentIndex, template: CompiledTemplate, known: readonly LabelHit[]): LabelHit[] {
  const taken = new Set(known.flatMap((hit) => hit.spans.flatMap((span) => Array.from({ length: span.to - span.from }, (_, at) => wordKey(span.line, span.from + at)))));
  const rarity = wordRarity(template);
  const hits: LabelHit[] = [];
  for (const pair of index.layout.pairs.slice(0, MAX_PAIRS)) {
    const first = pair.label[0];
    const box = boxOfSpans(index.layout, pair.label);
    if (!first || !box) continue;
    if (pair.label.some((span) => Array.from({ length: span.to - span.from }, (_, at) => wordKey(span.line, span.from + at)).some((key) => taken.has(key)))) continue;
    const words = [...new Set(tokensOfText(textOfSpans(index.layout, pair.label)))];
    const owners = ownersOf(words, template, rarity);
    if (owners.length === 0 && ANYBODY.test(words.join(' '))) continue;
    const standing = pair.relation === 'colon' || pair.relation === 'form' ? 0.95 : labelLikeness(textOfSpans(index.layout, pair.label)) >= 0.5 ? 0.8 : 0.5;
    hits.push({ key: words.join(''), owners, spans: pair.label, pageNumber: index.layout.lines[first.line]?.pageNumber ?? 1, box, likeness: 1, standing });
  }
  return hits;
}

/** Fields that share enough words with a label; a field whose printed label the user named takes no other. */
function ownersOf(words: readonly string[], template: CompiledTemplate, rarity: ReadonlyMap<string, number>): LabelOwner[] {
  return template.fields.flatMap((field, at) => {
    const likeness = field.verbatim ? 0 : wordLikeness(words, field, rarity);
    return likeness >= MIN_LIKENESS ? [{ field: at, weight: LOOSE_WEIGHT * likeness }] : [];
  });
}

function wordLikeness(words: readonly string[], field: CompiledField, rarity: ReadonlyMap<string, number>): number {
  const own = [...new Set(field.words.flatMap(tokensOfText))];
  if (field.role === 'issuer' && words.length === 1 && ANYBODY.test(words[0] ?? '')) return 0;
  if (own.length === 0 || words.length === 0) return 0;
  const sum = (of: readonly string[]): number => of.reduce((total, word) => total + (rarity.get(word) ?? 1), 0);
  const common = sum(own.filter((word) => words.includes(word)));
  return common / Math.sqrt(sum(own) * sum(words));
}

/** A word that several fields use tells less. */
function wordRarity(template: CompiledTemplate): Map<string, number> {
  const counts = new Map<string, number>();
  for (const field of template.fields) for (const word of new Set(field.words.flatMap(tokensOfText))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, 1 / count]));
}
