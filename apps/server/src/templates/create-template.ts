import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { giveWay } from './give-way.ts';
import { inTurn } from './in-turn.ts';
import {
  addTemplate,
  changeTemplate,
  findNamesake,
  freeName,
  mergedEntities,
  refuseBeyondRoom,
  type TemplateContent,
} from './save-template.ts';
import type { StoredTemplate } from './stored-template.ts';

interface NewContent extends TemplateContent {
  isAutofill: boolean;
}

/** Keeps a template. One of the same name gives way to it and lends it its id; an automatic one gets a free name instead. */
export function createTemplate(ownerId: string, content: NewContent, database: Database, clock: Clock): Promise<StoredTemplate> {
  return inTurn(ownerId, database, async (transaction) => {
    const template = await keepTemplate(ownerId, content, clock(), transaction);
    await refuseBeyondRoom(ownerId, transaction);
    return template;
  });
}

async function keepTemplate(ownerId: string, content: NewContent, now: Date, transaction: Database): Promise<StoredTemplate> {
  if (content.isAutofill)
    return addTemplate(ownerId, { ...content, name: await freeName(ownerId, content.name, now, transaction) }, now, transaction);
  const old = await findNamesake(ownerId, content.name, transaction);
  return old ? replaceTemplate(old, content, now, transaction) : addTemplate(ownerId, content, now, transaction);
}

async function replaceTemplate(old: StoredTemplate, content: NewContent, now: Date, transaction: Database): Promise<StoredTemplate> {
  const next = { ...content, entitiesJson: mergedEntities(old.entitiesJson, content.entitiesJson) };
  // A request that came twice replaces nothing.
  const isSame = old.name === next.name && old.description === next.description && old.entitiesJson === next.entitiesJson;
  if (!isSame) await giveWay(old, { id: old.id, entitiesJson: next.entitiesJson }, now, transaction);
  return changeTemplate(old, next, now, transaction);
}
