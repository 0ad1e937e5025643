import type { TaughtTemplate } from '../../../engine-worker/engine-protocol.ts';
import type { LessonBook } from '../lessons/lesson-book.ts';
import { lessonsKey } from '../lessons/teaching.ts';
import type { RunDocuments } from '../run/run-documents.ts';
import type { RunSheets } from '../run/run-sheets.ts';
import type { DocumentFacts } from '../run/run-store.ts';

/** What the templates of a run learned, for its documents. */
interface KnownLessons {
  /** All that was learned, of the document itself too. */
  of(documentId: string): TaughtTemplate;
  /** What other documents had taught by a time, an ISO date and time in UTC; null: all of it. */
  by(documentId: string, facts: DocumentFacts, time: string | null): TaughtTemplate;
  /** What other documents had taught when this one was read: what was learned since changes no cell unseen. */
  whenRead(documentId: string, facts: DocumentFacts): TaughtTemplate;
}

interface KnownLessonsOptions {
  documents: RunDocuments;
  sheets: RunSheets;
  lessons: LessonBook;
  /** Without what a document of this content taught. */
  byOthers: (taught: TaughtTemplate, contentHash: string) => TaughtTemplate;
}

export function createKnownLessons({ documents, sheets, lessons, byOthers }: KnownLessonsOptions): KnownLessons {
  const of = (documentId: string): TaughtTemplate => lessons.of(lessonsKey(sheets.of(documentId).template));
  const by = (documentId: string, { contentHash }: DocumentFacts, time: string | null): TaughtTemplate =>
    byOthers(upTo(of(documentId), time), contentHash);
  return { of, by, whenRead: (documentId, facts) => by(documentId, facts, documents.get(documentId)?.readAt ?? null) };
}

function upTo(taught: TaughtTemplate, time: string | null): TaughtTemplate {
  if (time === null) return taught;
  return { ...taught, events: taught.events.filter((event) => event.kind === 'tombstone' || event.lesson.at < time) };
}
