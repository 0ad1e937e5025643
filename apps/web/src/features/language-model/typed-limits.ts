import type { TypedLimits } from './limit-fields.tsx';
import type { ModelSetup } from './model-setup.ts';

type Limits = ModelSetup['limits'];

/** Limits as they are typed; or what is wrong with them. */
export function limitsOf({ tokens, money, inputPrice, outputPrice }: TypedLimits): Limits | string {
  const numbers = [tokens, money, inputPrice, outputPrice].map(numberIn);
  if (numbers.some((number) => number !== null && !(number >= 0))) return 'Limits and prices are numbers, such as 20000 or 0.5.';
  const [most, sum, input, output] = numbers as [number | null, number | null, number | null, number | null];
  if ((input === null) !== (output === null)) return 'A price takes both: what a million tokens cost in, and out.';
  if (sum !== null && input === null) return 'A limit in money takes the price of a million tokens.';
  return { tokens: most, money: sum, price: input === null || output === null ? null : { input, output } };
}

export const typedOf = ({ tokens, money, price }: Limits): TypedLimits => ({
  tokens: tokens?.toString() ?? '',
  money: money?.toString() ?? '',
  inputPrice: price?.input.toString() ?? '',
  outputPrice: price?.output.toString() ?? '',
});

/** Thousands may be set apart, the decimal sign is a point; null where nothing is typed. */
function numberIn(text: string): number | null {
  const plain = text.replace(/[\s,’']/g, '');
  return plain === '' ? null : Number(plain);
}
