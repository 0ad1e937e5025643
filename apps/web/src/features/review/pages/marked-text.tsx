import { classOf } from './evidence-layer.tsx';
import type { Match } from './find-in-document.ts';
import type { PlaceHit, PlaceMark } from './flow-places.ts';
import { markedStretches } from './marked-stretches.ts';
import { nameOfMark } from './marks-on-pages.ts';

interface MarkedTextProps {
  text: string;
  marks: readonly PlaceMark[] | undefined;
  hits: readonly PlaceHit[] | undefined;
  match: Match | null;
}

/** A text with what is cited and what was found set off. Each stretch tells where it begins, so that a click can be traced. */
export function MarkedText({ text, marks, hits, match }: MarkedTextProps) {
  if (!marks && !hits) return <span data-from={0}>{text}</span>;
  return markedStretches(text, marks ?? [], hits ?? []).map(({ from, text: stretch, mark, opensMark, closesMark, match: found }) => {
    const body = found ? <b className={found === match ? 'hit on' : 'hit'}>{stretch}</b> : stretch;
    if (!mark)
      return (
        <span key={from} data-from={from}>
          {body}
        </span>
      );
    return (
      <mark key={from} data-from={from} data-mark={mark.key} className={classOf(mark)} {...(opensMark && { title: nameOfMark(mark) })}>
        {body}
        {closesMark && mark.candidateNumber !== undefined && (
          <span className={mark.active ? 'num on' : 'num'} aria-hidden="true" data-number={mark.candidateNumber} />
        )}
      </mark>
    );
  });
}
