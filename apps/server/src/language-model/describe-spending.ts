import { usageMonth } from '@sheetlift/contract';
import type { BudgetLimits } from '@sheetlift/engine';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { modelMonths } from '../platform/schema.ts';
import type { ServerModel } from './server-model.ts';

/** What an account had of the language model this month, and of what. */
export async function describeSpending(
  ownerId: string,
  { model, limits, now }: { model: ServerModel; limits: BudgetLimits; now: Date },
  database: Database,
) {
  const [month] = await database
    .select()
    .from(modelMonths)
    .where(and(eq(modelMonths.ownerId, ownerId), eq(modelMonths.month, usageMonth(now))));
  return {
    model: model.id,
    questions: month?.questions ?? 0,
    tokens: { used: (month?.inputTokens ?? 0) + (month?.outputTokens ?? 0), limit: limits.tokens },
    // Nobody said what it costs.
    money: limits.price && { used: month?.money ?? 0, limit: limits.money },
  };
}
