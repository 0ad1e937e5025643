import type { QuestionGroup } from './questions.ts';

/** The questions in whose words, or in whose answers' words, all of the query's begin somewhere; groups without any are left out. */
export function matchingGroups(groups: readonly QuestionGroup[], query: string): readonly QuestionGroup[] {
  const wanted = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return groups;
  return groups
    .map(({ name, questions }) => ({
      name,
      questions: questions.filter(({ question, answer }) => {
        const text = [name, question, ...answer].join(' ').toLowerCase();
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
