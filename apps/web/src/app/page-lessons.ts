import { isUntouchedDefault } from '../features/templates/device-template-store.ts';
import { createDeviceLessonArchive } from '../features/workspace/lessons/device-lesson-archive.ts';
import { followRenames } from '../features/workspace/lessons/follow-renames.ts';
import { createLessonBook } from '../features/workspace/lessons/lesson-book.ts';
import { setLessonSharing } from '../features/workspace/lessons/lesson-sharing.ts';
import { createSyncedLessonBook, type SyncedLessonBook } from '../features/workspace/lessons/synced-lesson-book.ts';
import { lessonsKey } from '../features/workspace/lessons/teaching.ts';
import { createRetry } from '../lib/retry.ts';
import { pageAuth } from './page-auth.ts';
import { pageTemplates } from './page-templates.ts';

let lessons: SyncedLessonBook | undefined;

/** What templates learned, on this device and in the account where its person wants that. One in the life of the page. */
export function pageLessons(): SyncedLessonBook {
  return (lessons ??= create());
}

function create(): SyncedLessonBook {
  const { api, session } = pageAuth();
  const templates = pageTemplates();
  const accountTemplate = (templateId: string): string | null => {
    const list = templates.snapshot();
    if (list.kind !== 'ready' || list.place !== 'account') return null;
    return list.templates.find((template) => lessonsKey(template) === templateId && !isUntouchedDefault(template))?.id ?? null;
  };
  const synced = createSyncedLessonBook({
    book: createLessonBook(createDeviceLessonArchive()),
    api,
    userId: () => session.snapshot().user?.id ?? null,
    accountTemplate,
    retry: createRetry(window),
    onKeeping: setLessonSharing,
  });
  session.subscribe(synced.wake);
  followRenames(templates, (from, to, fieldIds) => synced.rename(lessonsKey({ name: from }), lessonsKey({ name: to }), fieldIds));
  templates.subscribe(synced.wake);
  return synced;
}
