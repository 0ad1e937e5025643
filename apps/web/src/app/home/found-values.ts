import { type FieldResult, isToCheck, type Template } from '@sheetlift/engine/model';
import { createRuleJudge } from '@sheetlift/engine/rules';
import { cellText } from '../../features/review/cell-text.ts';
import { shortPlace } from '../../features/review/evidence-place.ts';
import type { FoundValue } from '../../features/templates/column-row.tsx';
import type { RunDocument } from '../../features/workspace/run/run-store.ts';

/** What the first document that was read says for each field; null before there is one. */
export function foundValues(documents: readonly RunDocument[], template: Template): ReadonlyMap<string, FoundValue> | null {
  const first = documents.find(({ state }) => state.kind === 'done' && state.rows.length > 0)?.state;
  if (first?.kind !== 'done') return null;
  const [row] = createRuleJudge(template)('', first.rows.slice(0, 1));
  return valuesOf(row!.cells);
}

/** What a row says for each field, as a person left it. */
export function valuesOf(cells: Readonly<Record<string, FieldResult>>): ReadonlyMap<string, FoundValue> {
  return new Map(
    Object.entries(cells).map(([fieldId, result]) => {
      const mark = isToCheck(result) ? 'check' : result.state === 'found' ? 'sure' : 'none';
      return [fieldId, { mark, text: cellText(result), where: placeOf(result) }] as const;
    }),
  );
}

/** "right of “Total due EUR”": a reason that begins with the print beside the value. */
const BESIDE = /^(?:right of|left of|above|below|beside) (“.+?”)/;

/** "p. 1, “Total due EUR”"; null where there is no value. */
function placeOf(result: FieldResult): string | null {
  if (!('chosen' in result)) return null;
  const place = shortPlace(result.chosen);
  const beside = BESIDE.exec(result.chosen.reason)?.[1];
  return [place, beside].filter(Boolean).join(', ') || null;
}
