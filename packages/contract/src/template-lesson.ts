import { z } from 'zod/mini';
import { MAX_CONTEXTS_UNITS, MAX_VALUE_UNITS, moment, shortText } from './correction-endpoints.ts';
import { taught } from './kept-lesson.ts';
import { plainJson } from './plain-json.ts';

/**
 * A lesson as a template file carries it, and as programs are given it: by the name of its field, because files are edited by hand, and of
 * which document (a hash), where that is known, so that teaching it again takes its place.
 */
const templateLesson = z.extend(taught, { field: z.string(), document: z.optional(z.string()) });

export type TemplateLesson = z.output<typeof templateLesson>;

export function isTemplateLesson(value: unknown): value is TemplateLesson {
  return templateLesson.safeParse(value).success;
}

/** One that an account can keep, which keeps nothing of its document. */
export const givenLesson = z.extend(templateLesson, {
  id: z.uuid('The id of a lesson is a UUID'),
  layoutFingerprint: shortText,
  contexts: taught.shape.contexts.check(fits(MAX_CONTEXTS_UNITS)),
  value: taught.shape.value.check(fits(MAX_VALUE_UNITS)),
  engineVersion: shortText,
  at: moment,
});

/** One that an account keeps. */
export const accountLesson = z.omit(templateLesson, { document: true });

export type AccountLesson = z.output<typeof accountLesson>;

function fits<Value>(maxUnits: number) {
  return z.refine<Value>((value) => plainJson(maxUnits).safeParse(value).success, 'A lesson holds something that cannot be kept');
}
