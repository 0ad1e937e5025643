import { lessonEvent } from '@sheetlift/contract';
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

const keptLesson: z.ZodMiniType<KeptLesson> = z.object({ cell: text, templateId: text, fieldId: text, event: lessonEvent });
