import type { Candidate, DocumentLayout, TemplateField } from '../../model/index.ts';
import { quoted } from '../document/quoted.ts';
import { deriveValue } from '../propose/derive-value.ts';
import type { Proposal } from '../propose/proposal.ts';
import type { ClosingRepair } from './closing-repair.ts';

/** A number of a sum, with the words it was found in. */
export interface Summand {
  field: TemplateField;
  layout: DocumentLayout;
  proposal: Proposal;
  chosen: Candidate;
}

/** That a sum comes out by chance with one of few readings is rare; hand-set, below what is shown as sure. */
const MOST_OF_READINGS = 0.8;

/**
 * The one other reading of the recogniser, among those of several numbers, with which they hold; null where none does, where several do,
 * or where one of them is no number. `because`: what comes out then, as the end of a reason.
 */
export function closingReading(
  summands: readonly (Summand | null)[],
  hold: (numbers: readonly number[]) => boolean,
  because: string,
): ClosingRepair | null {
  const values = summands.map((each) => (each?.chosen.value.kind === 'number' ? each.chosen.value.number : NaN));
  if (values.some(Number.isNaN)) return null;
  const closing = summands.flatMap((each, of) =>
    (each ? readingsOf(each, because) : []).flatMap(({ number, ...reading }) =>
      hold(values.with(of, number)) ? [{ of, ...reading }] : [],
    ),
  );
  const [only] = closing;
  return only && closing.length === 1 ? only : null;
}

interface Reading extends Omit<ClosingRepair, 'of'> {
  number: number;
}

/** A number with each of its words as else it was read, each result once. */
function readingsOf({ field, layout, proposal, chosen }: Summand, because: string): Reading[] {
  const [evidence] = chosen.evidence;
  const { derivation } = chosen;
  if (evidence?.kind !== 'words' || chosen.evidence.length > 1 || derivation.kind !== 'normalise' || derivation.as !== 'number') return [];
  const readings = new Map<number, Reading>();
  const words = proposal.spans.flatMap(({ line, from, to }) => layout.lines[line]?.words.slice(from, to) ?? []);
  for (const { text: first, alternatives = [] } of words) {
    for (const { text } of alternatives) {
      const printed = chosen.printed.replace(first, () => text);
      const otherwise = [{ ...evidence, text: printed }];
      const value = deriveValue(otherwise, derivation, field);
      if (printed === chosen.printed || value?.kind !== 'number' || readings.has(value.number)) continue;
      const reason = `${chosen.reason}; read as ${quoted(text)}, not ${quoted(first)}, because ${because}`;
      const candidate = {
        ...chosen,
        id: `${chosen.id}:read-otherwise`,
        value,
        printed,
        evidence: otherwise,
        confidence: MOST_OF_READINGS,
        reason,
      };
      readings.set(value.number, { number: value.number, candidate, inWords: `With ${quoted(text)} for ${quoted(first)} it comes out.` });
    }
  }
  return [...readings.values()];
}
