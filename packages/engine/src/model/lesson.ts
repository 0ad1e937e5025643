import type { TaughtTable } from './drawn-table.ts';
import type { CellValue } from './result.ts';

/**
 * What a person's decision about one cell teaches the template. Immutable and whole in itself: what was learned is folded
 * from all lessons of a template each time, so two devices merge by the union of theirs and a newer engine reads them anew.
 */
export interface Lesson {
  /** UUID. */
  id: string;
  templateId: string;
  fieldId: string;
  /** A sketch of the document's layout (`learning/layout-fingerprint.ts`); at most 200 characters. */
  layoutFingerprint: string;
  /** The place cited; where none was, the places that print the value, those beside a label first; empty where no print says it. */
  contexts: ValueContext[];
  /** What the person decided on; null: the document does not say it. */
  value: CellValue | null;
  /** ISO date and time in UTC. */
  at: string;
  engineVersion: string;
}

/** What a table that a person drew teaches; kept with the first of its fields. */
export interface TableLesson extends Omit<Lesson, 'value'> {
  value: TaughtTable;
}

/** What was taught, of whichever kind. */
export type TaughtLesson = Omit<Lesson, 'value'> & { value: Lesson['value'] | TaughtTable };

export const isTableLesson = (lesson: TaughtLesson): lesson is TableLesson => lesson.value?.kind === 'table';

/** A lesson, or all that is left of a deleted one: enough to keep another device from bringing it back. */
export type LessonEvent = { kind: 'lesson'; lesson: TaughtLesson } | { kind: 'tombstone'; id: string; at: string };

/** What stood around a value. Texts are folded and cut short; numbers in them are one "9". */
export interface ValueContext {
  /** As printed, lines separated by newlines. */
  printed: string;
  /** True where it was recognised in a picture, so that its letters may be wrong. */
  recognised: boolean;
  /** Printed lines that the value runs over. */
  lines: number;
  /** Text before it in its line; where that holds no letters (the start of a period), behind the line left of it. */
  left: string | null;
  /** Text behind it in its line. */
  right: string | null;
  above: string | null;
  below: string | null;
  /** Left and right edge as shares of the page's width. */
  startX: number;
  endX: number;
  /** Distance from the page's first and to its last print, in usual line heights. */
  fromTop: number;
  fromEnd: number;
  /** Pages before and after its own. */
  pagesBefore: number;
  pagesAfter: number;
}
