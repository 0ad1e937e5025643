import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { plainJson } from './plain-json.ts';
import { plainText } from './plain-text.ts';
import { templateId } from './template-endpoints.ts';

/** Corrections of an account, deleted ones among them: what is learned is folded from all of them each time. */
export const MAX_CORRECTIONS = 10_000;

/** Corrections sent at once; a device with more sends them in turn. */
export const MAX_CORRECTIONS_AT_ONCE = 500;
export const CORRECTIONS_BYTES = 1024 * 1024;

/** UTF-16 units of an id, a fingerprint or a version. */
const MAX_NAME_UNITS = 200;

/** UTF-16 units of what stood around the value, and of the value itself: a cell's text at its longest. */
export const MAX_CONTEXTS_UNITS = 4_000;
export const MAX_VALUE_UNITS = 2_000;

export const shortText = plainText.check(z.minLength(1), z.maxLength(MAX_NAME_UNITS));

/** The database counts no year 0. */
export const moment = z.iso.datetime().check(z.refine((text) => !text.startsWith('0000'), 'A moment cannot be kept'));

/** What a person put right, as the device that saw it describes it. It never changes. */
const correction = z.object({
  id: z.uuid(),
  field_id: shortText,
  layout_fingerprint: shortText,
  contexts: plainJson(MAX_CONTEXTS_UNITS),
  value: plainJson(MAX_VALUE_UNITS),
  engine_version: shortText,
  at: moment,
});

/** All that is left of a deleted one: enough to keep another device from bringing it back. */
const tombstone = z.object({ id: z.uuid(), deleted_at: moment });

const corrections = z.array(z.union([tombstone, correction]));

export const listCorrections = endpoint({
  name: 'listCorrections',
  method: 'GET',
  path: '/api/templates/:id/corrections',
  summary: 'What was corrected under a template, and what of it was deleted',
  auth: 'bearer',
  owner: 'id',
  params: templateId,
  success: { status: 200, answer: corrections },
  failures: ['corrections_off', 'template_not_found'],
});

export const addCorrections = endpoint({
  name: 'addCorrections',
  method: 'POST',
  path: '/api/templates/:id/corrections',
  summary: 'Adds corrections and tombstones; those that are there stay as they are, and what was deleted stays deleted',
  auth: 'bearer',
  owner: 'id',
  params: templateId,
  body: z.object({
    corrections: corrections.check(
      z.maxLength(MAX_CORRECTIONS_AT_ONCE, `At most ${MAX_CORRECTIONS_AT_ONCE} corrections can be sent at once`),
    ),
  }),
  bodyBytes: CORRECTIONS_BYTES,
  success: { status: 200, answer: corrections },
  failures: ['corrections_off', 'template_not_found', 'too_many_corrections', 'too_many_requests'],
});

export const deleteCorrections = endpoint({
  name: 'deleteCorrections',
  method: 'DELETE',
  path: '/api/templates/:id/corrections',
  summary: 'Deletes what was corrected under a template: one correction, or all of them',
  auth: 'bearer',
  owner: 'id',
  params: templateId,
  query: z.object({ correction_id: z.optional(z.uuid()) }),
  success: { status: 200, answer: corrections },
  failures: ['corrections_off', 'template_not_found', 'too_many_requests'],
});

const keeping = z.object({ keeps_corrections: z.boolean() });

export const getCorrectionKeeping = endpoint({
  name: 'getCorrectionKeeping',
  method: 'GET',
  path: '/api/me/corrections',
  summary: 'Whether "Keep what it learns in my account" is switched on',
  auth: 'bearer',
  owner: 'caller',
  success: { status: 200, answer: keeping },
  failures: [],
});

export const setCorrectionKeeping = endpoint({
  name: 'setCorrectionKeeping',
  method: 'PUT',
  path: '/api/me/corrections',
  summary: 'Switches "Keep what it learns in my account"; switching it off deletes what was kept',
  auth: 'bearer',
  owner: 'caller',
  body: keeping,
  success: { status: 200, answer: keeping },
  failures: ['too_many_requests'],
});
