import type { Linker } from '../linker/linker.ts';
import type { DocumentLayout, FieldResult, FoundRows, LearnedLabel, Recollection, RowMode, Template } from '../model/index.ts';
import { compileTemplate } from './compile/compile-template.ts';
import type { CompiledTemplate } from './compile/compiled-field.ts';
import { withLearnedLabels } from './compile/with-learned-labels.ts';
import { chooseWith, type Observe } from './decide/choose-candidate.ts';
import { rankedResult } from './decide/ranked-result.ts';
import { selectProposals } from './decide/select.ts';
import { findItems } from './items/item-rows.ts';
import { withLearned } from './propose/propose-learned.ts';
import { proposeField } from './propose/proposers.ts';
import type { Ranker } from './ranker/ranker.ts';
import { prepareSearch } from './search/search.ts';

interface FindingOptions {
  rowMode: RowMode;
  linker: Linker;
  /** Without it only what the paper names is found. */
  ranker?: Ranker;
  /** What the template has learned about a document; nothing where there is none. */
  recollect?: (layout: DocumentLayout) => Recollection | null;
  /** Words that corrections found beside values. */
  labels?: readonly LearnedLabel[];
  /** Is told what each value was judged by; training asks for it. */
  observe?: Observe;
}

/** Finds the values of a template's fields in a document: proposes, scores, decides all fields together. Deterministic. */
export function findFields(
  layout: DocumentLayout,
  template: Template,
  { rowMode, linker, ranker, recollect, labels = [], observe }: FindingOptions,
): FoundRows {
  const compiled = withLearnedLabels(compiledOnce(template, linker), labels);
  const search = prepareSearch(layout, template, compiled, ranker ?? null);
  const choose = chooseWith(observe);
  const found = findItems(search, rowMode, choose);
  const itemFields = found ? found.fields : new Set<number>();
  const recollection = recollect?.(search.layout) ?? null;
  const proposals = compiled.fields.flatMap((field, fieldIndex) =>
    itemFields.has(fieldIndex) ? [] : withLearned(search, field, fieldIndex, recollection, proposeField(search, field, fieldIndex)),
  );
  const document: Record<string, FieldResult> = {};
  selectProposals(compiled, proposals).forEach((choice, fieldIndex) => {
    const field = compiled.fields[fieldIndex];
    if (field && !itemFields.has(fieldIndex)) document[field.field.id] = rankedResult(search, field, choice, choose);
  });
  return { rowMode: found ? 'item' : 'document', document, items: found?.items ?? [] };
}

/** Many documents share one template. */
const compiledTemplates = new WeakMap<Template, CompiledTemplate>();

function compiledOnce(template: Template, linker: Linker): CompiledTemplate {
  const known = compiledTemplates.get(template);
  if (known) return known;
  const compiled = compileTemplate(template, linker);
  compiledTemplates.set(template, compiled);
  return compiled;
}
