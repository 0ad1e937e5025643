import { type FieldResult, isToCheck, type Template } from '@sheetlift/engine/model';
import { createRuleJudge } from '@sheetlift/engine/rules';
import { cellText } from '../../features/review/cell-text.ts';
import type { FoundValue } from '../../features/templates/column-row.tsx';
import type { RunDocument } from '../../features/workspace/run/run-store.ts';

/** What the first document that was read says for each field; null before there is one. */
export function foundValues(documents: readonly RunDocument[], template: Template): ReadonlyMap<string, FoundValue> | null {
  const first = documents.find(({ state }) => state.kind === 'done' && state.rows.length > 0)?.state;
  if (first?.kind !== 'done') return null;
  const [row] = createRuleJudge(template)('', first.rows.slice(0, 1));
  return new Map(
    Object.entries(row!.cells).map(([fieldId, result]) => {
      const value = cellText(result);
      const pageNumber = first.facts.pageCount > 1 ? pageOf(result) : null;
      const mark = isToCheck(result) ? 'check' : result.state === 'found' ? 'sure' : 'none';
      return [fieldId, { mark, text: pageNumber === null ? value : `${value} · p. ${pageNumber}` }] as const;
    }),
  );
}

/** The page a value was read from; null where it has none. */
function pageOf(result: FieldResult): number | null {
  const evidence = result.state === 'found' || result.state === 'unsure' ? result.chosen.evidence[0] : undefined;
  return evidence && 'pageNumber' in evidence ? evidence.pageNumber : null;
}
