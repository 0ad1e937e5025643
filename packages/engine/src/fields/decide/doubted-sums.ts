import type { Candidate, FieldResult } from '../../model/index.ts';
import type { AmountSense } from '../kinds/amount-sense.ts';
import { amountFields } from '../labels/sense-hits.ts';
import type { Search } from '../search/search.ts';
import { closingReading } from './closing-reading.ts';
import { closingRepair } from './closing-repair.ts';
import { relationsOf } from './relations.ts';
import type { Choice } from './select.ts';

/** Sums are printed to the cent; what is further off is another sum. */
const CENT = 0.015;
/** Of three numbers that do not add up at least one is wrong, and nothing says which. */
const MOST_OF_THREE = 0.66;

/**
 * Cells of sums that do not come out, by field id: none of them is sure, and each says by how much it fails. Where one other reading of the
 * recogniser closes the sum, its cell takes that; where one character of the three, read as another that looks like it, would, its cell offers it.
 */
export function doubtedSums(
  { compiled: template, layout }: Pick<Search, 'compiled' | 'layout'>,
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
    if (kind !== 'sum' || !(off >= CENT) || othersAddUp(template, choices)) return [];
    const reason = `${net.toFixed(2)} and ${tax.toFixed(2)} do not make ${gross.toFixed(2)}: ${off.toFixed(2)} is the difference.`;
    const filled = fields.map((field) => {
      const result = results.get(template.fields[field]?.field.id ?? '');
      return result && 'chosen' in result ? result : null;
    });
    const closes = ([a = NaN, b = NaN, c = NaN]: readonly number[]): boolean => Math.abs(a + b - c) < CENT;
    const taken = closingReading(
      fields.map((field, at) => {
        const [of, proposal, result] = [template.fields[field]?.field, choices[field]?.chosen?.proposal, filled[at]];
        return of && proposal && result ? { field: of, layout, proposal, chosen: result.chosen } : null;
      }),
      closes,
      'the sum comes out',
    );
    const repair =
      taken ??
      closingRepair(
        filled.map((result) => result?.chosen ?? null),
        closes,
      );
    return fields.flatMap((field, at): [string, FieldResult][] => {
      const [id, result] = [template.fields[field]?.field.id ?? '', filled[at]];
      if (!result) return [];
      if (taken?.of === at)
        return [[id, { ...result, state: 'unsure', chosen: taken.candidate, alternatives: [result.chosen, ...result.alternatives] }]];
      const alternatives = repair?.of === at ? [repair.candidate, ...result.alternatives] : result.alternatives;
      return [
        [id, { ...result, state: 'unsure', chosen: doubted(result.chosen, repair ? `${reason} ${repair.inWords}` : reason), alternatives }],
      ];
    });
  });
}

/** Whether others of a template's amounts add up: of a subtotal and what is left of it after a discount, both are net amounts. */
function othersAddUp(template: Search['compiled'], choices: readonly Choice[]): boolean {
  const fields = amountFields(template);
  const amountsOf = (sense: AmountSense): number[] =>
    fields.flatMap((each) => {
      const value = choices[each.field]?.chosen?.proposal.value;
      return each.sense === sense && value?.kind === 'number' ? [value.number] : [];
    });
  const [net, tax, gross] = [amountsOf('net'), amountsOf('tax'), amountsOf('gross')];
  return net.some((a) => tax.some((b) => gross.some((c) => Math.abs(a + b - c) < CENT)));
}

const doubted = (chosen: Candidate, reason: string): Candidate => ({
  ...chosen,
  reason,
  confidence: Math.min(chosen.confidence, MOST_OF_THREE),
});
