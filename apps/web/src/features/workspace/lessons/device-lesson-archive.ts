import { cellValue } from '@sheetlift/contract';
import type { LessonEvent, TaughtTable, ValueContext } from '@sheetlift/engine/model';
import * as z from 'zod/mini';
import { type LessonDatabase, openLessonDatabase } from '../../../lib/device-store/lesson-database.ts';
import type { KeptLesson, LessonArchive } from './lesson-book.ts';

/** Lessons in the browser's database; opened when first asked. */
export function createDeviceLessonArchive(): LessonArchive {
  let opened: Promise<LessonDatabase> | undefined;
  const database = (): Promise<LessonDatabase> => (opened ??= openLessonDatabase());
  return {
    async load() {
      const stored = await (await database()).getAll('lessons');
      // One that cannot be read teaches nothing; the others do.
      return stored.flatMap((each) => keptLesson.safeParse(each).data ?? []);
    },
    async save(kept) {
      const transaction = (await database()).transaction('lessons', 'readwrite');
      await Promise.all([
        ...kept.map((each) => transaction.store.put(each, each.event.kind === 'lesson' ? each.event.lesson.id : each.event.id)),
        transaction.done,
      ]);
    },
  };
}

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

const lesson = z.object({
  id: text,
  templateId: text,
  fieldId: text,
  layoutFingerprint: text,
  contexts: z.array(context),
  value: z.nullable(z.union([cellValue, taughtTable])),
  at: text,
  engineVersion: text,
});

export const lessonEvent: z.ZodMiniType<LessonEvent> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lesson'), lesson }),
  z.object({ kind: z.literal('tombstone'), id: text, at: text }),
]);

const keptLesson: z.ZodMiniType<KeptLesson> = z.object({ cell: text, templateId: text, fieldId: text, event: lessonEvent });
