import { shareWords } from '../document/share-words.ts';
import type { RankedCandidate } from '../ranker/ranker.ts';
import type { Proposal } from './proposal.ts';

/**
 * What another cut of the same words has of a candidate's likelihood: the ranker knows better where a value stands than where it ends. Set on
 * the second wave.
 */
const OTHER_CUT = 0.9;

/** 0..1: what the ranker says of the same value wherever it stands, and in part of other cuts of the same words. */
export function rankedLikelihood({ printed, spans }: Pick<Proposal, 'printed' | 'spans'>, ranked: readonly RankedCandidate[]): number {
  let likelihood = 0;
  for (const { candidate, likelihood: own } of ranked) {
    if (lettersOf(candidate.printed.text) === lettersOf(printed)) likelihood += own;
    else if (shareWords(candidate.printed.spans, spans)) likelihood += OTHER_CUT * own;
  }
  return Math.min(1, likelihood);
}

/** 0..1: how likely the ranker takes the likeliest of all other values that stand elsewhere. */
export const rankedElsewhere = ({ printed, spans }: Pick<Proposal, 'printed' | 'spans'>, ranked: readonly RankedCandidate[]): number =>
  ranked.reduce(
    (most, { candidate, likelihood }) =>
      lettersOf(candidate.printed.text) === lettersOf(printed) || shareWords(candidate.printed.spans, spans)
        ? most
        : Math.max(most, likelihood),
    0,
  );

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
