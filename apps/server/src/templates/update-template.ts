import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { findTemplate } from './find-template.ts';
import { giveWay } from './give-way.ts';
import { inTurn } from './in-turn.ts';
import { Refused } from '../platform/refused.ts';
import { changeTemplate, findNamesake, mergedEntities, refuseBeyondRoom } from './save-template.ts';
import { describeTemplate, type StoredTemplate } from './stored-template.ts';

interface TemplateChange {
  name: string;
  description: string;
  /** The fields stay where it is not given. */
  entitiesJson: string | undefined;
  /** The version that was changed; refused where the stored one is another. Without it the last change wins. */
  updatedAt: Date | undefined;
}

/** Changes a template where it stands; another one of its new name gives way. */
export function updateTemplate(
  ownerId: string,
  id: string,
  change: TemplateChange,
  database: Database,
  clock: Clock,
): Promise<StoredTemplate> {
  return inTurn(ownerId, database, async (transaction) => {
    const now = clock();
    const stored = await findTemplate(ownerId, id, transaction);
    refuseOtherVersion(stored, change.updatedAt);
    const { name, description } = change;
    const entitiesJson = change.entitiesJson === undefined ? stored.entitiesJson : mergedEntities(stored.entitiesJson, change.entitiesJson);
    const namesake = await findNamesake(ownerId, name, transaction);
    if (namesake && namesake.id !== stored.id) await giveWay(namesake, { id: stored.id, entitiesJson }, now, transaction);
    const changed = await changeTemplate(stored, { name, description, entitiesJson, isAutofill: stored.isAutofill }, now, transaction);
    await refuseBeyondRoom(ownerId, transaction);
    return changed;
  });
}

function refuseOtherVersion(stored: StoredTemplate, updatedAt: Date | undefined): void {
  if (updatedAt === undefined || updatedAt.getTime() === stored.updatedAt.getTime()) return;
  throw new Refused('template_changed', { more: { template: describeTemplate(stored) } });
}
