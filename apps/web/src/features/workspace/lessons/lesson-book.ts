import type { LessonEvent, TaughtLesson } from '@sheetlift/engine/model';
import type { TaughtTemplate } from '../../../engine-worker/engine-protocol.ts';
import { createStore } from '../../../lib/create-store.ts';
import { newId } from '../../../lib/new-id.ts';

/** A lesson with the cell that taught it, or the tombstone of one. */
export interface KeptLesson {
  /** Document content, row and field; stays on this device. */
  cell: string;
  templateId: string;
  fieldId: string;
  event: LessonEvent;
}

/** What all templates learned on this device. */
export interface LessonBook {
  subscribe(listener: () => void): () => void;
  /** What a template learned, and what of it was deleted. */
  of(templateId: string): TaughtTemplate;
  /** Puts what cells teach now in place of what they taught before; null: one teaches nothing any more. */
  replace(taught: ReadonlyMap<string, TaughtLesson | null>): void;
  /** Forgets one lesson of a field, or (null) all that it learned; ends with that, to be brought back. */
  forget(templateId: string, fieldId: string, lessonId: string | null): readonly KeptLesson[];
  /** Learns again what was forgotten. Under ids of its own, for what is deleted stays deleted; they come in the same order. */
  bringBack(forgotten: readonly KeptLesson[]): readonly string[];
  /** A template is kept a second time under another name: what it learned holds for that as well. Ends with the ids of the new lessons. */
  copy(from: string, to: string): readonly string[];
  /** A template is called otherwise now: what its fields learned goes with it, and what another one of a name learned stays with that. */
  rename(from: string, to: string, fieldIds: ReadonlySet<string>): void;
}

/** Where lessons outlive the tab. */
export interface LessonArchive {
  load(): Promise<KeptLesson[]>;
  save(kept: readonly KeptLesson[]): Promise<void>;
}

/** Lessons in memory, kept in an archive where there is one. What cannot be kept holds as long as the page. */
export function createLessonBook(archive: LessonArchive | null): LessonBook {
  /** By the id of the lesson. */
  const { subscribe, snapshot, show } = createStore<ReadonlyMap<string, KeptLesson>>(new Map());

  function put(changes: readonly KeptLesson[], save: boolean): void {
    if (changes.length === 0) return;
    if (save) void archive?.save(changes).catch(() => undefined);
    show(new Map([...snapshot(), ...changes.map((change) => [idOf(change.event), change] as const)]));
  }

  void archive?.load().then(
    (loaded) => put(loaded, false),
    () => undefined,
  );
  const living = (isMeant: (lesson: KeptLesson) => boolean): KeptLesson[] =>
    [...snapshot().values()].filter((each) => each.event.kind === 'lesson' && isMeant(each));

  return {
    subscribe,
    of: (templateId) => ({
      templateId,
      events: [...snapshot().values()].filter((each) => each.templateId === templateId).map(({ event }) => event),
    }),
    replace(taught) {
      const former = living(({ cell }) => taught.has(cell)).map(deleted);
      const now = [...taught].flatMap(([cell, lesson]): KeptLesson[] =>
        lesson ? [{ cell, templateId: lesson.templateId, fieldId: lesson.fieldId, event: { kind: 'lesson', lesson } }] : [],
      );
      put([...former, ...now], true);
    },
    forget(templateId, fieldId, lessonId) {
      const forgotten = living(
        (each) => each.templateId === templateId && each.fieldId === fieldId && (lessonId === null || idOf(each.event) === lessonId),
      );
      put(forgotten.map(deleted), true);
      return forgotten;
    },
    bringBack(forgotten) {
      const again = forgotten.map(underNewId);
      put(again, true);
      return again.map(({ event }) => idOf(event));
    },
    copy(from, to) {
      const copies = from === to ? [] : living(({ templateId }) => templateId === from).map((each) => underNewId(ofTemplate(each, to)));
      put(copies, true);
      return copies.map(({ event }) => idOf(event));
    },
    rename(from, to, fieldIds) {
      const own = [...snapshot().values()].filter(({ templateId, fieldId }) => templateId === from && fieldIds.has(fieldId));
      if (from !== to)
        put(
          own.map((each) => ofTemplate(each, to)),
          true,
        );
    },
  };
}

/** A lesson as it was, which no tombstone is about. */
export function underNewId(kept: KeptLesson): KeptLesson {
  return kept.event.kind === 'lesson' ? { ...kept, event: { kind: 'lesson', lesson: { ...kept.event.lesson, id: newId() } } } : kept;
}

/** A lesson as that of another template, under the id it has. */
export function ofTemplate(kept: KeptLesson, templateId: string): KeptLesson {
  const { event } = kept;
  return { ...kept, templateId, event: event.kind === 'lesson' ? { kind: 'lesson', lesson: { ...event.lesson, templateId } } : event };
}

const idOf = (event: LessonEvent): string => (event.kind === 'lesson' ? event.lesson.id : event.id);

const deleted = (lesson: KeptLesson): KeptLesson => ({
  ...lesson,
  event: { kind: 'tombstone', id: idOf(lesson.event), at: new Date().toISOString() },
});
