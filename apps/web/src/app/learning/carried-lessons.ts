import type { TemplateLesson } from '@sheetlift/contract';
import type { Template } from '@sheetlift/engine/model';
import type { KeptLesson } from '../../features/workspace/lessons/lesson-book.ts';
import { lessonsKey } from '../../features/workspace/lessons/teaching.ts';
import { pageLessons } from '../page-lessons.ts';

/** What a template learned, as a file carries it: by the names of its fields, and without the documents that taught it. */
export function carriedLessons({ name, entities }: Template): TemplateLesson[] {
  const { events } = pageLessons().of(lessonsKey({ name }));
  const deleted = new Set(events.flatMap((event) => (event.kind === 'tombstone' ? [event.id] : [])));
  const names = new Map(entities.map(({ id, variableName }) => [id, variableName]));
  return events.flatMap((event) => {
    if (event.kind !== 'lesson' || deleted.has(event.lesson.id)) return [];
    const { templateId: _templateId, fieldId, ...lesson } = event.lesson;
    const field = names.get(fieldId);
    return field === undefined ? [] : [{ ...lesson, field }];
  });
}

/** A kept template learns what came with it. Of a field that it does not have nothing is learned. */
export function learnCarried({ name, entities }: Template, lessons: readonly TemplateLesson[]): void {
  const templateId = lessonsKey({ name });
  const ids = new Map(entities.map(({ id, variableName }) => [variableName, id]));
  // The same file may be added twice.
  const known = new Set(
    pageLessons()
      .of(templateId)
      .events.flatMap((event) => (event.kind === 'lesson' ? [`${event.lesson.fieldId} ${event.lesson.at}`] : [])),
  );
  const kept = lessons.flatMap(({ field, document: _document, ...lesson }): KeptLesson[] => {
    const fieldId = ids.get(field);
    if (fieldId === undefined || known.has(`${fieldId} ${lesson.at}`)) return [];
    // No cell of a document of this device taught it.
    return [{ cell: `carried/${lesson.id}`, templateId, fieldId, event: { kind: 'lesson', lesson: { ...lesson, templateId, fieldId } } }];
  });
  pageLessons().bringBack(kept);
}
