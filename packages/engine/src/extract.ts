import { EngineError } from './errors.ts';
import { findFields } from './fields/find-fields.ts';
import { suggestFields, type SuggestedTemplate } from './fields/suggest/suggest-fields.ts';
import { type PlacedField, suggestFromPlace } from './fields/suggest/suggest-from-place.ts';
import { layOut } from './layout/lay-out.ts';
import { citedStretch } from './learning/cited-stretch.ts';
import { NOTHING_LEARNED, type TemplateMemory } from './learning/fold-lessons.ts';
import { printedAround } from './learning/printed-around.ts';
import { recollect } from './learning/recollect.ts';
import { createRanker, type Ranker } from './fields/ranker/ranker.ts';
import { readRankerModel } from './fields/ranker/ranker-model.ts';
import { createLinker, type Linker } from './linker/linker.ts';
import { readLinkerWeights } from './linker/linker-weights.ts';
import type { DocumentLayout, EnginePorts, Evidence, ExtractionResult, ReadDocument, RowMode, Template } from './model/index.ts';
import { assembleRows } from './rows/assemble-rows.ts';
import { rulesProblem } from './rules/index.ts';

export type { SuggestedTemplate } from './fields/suggest/suggest-fields.ts';
export type { PlacedField } from './fields/suggest/suggest-from-place.ts';
export type { SuggestedField } from './fields/suggest/suggested-field.ts';
// Reading stands apart: a reading child loads that half only.
export * from './reading.ts';

/** What was read, in lines, blocks, tables and pairs. Never reads again. */
export function layOutDocument(document: ReadDocument): DocumentLayout {
  return layOut(document);
}

/** What finds values, with all that it has learned. Made once a process or worker. */
export interface Finder {
  /**
   * Rows out of what was read. Changing a field, or learning from a correction, runs only this. Which cells break a rule is told by
   * `checkByRules` of rows as a person left them. Throws `template_invalid` where a rule cannot be followed.
   */
  extractRows(layout: DocumentLayout, template: Template, rowMode: RowMode, memory?: TemplateMemory): ExtractionResult;
  /** Fields that the document seems to give. */
  suggestFields(layout: DocumentLayout): SuggestedTemplate;
}

/** Fetches what the finder has learned, 3.4 MB. */
export async function loadFinder(loadAsset: EnginePorts['loadAsset']): Promise<Finder> {
  const [linkerFile, rankerFile] = await Promise.all([loadAsset('linker.bin'), loadAsset('ranker.json')]);
  const linker = createLinker(readLinkerWeights(linkerFile));
  return createFinder(linker, createRanker(linker, readRankerModel(rankerFile)));
}

const createFinder = (linker: Linker, ranker: Ranker): Finder => ({
  extractRows(layout, template, rowMode, memory = NOTHING_LEARNED) {
    const problem = rulesProblem(template.entities);
    if (problem) throw new EngineError('template_invalid', { detail: problem.message });
    const found = findFields(layout, template, {
      rowMode,
      linker,
      ranker,
      labels: memory.labels,
      recollect: (read) => recollect(memory, read),
    });
    return assembleRows(found, layout, template);
  },
  suggestFields: (layout) => suggestFields(layout, linker),
});

/** The field that a value a person pointed at belongs to. `printed`: the value as it was pointed at; `evidence`: where it stands. */
export function suggestFieldAt(layout: DocumentLayout, printed: string, evidence: Evidence[]): PlacedField {
  const stretch = citedStretch(layout, evidence);
  const around = stretch ? printedAround(layout, stretch) : { before: '', left: '', above: '' };
  return suggestFromPlace(layout, { stretch, printed, evidence, ...around });
}
