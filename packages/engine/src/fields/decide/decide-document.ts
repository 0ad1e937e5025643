import type { FieldResult, Recollection } from '../../model/index.ts';
import { withLearned } from '../propose/propose-learned.ts';
import { proposeField } from '../propose/proposers.ts';
import type { Search } from '../search/search.ts';
import type { Choose } from './choose-candidate.ts';
import { rankedResult } from './ranked-result.ts';
import { selectProposals } from './select.ts';

/** One result for each field of the template, by its id, but for those of `except` (field indices): proposed, scored, decided together. */
export function decideDocument(
  search: Search,
  choose: Choose,
  { except, recollection }: { except: ReadonlySet<number>; recollection: Recollection | null },
): Record<string, FieldResult> {
  const { fields } = search.compiled;
  const proposals = fields.flatMap((field, fieldIndex) =>
    except.has(fieldIndex) ? [] : withLearned(search, field, fieldIndex, recollection, proposeField(search, field, fieldIndex)),
  );
  const results: Record<string, FieldResult> = {};
  selectProposals(search.compiled, proposals).forEach((choice, fieldIndex) => {
    const field = fields[fieldIndex];
    if (field && !except.has(fieldIndex)) results[field.field.id] = rankedResult(search, field, choice, choose);
  });
  return results;
}
