import { isTemplateLesson, parseTemplateFile, type TemplateLesson } from '@sheetlift/contract';
import type { Template } from '@sheetlift/engine/model';

/** A template as a file or a link carries it: with what it learned, where the person who gave it wanted that. */
export interface CarriedTemplate extends Template {
  lessons?: readonly TemplateLesson[];
}

/** Without what belongs to the place it was kept in. */
export function carriedForm({ name, description, entities, modelMode, lessons }: CarriedTemplate): CarriedTemplate {
  return { name, description, entities, ...(modelMode && { modelMode }), ...(lessons && lessons.length > 0 && { lessons }) };
}

/** Throws where it is no template. What it learned and cannot be read is left out. */
export function readCarried(json: unknown): CarriedTemplate {
  const template = parseTemplateFile(json);
  const given = (json as { lessons?: unknown }).lessons;
  const lessons = Array.isArray(given) ? given.filter(isTemplateLesson) : [];
  return lessons.length > 0 ? { ...template, lessons } : template;
}
