import { type Candidate, type FieldResult, type FoundRows, plainValue } from '../../model/index.ts';
import { quoted } from '../document/quoted.ts';
import type { Grounds } from './confidence-signals.ts';
import { foundAround, type FoundAround, likelihoodAtFirstSight } from './first-sight.ts';

/**
 * The same rows, where what little speaks for is offered and not shown: the cell says "not found", names the value and has it first among its
 * candidates. What is proved stays, and what is sure.
 */
export function offerDoubtful(found: FoundRows, groundsOf: ReadonlyMap<Candidate, Grounds>): FoundRows {
  const around = foundAround(found);
  const offered = (cells: Record<string, FieldResult>): Record<string, FieldResult> =>
    Object.fromEntries(Object.entries(cells).map(([id, result]) => [id, offeredOrShown(result, groundsOf, around)]));
  return { ...found, document: offered(found.document), items: found.items.map((item) => ({ ...item, cells: offered(item.cells) })) };
}

function offeredOrShown(result: FieldResult, groundsOf: ReadonlyMap<Candidate, Grounds>, around: FoundAround): FieldResult {
  if (result.state !== 'unsure') return result;
  const { chosen, alternatives } = result;
  const grounds = groundsOf.get(chosen);
  if (!grounds || !isDoubtful(grounds, chosen, around)) return result;
  return { state: 'not_found', reason: mayBe(chosen), alternatives: [chosen, ...alternatives] };
}

/** What is told from nothing being printed has no words of the page to name. */
const mayBe = ({ printed, value }: Candidate): string =>
  printed === '' ? `Nothing is printed that says so: it may be ${quoted(String(plainValue(value)))}.` : `It may be ${quoted(printed)}.`;

/** Below it a value costs more, in what is wrong, than it gives. Chosen on four waves and the benchmark, which the fit had not seen. */
const LEAST_SHOWN = 0.36;
/** A column without a head that is less like the field names nothing. What order and headings tell of others the waves hardly show: what is known of them decides. */
export const LEAST_COLUMN = 0.35;
/** What a label or a sentence surely names on a paper of one row is right more often than its other signals say. */
const SURELY_NAMED = 0.6;

/** Whether a value is likelier wrong than worth it, as papers of kinds that nobody foresaw go; what a person taught stays. */
function isDoubtful(grounds: Grounds, chosen: Candidate, around: FoundAround): boolean {
  const { choice, proposal, context, field } = grounds;
  const { label = 0, clause = 0, learned = 0, only = 0 } = proposal.features;
  switch (choice.kind) {
    case 'party':
      return false;
    case 'column':
      if (context.columnHeadless === 1) return choice.likely < LEAST_COLUMN;
      break;
    case 'ranked':
      // One sign at all amounts of a paper tells its currency; the waves hardly ask for one.
      if (field.kind === 'currency' && only === 1) return false;
      if (learned > 0 || (Math.max(label, clause) >= SURELY_NAMED && !around.hasRows)) return false;
  }
  return likelihoodAtFirstSight(grounds, chosen, around) < LEAST_SHOWN;
}
