import type { Linker } from '../../linker/linker.ts';
import type { Template } from '../../model/index.ts';
import type { PrintedCandidate } from '../candidates/candidate.ts';
import { generateCandidates } from '../candidates/generate-candidates.ts';
import type { DocumentIndex } from '../document/document-index.ts';
import type { Conventions } from '../kinds/kind-finder.ts';
import { askField, type AskedField } from './asked-field.ts';
import { knowCandidates, judgeField } from './features.ts';
import type { RankerModel } from './ranker-model.ts';
import { createTextKnowledge } from './text-knowledge.ts';
import { emptyScore, scoreRows } from './ranker-network.ts';

/** A candidate and how likely it is a field's value: 0..1; those of a field and "it is not there" add up to 1. */
export interface RankedCandidate {
  candidate: PrintedCandidate;
  likelihood: number;
}

/** The likeliest candidates of a field of the template, best first, in one document. */
export type RankField = (fieldIndex: number) => readonly RankedCandidate[];

/** Tells which stretch of print answers a field in any words. */
export interface Ranker {
  /** Nothing is computed before a field is asked for, and each field once. */
  rank(template: Template, index: DocumentIndex, conventions: Conventions): RankField;
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
    rank(template, index, conventions) {
      const asked = askedOf(template);
      const ranked = new Map<number, RankedCandidate[]>();
      let known: ReturnType<typeof knowCandidates> | undefined;
      return (fieldIndex) => {
        const field = asked[fieldIndex];
        const found = ranked.get(fieldIndex);
        if (found || !field) return found ?? [];
        known ??= knowCandidates(generateCandidates(index, conventions), asked, createTextKnowledge(linker, model.texts));
        const { rows, empty } = judgeField(known, field, { fieldIndex, fields: asked.length });
        const likelihoods = likelihoodsOf(rows, known.length, empty, model);
        const made = known
          .map(({ candidate }, at) => ({ candidate, likelihood: likelihoods[at] ?? 0 }))
          .filter(({ likelihood }) => likelihood >= LEAST_LIKELIHOOD)
          .sort((a, b) => b.likelihood - a.likelihood)
          .slice(0, MOST_KEPT);
        ranked.set(fieldIndex, made);
        return made;
      };
    },
  };
}

/** Softmax over the candidates and the empty answer, the mean of all rankers of the model. */
function likelihoodsOf(rows: Float32Array, count: number, empty: Float32Array, { rankers }: RankerModel): number[] {
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
