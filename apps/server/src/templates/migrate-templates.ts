import { createHash } from 'node:crypto';
import { foldName, parseEntities } from '@sheetlift/contract';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { templates } from '../platform/schema.ts';
import { inTurn } from './in-turn.ts';
import { addTemplate, findNamesake, freeName, mergedEntities, refuseBeyondRoom, type TemplateContent } from './save-template.ts';
import type { StoredTemplate } from './stored-template.ts';

/** A device may hold a template that was never named. */
const UNNAMED = 'Untitled template';

/**
 * Takes over a device's templates, all or none. Each content comes to the account once: coming again, even after it was renamed or changed
 * there, it is the template it became. Nothing gives way: one whose name is taken by another content gets a free name. Answers with the
 * templates in the device's order.
 */
export function migrateTemplates(
  ownerId: string,
  given: readonly TemplateContent[],
  database: Database,
  clock: Clock,
): Promise<StoredTemplate[]> {
  return inTurn(ownerId, database, async (transaction) => {
    const now = clock();
    const taken = new Map<string, StoredTemplate>();
    for (const [index, content] of given.entries()) {
      // The list shows the newest first, so each is a millisecond older than the one before it.
      const template = await takeOver(ownerId, content, new Date(now.getTime() - index), transaction);
      taken.set(template.id, template);
    }
    await refuseBeyondRoom(ownerId, transaction);
    return [...taken.values()];
  });
}

async function takeOver(ownerId: string, given: TemplateContent, at: Date, transaction: Database): Promise<StoredTemplate> {
  const content = { ...given, name: given.name === '' ? UNNAMED : given.name };
  const migratedHash = hashOf(content);
  const [known] = await transaction
    .select()
    .from(templates)
    .where(and(eq(templates.ownerId, ownerId), eq(templates.migratedHash, migratedHash)));
  if (known) return known;
  const namesake = await findNamesake(ownerId, content.name, transaction);
  if (namesake && isSame(namesake, content)) return namesake;
  const name = namesake ? await freeName(ownerId, content.name, at, transaction) : content.name;
  return addTemplate(ownerId, { ...content, name, isAutofill: false, migratedHash }, at, transaction);
}

/** Parsed first, so that spaces and the like make no other content. */
function hashOf({ name, description, entitiesJson }: TemplateContent): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([foldName(name), description, parseEntities(entitiesJson)]))
    .digest();
}

function isSame(stored: StoredTemplate, { description, entitiesJson }: TemplateContent): boolean {
  return stored.description === description && mergedEntities(stored.entitiesJson, entitiesJson) === stored.entitiesJson;
}
