import { usageMonth } from '@sheetlift/contract';
import { type Budget, type BudgetLimits, type ModelReply, moneyOf, mostOf, type Spent } from '@sheetlift/engine';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { modelMonths, modelQuestions } from '../platform/schema.ts';

/** What an account may have of the language model in a month; each question is held before it is asked, and counted after. */
export interface AccountBudget extends Budget {
  /** Whether there is room for what asking about a document would take. */
  hasRoomFor(estimate: Pick<Spent, 'inputTokens' | 'outputTokens' | 'money'>): Promise<boolean>;
}

type Amounts = Pick<Spent, 'inputTokens' | 'outputTokens' | 'money'>;

/** Longer than any question is under way: four attempts, each given up after three minutes of silence, and the longest answer. */
const QUESTION_MS = 60 * 60 * 1000;

export function openAccountBudget(
  ownerId: string,
  limits: BudgetLimits,
  { database, clock }: { database: Database; clock: Clock },
): AccountBudget {
  const isWithin = (used: Amounts, more: Amounts): boolean =>
    (limits.tokens === null || tokensIn(used) + tokensIn(more) <= limits.tokens) &&
    (limits.money === null || used.money + more.money <= limits.money);

  return {
    hasRoomFor: (estimate) =>
      database.transaction(async (transaction) => isWithin(await openMonth(ownerId, usageMonth(clock()), clock(), transaction), estimate)),
    async reserve(prompt) {
      const most = mostOf(prompt);
      const held = { ...most, money: moneyOf(most, limits) };
      const now = clock();
      const month = usageMonth(now);
      const id = await database.transaction(async (transaction) => {
        if (!isWithin(await openMonth(ownerId, month, now, transaction), held)) return null;
        const [question] = await transaction
          .insert(modelQuestions)
          .values({ ownerId, month, ...held, expiresAt: new Date(now.getTime() + QUESTION_MS) })
          .returning({ id: modelQuestions.id });
        return question!.id;
      });
      return id === null ? null : { settle: (reply) => settle(id, reply, limits, database) };
    },
  };
}

const tokensIn = ({ inputTokens, outputTokens }: Amounts): number => inputTokens + outputTokens;

/** What was used and is held in a month. From here on nothing else changes it until the transaction ends. */
async function openMonth(ownerId: string, month: string, now: Date, transaction: Database): Promise<Amounts> {
  await transaction.insert(modelMonths).values({ ownerId, month }).onConflictDoNothing();
  await transaction.select({ month: modelMonths.month }).from(modelMonths).where(ofMonth(ownerId, month)).for('update');
  const left = await transaction
    .delete(modelQuestions)
    .where(and(eq(modelQuestions.ownerId, ownerId), eq(modelQuestions.month, month), lte(modelQuestions.expiresAt, now)))
    .returning();
  for (const question of left) await count(question, transaction);
  const [used] = await transaction.select().from(modelMonths).where(ofMonth(ownerId, month));
  const [held] = await transaction
    .select({
      inputTokens: sql<number>`coalesce(sum(${modelQuestions.inputTokens}), 0)::float8`,
      outputTokens: sql<number>`coalesce(sum(${modelQuestions.outputTokens}), 0)::float8`,
      money: sql<number>`coalesce(sum(${modelQuestions.money}), 0)::float8`,
    })
    .from(modelQuestions)
    .where(and(eq(modelQuestions.ownerId, ownerId), eq(modelQuestions.month, month)));
  return {
    inputTokens: used!.inputTokens + held!.inputTokens,
    outputTokens: used!.outputTokens + held!.outputTokens,
    money: used!.money + held!.money,
  };
}

async function settle(
  id: string,
  reply: Pick<ModelReply, 'inputTokens' | 'outputTokens'> | null,
  limits: BudgetLimits,
  database: Database,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [question] = await transaction
      .select({ ownerId: modelQuestions.ownerId, month: modelQuestions.month })
      .from(modelQuestions)
      .where(eq(modelQuestions.id, id));
    // Counted as lost, or its account is gone.
    if (!question) return;
    // The month first, as where a question is held: in another order the two would wait for each other.
    await transaction.select({ month: modelMonths.month }).from(modelMonths).where(ofMonth(question.ownerId, question.month)).for('update');
    const [ended] = await transaction.delete(modelQuestions).where(eq(modelQuestions.id, id)).returning();
    if (ended && reply) await count({ ...ended, ...reply, money: moneyOf(reply, limits) }, transaction);
  });
}

async function count({ ownerId, month, inputTokens, outputTokens, money }: typeof modelQuestions.$inferSelect, transaction: Database) {
  await transaction
    .update(modelMonths)
    .set({
      questions: sql`${modelMonths.questions} + 1`,
      inputTokens: sql`${modelMonths.inputTokens} + ${inputTokens}`,
      outputTokens: sql`${modelMonths.outputTokens} + ${outputTokens}`,
      money: sql`${modelMonths.money} + ${money}`,
    })
    .where(ofMonth(ownerId, month));
}

const ofMonth = (ownerId: string, month: string) => and(eq(modelMonths.ownerId, ownerId), eq(modelMonths.month, month));
