import type { LearnedLabel, Lesson } from '../model/index.ts';
import { isLabelLike } from './context-similarity.ts';

/** What one layout's word weighs, and what it weighs however many layouts print it: never as much as the field's own name. */
const MAX_WEIGHT = 0.8;
/** Layouts at which a label has half of that: lessons shrink to what is known without them. */
const PRIOR_LAYOUTS = 1;
const MAX_LABELS_A_FIELD = 8;
const MAX_LABEL_WORDS = 4;

/** The labels of all fields, by how many layouts print them. */
export function learnedLabels(lessons: readonly Lesson[]): LearnedLabel[] {
  const chosen = chosenLabels(lessons.filter(({ value }) => value !== null));
  const dates = new Set(lessons.filter(({ value }) => value?.kind === 'date').map(({ fieldId }) => fieldId));
  const labels = [...chosen].flatMap(([text, byField]) =>
    namedBy(byField, dates).map(([fieldId, { size }]) => ({ fieldId, text, weight: (MAX_WEIGHT * size) / (size + PRIOR_LAYOUTS) })),
  );
  labels.sort((a, b) => b.weight - a.weight || byText(a.text, b.text) || byText(a.fieldId, b.fieldId));
  const counts = new Map<string, number>();
  return labels.filter(({ fieldId }) => {
    const count = (counts.get(fieldId) ?? 0) + 1;
    counts.set(fieldId, count);
    return count <= MAX_LABELS_A_FIELD;
  });
}

/** Label -> field -> layouts. */
type Prints = Map<string, Map<string, Set<string>>>;

/**
 * Each lesson names its field by one label: of the words left of its places and above them those that most layouts print
 * there. What merely stands on the value's height is another thing on each layout.
 */
function chosenLabels(lessons: readonly Lesson[]): Prints {
  const possible: Prints = new Map();
  for (const lesson of lessons) for (const text of labelsOf(lesson)) add(possible, text, lesson);
  const chosen: Prints = new Map();
  for (const lesson of lessons) {
    const layouts = (text: string): number => possible.get(text)?.get(lesson.fieldId)?.size ?? 0;
    const best = labelsOf(lesson).reduce<string | null>(
      (most, text) => (most !== null && layouts(most) >= layouts(text) ? most : text),
      null,
    );
    if (best !== null) add(chosen, best, lesson);
  }
  return chosen;
}

function add(prints: Prints, text: string, { fieldId, layoutFingerprint }: Lesson): void {
  const byField = prints.get(text) ?? new Map<string, Set<string>>();
  prints.set(text, byField);
  byField.set(fieldId, (byField.get(fieldId) ?? new Set()).add(layoutFingerprint));
}

/** Which fields a label names: one; of two the one that nearly all layouts mean; or both ends of a period, printed as one. */
function namedBy(byField: ReadonlyMap<string, ReadonlySet<string>>, dates: ReadonlySet<string>): [string, ReadonlySet<string>][] {
  const [first, second, third] = [...byField].sort(([a, of], [b, others]) => others.size - of.size || byText(a, b));
  if (!first || !second) return first ? [first] : [];
  if (third === undefined && dates.has(first[0]) && dates.has(second[0]) && [...second[1]].every((layout) => first[1].has(layout)))
    return [first, second];
  return first[1].size >= CLEAR_MAJORITY * second[1].size && third === undefined ? [first] : [];
}

/** Layouts that mean one field for each that means another. */
const CLEAR_MAJORITY = 3;

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The words left of each place and above it, where they look like a label; those of the surest place first. */
function labelsOf({ contexts }: Lesson): string[] {
  const labels = contexts.flatMap(({ left, above }) => [
    left !== null && isLabelLike('left', left) ? lastWords(left) : null,
    above !== null && isLabelLike('above', above) ? firstWords(above) : null,
  ]);
  return labels.filter((label): label is string => label !== null && label !== '');
}

/** From behind the last number on. */
const lastWords = (text: string): string =>
  text
    .split(/\b(?:9|month)\b/)
    .at(-1)
    ?.trim()
    .split(' ')
    .slice(-MAX_LABEL_WORDS)
    .join(' ') ?? '';
const firstWords = (text: string): string | null => {
  const words = text.trim().split(' ');
  return words.length <= MAX_LABEL_WORDS && !words.includes('9') ? words.join(' ') : null;
};
