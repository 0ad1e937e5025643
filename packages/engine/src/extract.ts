import { asOfSeveral, severalDocuments } from './borders/several-documents.ts';
import { suggestBorders } from './borders/suggest-borders.ts';
import { listIssues } from './completeness/list-issues.ts';
import { EngineError } from './errors.ts';
import { searchAndFind } from './fields/find-fields.ts';
import { suggestFields, type SuggestedTemplate } from './fields/suggest/suggest-fields.ts';
import { type PlacedField, suggestFromPlace } from './fields/suggest/suggest-from-place.ts';
import { drawTables } from './drawn-tables/draw-tables.ts';
import { bordersOfRows } from './drawn-tables/find-borders.ts';
import { recollectTables } from './drawn-tables/recollect-tables.ts';
import { layOut } from './layout/lay-out.ts';
import { citedStretch } from './learning/cited-stretch.ts';
import { NOTHING_LEARNED, type TemplateMemory } from './learning/fold-lessons.ts';
import { printedAround } from './learning/printed-around.ts';
import { recollect } from './learning/recollect.ts';
import { createRanker, type Ranker } from './fields/ranker/ranker.ts';
import { readRankerModel } from './fields/ranker/ranker-model.ts';
import { createLinker, type Linker } from './linker/linker.ts';
import { readLinkerWeights } from './linker/linker-weights.ts';
import type {
  DocumentLayout,
  DrawnTable,
  EnginePorts,
  Evidence,
  ExtractionResult,
  ExtractionRow,
  FoundRows,
  ReadDocument,
  RowMode,
  Template,
} from './model/index.ts';
import { estimateModel, findWithModel, type ModelEstimate, type ModelQuestions, type ModelUse } from './model-finder/find-with-model.ts';
import { assembleRows } from './rows/assemble-rows.ts';
import { fieldsOfShownRows } from './shown-rows/fields-of-shown-rows.ts';
import type { ShownFields } from './shown-rows/shown-rows.ts';
import { sortDocument, type SortedLayout } from './sorting/sort-document.ts';
import type { Sorting } from './sorting/sorting.ts';
import { rulesProblem } from './rules/index.ts';

export { type SuggestedBorder, suggestBorders } from './borders/suggest-borders.ts';
export { drawTables } from './drawn-tables/draw-tables.ts';
export { suggestTableBorders } from './drawn-tables/find-borders.ts';
export { type TableTeaching, teachTable } from './drawn-tables/teach-table.ts';
export { unusedPrint } from './completeness/unused-print.ts';
export type { SortedLayout } from './sorting/sort-document.ts';
export type { Sorting } from './sorting/sorting.ts';
export type { SuggestedTemplate } from './fields/suggest/suggest-fields.ts';
export type { PlacedField } from './fields/suggest/suggest-from-place.ts';
export type { ShownColumn, ShownFields, ShownPlace } from './shown-rows/shown-rows.ts';
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
   * `createRuleJudge` of rows as a person left them. Throws `template_invalid` where a rule cannot be followed.
   */
  extractRows(layout: DocumentLayout, template: Template, rowMode: RowMode, memory?: TemplateMemory): ExtractionResult;
  /**
   * Rows as the engine and a language model find them together: the model points at places, the engine makes the values. Throws `EngineError`
   * "aborted" where the signal of `use` is. `share`: cells that the model was asked for, and all there are.
   */
  extractRowsWithModel(
    layout: DocumentLayout,
    template: Template,
    rowMode: RowMode,
    use: ModelUse,
    memory?: TemplateMemory,
  ): Promise<{ result: ExtractionResult; share: { asked: number; of: number } }>;
  /** What asking a language model about the document would cost, before anything is asked. */
  estimateModel(
    layout: DocumentLayout,
    template: Template,
    rowMode: RowMode,
    questions: ModelQuestions,
    memory?: TemplateMemory,
  ): ModelEstimate;
  /** Fields that the document seems to give. */
  suggestFields(layout: DocumentLayout): SuggestedTemplate;
  /** Fields out of one to five finished rows of a sheet, with or without their heads, and the documents these rows were made from. */
  fieldsOfShownRows(layouts: readonly DocumentLayout[], rows: readonly (readonly string[])[]): ShownFields;
  /** Which of some templates the document is for, or none; told by its first pages. `sorted`: where a person sorted others. */
  sortDocument(document: ReadDocument, templates: readonly Template[], sorted?: readonly SortedLayout[]): Sorting;
}

