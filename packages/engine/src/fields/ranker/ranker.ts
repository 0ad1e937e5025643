import type { Linker } from '../../linker/linker.ts';
import type { Template, TemplateField } from '../../model/index.ts';
import type { PrintedCandidate } from '../candidates/candidate.ts';
import { generateCandidates } from '../candidates/generate-candidates.ts';
import type { DocumentIndex } from '../document/document-index.ts';
import type { Conventions } from '../kinds/kind-finder.ts';
import { askField, type AskedField } from './asked-field.ts';
import type { TableColumn } from '../document/table-column.ts';
import { judgeColumns, type FieldHint, type PairHint } from './column-features.ts';
import { judgeField, knowCandidates, type KnownCandidate } from './features.ts';
import { oneFieldEach } from './one-field-each.ts';
import { paperLikelihood } from './paper-likelihood.ts';
import type { RankerModel } from './ranker-model.ts';
import { createTextKnowledge } from './text-knowledge.ts';
import { emptyScore, type RankerWeights, scoreRows } from './ranker-network.ts';

/** A candidate and how likely it is a field's value: 0..1; those of a field and "it is not there" add up to 1. */
export interface RankedCandidate {
  candidate: PrintedCandidate;
  likelihood: number;
}

/** The likeliest candidates of a field of the template, best first, in one document. */
export type RankField = (fieldIndex: number) => readonly RankedCandidate[];

/**
 * By field of the template, then by column: how likely the column of a table holds the field's values, 0..1; those of a field and "it has no
 * column here" add up to 1. What is known beside the ranker is given in the same order.
 */
export type RankColumns = (
  columns: readonly TableColumn[],
  fields: readonly Omit<FieldHint, 'asked'>[],
  hints: readonly (readonly PairHint[])[],
) => readonly (readonly number[])[];

/** What the ranker says of one document and template. */
export interface Ranking {
  /** Nothing is computed before a field is asked for, then all at once. */
  field: RankField;
  columns: RankColumns;
  /** 0..1: how likely words that say what a row is name the paper as a whole ("waybill"), and not what it lists ("lot"). */
  paper(words: string): number;
  /** 0..1: how likely a text is a printed label and nobody's value. */
  label(text: string): number;
}

/** Tells which stretch of print, or which column, answers a field in any words. */
export interface Ranker {
  /** How likely a field's value is of each kind, by how it is asked for; adds up to 1. */
  kinds(field: TemplateField): AskedField['kinds'];
  rank(template: Template, index: DocumentIndex, conventions: Conventions): Ranking;
}

/** Candidates kept a field, and the least likelihood that is worth a look. */
const MOST_KEPT = 8;
const LEAST_LIKELIHOOD = 0.01;

export function createRanker(linker: Linker, model: RankerModel): Ranker {
  const templates = new WeakMap<Template, AskedField[]>();
  const askedOf = (template: Template): AskedField[] => {
    const asked = templates.get(template) ?? template.entities.map((field) => askField(field, linker, model.texts.kinds));
    templates.set(template, asked);
    return asked;
  };
  return {
    kinds: (field) => askField(field, linker, model.texts.kinds).kinds,
    rank(template, index, conventions) {
      const asked = askedOf(template);
      const know = createTextKnowledge(linker, model.texts);
      let ranked: RankedCandidate[][] | undefined;
      const rankField: RankField = (fieldIndex) => {
        ranked ??= rankFields(asked, knowCandidates(generateCandidates(index, conventions), asked, know), model);
        return ranked[fieldIndex] ?? [];
      };
      const rankColumns: RankColumns = (columns, fields, hints) =>
        judgeColumns(
          columns,
          asked.flatMap((own, at): FieldHint[] => (fields[at] ? [{ ...fields[at], asked: own }] : [])),
          hints,
          { know, conventions },
        ).map(({ rows, none }) => likelihoodsOf(rows, columns.length, none, model.columns));
      const paper = (words: string): number => round(paperLikelihood(linker.embed(words.toLowerCase()), model.texts.papers));
      return { field: rankField, columns: rankColumns, paper, label: (text) => round(know(text).label) };
    },
  };
}

/** By field of the template its likeliest candidates, best first. */
function rankFields(asked: readonly AskedField[], known: readonly KnownCandidate[], model: RankerModel): RankedCandidate[][] {
  const candidates = known.map(({ candidate }) => candidate);
  const likely = asked.map((field, fieldIndex) => {
    const { rows, empty } = judgeField(known, field, { fieldIndex, fields: asked.length });
    return likelihoodsOf(rows, known.length, empty, model.rankers).flatMap((likelihood, at) =>
      likelihood >= LEAST_LIKELIHOOD ? [{ at, likelihood }] : [],
    );
  });
  const prints = candidates.map(({ printed: { spans } }) => spans);
  return oneFieldEach(prints, likely).map((own) =>
    own
      .flatMap(({ at, likelihood }) => {
        const candidate = candidates[at];
        return candidate && likelihood >= LEAST_LIKELIHOOD ? [{ candidate, likelihood: round(likelihood) }] : [];
      })
      .sort((a, b) => b.likelihood - a.likelihood)
      .slice(0, MOST_KEPT),
  );
}

/** Softmax over the candidates and the empty answer, the mean of all rankers of the model. */
function likelihoodsOf(rows: Float32Array, count: number, empty: Float32Array, rankers: readonly RankerWeights[]): number[] {
  const sums = new Float64Array(count);
  for (const weights of rankers) {
    const [scores, nothing] = [scoreRows(rows, count, weights), emptyScore(empty, weights)];
    const most = scores.reduce((best, score) => Math.max(best, score), nothing);
    const shares = Float64Array.from(scores, (score) => Math.exp(score - most));
    const total = shares.reduce((sum, share) => sum + share, Math.exp(nothing - most));
    shares.forEach((share, at) => (sums[at] = (sums[at] ?? 0) + share / total));
  }
  return Array.from(sums, (sum) => round(sum / rankers.length));
}

/** Both platforms order alike. */
const round = (likelihood: number): number => Math.round(likelihood * 1e5) / 1e5;
