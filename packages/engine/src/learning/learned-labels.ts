import type { LearnedLabel, Lesson } from '../model/index.ts';
import { isLabelLike } from './context-likeness.ts';

/** What one layout's word weighs, and what it weighs however many layouts print it: never as much as the field's own name. */
const MAX_WEIGHT = 0.8;
/** Layouts at which a label has half of that: lessons shrink to what is known without them. */
const PRIOR_LAYOUTS = 1;
const MAX_LABELS_A_FIELD = 8;
const MAX_LABEL_WORDS = 4;

/** The labels of all fields, by how many layouts print them; one that also names another field names neither. */
export function learnedLabels(lessons: readonly Lesson[]): LearnedLabel[] {
  const layouts = new Map<string, Map<string, Set<string>>>();
  for (const { fieldId, contexts, value, layoutFingerprint } of lessons) {
    const text = value === null || !contexts[0] ? null : labelOf(contexts[0]);
    if (text === null) continue;
    const byField = layouts.get(text) ?? new Map<string, Set<string>>();
    layouts.set(text, byField);
    byField.set(fieldId, (byField.get(fieldId) ?? new Set()).add(layoutFingerprint));
  }
  const labels = [...layouts].flatMap(([text, byField]) => (byField.size > 1 ? [] : [...byField].map(([fieldId, of]) => ({ fieldId, text, weight: (MAX_WEIGHT * of.size) / (of.size + PRIOR_LAYOUTS) }))));
  labels.sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1));
  const counts = new Map<string, number>();
  return labels.filter(({ fieldId }) => {
    const count = (counts.get(fieldId) ?? 0) + 1;
    counts.set(fieldId, count);
    return count <= MAX_LABELS_A_FIELD;
  });
}

/** The words left of the value, else those above it, where they look like a label. */
function labelOf({ left, above }: { left: string | null; above: string | null }): string | null {
  if (left !== null) return isLabelLike('left', left) ? lastWords(left) : above !== null && isLabelLike('above', above) ? firstWords(above) : null;
  return above !== null && isLabelLike('above', above) ? firstWords(above) : null;
}

/** From behind the last number on. */
const lastWords = (text: string): string => text.split(/\b(?:9|month)\b/).at(-1)?.trim().split(' ').slice(-MAX_LABEL_WORDS).join(' ') ?? '';
const firstWords = (text: string): string | null => {
  const words = text.trim().split(' ');
  return words.length <= MAX_LABEL_WORDS && !words.includes('9') ? words.join(' ') : null;
};
