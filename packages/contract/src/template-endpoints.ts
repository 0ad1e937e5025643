import { z } from 'zod/mini';
import { isLongerThan } from './count-characters.ts';
import { endpoint } from './endpoint.ts';
import { failureAnswer } from './failure.ts';
import { plainText } from './plain-text.ts';
import { entitiesJson } from './template-entity.ts';
import {
  MAX_TEMPLATE_DESCRIPTION_CHARACTERS,
  MAX_TEMPLATE_NAME_CHARACTERS,
  MAX_TEMPLATES,
  TEMPLATE_DESCRIPTION_TOO_LONG,
  TEMPLATE_NAME_TOO_LONG,
  TEMPLATE_NEEDS_NAME,
} from './template-rules.ts';

/** The longest fields in letters of three bytes, or with every other one escaped twice, by JSON in JSON. */
export const TEMPLATE_BYTES = 512 * 1024;

/** Templates that come at once; a device with more sends them in turn. */
export const MIGRATION_BYTES = 1024 * 1024;

const name = plainText.check(
  z.trim(),
  z.refine((text) => !isLongerThan(text, MAX_TEMPLATE_NAME_CHARACTERS), TEMPLATE_NAME_TOO_LONG),
);
export const givenName = name.check(z.minLength(1, TEMPLATE_NEEDS_NAME));
export const givenDescription = plainText.check(
  z.refine((text) => !isLongerThan(text, MAX_TEMPLATE_DESCRIPTION_CHARACTERS), TEMPLATE_DESCRIPTION_TOO_LONG),
);

/** A template in the server form of the specification. */
const serverTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  entities_json: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** Any text, as an id of a device's own is simply one that is not there. */
export const templateId = z.object({ id: z.string() });

export const listTemplates = endpoint({
  name: 'listTemplates',
  method: 'GET',
  path: '/api/templates',
  summary: 'The templates of the account, the newest first',
  auth: 'bearer',
  owner: 'caller',
  success: { status: 200, answer: z.array(serverTemplate) },
  failures: [],
});

export const createTemplate = endpoint({
  name: 'createTemplate',
  method: 'POST',
  path: '/api/templates',
  summary: 'Keeps a template; one of the same name gives way, but an automatic one gets a name of its own',
  auth: 'bearer',
  owner: 'caller',
  body: z.object({
    name: givenName,
    description: z._default(givenDescription, ''),
    entities_json: entitiesJson,
    is_autofill: z._default(z.boolean(), false),
  }),
  bodyBytes: TEMPLATE_BYTES,
  success: { status: 201, answer: serverTemplate },
  failures: ['too_many_templates', 'too_many_requests'],
});

export const updateTemplate = endpoint({
  name: 'updateTemplate',
  method: 'PUT',
  path: '/api/templates/:id',
  summary: 'Changes a template, or, with the updated_at of the version that was changed, only where it is still that version',
  auth: 'bearer',
  owner: 'id',
  params: templateId,
  body: z.object({
    name: givenName,
    description: givenDescription,
    entities_json: z.optional(entitiesJson),
    updated_at: z.optional(z.iso.datetime({ offset: true })),
  }),
  bodyBytes: TEMPLATE_BYTES,
  success: { status: 200, answer: serverTemplate },
  failures: ['template_not_found', 'template_changed', 'too_many_templates', 'too_many_requests'],
  failureAnswers: { template_changed: z.extend(failureAnswer, { template: serverTemplate }) },
});

export const deleteTemplate = endpoint({
  name: 'deleteTemplate',
  method: 'DELETE',
  path: '/api/templates/:id',
  summary: 'Deletes a template, what it learned and what it was before',
  auth: 'bearer',
  owner: 'id',
  params: templateId,
  success: { status: 200, answer: z.object({ ok: z.literal(true) }) },
  failures: ['template_not_found', 'too_many_requests'],
});

export const migrateTemplates = endpoint({
  name: 'migrateTemplates',
  method: 'POST',
  path: '/api/templates/migrate',
  summary: 'Takes over the templates of a device: all or none, each content once, and nothing gives way',
  auth: 'bearer',
  owner: 'caller',
  // A device may hold one that was never named.
  body: z.object({
    templates: z
      .array(z.object({ name, description: z._default(givenDescription, ''), entities_json: entitiesJson }))
      .check(z.maxLength(MAX_TEMPLATES, `An account cannot have more than ${MAX_TEMPLATES} templates`)),
  }),
  bodyBytes: MIGRATION_BYTES,
  success: { status: 200, answer: z.array(serverTemplate) },
  failures: ['too_many_templates', 'too_many_requests'],
});
