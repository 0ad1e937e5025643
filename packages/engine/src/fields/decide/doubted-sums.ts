import type { Candidate, FieldResult } from '../../model/index.ts';
import type { CompiledTemplate } from '../compile/compiled-field.ts';
import { relationsOf } from './relations.ts';
import type { Choice } from './select.ts';

/** Sums are printed to the cent; what is further off is another sum. */
const CENT = 0.015;
/** Of three numbers that do not add up at least one is wrong, and nothing says which. */
const MOST_OF_THREE = 0.66;

/** Cells of sums that do not come out, by field id: none of them is sure, and each says by how much it fails. */
export function doubtedSums(
  template: CompiledTemplate,
  choices: readonly Choice[],
  results: ReadonlyMap<string, FieldResult>,
): [string, FieldResult][] {
  return relationsOf(template).flatMap(({ kind, fields }) => {
    const numbers = fields.map((field) => {
      const value = choices[field]?.chosen?.proposal.value;
      return value?.kind === 'number' ? value.number : NaN;
    });
    const [net = NaN, tax = NaN, gross = NaN] = numbers;
    const off = Math.abs(net + tax - gross);
    if (kind !== 'sum' || !(off >= CENT)) return [];
    const reason = `${net.toFixed(2)} and ${tax.toFixed(2)} do not make ${gross.toFixed(2)}: ${off.toFixed(2)} is the difference.`;
    return fields.flatMap((field): [string, FieldResult][] => {
      const id = template.fields[field]?.field.id ?? '';
      const result = results.get(id);
      return result?.state === 'found' ? [[id, { ...result, state: 'unsure', chosen: doubted(result.chosen, reason) }]] : [];
    });
  });
}

const doubted = (chosen: Candidate, reason: string): Candidate => ({
  ...chosen,
  reason,
  confidence: Math.min(chosen.confidence, MOST_OF_THREE),
});
