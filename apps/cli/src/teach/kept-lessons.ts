import { isTemplateLesson, type TemplateLesson } from '@sheetlift/contract';
import type { TaughtLesson, Template } from '@sheetlift/engine';

/** The lessons in a template file; none where it carries none. Throws where what it carries is none. */
export function keptLessons(json: unknown): TemplateLesson[] {
  if (json === undefined) return [];
  if (!Array.isArray(json)) throw new Error('lessons: not a list');
  json.forEach((lesson, index) => {
    if (!isTemplateLesson(lesson)) throw new Error(`lessons.${index}: not a lesson as "sheetlift teach" writes it`);
  });
  return json as TemplateLesson[];
}

/** As the engine has them. Of a field that the template no longer has nothing is known. */
export function lessonsFor({ entities }: Template, kept: readonly TemplateLesson[], templateId: string): TaughtLesson[] {
  const ids = new Map(entities.map(({ variableName, id }) => [variableName, id]));
  return kept.flatMap(({ field, document: _document, ...lesson }) => {
    const fieldId = ids.get(field);
    return fieldId === undefined ? [] : [{ ...lesson, templateId, fieldId }];
  });
}
