import type { Candidate } from '@sheetlift/engine/model';
import { valueText } from './cell-text.ts';
import { Wording } from './wording.tsx';

/** A candidate as one reads it in a list: its value, and the print by which it was found. */
export function CandidateWords({ candidate }: { candidate: Candidate }) {
  return (
    <>
      <span className={candidate.value.kind === 'number' ? 'cands-value number' : 'cands-value'}>{valueText(candidate.value)}</span>
      <span className="cands-words">
        <Wording candidate={candidate} short />
      </span>
    </>
  );
}
