import type { BudgetLimits } from '@sheetlift/engine';
import { ModelNameProblem, namedModel, type ServedModel } from '@sheetlift/language-models';
import { UsageError } from '../usage-error.ts';

/** `--model ollama/qwen3:8b`: the server that answers, its key from the environment. Throws `UsageError`. */
export function modelServer(given: string, environment: Readonly<Record<string, string | undefined>>): ServedModel {
  try {
    return namedModel(given, environment);
  } catch (error) {
    if (error instanceof ModelNameProblem) throw new UsageError(error.message);
    throw error;
  }
}

/** `--model-tokens N`, `--model-money N` and `--model-price INPUT/OUTPUT`, of a million tokens. */
export function modelLimits({
  tokens,
  money,
  price,
}: {
  tokens?: string | undefined;
  money?: string | undefined;
  price?: string | undefined;
}): BudgetLimits {
  const [, input, output] = /^([\d.]+)\/([\d.]+)$/.exec(price ?? '') ?? [];
  if (price !== undefined && output === undefined)
    throw new UsageError(`--model-price takes what a million tokens cost, in and out: 0.5/1.5; not "${price}".`);
  if (money !== undefined && price === undefined) throw new UsageError('--model-money needs --model-price.');
  return {
    tokens: amount('--model-tokens', tokens),
    money: amount('--model-money', money),
    price: output === undefined ? null : { input: Number(input), output: Number(output) },
  };
}

function amount(option: string, given: string | undefined): number | null {
  if (given === undefined) return null;
  const number = Number(given);
  if (!(number > 0)) throw new UsageError(`${option} takes a number above 0; not "${given}".`);
  return number;
}
