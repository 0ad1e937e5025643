import { type AccountLesson, foldName, lessonOfCorrection, parseEntities, type TemplateLesson, toClientFields } from '@sheetlift/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { Refused } from '../platform/refused.ts';
import { corrections } from '../platform/schema.ts';
import { addCorrections, deleteCorrections, describeCorrection, type ServerCorrection } from './corrections.ts';
import { findTemplate } from './find-template.ts';
import type { StoredTemplate } from './stored-template.ts';

/**
 * What a template learned, in the order of the fold over it, by the names of its fields. Of a field that it no longer has, and of what another version of
 * the app wrote in a form that is not known here, nothing is said.
 */
export async function listLessons({ id, entitiesJson }: StoredTemplate, database: Database): Promise<AccountLesson[]> {
  const names = new Map(fieldsOf(entitiesJson).map((field) => [field.id, field.variableName]));
  const kept = await database
    .select()
    .from(corrections)
    .where(and(eq(corrections.templateId, id), isNull(corrections.deletedAt)))
    .orderBy(asc(corrections.id));
  return kept
    .flatMap((correction) => lessonOfCorrection(id, describeCorrection(correction)))
    .flatMap((event) => {
      const field = event.kind === 'lesson' ? names.get(event.lesson.fieldId) : undefined;
      if (event.kind === 'tombstone' || field === undefined) return [];
      const { templateId: _template, fieldId: _field, ...lesson } = event.lesson;
      return [{ ...lesson, field }];
    });
}

/** How many lessons the template has when these were added. */
export async function addLessons(ownerId: string, id: string, lessons: readonly TemplateLesson[], database: Database): Promise<number> {
  const { entitiesJson } = await findTemplate(ownerId, id, database);
  const ids = new Map(fieldsOf(entitiesJson).map((field) => [foldName(field.variableName), field.id]));
  const given = lessons.map(({ field, layoutFingerprint, engineVersion, document: _document, ...lesson }) => {
    const fieldId = ids.get(foldName(field));
    if (fieldId === undefined) throw new Refused('invalid_request', { words: `The template has no field "${field}"` });
    return { ...lesson, field_id: fieldId, layout_fingerprint: layoutFingerprint, engine_version: engineVersion };
  });
  return lessonsAmong(await addCorrections(ownerId, id, given, database));
}

/** How many lessons the template has when one, or all, were forgotten. */
export async function forgetLessons(
  ownerId: string,
  id: string,
  lessonId: string | undefined,
  database: Database,
  clock: Clock,
): Promise<number> {
  return lessonsAmong(await deleteCorrections(ownerId, id, lessonId, database, clock));
}

const fieldsOf = (entitiesJson: string) => toClientFields(parseEntities(entitiesJson));

const lessonsAmong = (kept: readonly ServerCorrection[]): number => kept.filter((one) => !('deleted_at' in one)).length;
