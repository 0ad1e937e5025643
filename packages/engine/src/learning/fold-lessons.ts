import { isTableLesson, type LearnedLabel, type Lesson, type LessonEvent, type TableLesson, type TaughtLesson } from '../model/index.ts';
import { learnedLabels } from './learned-labels.ts';

/** What a template has learned: a pure function of its lessons. */
export interface TemplateMemory {
  /** In id order, deleted ones left out. */
  lessons: readonly Lesson[];
  labels: readonly LearnedLabel[];
  /** Tables that persons drew, in id order. */
  tables: readonly TableLesson[];
}

export const NOTHING_LEARNED: TemplateMemory = { lessons: [], labels: [], tables: [] };

/** Lessons one template remembers; the newest count. */
export const MAX_LESSONS = 2_000;

/** The memory of a template: the same whatever the order of the events and however often each came. */
export function foldLessons(events: Iterable<LessonEvent>, templateId: string): TemplateMemory {
  const lessons = new Map<string, TaughtLesson>();
  const deleted = new Set<string>();
  for (const event of events) {
    if (event.kind === 'tombstone') deleted.add(event.id);
    else if (event.lesson.templateId === templateId) lessons.set(event.lesson.id, event.lesson);
  }
  const left = [...lessons.values()].filter(({ id }) => !deleted.has(id));
  const newest = left.sort((a, b) => byText(b.at, a.at) || byText(a.id, b.id)).slice(0, MAX_LESSONS);
  const inOrder = newest.sort((a, b) => byText(a.id, b.id));
  const values = inOrder.filter((lesson): lesson is Lesson => !isTableLesson(lesson));
  return { lessons: values, labels: learnedLabels(values), tables: inOrder.filter(isTableLesson) };
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
