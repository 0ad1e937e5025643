import { addCorrections, getCorrectionKeeping, lessonOfCorrection, listCorrections, MAX_CORRECTIONS_AT_ONCE } from '@sheetlift/contract';
import type { LessonEvent } from '@sheetlift/engine/model';
import type { ApiClient } from '../../../lib/api-client.ts';
import { createStore, type Store } from '../../../lib/create-store.ts';
import { isUnreachable } from '../../../lib/api-failure.ts';
import type { Retry } from '../../../lib/retry.ts';
import { type KeptLesson, type LessonBook, ofTemplate, underNewId } from './lesson-book.ts';
import { type ServerCorrection, toServer } from './server-corrections.ts';

interface SyncedLessonBookOptions {
  /** What this device learned. */
  book: LessonBook;
  api: ApiClient;
  /** Who is signed in; null for nobody. */
  userId: () => string | null;
  /** Id of the account's template that a key of the book stands for; null where the account has none. */
  accountTemplate: (templateId: string) => string | null;
  retry: Retry;
  /** Whether what is taught goes up. */
  onKeeping: (isOn: boolean) => void;
}

/** As a store it counts its changes, so that what is drawn from it can tell whether that is still true. */
export interface SyncedLessonBook extends Omit<LessonBook, 'subscribe'>, Store<number> {
  /** Something changed: who is signed in, or which templates there are. */
  wake(): void;
  /** Whoever is signed in switched it on or off. */
  switchKeeping(isOn: boolean): void;
}

/**
 * The book of this device, and of the account whose person switched "Keep what it learns in my account" on. What a template learned on
 * other devices is fetched when it is first asked for, and is here as long as the page and the person are; what a person teaches while
 * they are signed in goes up. What the device learned before, perhaps from somebody else, does not.
 */
