import { asc, eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { modelAnswers, modelMonths } from '../platform/schema.ts';

/** What the language model took for a person, by month, and what it answered about their documents. */
export async function exportOwner(ownerId: string, database: Database): Promise<Record<string, unknown>> {
  const months = await database.select().from(modelMonths).where(eq(modelMonths.ownerId, ownerId)).orderBy(asc(modelMonths.month));
  const answers = await database
    .select({ answer: modelAnswers.answer, at: modelAnswers.at })
    .from(modelAnswers)
    .where(eq(modelAnswers.ownerId, ownerId))
    .orderBy(asc(modelAnswers.at));
  return {
    'language-model.json': {
      months: months.map(({ ownerId: _owner, ...month }) => month),
      answers: answers.map(({ answer, at }) => ({ at, answer: JSON.parse(answer.toString()) as unknown })),
    },
  };
}
