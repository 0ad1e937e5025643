import { columnOfCandidate, confidenceFigure } from '@sheetlift/engine/model';
import { useEffect, useState } from 'react';
import { Keys } from '../../components/key.tsx';
import type { ActiveValue } from './active-cell.ts';
import { CandidateWords } from './candidate-words.tsx';
import { shortPlace } from './evidence-place.ts';
import { EDGE_PX } from './list-place.ts';
import type { ReviewDesk } from './review-desk.ts';
import { holdsSeveral } from './selected-cells.ts';
import { absenceText, rulesInWords } from './source-bar.tsx';
import { useListPlace } from './use-list-place.ts';

/** What else the chosen cell may say, in its column below the rows. Focus stays in the sheet: every choice has a key there. */
export function CandidatesPopover({
  desk,
  sheetPx,
}: {
  desk: ReviewDesk;
  /** width of the sheet: beside it stand the page and the columns, which the list must not cover */ sheetPx: number;
}) {
  const { active, offered } = desk;
  const value = active?.value ?? null;
  const elsewhere = useElsewhere();
  const cell = useCellElement(desk, offered.length > 0 && !elsewhere);
  const list = useListPlace(cell);
  if (!cell || !value || !active) return null;
  return (
    // No portal: the list stays in the landmark of its sheet.
    <div
      ref={list}
      role="group"
      className="float cands"
      aria-label={`Candidates for ${active.column.name}`}
      style={{ maxWidth: sheetPx - 2 * EDGE_PX }}
    >
      <p className="cands-head">
        <b>{active.column.name}</b>
        <span>{doubt(value)}</span>
      </p>
      <ul>
        {offered.map((candidate, index) => (
          <li key={candidate.id}>
            <button type="button" tabIndex={-1} aria-current={index === 0 && 'chosen' in value.result} onClick={() => desk.take(candidate)}>
              <kbd className="key">{index + 1}</kbd>
              <CandidateWords candidate={candidate} />
              <span className="cands-at">{shortPlace(candidate)}</span>
              <span className="cands-bar" aria-hidden="true">
                <i style={{ width: `${Math.round(100 * candidate.confidence)}%` }} />
              </span>
              <span className="cands-at">
                <span className="sr-only">confidence </span>
                {confidenceFigure(candidate.confidence)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="cands-foot">
        <span>
          <Keys keys={'chosen' in value.result ? 'Enter' : 'Alt+1'} /> take 1
        </span>
        <span>
          <Keys keys={'chosen' in value.result ? 'Del' : 'Enter'} /> not in document
        </span>
        {holdsSeveral(desk.range) && offered.some((each) => columnOfCandidate(each) !== null) ? (
          <span>takes its column in all selected cells</span>
        ) : (
          <span>or click a word</span>
        )}
      </p>
    </div>
  );
}

/** Why it is for a person to decide. */
export function doubt({ field, result }: ActiveValue): string {
  if (result.broken) return rulesInWords(result.broken);
  if (!('chosen' in result)) return absenceText(field.variableName, result);
  return result.chosen.reason;
}

/** Frames in which a cell that is scrolled to comes into being. */
const MOST_FRAMES = 12;

/** The chosen cell on the screen, as soon as it is there. */
function useCellElement({ grid, active }: ReviewDesk, wanted: boolean): HTMLElement | null {
  const [cell, setCell] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = (left: number): void => {
      const element = wanted && active ? (grid.current?.cellElement(active.place) ?? null) : null;
      if (element || !wanted || left === 0) setCell(element);
      else frame = requestAnimationFrame(() => look(left - 1));
    };
    look(MOST_FRAMES);
    return () => cancelAnimationFrame(frame);
  }, [grid, active, wanted]);
  return cell;
}

/** Whether a person is typing or in a menu or dialog: the list would be in the way. */
function useElsewhere(): boolean {
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    const listener = ({ target }: FocusEvent): void =>
      setElsewhere(target instanceof Element && target.closest('input, textarea, select, [role="menu"], [role="dialog"]') !== null);
    // A field that is taken away while it has the focus gives no other the focus.
    const left = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget === null) setElsewhere(false);
    };
    document.addEventListener('focusin', listener);
    document.addEventListener('focusout', left);
    return () => {
      document.removeEventListener('focusin', listener);
      document.removeEventListener('focusout', left);
    };
  }, []);
  return elsewhere;
}
