import type { createTemplate, EndpointAnswer } from '@sheetlift/contract';
import type { templates } from '../platform/schema.ts';

/** A template, as the database holds it. */
export type StoredTemplate = typeof templates.$inferSelect;

export type ServerTemplate = EndpointAnswer<typeof createTemplate>;

/** A template in the server form of the specification. */
export function describeTemplate({ id, name, description, entitiesJson, createdAt, updatedAt }: StoredTemplate): ServerTemplate {
  return { id, name, description, entities_json: entitiesJson, created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() };
}
