import type { CompiledTemplate } from '../compile/compiled-field.ts';
import { meanTheSame } from '../compile/meanings.ts';

/** One says it by chance. */
const LEAST_FIELDS = 2;

/**
 * Indices of the fields that their own words say are the row's: "order number of the variant", "commitment of this bank", where the template
 * asks for a row a variant or a row a bank. Empty where fewer than two say so, or where most do, as then the row may be the paper.
 */
export function namedOfRows({ fields, rows: { mode, noun } }: CompiledTemplate): number[] {
  const head = mode === 'item' ? noun?.split(' ').at(-1) : undefined;
  if (head === undefined) return [];
  const named = fields.flatMap(({ words }, at) => (words.some((word) => meanTheSame(word, head)) ? [at] : []));
  return named.length >= LEAST_FIELDS && named.length <= fields.length / 2 ? named : [];
}
