import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { type Listed, listed, type Page } from '../platform/listed.ts';
import { templates } from '../platform/schema.ts';
import { findTemplate } from './find-template.ts';
import { nameKey } from './name-key.ts';
import type { StoredTemplate } from './stored-template.ts';

/** The owner's templates in pages, the newest first; where a name is given, the one that it names. */
export async function listTemplatePage(
  ownerId: string,
  { after, limit, name }: Page & { name: string | undefined },
  database: Database,
): Promise<Listed<StoredTemplate>> {
  const last = after === undefined ? null : await findTemplate(ownerId, after, database);
  const later = last
    ? sql`(${templates.createdAt} < ${last.createdAt.toISOString()}::timestamptz or (${templates.createdAt} = ${last.createdAt.toISOString()}::timestamptz and ${templates.id} > ${last.id}::uuid))`
    : undefined;
  const found = await database
    .select()
    .from(templates)
    .where(and(eq(templates.ownerId, ownerId), later, name === undefined ? undefined : eq(templates.foldedName, nameKey(name))))
    .orderBy(desc(templates.createdAt), asc(templates.id))
    .limit(limit + 1);
  return listed(found, limit);
}
