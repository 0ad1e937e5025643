import type { LessonEvent, RowMode, Template } from '@sheetlift/engine/model';

/** A short name for what is looked for and what was learned by then: rows found with the same key need not be looked for again. */
export function fieldsKey({ name, description, entities }: Template, rowMode: RowMode, learned: readonly LessonEvent[] = []): string {
  const fields = entities.map(({ id, variableName, description, type, enumValues }) => [id, variableName, description, type, enumValues]);
  const lessons = learned.map((event) => (event.kind === 'lesson' ? event.lesson.id : `-${event.id}`)).sort();
  return hashOf(JSON.stringify([rowMode, name, description, fields, ...lessons]));
}

/** FNV-1a in two halves: keys are compared within one run, where nobody tries to make two alike. */
function hashOf(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x01000193;
  for (let at = 0; at < text.length; at++) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(at), 0x85ebca6b);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
