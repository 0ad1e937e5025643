import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { isUuid } from '../platform/is-uuid.ts';
import { Refused } from '../platform/refused.ts';
import { templates } from '../platform/schema.ts';
import type { StoredTemplate } from './stored-template.ts';

/** The owner's template of this id. One of somebody else's, one that is gone and an id that is none are all not there. */
export async function findTemplate(ownerId: string, id: string, database: Database): Promise<StoredTemplate> {
  const [template] = isUuid(id)
    ? await database
        .select()
        .from(templates)
        .where(and(eq(templates.ownerId, ownerId), eq(templates.id, id)))
    : [];
  if (!template) throw new Refused('template_not_found');
  return template;
}