export function createSyncedLessonBook({
  book,
  api,
  userId,
  accountTemplate,
  retry,
  onKeeping,
}: SyncedLessonBookOptions): SyncedLessonBook {
  /** Keys of templates that were asked for. */
  const wanted = new Set<string>();
  /** Key of a template -> what the account has of it, by id. */
  const account = new Map<string, Map<string, LessonEvent>>();
  /**
   * Key of a template -> what its person did here with what the account learned elsewhere: tombstones, and lessons that were brought back.
   */
  const decided = new Map<string, LessonEvent[]>();
  /** Ids of lessons taught here by whoever is signed in. */
  const taughtNow = new Set<string>();
  /** What the book holds is put together when it is asked for. */
  const changes = createStore(0);
  let keeping: { userId: string | null; isOn: boolean } = { userId: null, isOn: false };
  let busy = false;
  let again = false;
  const announce = (): void => changes.show(changes.snapshot() + 1);

  function know(next: typeof keeping): void {
    keeping = next;
    onKeeping(next.isOn);
  }

  /** What belongs to somebody goes with them. */
  function followPerson(): void {
    if (keeping.userId === null || keeping.userId === userId()) return;
    know({ userId: null, isOn: false });
    taughtNow.clear();
    account.clear();
    decided.clear();
    announce();
  }

  async function isKept(): Promise<boolean> {
    const id = userId();
    if (id !== null && keeping.userId !== id) know({ userId: id, isOn: (await api.call(getCorrectionKeeping)).keeps_corrections });
    return id !== null && keeping.isOn;
  }

  async function sync(): Promise<void> {
    again = true;
    if (busy) return;
    busy = true;
    try {
      while (again) {
        again = false;
        if (await isKept()) for (const templateId of wanted) await syncTemplate(templateId);
      }
      retry.stop();
    } catch (error) {
      // A refusal means that it was switched off meanwhile, or that there is no room: what was learned stays on this device.
      if (isUnreachable(error)) retry.later(() => void sync());
    }
    busy = false;
  }

  async function syncTemplate(templateId: string): Promise<void> {
    const id = accountTemplate(templateId);
    if (id === null) return;
    if (!account.has(templateId)) receive(templateId, await api.call(listCorrections, { params: { id } }));
    const unsent = unsentOf(templateId).flatMap(toServer);
    for (let sent = 0; sent < unsent.length; sent += MAX_CORRECTIONS_AT_ONCE) {
      receive(
        templateId,
        await api.call(addCorrections, { params: { id }, body: { corrections: unsent.slice(sent, sent + MAX_CORRECTIONS_AT_ONCE) } }),
      );
    }
  }

  function receive(templateId: string, corrections: readonly ServerCorrection[]): void {
    if (keeping.userId !== userId()) return;
    const events = corrections.flatMap((correction) => lessonOfCorrection(templateId, correction));
    account.set(templateId, new Map(events.map((event) => [idOf(event), event])));
    announce();
  }

  /** Lessons of now, and tombstones of what the account still has. */
  function unsentOf(templateId: string): LessonEvent[] {
    const there = account.get(templateId)!;
    return eventsHere(templateId).filter((event) =>
      there.has(idOf(event)) ? event.kind === 'tombstone' && there.get(idOf(event))!.kind === 'lesson' : taughtNow.has(idOf(event)),
    );
  }

  function eventsHere(templateId: string): LessonEvent[] {
    return [...book.of(templateId).events, ...(decided.get(templateId) ?? [])];
  }

  function merged(templateId: string): LessonEvent[] {
    const events = new Map(account.get(templateId));
    for (const event of eventsHere(templateId))
      if (event.kind === 'tombstone' || events.get(idOf(event))?.kind !== 'tombstone') events.set(idOf(event), event);
    return [...events.values()];
  }

  function decide(templateId: string, events: readonly LessonEvent[]): void {
    if (events.length > 0) decided.set(templateId, [...(decided.get(templateId) ?? []), ...events]);
  }

  book.subscribe(announce);

  return {
    subscribe: changes.subscribe,
    snapshot: changes.snapshot,
    of(templateId) {
      if (!wanted.has(templateId)) {
        wanted.add(templateId);
        void sync();
      }
      return { templateId, events: merged(templateId) };
    },
    replace(taught) {
      if (userId() !== null) for (const lesson of taught.values()) if (lesson) taughtNow.add(lesson.id);
      book.replace(taught);
      void sync();
    },
    forget(templateId, fieldId, lessonId) {
      const own = book.forget(templateId, fieldId, lessonId);
      const ownIds = new Set(own.map(({ event }) => idOf(event)));
      // A lesson of the account that was brought back here may be there only once it was sent.
      const elsewhere = merged(templateId).flatMap((event): KeptLesson[] =>
        event.kind === 'lesson' &&
        event.lesson.fieldId === fieldId &&
        (lessonId === null || event.lesson.id === lessonId) &&
        !ownIds.has(event.lesson.id)
          ? [{ cell: ELSEWHERE, templateId, fieldId, event }]
          : [],
      );
      decide(
        templateId,
        elsewhere.map(({ event }) => ({ kind: 'tombstone', id: idOf(event), at: new Date().toISOString() })),
      );
      announce();
      void sync();
      return [...own, ...elsewhere];
    },
    bringBack(forgotten) {
      const own = forgotten.filter(({ cell }) => cell !== ELSEWHERE);
      const ids = book.bringBack(own);
      // What the account had it has again; what it never had stays on this device.
      own.forEach(({ templateId, event }, index) => account.get(templateId)?.has(idOf(event)) && taughtNow.add(ids[index]!));
      const elsewhere = forgotten.filter(({ cell }) => cell === ELSEWHERE).map(underNewId);
      for (const { templateId, event } of elsewhere) {
        decide(templateId, [event]);
        taughtNow.add(idOf(event));
      }
      announce();
      void sync();
      return [...ids, ...elsewhere.map(({ event }) => idOf(event))];
    },
    copy(from, to) {
      if (from === to) return [];
      const here = new Set(book.of(from).events.map(idOf));
      const ids = book.copy(from, to);
      const elsewhere = merged(from).flatMap((event): KeptLesson[] =>
        event.kind === 'lesson' && !here.has(idOf(event))
          ? [underNewId(ofTemplate({ cell: ELSEWHERE, templateId: from, fieldId: event.lesson.fieldId, event }, to))]
          : [],
      );
      decide(
        to,
        elsewhere.map(({ event }) => event),
      );
      const copies = [...ids, ...elsewhere.map(({ event }) => idOf(event))];
      if (userId() !== null) for (const id of copies) taughtNow.add(id);
      announce();
      void sync();
      return copies;
    },
    rename(from, to, fieldIds) {
      if (from === to) return;
      // The account tells it by an id of its own, and gives it under the new name.
      if (wanted.delete(from)) wanted.add(to);
      account.delete(from);
      decided.delete(from);
      book.rename(from, to, fieldIds);
      announce();
      void sync();
    },
    switchKeeping(isOn) {
      know({ userId: userId(), isOn });
      // What was taught before stays where it was.
      taughtNow.clear();
      // Switched off, the account has nothing any more; switched on again, it begins anew.
      if (!isOn) {
        account.clear();
        decided.clear();
      }
      announce();
      void sync();
    },
    wake() {
      followPerson();
      void sync();
    },
  };
}

/** In place of a cell: it was taught on another device. */
const ELSEWHERE = '';

const idOf = (event: LessonEvent): string => (event.kind === 'lesson' ? event.lesson.id : event.id);
