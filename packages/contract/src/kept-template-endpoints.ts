import type { FieldRules } from '@sheetlift/engine/model';
import { z } from 'zod/mini';
import { CORRECTIONS_BYTES, MAX_CORRECTIONS_AT_ONCE } from './correction-endpoints.ts';
import { endpoint } from './endpoint.ts';
import { listedPage } from './listed-page.ts';
import { plainText } from './plain-text.ts';
import { givenDescription, givenName, TEMPLATE_BYTES, templateId } from './template-endpoints.ts';
import { entitiesJson, toServerEntity } from './template-entity.ts';
import { clientEntities, FIELD_TYPES } from './template-file.ts';
import { accountLesson, givenLesson } from './template-lesson.ts';

/*
 * The templates of an account for programs, in the client form: as template files, runs and the page's downloads have it. The page itself
 * calls for the same templates in the server form (`template-endpoints.ts`), as the specification has it.
 */

const field = z.object({
  id: z.string(),
  variableName: z.string(),
  description: z.string(),
  type: z.enum(FIELD_TYPES),
  enumValues: z.array(z.string()),
  rules: z.optional(z.custom<FieldRules>()),
});

const keptTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  entities: z.array(field),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** With what it learned: a template file, as the command takes it. */
const taughtTemplate = z.extend(keptTemplate, { lessons: z.array(accountLesson) });

/** Fields without an id are told by their names, or get one; what a field that is there carries and the new one does not mention stays. */
const givenEntities = clientEntities.check(
  z.superRefine((entities, context) => {
    const { error } = entitiesJson.safeParse(JSON.stringify(entities.map(toServerEntity)));
    if (error) context.addIssue({ code: 'custom', message: error.issues[0]!.message, input: entities });
  }),
);

const givenLessons = z
  .array(givenLesson)
  .check(z.maxLength(MAX_CORRECTIONS_AT_ONCE, `At most ${MAX_CORRECTIONS_AT_ONCE} lessons can be sent at once`));

/** How many lessons the template has now. */
const lessonCount = z.object({ lessons: z.int() });

export const listKeptTemplates = endpoint({
  name: 'listKeptTemplates',
  method: 'GET',
  path: '/api/v1/templates',
  summary: 'The templates of the account, the newest first; or the one of a name, however its letters are written',
  auth: 'bearer',
  scope: 'templates:read',
  owner: 'caller',
  query: z.extend(listedPage, { name: z.optional(plainText) }),
  success: { status: 200, answer: z.object({ data: z.array(keptTemplate), has_more: z.boolean() }) },
  failures: ['template_not_found'],
});

export const keepTemplate = endpoint({
  name: 'keepTemplate',
  method: 'POST',
  path: '/api/v1/templates',
  summary:
    'Keeps a template, and lessons that come with it; one of the same name gives way, unless is_autofill has the new one numbered instead',
  auth: 'bearer',
  scope: 'templates:write',
  owner: 'caller',
  body: z.object({
    name: givenName,
    description: z._default(givenDescription, ''),
    entities: givenEntities,
    lessons: z._default(givenLessons, []),
    is_autofill: z._default(z.boolean(), false),
  }),
  bodyBytes: TEMPLATE_BYTES + CORRECTIONS_BYTES,
  success: { status: 201, answer: taughtTemplate },
  failures: ['too_many_templates', 'corrections_off', 'too_many_corrections', 'too_many_requests'],
});

export const getKeptTemplate = endpoint({
  name: 'getKeptTemplate',
  method: 'GET',
  path: '/api/v1/templates/:id',
  summary: 'A template with what it learned, as the template file that the command takes',
  auth: 'bearer',
  scope: 'templates:read',
  owner: 'id',
  params: templateId,
  success: { status: 200, answer: taughtTemplate },
  failures: ['template_not_found'],
});

export const changeKeptTemplate = endpoint({
  name: 'changeKeptTemplate',
  method: 'PUT',
  path: '/api/v1/templates/:id',
  summary: 'Changes a template, or, with the updated_at of the version that was changed, only where it is still that version',
  auth: 'bearer',
  scope: 'templates:write',
  owner: 'id',
  params: templateId,
  body: z.object({
    name: givenName,
    description: givenDescription,
    entities: z.optional(givenEntities),
    updated_at: z.optional(z.iso.datetime({ offset: true })),
  }),
  bodyBytes: TEMPLATE_BYTES,
  success: { status: 200, answer: keptTemplate },
  failures: ['template_not_found', 'template_changed', 'too_many_templates', 'too_many_requests'],
});

export const deleteKeptTemplate = endpoint({
  name: 'deleteKeptTemplate',
  method: 'DELETE',
  path: '/api/v1/templates/:id',
  summary: 'Deletes a template, what it learned and what it was before',
  auth: 'bearer',
  scope: 'templates:write',
  owner: 'id',
  params: templateId,
  success: { status: 200, answer: z.object({ ok: z.literal(true) }) },
  failures: ['template_not_found', 'too_many_requests'],
});

export const addLessons = endpoint({
  name: 'addLessons',
  method: 'POST',
  path: '/api/v1/templates/:id/lessons',
  summary: 'Teaches a template: lessons that it has stay as they are, and one that was forgotten stays forgotten',
  auth: 'bearer',
  scope: 'templates:write',
  owner: 'id',
  params: templateId,
  body: z.object({ lessons: givenLessons }),
  bodyBytes: CORRECTIONS_BYTES,
  success: { status: 200, answer: lessonCount },
  failures: ['corrections_off', 'template_not_found', 'too_many_corrections', 'too_many_requests'],
});

export const forgetLessons = endpoint({
  name: 'forgetLessons',
  method: 'DELETE',
  path: '/api/v1/templates/:id/lessons',
  summary: 'Has a template forget what it learned: one lesson, or all of them',
  auth: 'bearer',
  scope: 'templates:write',
  owner: 'id',
  params: templateId,
  query: z.object({ lesson_id: z.optional(z.uuid()) }),
  success: { status: 200, answer: lessonCount },
  failures: ['corrections_off', 'template_not_found', 'too_many_requests'],
});
