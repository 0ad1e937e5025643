import { lessonsKey } from '../../features/workspace/lessons/teaching.ts';
import { pageLessons } from '../page-lessons.ts';

/** A template is kept a second time: what the one of the first name learned holds for the copy as well. */
export function copyLearned(from: string, to: string): void {
  pageLessons().copy(lessonsKey({ name: from }), lessonsKey({ name: to }));
}
