import {
  type EndpointAnswer,
  type listTemplates,
  parseEntities,
  type SavedTemplate,
  toClientFields,
  toServerEntity,
} from '@sheetlift/contract';
import type { Template } from '@sheetlift/engine/model';

export type ServerTemplate = EndpointAnswer<typeof listTemplates>[number];

/** A template as the server sends it, in the client's form. */
export function fromServerForm({ id, name, description, entities_json, created_at, updated_at }: ServerTemplate): SavedTemplate {
  return { id, name, description, entities: toClientFields(parseEntities(entities_json)), createdAt: created_at, updatedAt: updated_at };
}

export function toServerForm({ name, description, entities }: Template): { name: string; description: string; entities_json: string } {
  return { name, description, entities_json: JSON.stringify(entities.map(toServerEntity)) };
}
