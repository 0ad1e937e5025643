import { useMemo } from 'react';
import { lessonsKey } from '../../features/workspace/lessons/teaching.ts';
import { useStore } from '../../lib/create-store.ts';
import { pageLessons } from '../page-lessons.ts';
import { learnedFields } from './learned-fields.ts';

/** Template name -> how many corrections taught it. */
export function useLearnedCounts(): (templateName: string) => number {
  const changes = useStore(pageLessons());
  return useMemo(() => {
    const counts = new Map<string, number>();
    const count = (name: string): number =>
      [...learnedFields(pageLessons().of(lessonsKey({ name })).events).values()].reduce((sum, learned) => sum + learned.length, 0);
    return (name) => {
      const known = counts.get(name) ?? count(name);
      counts.set(name, known);
      return known;
    };
    // The book tells of news; what it holds is asked again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [changes]);
}
