import type { CompiledTemplate } from '../compile/compiled-field.ts';
import type { Proposal, Ranked } from '../propose/proposal.ts';
import { relationsOf, relationScore, type Relation } from './relations.ts';
import { scoreProposal } from './score-proposal.ts';
import { EMPTY_SCORE } from './weights.ts';

/** What a field gets, and what else it could have. */
export interface Choice {
  chosen: Ranked | null;
  /** Best first, without the chosen one and without repetitions of a value. */
  others: Ranked[];
}

/** Options per field that the joint decision looks at; a hand-set bound that keeps pairs of fields cheap. */
const MAX_OPTIONS = 6;
/** Rounds of the joint decision; a hand-set end for choices that would swap for ever. */
const MAX_ROUNDS = 8;

/**
 * Decides all fields together: each takes the option that is best given the others', in turn until nothing changes. One
 * printed value serves one field, sums must come out, a period must not end before it starts.
 */
export function selectProposals(template: CompiledTemplate, proposals: readonly Proposal[]): Choice[] {
  const ranked = template.fields.map((field, fieldIndex) =>
    rank(
      proposals
        .filter((proposal) => proposal.field === fieldIndex)
        .map((proposal) => ({ proposal, score: scoreProposal(proposal, field) })),
    ),
  );
  const options = ranked.map((all) => [...all.slice(0, MAX_OPTIONS).filter((option) => option.score > EMPTY_SCORE), null]);
  const relations = relationsOf(template);
  const chosen: (Ranked | null)[] = options.map((of) => of[0] ?? null);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let changed = false;
    for (let field = 0; field < options.length; field++) changed = improve(field, options[field] ?? [], chosen, relations) || changed;
    changed = improvePairs(options, chosen, relations) || changed;
    if (!changed) break;
  }
  return ranked.map((all, fieldIndex) => ({
    chosen: chosen[fieldIndex] ?? null,
    others: all.filter((option) => option !== chosen[fieldIndex]),
  }));
}

/** Best first; of the same value only the best; ties by how many pages give the value, then by page and reading order. */
function rank(scored: Ranked[]): Ranked[] {
  const pages = new Map<string, Set<number>>();
  for (const { proposal } of scored) pages.set(proposal.printed, (pages.get(proposal.printed) ?? new Set()).add(proposal.pageNumber));
  const pagesOf = ({ proposal }: Ranked): number => pages.get(proposal.printed)?.size ?? 0;
  const sorted = scored.sort(
    (a, b) => b.score - a.score || pagesOf(b) - pagesOf(a) || a.proposal.pageNumber - b.proposal.pageNumber || firstWord(a) - firstWord(b),
  );
  const seen = new Set<string>();
  return sorted.filter(({ proposal }) => {
    const key = JSON.stringify(proposal.value).toLowerCase();
    return seen.has(key) ? false : seen.add(key);
  });
}

const firstWord = ({ proposal }: Ranked): number => (proposal.spans[0]?.line ?? 0) * 16_384 + (proposal.spans[0]?.from ?? 0);

function improve(field: number, options: readonly (Ranked | null)[], chosen: (Ranked | null)[], relations: readonly Relation[]): boolean {
  const current = chosen[field] ?? null;
  let best = current;
  let bestGain = gainOf(field, current, chosen, relations);
  for (const option of options) {
    const gain = gainOf(field, option, chosen, relations);
    if (gain > bestGain + 1e-9) [best, bestGain] = [option, gain];
  }
  chosen[field] = best;
  return best !== current;
}

/** Two fields that both want one value: neither moves alone if the other does not give way. */
function improvePairs(
  options: readonly (readonly (Ranked | null)[])[],
  chosen: (Ranked | null)[],
  relations: readonly Relation[],
): boolean {
  let changed = false;
  for (const relation of relations) {
    const { fields } = relation;
    const [a, b] = fields;
    if (fields.length !== 2 || a === undefined || b === undefined || relationScore(relation, chosen) >= 0) continue;
    const [beforeA, beforeB] = [chosen[a] ?? null, chosen[b] ?? null];
    let best: { a: Ranked | null; b: Ranked | null } = { a: beforeA, b: beforeB };
    let bestScore = pairScore(a, b, chosen, relations);
    for (const optionA of options[a] ?? []) {
      for (const optionB of options[b] ?? []) {
        chosen[a] = optionA;
        chosen[b] = optionB;
        const score = pairScore(a, b, chosen, relations);
        if (score > bestScore + 1e-9) [best, bestScore] = [{ a: optionA, b: optionB }, score];
      }
    }
    chosen[a] = best.a;
    chosen[b] = best.b;
    changed ||= best.a !== beforeA || best.b !== beforeB;
  }
  return changed;
}

function gainOf(field: number, option: Ranked | null, chosen: (Ranked | null)[], relations: readonly Relation[]): number {
  const before = chosen[field] ?? null;
  chosen[field] = option;
  let gain = option?.score ?? EMPTY_SCORE;
  for (const relation of relations) if (relation.fields.includes(field)) gain += relationScore(relation, chosen);
  chosen[field] = before;
  return gain;
}

function pairScore(a: number, b: number, chosen: readonly (Ranked | null)[], relations: readonly Relation[]): number {
  let score = (chosen[a]?.score ?? EMPTY_SCORE) + (chosen[b]?.score ?? EMPTY_SCORE);
  for (const relation of relations)
    if (relation.fields.includes(a) || relation.fields.includes(b)) score += relationScore(relation, chosen);
  return score;
}