/** Fetches what the finder has learned, 5.6 MB. */
export async function loadFinder(loadAsset: EnginePorts['loadAsset']): Promise<Finder> {
  const [linkerFile, rankerFile] = await Promise.all([loadAsset('linker.bin'), loadAsset('ranker.json')]);
  const linker = createLinker(readLinkerWeights(linkerFile));
  return createFinder(linker, createRanker(linker, readRankerModel(rankerFile)));
}

/** What a document is shows on its first pages. */
const PAGES_SORTED_BY = 2;

function createFinder(linker: Linker, ranker: Ranker): Finder {
  const find = (
    layout: DocumentLayout,
    template: Template,
    rowMode: RowMode,
    memory = NOTHING_LEARNED,
  ): ReturnType<typeof searchAndFind> => {
    const problem = rulesProblem(template.entities);
    if (problem) throw new EngineError('template_invalid', { detail: problem.message });
    return searchAndFind(withLearnedTable(layout, memory), template, {
      rowMode,
      linker,
      ranker,
      labels: memory.labels,
      recollect: (read) => recollect(memory, read),
    });
  };
  // Who asks a model estimates first what it costs, and the search is most of the work of both. The layout outlives neither.
  const kept = new WeakMap<DocumentLayout, { by: unknown[]; found: ReturnType<typeof find> }>();
  const findOnce: typeof find = (layout, ...by) => {
    const known = kept.get(layout);
    if (known && by.every((one, at) => one === known.by[at])) return known.found;
    const found = find(layout, ...by);
    kept.set(layout, { by, found });
    return found;
  };
  return {
    extractRows: (layout, template, rowMode, memory) => rowsOf(layout, find(layout, template, rowMode, memory).found, template),
    async extractRowsWithModel(layout, template, rowMode, use, memory) {
      const findIn = (read: DocumentLayout): ReturnType<typeof find> => findOnce(read, template, rowMode, memory);
      const { issues, share, ...together } = await findWithModel(findIn(layout), findIn, use, memory?.lessons);
      return { result: rowsOf({ ...layout, issues: [...layout.issues, ...issues] }, together.found, template), share };
    },
    estimateModel: (layout, template, rowMode, questions, memory) =>
      estimateModel(findOnce(layout, template, rowMode, memory), questions, memory?.lessons),
    suggestFields: (layout) => suggestFields(layout, linker),
    fieldsOfShownRows: (layouts, rows) =>
      fieldsOfShownRows(
        layouts,
        rows,
        (layout, template, rowMode) => assembleRows(find(layout, template, rowMode).found, layout, template).rows,
      ),
    sortDocument: (document, templates, sorted) =>
      sortDocument(layOut({ ...document, pages: document.pages.slice(0, PAGES_SORTED_BY) }), templates, linker, sorted),
  };
}

/** What a person drew on the document itself stands; else a table is cut as it was drawn on others of its layout. */
const withLearnedTable = (layout: DocumentLayout, { tables }: TemplateMemory): DocumentLayout =>
  layout.tables.some(({ origin }) => origin === 'drawn') ? layout : drawTables(layout, recollectTables(tables, layout));

/**
 * The borders of the table that rows found with these options come from, on each of its pages; nothing where they come from none.
 * `layout`: as it was read, with what a person drew on it.
 */
export const tableOfRows = (layout: DocumentLayout, rows: readonly ExtractionRow[], memory = NOTHING_LEARNED): DrawnTable[] =>
  bordersOfRows(withLearnedTable(layout, memory), rows);

/** Rows with a warning where the document has more of them, or seems to be several. */
function rowsOf(layout: DocumentLayout, found: FoundRows, template: Template): ExtractionResult {
  const borders = suggestBorders(layout);
  const result = assembleRows(asOfSeveral(found, borders), layout, template);
  return { ...result, issues: [...result.issues, ...severalDocuments(borders), ...listIssues(layout, result)] };
}

/** The field that a value a person pointed at belongs to. `printed`: the value as it was pointed at; `evidence`: where it stands. */
export function suggestFieldAt(layout: DocumentLayout, printed: string, evidence: Evidence[]): PlacedField {
  const stretch = citedStretch(layout, evidence);
  const around = stretch ? printedAround(layout, stretch) : { before: '', left: '', above: '' };
  return suggestFromPlace(layout, { stretch, printed, evidence, ...around });
}
