import type { Plan } from '@sheetlift/contract';
import type { BudgetLimits, ModelPort } from '@sheetlift/engine';
import { isOnThisDevice, serverPort } from '@sheetlift/language-models';
import type { LanguageModelEnvironment } from '../platform/environment.ts';

/** The operator's language model, which runs on the server may ask. */
export interface ServerModel {
  /** "anthropic/NAME" */
  id: string;
  /** Where lines of documents go; null where the model is on the server's own machine. */
  host: string | null;
  port: ModelPort;
  /** Whether it is shown pictures of what is hard to read. */
  seesPictures: boolean;
  /** What an account may have of it in a month. */
  limitsOf: (plan: Plan, sellsPlans: boolean) => BudgetLimits;
}

export function openServerModel({ served, seesPictures, tokens, money, price }: LanguageModelEnvironment): ServerModel {
  return {
    id: served.id,
    host: isOnThisDevice(served.baseUrl) ? null : new URL(served.baseUrl).host,
    port: serverPort(served),
    seesPictures,
    limitsOf: (plan, sellsPlans) => {
      // Where nothing is sold the largest plan's limits hold for everybody, as for files.
      const held = sellsPlans ? plan : 'business';
      return { tokens: tokens[held], money: money?.[held] ?? null, price };
    },
  };
}
