import {
  addCorrections as addCorrectionsCall,
  createTemplate as createTemplateCall,
  deleteCorrections as deleteCorrectionsCall,
  deleteTemplate as deleteTemplateCall,
  getCorrectionKeeping,
  listCorrections as listCorrectionsCall,
  listTemplates as listTemplatesCall,
  migrateTemplates as migrateTemplatesCall,
  setCorrectionKeeping,
  updateTemplate as updateTemplateCall,
} from '@sheetlift/contract';
import type { RateLimit } from '../platform/rate-limits.ts';
import { addCorrections, deleteCorrections, keepCorrections, listCorrections } from '../templates/corrections.ts';
import { createTemplate } from '../templates/create-template.ts';
import { deleteTemplate } from '../templates/delete-template.ts';
import { createListTemplates } from '../templates/list-templates.ts';
import { migrateTemplates } from '../templates/migrate-templates.ts';
import { describeTemplate } from '../templates/stored-template.ts';
import { updateTemplate } from '../templates/update-template.ts';
import { type Route, route } from './route.ts';
import type { ServerParts } from './server-parts.ts';

const TEN_MINUTES_S = 10 * 60;

/** Nobody saves a template every other second. */
export const WRITE: RateLimit = { name: 'template-write', times: 300, perSeconds: TEN_MINUTES_S };
/** All that a device can hold comes in a dozen pieces; it may come again after a failure. */
const MIGRATE: RateLimit = { name: 'template-migrate', times: 60, perSeconds: TEN_MINUTES_S };
/** Cells are corrected quickly, and each page load sends what was not sent yet. */
export const CORRECT: RateLimit = { name: 'correction-write', times: 1200, perSeconds: TEN_MINUTES_S };

/** A person's templates and, where they want it, what those learned. */
export function templateRoutes({ database, clock }: ServerParts): Route[] {
  const listTemplates = createListTemplates(database);
  return [
    route(listTemplatesCall, async ({ caller }) => (await listTemplates(caller.id)).map(describeTemplate)),
    route(
      createTemplateCall,
      async ({ caller, body: { name, description, entities_json, is_autofill } }) =>
        describeTemplate(
          await createTemplate(caller.id, { name, description, entitiesJson: entities_json, isAutofill: is_autofill }, database, clock),
        ),
      WRITE,
    ),
    route(
      updateTemplateCall,
      async ({ caller, params: { id }, body: { name, description, entities_json, updated_at } }) => {
        const change = {
          name,
          description,
          entitiesJson: entities_json,
          updatedAt: updated_at === undefined ? undefined : new Date(updated_at),
        };
        return describeTemplate(await updateTemplate(caller.id, id, change, database, clock));
      },
      WRITE,
    ),
    route(
      deleteTemplateCall,
      async ({ caller, params: { id } }) => {
        await deleteTemplate(caller.id, id, database);
        return { ok: true };
      },
      WRITE,
    ),
    route(
      migrateTemplatesCall,
      async ({ caller, body }) => {
        const given = body.templates.map(({ name, description, entities_json }) => ({ name, description, entitiesJson: entities_json }));
        return (await migrateTemplates(caller.id, given, database, clock)).map(describeTemplate);
      },
      MIGRATE,
    ),
    route(listCorrectionsCall, async ({ caller, params: { id } }) => listCorrections(caller.id, id, database)),
    route(
      addCorrectionsCall,
      async ({ caller, params: { id }, body: { corrections } }) => addCorrections(caller.id, id, corrections, database),
      CORRECT,
    ),
    route(
      deleteCorrectionsCall,
      async ({ caller, params: { id }, query: { correction_id } }) => deleteCorrections(caller.id, id, correction_id, database, clock),
      CORRECT,
    ),
    route(getCorrectionKeeping, async ({ caller }) => ({ keeps_corrections: caller.keepsCorrections })),
    route(
      setCorrectionKeeping,
      async ({ caller, body: { keeps_corrections } }) => {
        await keepCorrections(caller.id, keeps_corrections, database);
        return { keeps_corrections };
      },
      CORRECT,
    ),
  ];
}
