import 'fake-indexeddb/auto';
import type { Lesson } from '@sheetlift/engine/model';
import { deleteDB } from 'idb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LESSON_DATABASE, openLessonDatabase } from '../../../lib/device-store/lesson-database.ts';
import { createDeviceLessonArchive } from './device-lesson-archive.ts';
import { createLessonBook, type LessonBook } from './lesson-book.ts';

const lesson = (id: string, fieldId = 'total', templateId = 'invoice'): Lesson => ({
  id,
  templateId,
  fieldId,
  layoutFingerprint: 'abc',
  contexts: [
    {
      printed: '12.00',
      recognised: false,
      lines: 1,
      left: 'total',
      right: null,
      above: null,
      below: null,
      startX: 0.5,
      endX: 0.6,
      fromTop: 3,
      fromEnd: 1,
      pagesBefore: 0,
      pagesAfter: 0,
    },
  ],
  value: { kind: 'number', number: 12, decimals: 2 },
  at: '2026-05-01T00:00:00.000Z',
  engineVersion: '1',
});

const ids = (book: LessonBook, templateId = 'invoice'): string[] =>
  book.of(templateId).events.map((event) => (event.kind === 'lesson' ? event.lesson.id : `deleted ${event.id}`));

afterEach(() => deleteDB(LESSON_DATABASE));

describe('what was learned on this device', () => {
  test('is told by template, and a cell teaches one thing at a time', () => {
    const book = createLessonBook(null);
    book.replace(
      new Map([
        ['a/total', lesson('1')],
        ['b/total', lesson('2')],
        ['c/total', lesson('3', 'total', 'receipt')],
      ]),
    );
    book.replace(new Map([['a/total', lesson('4')]]));
    expect(ids(book).sort()).toEqual(['2', '4', 'deleted 1']);
    expect(ids(book, 'receipt')).toEqual(['3']);
  });

  test('is taken back with the decision that taught it', () => {
    const book = createLessonBook(null);
    book.replace(new Map([['a/total', lesson('1')]]));
    book.replace(new Map([['a/total', null]]));
    expect(ids(book)).toEqual(['deleted 1']);
  });

  test('is forgotten field by field', () => {
    const book = createLessonBook(null);
    book.replace(
      new Map([
        ['a/total', lesson('1')],
        ['a/date', lesson('2', 'date')],
      ]),
    );
    book.forget('invoice', 'total', null);
    expect(ids(book).sort()).toEqual(['2', 'deleted 1']);
  });

  test('is forgotten piece by piece', () => {
    const book = createLessonBook(null);
    book.replace(
      new Map([
        ['a/total', lesson('1')],
        ['b/total', lesson('2')],
      ]),
    );
    const forgotten = book.forget('invoice', 'total', '2');
    expect(ids(book).sort()).toEqual(['1', 'deleted 2']);
    book.bringBack(forgotten);
    expect(ids(book)).toHaveLength(3);
  });

  test('that was forgotten is learned again, and deleted again when its cell is', () => {
    const book = createLessonBook(null);
    book.replace(new Map([['a/total', lesson('1')]]));
    const [again] = book.bringBack(book.forget('invoice', 'total', null));
    expect(ids(book).sort()).toEqual([again, 'deleted 1'].sort());
    book.replace(new Map([['a/total', null]]));
    expect(ids(book).every((id) => id.startsWith('deleted'))).toBe(true);
  });

  test('holds for a copy of the template as well, and goes from both with the decision that taught it', () => {
    const book = createLessonBook(null);
    book.replace(
      new Map([
        ['a/total', lesson('1')],
        ['b/total', lesson('2')],
      ]),
    );
    book.replace(new Map([['b/total', null]]));
    const [copied] = book.copy('invoice', 'bill');
    expect(ids(book, 'bill')).toEqual([copied]);
    expect(ids(book).sort()).toEqual(['1', 'deleted 2']);
    book.replace(new Map([['a/total', null]]));
    expect([...ids(book), ...ids(book, 'bill')].every((id) => id.startsWith('deleted'))).toBe(true);
  });

  test('goes with a template that is called otherwise, with what was deleted of it', () => {
    const book = createLessonBook(null);
    book.replace(
      new Map([
        ['a/total', lesson('1')],
        ['b/total', lesson('2')],
      ]),
    );
    book.replace(new Map([['b/total', null]]));
    book.rename('invoice', 'bill', new Set(['total']));
    expect(ids(book)).toEqual([]);
    expect(ids(book, 'bill').sort()).toEqual(['1', 'deleted 2']);
    expect(book.of('bill').events).toContainEqual({ kind: 'lesson', lesson: lesson('1', 'total', 'bill') });
  });

  test('stays with a template that gives way to another one’s name, and is there when that is undone', () => {
    const book = createLessonBook(null);
    book.replace(
      new Map([
        ['a/total', lesson('1')],
        ['b/sum', lesson('2', 'sum', 'bill')],
      ]),
    );
    book.rename('bill', 'invoice', new Set(['sum']));
    book.rename('invoice', 'bill', new Set(['sum']));
    expect([ids(book), ids(book, 'bill')]).toEqual([['1'], ['2']]);
  });

  test('tells its listeners once for what comes together, and not at all where nothing changes', () => {
    const book = createLessonBook(null);
    const listener = vi.fn<() => void>();
    book.subscribe(listener);
    book.replace(
      new Map([
        ['a/total', lesson('1')],
        ['a/date', lesson('2', 'date')],
      ]),
    );
    book.replace(new Map([['b/total', null]]));
    expect(listener).toHaveBeenCalledOnce();
  });

  test('outlives the tab, with what was deleted; a record that cannot be read costs itself only', async () => {
    const book = createLessonBook(createDeviceLessonArchive());
    book.replace(
      new Map([
        ['a/total', lesson('1')],
        ['b/total', lesson('2')],
      ]),
    );
    book.replace(new Map([['a/total', null]]));
    const database = await openLessonDatabase();
    await vi.waitFor(async () => expect(await database.count('lessons')).toBe(2));
    await database.put('lessons', { event: 'of another version' }, '3');
    database.close();
    const later = createLessonBook(createDeviceLessonArchive());
    await vi.waitFor(() => expect(ids(later).sort()).toEqual(['2', 'deleted 1']));
    expect(later.of('invoice').events).toContainEqual({ kind: 'lesson', lesson: lesson('2') });
  });
});
