import { CALIBRATION } from './fields/calibration.ts';
import { signalsOf, type ConfidenceSignals } from './fields/confidence-signals.ts';
import { findFields } from './fields/find-fields.ts';
import type { Candidate, DocumentLayout, ExtractionResult, RowMode, Template } from './model/index.ts';
import { assembleRows } from './rows/assemble-rows.ts';

export type { ConfidenceSignals, FitName } from './fields/confidence-signals.ts';
export { deriveValue } from './fields/derive-value.ts';

/** From which confidence on a value is shown as sure. */
export const sureFromOf = (fit: ConfidenceSignals['fit']): number => CALIBRATION[fit].sureFrom;

/** Rows as `extractRows` gives them, and what each chosen value was judged by. For fitting and measuring only. */
export async function extractWithSignals(layout: DocumentLayout, template: Template, rowMode: RowMode): Promise<{ result: ExtractionResult; signals: Map<Candidate, ConfidenceSignals> }> {
  const signals = new Map<Candidate, ConfidenceSignals>();
  const found = await findFields(layout, template, { rowMode, observe: (chosen, grounds) => signals.set(chosen, signalsOf(grounds)) });
  return { result: assembleRows(found, layout, template), signals };
}
