import type { SavedTemplate } from '@sheetlift/contract';
import { isOwnDecision, type RowMode, type Template, type TemplateField } from '@sheetlift/engine/model';
import { shownDocuments } from '../../features/workspace/run/run-sheets.ts';
import type { RunSnapshot, RunStore } from '../../features/workspace/run/run-store.ts';

/**
 * Changes what a run looks for. Where that may change cells that a person counts on, it is tried first, and the desk shows what would change: fields
 * of the kept template, cells that somebody decided. A field that is just being made, and another template, take effect at once.
 */
export function changeOrTry(
  store: RunStore,
  run: RunSnapshot,
  kept: SavedTemplate | null,
  { template, rowMode }: { template: Template; rowMode: RowMode },
): void {
  if (touchesWhatCounts(run, kept, template, rowMode)) store.tryTemplate(template, rowMode);
  else store.changeTemplate(template, rowMode);
}

function touchesWhatCounts(run: RunSnapshot, kept: SavedTemplate | null, next: Template, rowMode: RowMode): boolean {
  const { template } = run;
  const hasRows = shownDocuments(run).some(({ state }) => state.kind === 'done');
  if (!hasRows || template.name !== next.name) return false;
  if (rowMode !== run.rowMode || template.description !== next.description) return true;
  const counting = new Set(kept?.entities.map(({ id }) => id));
  for (const { cells } of run.corrections.values())
    for (const { fieldId, decision } of cells) if (isOwnDecision(decision)) counting.add(fieldId);
  return template.entities.some((field) => counting.has(field.id) && isChanged(field, next));
}

function isChanged(field: TemplateField, { entities }: Template): boolean {
  const next = entities.find(({ id }) => id === field.id);
  return next === undefined || plainForm(field) !== plainForm(next);
}

const plainForm = ({ variableName, description, type, enumValues, rules = {} }: TemplateField): string =>
  JSON.stringify([variableName, description, type, enumValues, Object.entries(rules).sort(([one], [other]) => (one < other ? -1 : 1))]);
