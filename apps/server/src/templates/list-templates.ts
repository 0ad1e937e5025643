import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { templates } from '../platform/schema.ts';
import type { StoredTemplate } from './stored-template.ts';

/** The owner's templates, the newest first. */
export type ListTemplates = (ownerId: string) => Promise<StoredTemplate[]>;

/** With a statement that the database knows already: every page that somebody signed in opens asks for it. */
export function createListTemplates(database: Database): ListTemplates {
  const own = database
    .select()
    .from(templates)
    .where(eq(templates.ownerId, sql.placeholder('ownerId')))
    .orderBy(desc(templates.createdAt), templates.id)
    .prepare('list_templates');
  return (ownerId) => own.execute({ ownerId });
}
