import {
  type CellValue,
  type DocumentCorrections,
  type ExtractionRow,
  type FieldResult,
  plainValue,
  type Template,
  type TemplateField,
} from '@sheetlift/engine/model';
import { applyCorrections, type CorrectedRow } from '@sheetlift/engine/review';
import { createRuleJudge } from '@sheetlift/engine/rules';
import { carryRows } from '../run/carry-corrections.ts';
import type { CellEffect, TemplateEffects } from '../run/run-store.ts';
import { UNTOUCHED } from '../run/sheet-history.ts';

/** A document whose rows were found with both templates. */
interface TriedDocument {
  id: string;
  fileName: string;
  before: readonly ExtractionRow[];
  after: readonly ExtractionRow[];
  corrections: DocumentCorrections | null;
}

/** What the rows of documents say otherwise with another template, and which decisions of a person would not fit it any more. */
export function templateEffects(documents: readonly TriedDocument[], before: Template, after: Template): TemplateEffects {
  const [judgeBefore, judgeAfter] = [createRuleJudge(before), createRuleJudge(after)];
  const cells: CellEffect[] = [];
  const rows: TemplateEffects['rows'][number][] = [];
  for (const { id: documentId, fileName, corrections, ...found } of documents) {
    const carried = carryRows(corrections ?? UNTOUCHED, found.before, found.after);
    const shown = judgeBefore(fileName, applyCorrections(found.before, corrections));
    const tried = judgeAfter(fileName, applyCorrections(found.after, carried.corrections));
    if (shown.length !== tried.length) rows.push({ documentId, before: shown.length, after: tried.length });
    const triedRow = new Map(tried.map((row) => [row.rowId, row]));
    for (const { id: fieldId } of before.entities) {
      const field = after.entities.find(({ id }) => id === fieldId) ?? null;
      for (const [index, row] of shown.entries()) {
        const isSaidOnce = row.ofDocument?.includes(fieldId) ?? false;
        const now = isSaidOnce ? tried[0] : triedRow.get(carried.rowNow(row.rowId) ?? '');
        const effect = effectOn(row, now, fieldId, field);
        if (effect) cells.push({ documentId, fieldId, rowNumber: isSaidOnce ? null : index + 1, ...effect });
        // One decision stands for all rows.
        if (isSaidOnce) break;
      }
    }
  }
  return { cells, rows };
}

/** Null where nothing changes. Rows that are found no more are counted, but for what a person decided in them. */
function effectOn(
  row: CorrectedRow,
  now: CorrectedRow | undefined,
  fieldId: string,
  field: TemplateField | null,
): Pick<CellEffect, 'before' | 'after' | 'breaks'> | null {
  const before = row.cells[fieldId];
  if (!before) return null;
  const after = (field && now?.cells[fieldId]) ?? null;
  if (isDecided(before)) {
    const breaks = whyItBreaks(before, after, field, isAddedByThis(row, now));
    return breaks === null ? null : { before, after, breaks };
  }
  if (!field || !after) return null;
  return saidBy(before) !== saidBy(after) || isBrokenNow(before, after) ? { before, after, breaks: null } : null;
}

function whyItBreaks(before: FieldResult, after: FieldResult | null, field: TemplateField | null, isLost: boolean): string | null {
  if (!field) return 'The field is gone, and what you decided with it.';
  if (isLost) return 'Its row is not found any more: it stays, as one added by hand.';
  if ('chosen' in before && !fits(before.chosen.value, field)) return `It is no ${KINDS[field.type]}.`;
  return after && isBrokenNow(before, after) ? (after.broken?.[0]?.reason ?? null) : null;
}

const isDecided = (result: FieldResult): boolean =>
  (result.state === 'found' && result.decidedBy !== undefined) || (result.state === 'absent' && result.confirmedAt !== undefined);

const isAddedByThis = (row: CorrectedRow, now: CorrectedRow | undefined): boolean =>
  !row.rowId.startsWith('+') && (now?.rowId.startsWith('+') ?? false);

const isBrokenNow = (before: FieldResult, after: FieldResult): boolean => after.broken !== undefined && before.broken === undefined;

const saidBy = (result: FieldResult): string | number | null => ('chosen' in result ? plainValue(result.chosen.value) : null);

const KINDS: Record<TemplateField['type'], string> = {
  text: 'text',
  number: 'number',
  'yes/no': 'yes or no',
  enum: 'value of the list',
};

function fits(value: CellValue, { type, enumValues }: TemplateField): boolean {
  if (type === 'text') return true;
  return value.kind === type && (value.kind !== 'enum' || enumValues.includes(value.value));
}
