import type { FieldResult, Recollection } from '../../model/index.ts';
import { spanOfLine } from '../document/word-run.ts';
import { withLearned } from '../propose/propose-learned.ts';
import { proposeField } from '../propose/proposers.ts';
import type { Search } from '../search/search.ts';
import type { Choose } from './choose-candidate.ts';
import { doubtedSums } from './doubted-sums.ts';
import { isPlainlyOther } from './plainly-other.ts';
import { blankCell, chosenResult } from './ranked-result.ts';
import { selectProposals } from './select.ts';
import { isUnread } from './unread-zone.ts';
import type { TakenPrint } from './unused-sign.ts';

/** A value less likely right takes its words from no other field. */
const LEAST_TO_TAKE = 0.8;

interface DocumentPart {
  /** Fields (their indices) that rows have. */
  except: ReadonlySet<number>;
  /** Lines (their indices) in which the rows stand. */
  rowLines: readonly number[];
  recollection: Recollection | null;
}

/** One result for each field of the template that rows do not have, by its id: proposed, scored, decided together. */
export function decideDocument(
  search: Search,
  choose: Choose,
  { except, rowLines, recollection }: DocumentPart,
): Record<string, FieldResult> {
  const { fields } = search.compiled;
  const proposals = fields.flatMap((field, fieldIndex) =>
    except.has(fieldIndex)
      ? []
      : withLearned(search, field, fieldIndex, recollection, proposeField(search, field, fieldIndex)).filter(
          (proposal) => !isPlainlyOther(field, proposal) && !isUnread(search, field, proposal),
        ),
  );
  const choices = selectProposals(search.compiled, proposals);
  const results = new Map<string, FieldResult>();
  const taken: TakenPrint[] = rowLines.map((line) => ({ spans: [spanOfLine(search.layout, line)], printed: '' }));
  choices.forEach(({ chosen, others }, fieldIndex) => {
    const field = fields[fieldIndex];
    if (!chosen || !field) return;
    const result = chosenResult(search, field, { chosen, others }, choose);
    results.set(field.field.id, result);
    if ('chosen' in result && result.chosen.confidence >= LEAST_TO_TAKE) taken.push(chosen.proposal);
  });
  choices.forEach(({ chosen, others }, fieldIndex) => {
    const field = fields[fieldIndex];
    if (chosen || !field || except.has(fieldIndex)) return;
    results.set(field.field.id, blankCell({ search, field, fieldIndex, others, taken, hasRows: except.size > 0 }));
  });
  for (const [id, result] of doubtedSums(search, choices, results)) results.set(id, result);
  return Object.fromEntries(results);
}
