import type { DocumentLayout, RowMode, Template } from '@sheetlift/engine';
import { loadNodeAsset } from '@sheetlift/engine/node';
import { createRanker, extractWithSignals, type Linker, type Ranker, readRankerModel } from '@sheetlift/engine/training';
import type { BenchCase, BenchScorer } from '../bench-scorer.ts';
import type { TruthValue } from '../generate/generated-document.ts';
import { linkerFolds } from '../linker/fold-linkers.ts';
import { type Asked, cellKey } from '../papers/paper.ts';
import type { DrawnPaper } from '../papers/draw-paper.ts';
import { composePaper } from '../ranker/draw-lists.ts';
import { learnTexts } from '../ranker/learn-texts.ts';
import { type Domain, readDomains } from '../words/read-words.ts';
import { comparedCells } from './compared-cells.ts';
import { judgedOf, type JudgedValue } from './judged-values.ts';

/** Begins where the ranker's papers do not reach. */
const SEED = 30_000_000;
/** How the sets of these papers begin; a domain each. */
export const COMPOSED_SET = 'domain ';

/** A composed paper, as a case of the benchmark. */
interface ComposedCase {
  set: string;
  one: BenchCase;
  layout: DocumentLayout;
  template: Template;
  rowMode: RowMode;
  /** Fields (their ids) that the paper says once: none the less right on a row too many. */
  ofPaper: ReadonlySet<string>;
  linker: Linker;
  ranker: Ranker;
}

/**
 * Composed papers, each with a linker that has not learned the words of the paper's domain: kinds of papers that nobody foresaw, as many as
 * wanted.
 */
export async function* composedCases(papers: number): AsyncGenerator<ComposedCase> {
  const model = readRankerModel(await loadNodeAsset('ranker.json'));
  const folds = [...linkerFolds(readDomains(), console.log)];
  for (const [fold, { own, others, linker }] of folds.entries()) {
    const ranker = createRanker(linker, { ...model, texts: learnTexts(others, linker) });
    for (let at = 0; at < Math.round(papers / folds.length); at++) {
      const domain = own[at % own.length]!;
      const { drawn, layout } = composePaper(domain, SEED + fold * 1_000_000 + at);
      const { template, asked } = drawn;
      const rowMode = asked.some(({ inRow }) => inRow) ? 'item' : 'auto';
      const ofPaper = new Set(asked.filter(({ inRow }) => !inRow).map(({ field: { id } }) => id));
      const one = { ...caseOf(drawn, domain), id: String(at) };
      yield { set: `${COMPOSED_SET}${domain.code}`, one, layout, template, rowMode, ofPaper, linker, ranker };
    }
  }
}

/** Values that are shown of composed papers. */
export async function composedValues(scorer: BenchScorer, papers: number): Promise<JudgedValue[]> {
  const values: JudgedValue[] = [];
  for await (const { set, one, layout, template, rowMode, ofPaper, linker, ranker } of composedCases(papers)) {
    const { result, signals } = extractWithSignals(layout, template, rowMode, { linker, ranker });
    values.push(
      ...comparedCells(scorer, one, result.rows)
        .filter(({ inExtraRow, field }) => !(inExtraRow && ofPaper.has(field)))
        .flatMap((compared) => judgedOf(compared, signals, { set, document: one.id })),
    );
  }
  return values;
}

function caseOf({ paper, template, asked, truth }: DrawnPaper, domain: Domain): BenchCase {
  const inRows = asked.some(({ inRow }) => inRow);
  const answerTo = ({ field, key, inRow }: Asked, row: number): TruthValue => {
    const value = truth.get(inRow ? cellKey(row, Number(key)) : key)?.truth ?? null;
    const meaning = inRow ? paper.table?.columns[Number(key)]?.meaning : domain.meanings.find(({ id }) => id === key);
    if (value === null || !meaning) return value;
    if (field.type === 'enum') return field.enumValues[meaning.values[paper.language]?.indexOf(String(value)) ?? -1] ?? value;
    return meaning.kind === 'time' ? { anyOf: [String(value), String(value).replace(/[^\d.:h].*$/, '')] } : value;
  };
  return {
    id: '',
    template: {
      name: template.name,
      description: template.description,
      entities: template.entities.map((field) => ({ ...field, variableName: field.id })),
    },
    rows: Array.from({ length: inRows ? (paper.table?.rows.length ?? 0) : 1 }, (_, row) =>
      Object.fromEntries(asked.map((one) => [one.field.id, answerTo(one, row)])),
    ),
  };
}
