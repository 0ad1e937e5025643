import {
  addLessons as addLessonsCall,
  changeKeptTemplate,
  deleteKeptTemplate,
  type EndpointAnswer,
  type EndpointInput,
  forgetLessons as forgetLessonsCall,
  getKeptTemplate,
  keepTemplate,
  listKeptTemplates,
  parseEntities,
  toClientFields,
  toServerEntity,
} from '@sheetlift/contract';
import { createTemplate } from '../templates/create-template.ts';
import { deleteTemplate } from '../templates/delete-template.ts';
import { findTemplate } from '../templates/find-template.ts';
import { addLessons, forgetLessons, listLessons } from '../templates/lessons.ts';
import { listTemplatePage } from '../templates/list-template-page.ts';
import { describeTemplate, type StoredTemplate } from '../templates/stored-template.ts';
import { updateTemplate } from '../templates/update-template.ts';
import { doOnce } from './idempotency.ts';
import { type Route, route } from './route.ts';
import type { ServerParts } from './server-parts.ts';
import { CORRECT, WRITE } from './template-routes.ts';

/** The templates of an account for its programs, in the client form, with what they learned. */
export function keptTemplateRoutes(parts: ServerParts): Route[] {
  const { database, clock } = parts;
  return [
    route(listKeptTemplates, async ({ caller, query: { after, limit, name } }) => {
      const { things, hasMore } = await listTemplatePage(caller.id, { after, limit, name }, database);
      return { data: things.map(clientForm), has_more: hasMore };
    }),
    route(
      keepTemplate,
      (request) =>
        doOnce(keepTemplate, request, parts, async (transaction) => {
          const {
            caller,
            body: { name, description, entities, lessons, is_autofill },
          } = request;
          const content = { name, description, entitiesJson: textOf(entities), isAutofill: is_autofill };
          const kept = await createTemplate(caller.id, content, transaction, clock);
          if (lessons.length > 0) await addLessons(caller.id, kept.id, lessons, transaction);
          return { ...clientForm(kept), lessons: await listLessons(kept, transaction) };
        }),
      WRITE,
    ),
    route(getKeptTemplate, async ({ caller, params: { id } }) => {
      const kept = await findTemplate(caller.id, id, database);
      return { ...clientForm(kept), lessons: await listLessons(kept, database) };
    }),
    route(
      changeKeptTemplate,
      async ({ caller, params: { id }, body: { name, description, entities, updated_at } }) => {
        const entitiesJson = entities && textOf(entities);
        const updatedAt = updated_at === undefined ? undefined : new Date(updated_at);
        return clientForm(await updateTemplate(caller.id, id, { name, description, entitiesJson, updatedAt }, database, clock));
      },
      WRITE,
    ),
    route(
      deleteKeptTemplate,
      async ({ caller, params: { id } }) => {
        await deleteTemplate(caller.id, id, database);
        return { ok: true };
      },
      WRITE,
    ),
    route(
      addLessonsCall,
      (request) =>
        doOnce(addLessonsCall, request, parts, async (transaction) => ({
          lessons: await addLessons(request.caller.id, request.params.id, request.body.lessons, transaction),
        })),
      CORRECT,
    ),
    route(
      forgetLessonsCall,
      async ({ caller, params: { id }, query: { lesson_id } }) => ({
        lessons: await forgetLessons(caller.id, id, lesson_id, database, clock),
      }),
      CORRECT,
    ),
  ];
}

function clientForm(stored: StoredTemplate): EndpointAnswer<typeof changeKeptTemplate> {
  const { entities_json, ...kept } = describeTemplate(stored);
  return { ...kept, entities: toClientFields(parseEntities(entities_json)) };
}

function textOf(entities: EndpointInput<typeof keepTemplate>['body']['entities']): string {
  return JSON.stringify(entities.map(toServerEntity));
}
