import { ModelError, type ModelPicture, type ModelPort, type ModelPrompt, type ModelReply } from './model-port.ts';

/** What a run may cost. Null: no bound. */
export interface BudgetLimits {
  tokens: number | null;
  /** In the currency of the price. */
  money: number | null;
  /** Of a million tokens; null where it costs nothing or nobody said. */
  price: { input: number; output: number } | null;
}

/** What questions cost, or would. */
export interface Spent {
  questions: number;
  inputTokens: number;
  outputTokens: number;
  money: number;
}

/** Keeps questions within bounds, wherever it is kept what was spent. */
export interface Budget {
  /** Sets aside what a question may cost at most; null where that is more than is left. */
  reserve(prompt: ModelPrompt): Reservation | null | Promise<Reservation | null>;
}

/** The budget of one run, of as many documents as it has. */
export interface RunBudget extends Budget {
  readonly spent: Readonly<Spent>;
}

/** Tokens set aside, until it is known what the answer took. */
export interface Reservation {
  /** Null: there was no answer. */
  settle(reply: Tokens | null): void | Promise<void>;
}

type Tokens = Pick<ModelReply, 'inputTokens' | 'outputTokens'>;

const NOTHING_SPENT: Spent = { questions: 0, inputTokens: 0, outputTokens: 0, money: 0 };
const NO_LIMITS: BudgetLimits = { tokens: null, money: null, price: null };

/** `before`: what was spent under limits that were changed since. */
export function openBudget(limits: BudgetLimits = NO_LIMITS, before: Readonly<Spent> = NOTHING_SPENT): RunBudget {
  const spent: Spent = { ...before };
  let reserved = { tokens: 0, money: 0 };
  return {
    spent,
    reserve(prompt) {
      const most = mostOf(prompt);
      const [tokens, money] = [most.inputTokens + most.outputTokens, moneyOf(most, limits)];
      const isOver = (used: number, more: number, limit: number | null): boolean => limit !== null && used + more > limit;
      if (isOver(spent.inputTokens + spent.outputTokens + reserved.tokens, tokens, limits.tokens)) return null;
      if (isOver(spent.money + reserved.money, money, limits.money)) return null;
      reserved = { tokens: reserved.tokens + tokens, money: reserved.money + money };
      return {
        settle(reply) {
          reserved = { tokens: reserved.tokens - tokens, money: reserved.money - money };
          if (!reply) return;
          spent.questions++;
          spent.inputTokens += reply.inputTokens;
          spent.outputTokens += reply.outputTokens;
          spent.money += moneyOf(reply, limits);
        },
      };
    },
  };
}

/** The port, kept within a budget: a question that may cost more than is left is not asked, and ends as "budget_spent". */
export const withinBudget = (port: ModelPort, budget: Budget): ModelPort => ({
  id: port.id,
  async ask(prompt, signal, onText) {
    const reservation = await budget.reserve(prompt);
    if (!reservation) throw new ModelError('budget_spent');
    const reply = await port.ask(prompt, signal, onText).catch(async (error: unknown) => {
      await reservation.settle(null);
      throw error;
    });
    await reservation.settle(reply);
    return reply;
  },
});

/** What questions would cost: the input as estimated, of the output what such answers usually take of their cap. */
export function estimateOf(prompts: readonly ModelPrompt[], limits: BudgetLimits = NO_LIMITS): Spent {
  const inputTokens = prompts.reduce((sum, prompt) => sum + inputTokensOf(prompt), 0);
  const outputTokens = Math.ceil(prompts.reduce((sum, prompt) => sum + USUAL_SHARE_OF_CAP * prompt.maxOutputTokens, 0));
  return { questions: prompts.length, inputTokens, outputTokens, money: moneyOf({ inputTokens, outputTokens }, limits) };
}

const USUAL_SHARE_OF_CAP = 0.5;
/** Characters of a token, on the careful side: figures take more tokens than words, and German more than English. */
const CHARACTERS_PER_TOKEN = 3;

/** Tokens of a text, for servers that do not count. */
export const tokensOf = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN);

/** What a question may take at most. */
export const mostOf = (prompt: ModelPrompt): Tokens => ({ inputTokens: inputTokensOf(prompt), outputTokens: prompt.maxOutputTokens });

const inputTokensOf = (prompt: ModelPrompt): number => tokensOfPrompt(prompt) + tokensOf(JSON.stringify(prompt.schema));

/** Tokens of what a model is shown, for servers that do not count. */
export const tokensOfPrompt = ({ instructions, question, pictures = [] }: ModelPrompt): number =>
  tokensOf(instructions) + tokensOf(question) + pictures.reduce((sum, picture) => sum + tokensOfPicture(picture), 0);

/** Vendors count 85 to 350 tokens for each square of so many pixels that a picture begins. */
const SQUARE = { sidePx: 512, tokens: 350 };

const tokensOfPicture = ({ widthPx, heightPx }: ModelPicture): number =>
  SQUARE.tokens * Math.ceil(widthPx / SQUARE.sidePx) * Math.ceil(heightPx / SQUARE.sidePx);

export const moneyOf = ({ inputTokens, outputTokens }: Tokens, { price }: Pick<BudgetLimits, 'price'>): number =>
  price ? (inputTokens * price.input + outputTokens * price.output) / 1e6 : 0;
