import type { Linker } from '../linker/linker.ts';
import type { Candidate, DocumentLayout, FoundRows, LearnedLabel, Recollection, RowMode, Template } from '../model/index.ts';
import { compileTemplate } from './compile/compile-template.ts';
import type { CompiledTemplate } from './compile/compiled-field.ts';
import { withLearnedLabels } from './compile/with-learned-labels.ts';
import { type Choose, chooseWith, type Observe } from './decide/choose-candidate.ts';
import { decideDocument } from './decide/decide-document.ts';
import type { Grounds } from './decide/confidence-signals.ts';
import type { FoundItems } from './decide/found-items.ts';
import { doubtNumbersOfAllRows } from './decide/number-of-all-rows.ts';
import { offerDoubtful } from './decide/offer-doubtful.ts';
import { withUnsaidBlanks } from './items/doubted-blanks.ts';
import { findEntryRows } from './items/entry-rows.ts';
import { findItems } from './items/item-rows.ts';
import { findPersonItems } from './items/person-items.ts';
import { wantsItems } from './items/row-mode.ts';
import { proveFound } from './proof/prove-found.ts';
import type { Ranker } from './ranker/ranker.ts';
import { prepareSearch, type Search } from './search/search.ts';

interface FindingOptions {
  rowMode: RowMode;
  linker: Linker;
  /** Without it only what the paper names is found: enough to offer fields and to sort papers, in less time. */
  ranker?: Ranker;
  /** What the template has learned about a document; nothing where there is none. */
  recollect?: (layout: DocumentLayout) => Recollection | null;
  /** Words that corrections found beside values. */
  labels?: readonly LearnedLabel[];
  /** Is told what each value was judged by; training asks for it. */
  observe?: Observe;
  /** Also what little speaks for is shown, and not only offered; training asks for it. */
  showsAll?: boolean;
}

/** Finds the values of a template's fields in a document: proposes, scores, decides all fields together. Deterministic. */
export const findFields = (layout: DocumentLayout, template: Template, options: FindingOptions): FoundRows =>
  searchAndFind(layout, template, options).found;

/** What `findFields` finds, and the search it was found by, for who asks more about the same document and template. */
export function searchAndFind(
  layout: DocumentLayout,
  template: Template,
  { rowMode, linker, ranker, recollect, labels = [], observe, showsAll = false }: FindingOptions,
): { search: Search; found: FoundRows } {
  const compiled = withLearnedLabels(compiledOnce(template, linker, ranker), labels);
  const search = prepareSearch(layout, template, compiled, ranker ?? null);
  const groundsOf = new Map<Candidate, Grounds>();
  const choose = chooseWith(search.conventions, (chosen, grounds) => {
    groundsOf.set(chosen, grounds);
    observe?.(chosen, grounds);
  });
  const items = itemsOf(search, rowMode, ranker ?? null, choose);
  const document = decideDocument(search, choose, {
    except: items ? items.fields : new Set(),
    rowLines: items?.lines ?? [],
    recollection: recollect?.(search.layout) ?? null,
  });
  const found: FoundRows = { rowMode: items ? 'item' : 'document', document, items: items?.items ?? [] };
  const proved = proveFound(search, found, groundsOf);
  const shown = doubtNumbersOfAllRows(compiled, showsAll ? proved : offerDoubtful(proved, groundsOf));
  return { search, found: { ...shown, items: withUnsaidBlanks(shown.items) } };
}

/** A table that gives fewer of the template's fields than this may not be where its rows are. */
const SHARE_OF_A_SURE_TABLE = 1 / 2;

/** Rows of the document's tables or, where these give little and the template asks for rows, of its entries. */
function itemsOf(search: Search, rowMode: RowMode, ranker: Ranker | null, choose: Choose): FoundItems | null {
  const table = findItems(search, rowMode, choose);
  if (wantsItems(search, rowMode) !== 'yes') return table;
  // Where a person said which table it is, nothing else is.
  if (table && table.items.length > 0 && search.layout.tables.some(({ origin }) => origin === 'drawn')) return table;
  if (table && table.items.length >= 2 && table.fields.size >= SHARE_OF_A_SURE_TABLE * search.compiled.fields.length) return table;
  const entries = findPersonItems(search, choose) ?? findEntryRows(search, ranker, choose, table);
  const tableFields = table && table.items.length >= 2 ? table.fields.size : 0;
  return entries && entries.fields.size > tableFields ? entries : table;
}

/** Many documents share one template. */
const compiledTemplates = new WeakMap<Template, { compiled: CompiledTemplate; ranker: Ranker | undefined }>();

function compiledOnce(template: Template, linker: Linker, ranker: Ranker | undefined): CompiledTemplate {
  const known = compiledTemplates.get(template);
  if (known && known.ranker === ranker) return known.compiled;
  const compiled = compileTemplate(template, linker, ranker?.kinds);
  compiledTemplates.set(template, { compiled, ranker });
  return compiled;
}
