import { CALIBRATION } from './fields/decide/calibration.ts';
import { type Grounds, signalsOf, type ConfidenceSignals } from './fields/decide/confidence-signals.ts';
import { type FirstSight, firstSightOf, foundAround } from './fields/decide/first-sight.ts';
import type { Ranker } from './fields/ranker/ranker.ts';
import { findFields } from './fields/find-fields.ts';
import type { Linker } from './linker/linker.ts';
import type { Candidate, DocumentLayout, ExtractionResult, RowMode, Template } from './model/index.ts';
import { NOTHING_LEARNED, type TemplateMemory } from './learning/fold-lessons.ts';
import { recollect } from './learning/recollect.ts';
import { assembleRows } from './rows/assemble-rows.ts';

export { listIssues } from './completeness/list-issues.ts';
export type { ConfidenceSignals, FitName } from './fields/decide/confidence-signals.ts';
export type { FirstSight } from './fields/decide/first-sight.ts';
export type { FirstSightFit } from './fields/decide/first-sight-signals.ts';
export type { PrintedCandidate } from './fields/candidates/candidate.ts';
export { generateCandidates } from './fields/candidates/generate-candidates.ts';
export { LOOKS, type Look } from './fields/candidates/looks.ts';
export { indexDocument } from './fields/document/document-index.ts';
export { conventionsOf } from './fields/kinds/kind-finder.ts';
export { askField, type AskedField } from './fields/ranker/asked-field.ts';
export { columnsOf } from './fields/document/table-column.ts';
export { fieldHints, pairHints } from './fields/items/column-hints.ts';
export { labelledOutside } from './fields/items/labelled-outside.ts';
export { COLUMN_FEATURE_NAMES, type FieldHint, judgeColumns } from './fields/ranker/column-features.ts';
export { prepareSearch } from './fields/search/search.ts';
export { compileTemplate } from './fields/compile/compile-template.ts';
export { EMPTY_FEATURE_NAMES, FEATURE_NAMES, judgeField, knowCandidates } from './fields/ranker/features.ts';
export { createRanker, type Ranker } from './fields/ranker/ranker.ts';
export { LABEL_SHAPE_NAMES, labelLikelihood, labelShape, type LabelWeights } from './fields/ranker/label-likelihood.ts';
export { paperLikelihood, type PaperWeights } from './fields/ranker/paper-likelihood.ts';
export { createTextKnowledge, type KindWeights, type TextWeights } from './fields/ranker/text-knowledge.ts';
export { packRankerModel, type RankerModel, readRankerModel } from './fields/ranker/ranker-model.ts';
export { emptyScore, type Layer, type RankerWeights, scoreRows } from './fields/ranker/ranker-network.ts';
export { deriveValue } from './fields/propose/derive-value.ts';
export { CONCEPTS } from './fields/compile/lexicon/lexicon.ts';
export { WORD_FAMILIES } from './fields/compile/lexicon/word-families.ts';
export { askTemplate, type AskedTemplate } from './sorting/asked-template.ts';
export { againstOthers, type OwnSignals, ownSignals, seenPrint, type SeenPrint, type SortingSignals } from './sorting/sorting-signals.ts';
export { liftedLikelihoods } from './sorting/sort-pile.ts';
export { SORTING } from './sorting/sorting-weights.ts';
export { layoutFingerprint } from './learning/layout-fingerprint.ts';
export { createLinker, similarity, type Linker } from './linker/linker.ts';
export { type LinkerWeights, packLinkerWeights, readLinkerWeights } from './linker/linker-weights.ts';
export { linkedWords, wordFeatures } from './linker/word-features.ts';

/** From which confidence on a value is shown as sure. */
export const sureFromOf = (fit: ConfidenceSignals['fit']): number => CALIBRATION[fit].sureFrom;

/** Rows as `extractRows` gives them, and what each chosen value was judged by. For fitting and measuring only. */
export function extractWithSignals(
  layout: DocumentLayout,
  template: Template,
  rowMode: RowMode,
  { linker, ranker, memory = NOTHING_LEARNED }: { linker: Linker; ranker: Ranker; memory?: TemplateMemory },
): { result: ExtractionResult; signals: Map<Candidate['id'], ConfidenceSignals> } {
  const signals = new Map<Candidate['id'], ConfidenceSignals>();
  const found = findFields(layout, template, {
    rowMode,
    linker,
    ranker,
    labels: memory.labels,
    recollect: (read) => recollect(memory, read),
    observe: (chosen, grounds) => signals.set(chosen.id, signalsOf(grounds)),
  });
  return { result: assembleRows(found, layout, template), signals };
}

/** Rows in which all that was chosen is shown, also what `extractRows` only offers, and what each value is judged by for that. For fitting only. */
export function extractAllChosen(
  layout: DocumentLayout,
  template: Template,
  rowMode: RowMode,
  { linker, ranker }: { linker: Linker; ranker: Ranker },
): { result: ExtractionResult; firstSights: Map<Candidate['id'], FirstSight> } {
  const grounds = new Map<Candidate, Grounds>();
  const found = findFields(layout, template, {
    rowMode,
    linker,
    ranker,
    showsAll: true,
    observe: (chosen, ground) => grounds.set(chosen, ground),
  });
  const around = foundAround(found);
  const firstSights = new Map([...grounds].map(([chosen, ground]) => [chosen.id, firstSightOf(ground, chosen, around)]));
  return { result: assembleRows(found, layout, template), firstSights };
}
