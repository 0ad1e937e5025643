import { foldName, lessonOfCorrection, parseEntities, toClientFields } from '@sheetlift/contract';
import { foldLessons, type LessonEvent, MAX_LESSONS, type Template, type TemplateMemory } from '@sheetlift/engine';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { corrections, templates, users } from '../platform/schema.ts';
import { describeCorrection } from '../templates/corrections.ts';
import { nameKey } from '../templates/name-key.ts';

type Field = Template['entities'][number];

/** What an account learned under its template of a name. */
export type RecallLessons = (ownerId: string, template: Template) => Promise<TemplateMemory>;

/** Memories that a process holds, those used last: documents of several accounts are read in turn. One is of 2,000 lessons at most, some megabytes. */
const MOST_HELD = 16;

/** What was asked for while a template and its lessons stood at one version. */
interface Held {
  version: string;
  memory: Promise<TemplateMemory>;
}

/**
 * What the account learned under its template of this name, as on a device: nothing where it has none, or where its owner did not switch on that it keeps what is
 * learned. Fields are told by their names: a program may send a template without ids, or with others. What another version of the app wrote in a form that is
 * not known here teaches nothing. Each time one row is asked for, which says whether what is held still holds; the lessons are read when they changed.
 */
export function createRecallLessons(database: Database): RecallLessons {
  const held = new Map<string, Held>();
  return async (ownerId, { name, entities }) => {
    const templateId = nameKey(name);
    const [own] = await database
      .select({ id: templates.id, updatedAt: templates.updatedAt, lessonsRevision: templates.lessonsRevision })
      .from(templates)
      .innerJoin(users, eq(users.id, templates.ownerId))
      .where(and(eq(templates.ownerId, ownerId), eq(templates.foldedName, templateId), eq(users.keepsCorrections, true)));
    if (!own) return foldLessons([], templateId);
    const key = JSON.stringify([own.id, entities.map(({ id, variableName }) => [id, variableName])]);
    const version = `${own.updatedAt.getTime()} ${own.lessonsRevision}`;
    const before = held.get(key);
    // Taken out and put in again: those that stand first were used the longest time ago.
    held.delete(key);
    const memory = before?.version === version ? before.memory : readMemory(own.id, { templateId, entities }, database);
    held.set(key, { version, memory });
    for (const oldest of held.keys()) if (held.size > MOST_HELD) held.delete(oldest);
    memory.catch(() => held.get(key)?.memory === memory && held.delete(key));
    return memory;
  };
}

/** Of the lessons that are left, the newest, as many as a memory holds: those of fields that are looked for. */
async function readMemory(
  id: string,
  { templateId, entities }: { templateId: string; entities: readonly Field[] },
  database: Database,
): Promise<TemplateMemory> {
  const [own] = await database.select({ entitiesJson: templates.entitiesJson }).from(templates).where(eq(templates.id, id));
  const ids = own ? sameFields(toClientFields(parseEntities(own.entitiesJson)), entities) : new Map<string, string>();
  const kept = await database
    .select()
    .from(corrections)
    .where(and(eq(corrections.templateId, id), isNull(corrections.deletedAt), inArray(corrections.fieldId, [...ids.keys()])))
    .orderBy(desc(corrections.at), asc(corrections.id))
    .limit(MAX_LESSONS);
  const events = kept
    .flatMap((correction) => lessonOfCorrection(templateId, describeCorrection(correction)))
    .flatMap((event): LessonEvent[] => {
      const fieldId = event.kind === 'lesson' ? ids.get(event.lesson.fieldId) : undefined;
      return event.kind === 'tombstone' || fieldId === undefined ? [] : [{ ...event, lesson: { ...event.lesson, fieldId } }];
    });
  return foldLessons(events, templateId);
}

/** Id of a field -> that of the one with its name. */
function sameFields(from: readonly Field[], to: readonly Field[]): Map<string, string> {
  const byName = new Map(to.map(({ variableName, id }) => [foldName(variableName), id]));
  return new Map(
    from.flatMap(({ variableName, id }): [string, string][] => {
      const same = byName.get(foldName(variableName));
      return same === undefined ? [] : [[id, same]];
    }),
  );
}
