import type { Candidate, FieldResult, FoundRows } from '../../model/index.ts';
import { kindIs } from '../compile/value-kinds.ts';
import { quoted } from '../document/quoted.ts';
import { judge } from './confidence.ts';
import type { Grounds } from './confidence-signals.ts';
import { isOnlyRanked, speaksThePaper } from './unnamed.ts';

/**
 * The same rows, where what little speaks for is offered and not shown: the cell says "not found", names the value and has it first among its
 * candidates. What is proved stays, and what is sure.
 */
export function offerDoubtful(found: FoundRows, groundsOf: ReadonlyMap<Candidate, Grounds>): FoundRows {
  const offered = (cells: Record<string, FieldResult>): Record<string, FieldResult> =>
    Object.fromEntries(Object.entries(cells).map(([id, result]) => [id, offeredOrShown(result, groundsOf)]));
  return { ...found, document: offered(found.document), items: found.items.map((item) => ({ ...item, cells: offered(item.cells) })) };
}

function offeredOrShown(result: FieldResult, groundsOf: ReadonlyMap<Candidate, Grounds>): FieldResult {
  if (result.state !== 'unsure') return result;
  const { chosen, alternatives } = result;
  const grounds = groundsOf.get(chosen);
  if (!grounds || !isDoubtful(grounds)) return result;
  return { state: 'not_found', reason: `It may be ${quoted(chosen.printed)}.`, alternatives: [chosen, ...alternatives] };
}

/**
 * Set on the development benchmark and four waves of other kinds, with the confidence as it was learned beside composed papers of kinds that nobody foresaw. At 0.2 and
 * 0.4 some more of what is shown is right, and more that is right goes.
 */
const [LEAST_LIKELY, LEAST_LIKELY_UNNAMED] = [0.1, 0.3];
/** A column without a head that is less like the field names nothing. */
export const LEAST_COLUMN = 0.35;

/** Whether nothing but its kind, its order or the ranker's word speaks for a value, or it is far likelier wrong than right. */
function isDoubtful(grounds: Grounds): boolean {
  const { choice, proposal, field, context } = grounds;
  switch (choice.kind) {
    case 'column':
      return choice.likely < LEAST_COLUMN && context.columnHeadless === 1;
    case 'ranked': {
      if ((proposal.features.learned ?? 0) > 0 || speaksThePaper(proposal.features)) return false;
      // Not what the cell says: a value of two readings is worth less than the place it stands in.
      const { confidence } = judge(grounds);
      const isGuessed = field.concept === null && !kindIs(field.kind, 'choice') && isOnlyRanked(proposal.features);
      return confidence < (isGuessed ? LEAST_LIKELY_UNNAMED : LEAST_LIKELY);
    }
    case 'party':
      return false;
  }
}
