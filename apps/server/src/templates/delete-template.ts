import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { replacedTemplates, templates } from '../platform/schema.ts';
import { findTemplate } from './find-template.ts';
import { inTurn } from './in-turn.ts';

/** Deletes a template with what it learned and what it was before. */
export function deleteTemplate(ownerId: string, id: string, database: Database): Promise<void> {
  return inTurn(ownerId, database, async (transaction) => {
    const template = await findTemplate(ownerId, id, transaction);
    await transaction
      .delete(replacedTemplates)
      .where(and(eq(replacedTemplates.ownerId, ownerId), eq(replacedTemplates.templateId, template.id)));
    await transaction.delete(templates).where(and(eq(templates.ownerId, ownerId), eq(templates.id, template.id)));
  });
}
