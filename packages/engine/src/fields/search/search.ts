import type { DocumentLayout, Line, Template, WordSpan } from '../../model/index.ts';
import type { CompiledField, CompiledTemplate } from '../compile/compiled-field.ts';
import type { AmountTriple } from '../document/amount-triples.ts';
import { withChosenReadings } from '../document/choose-readings.ts';
import { indexDocument, type DocumentIndex } from '../document/document-index.ts';
import { splitJoinedWords } from '../document/split-words.ts';
import { printedPart, runOfSpans, type Printed } from '../document/word-run.ts';
import { conventionsOf, findOfKind, type Conventions } from '../kinds/kind-finder.ts';
import { labelBook } from '../labels/label-book.ts';
import { findLabelHits } from '../labels/label-hits.ts';
import { supportByLabels, type LabelSupport } from '../labels/label-support.ts';
import { looseLabels } from '../labels/loose-labels.ts';
import { withSenseHits } from '../labels/sense-hits.ts';
import type { Ranker, Ranking } from '../ranker/ranker.ts';

/** All that the proposers share about one document and template. Built once per call. */
export interface Search {
  template: Template;
  compiled: CompiledTemplate;
  index: DocumentIndex;
  layout: DocumentLayout;
  support: LabelSupport;
  /** How the document writes dates and numbers. */
  conventions: Conventions;
  /** What the ranker takes for a field's value, or for its column; nothing where the search is without it. */
  ranked: Ranking;
  /** Mentions in single lines, by kind; filled on first use. */
  mentions: Map<string, Mention[]>;
  /** Net, tax and total by the document's own arithmetic; undefined until first asked for. */
  triple: AmountTriple | null | undefined;
  /** What was to be paid by the document's own arithmetic; undefined until first asked for. */
  payable: number | null | undefined;
}

/** A stretch of print that has the form of a kind: a date, an amount, an address of mail. */
export interface Mention {
  printed: Printed;
  line: Line;
  likelihood: number;
  reading: string | null;
}

const UNRANKED: Ranking = { field: () => [], columns: () => [], paper: () => 0, label: () => 0 };

/** Mentions kept per kind: a price list of hundreds of pages has more amounts than anyone can mean. */
const MAX_MENTIONS = 4_000;

export function prepareSearch(read: DocumentLayout, template: Template, compiled: CompiledTemplate, ranker: Ranker | null): Search {
  const labels = labelBook(compiled);
  const layout = splitJoinedWords(withChosenReadings(read, { entries: entriesOf(template), labels }));
  const index = indexDocument(layout);
  const hits = withSenseHits(index, compiled, findLabelHits(index, labels));
  const support = supportByLabels(index, [...hits, ...looseLabels(index, compiled, hits)]);
  const conventions = conventionsOf(layout);
  return {
    template,
    compiled,
    index,
    layout,
    support,
    conventions,
    ranked: ranker?.rank(template, index, conventions) ?? UNRANKED,
    mentions: new Map(),
    triple: undefined,
    payable: undefined,
  };
}

const entriesOf = ({ entities }: Template): string[] =>
  entities.flatMap(({ enumValues, rules }) => [...enumValues, ...(rules?.oneOf ?? [])]);

/** Everything in the document that has the form of the field's kind; empty for kinds without a form. */
export function mentionsFor(search: Search, field: CompiledField): Mention[] {
  const known = search.mentions.get(field.kind);
  if (known) return known;
  const mentions: Mention[] = [];
  for (const line of search.layout.lines) {
    if (mentions.length >= MAX_MENTIONS) break;
    mentions.push(...mentionsIn(search, field, [{ line: line.index, from: 0, to: line.words.length }]));
  }
  search.mentions.set(field.kind, mentions);
  return mentions;
}

/** Mentions in a stretch of words. */
export function mentionsIn(search: Search, field: CompiledField, spans: readonly WordSpan[]): Mention[] {
  const run = runOfSpans(search.layout, spans);
  return (findOfKind(run.text, field, search.conventions) ?? []).flatMap(({ from, to, likelihood, reading }) => {
    const printed = printedPart(run, from, to);
    const line = search.layout.lines[printed?.spans[0]?.line ?? -1];
    return printed && line ? [{ printed, line, likelihood, reading }] : [];
  });
}

/** Mean doubt of the recogniser about some words, 0..1. */
export function ocrDoubtOf(layout: DocumentLayout, spans: readonly WordSpan[]): number {
  const words = spans.flatMap((span) => layout.lines[span.line]?.words.slice(span.from, span.to) ?? []);
  return words.length ? words.reduce((sum, word) => sum + 1 - word.confidence, 0) / words.length : 0;
}
