import type { LessonEvent, TaughtTable, ValueContext } from '@sheetlift/engine/model';
import { z } from 'zod/mini';
import type { EndpointAnswer } from './endpoint.ts';
import type { listCorrections } from './correction-endpoints.ts';
import { cellValue } from './document-corrections.ts';

/* Lessons as they come back from where they were kept, a browser or an account; the types are those of the engine's model. */

const text = z.string();
const neighbour = z.nullable(text);

const context: z.ZodMiniType<ValueContext> = z.object({
  printed: text,
  recognised: z.boolean(),
  lines: z.number(),
  left: neighbour,
  right: neighbour,
  above: neighbour,
  below: neighbour,
  startX: z.number(),
  endX: z.number(),
  fromTop: z.number(),
  fromEnd: z.number(),
  pagesBefore: z.number(),
  pagesAfter: z.number(),
});

const taughtTable: z.ZodMiniType<TaughtTable> = z.object({
  kind: z.literal('table'),
  anchors: z.array(z.object({ text, x: z.number(), y: z.number() })),
  width: z.number(),
  columns: z.array(z.number()),
  head: z.array(z.number()),
  rowsBy: z.union([z.enum(['lines', 'layout']), z.number()]),
  below: text,
});

/** What a lesson says, wherever it is kept. */
export const taught = z.object({
  id: text,
  layoutFingerprint: text,
  contexts: z.array(context),
  value: z.nullable(z.union([cellValue, taughtTable])),
  at: text,
  engineVersion: text,
});

const lesson = z.extend(taught, { templateId: text, fieldId: text });

export const lessonEvent: z.ZodMiniType<LessonEvent> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lesson'), lesson }),
  z.object({ kind: z.literal('tombstone'), id: text, at: text }),
]);

/** As an account keeps it; nothing where another version of the app wrote it in a form that this one does not know. */
export function lessonOfCorrection(templateId: string, correction: EndpointAnswer<typeof listCorrections>[number]): LessonEvent[] {
  if ('deleted_at' in correction) return [{ kind: 'tombstone', id: correction.id, at: correction.deleted_at }];
  const { id, field_id, layout_fingerprint, contexts, value, engine_version, at } = correction;
  const { data } = lessonEvent.safeParse({
    kind: 'lesson',
    lesson: {
      id,
      templateId,
      fieldId: field_id,
      layoutFingerprint: layout_fingerprint,
      contexts,
      value,
      at,
      engineVersion: engine_version,
    },
  });
  return data ? [data] : [];
}
