import type { Candidate } from '@sheetlift/engine/model';
import { labelOf, splitAround, wholeWording } from './evidence-place.ts';

interface WordingProps {
  candidate: Candidate;
  /** Where there is little room the words before the value give way first; where there are none, its label stands there. */
  short?: boolean;
}

/** Letters before the value that are kept in little room. */
const SHORT_BEFORE = 18;

/** What the document prints, with the value set off. */
export function Wording({ candidate, short = false }: WordingProps) {
  const [own, middle, after] = splitAround(wholeWording(candidate), candidate.printed);
  const label = short ? labelOf(candidate) : '';
  const before = label === '' ? own : `${label} `;
  const cut = short && middle !== '' && before.length > SHORT_BEFORE;
  return (
    <span className="wording">
      {cut ? `…${before.slice(-SHORT_BEFORE)}` : before}
      {middle && <b>{middle}</b>}
      {after}
    </span>
  );
}
