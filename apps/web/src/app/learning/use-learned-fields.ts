import type { TemplateField } from '@sheetlift/engine/model';
import { useMemo } from 'react';
import { showToast } from '../../components/toast.ts';
import type { FieldLearning } from '../../features/templates/learned-line.tsx';
import { lessonsKey } from '../../features/workspace/lessons/teaching.ts';
import { useStore } from '../../lib/create-store.ts';
import { pageLessons } from '../page-lessons.ts';
import { learnedFields } from './learned-fields.ts';

/** What the template of a name learned, field by field, and the way to forget it; null where it has no name yet. */
export function useLearnedFields(templateName: string | null): FieldLearning | null {
  const changes = useStore(pageLessons());
  return useMemo(() => {
    if (templateName === null) return null;
    const lessons = pageLessons();
    const key = lessonsKey({ name: templateName });
    const forget = ({ id, variableName }: TemplateField, lessonId: string | null): void => {
      const forgotten = lessons.forget(key, id, lessonId);
      showToast({
        signal: 'done',
        title: lessonId === null ? `What “${variableName}” learned is forgotten` : `One thing that “${variableName}” learned is forgotten`,
        sentence: 'What is read from now on is read without it.',
        action: { label: 'Undo', onSelect: () => lessons.bringBack(forgotten) },
      });
    };
    return { of: learnedFields(lessons.of(key).events), forget };
    // The book tells of news; what it holds is asked again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [templateName, changes]);
}
