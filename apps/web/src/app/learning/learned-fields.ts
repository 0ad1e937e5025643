import type { LessonEvent, TaughtLesson } from '@sheetlift/engine/model';
import { valueText } from '../../features/review/cell-text.ts';
import type { LearnedField } from '../../features/templates/learned-line.tsx';
import { plural } from '../../lib/plural.ts';

/** Field id -> what the corrections of a person taught it, newest first. Fields that learned nothing are left out. */
export function learnedFields(events: readonly LessonEvent[]): ReadonlyMap<string, LearnedField> {
  const deleted = new Set(events.flatMap((event) => (event.kind === 'tombstone' ? [event.id] : [])));
  const lessons = events.flatMap((event) => (event.kind === 'lesson' && !deleted.has(event.lesson.id) ? [event.lesson] : []));
  const fields = new Map<string, LearnedField>();
  for (const lesson of lessons.sort((one, other) => (one.at < other.at ? 1 : -1))) {
    const before = fields.get(lesson.fieldId) ?? [];
    fields.set(lesson.fieldId, [...before, { id: lesson.id, at: lesson.at, value: taughtText(lesson), where: whereOf(lesson) }]);
  }
  return fields;
}

const taughtText = ({ value }: TaughtLesson): string | null =>
  value?.kind === 'table' ? `a table of ${plural(value.columns.length + 1, 'column')}` : value && valueText(value);

/** What stood next to the value, as far as it reads like words: numbers are kept as "9" alone. */
function whereOf({ value, contexts: [context] }: TaughtLesson): string | null {
  if (value === null || !context) return null;
  if (isReadable(context.left)) return `beside “${context.left}”`;
  return isReadable(context.above) ? `below “${context.above}”` : null;
}

const isReadable = (text: string | null): text is string => text !== null && /\p{L}{2}/u.test(text) && !/\b(?:9|month)\b/.test(text);
