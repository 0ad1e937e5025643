import type { Lesson } from '../model/index.ts';

/** A lesson and how surely the document at hand has its layout, 0..1. */
export interface NearLesson {
  lesson: Lesson;
  similarity: number;
}
