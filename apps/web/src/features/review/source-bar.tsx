import {
  type BrokenRule,
  confidenceFigure,
  decidedRow,
  derivationInWords,
  isToCheck,
  LEAST_SURE,
  WHOLE_DOCUMENT,
} from '@sheetlift/engine/model';
import { RotateCcw } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import type { ActiveCell, ActiveValue } from './active-cell.ts';
import { cellState } from './cell-state.ts';
import { cellText } from './cell-text.ts';
import { wholePlace } from './evidence-place.ts';
import type { ReviewDesk } from './review-desk.ts';
import { Wording } from './wording.tsx';

/** The one place for "why": cell, value, page, wording, reason, confidence. */
export function SourceBar({ desk }: { desk: ReviewDesk }) {
  const { active } = desk;
  return (
    <div className="src" role="status" aria-label="Source of the cell">
      <span className="cell">{active?.name}</span>
      {active?.value ? <ValueSource desk={desk} value={active.value} /> : <span className="why unchosen">{hintFor(active)}</span>}
    </div>
  );
}

function ValueSource({ desk, value }: { desk: ReviewDesk; value: ActiveValue }) {
  const { result } = value;
  const state = cellState(result);
  const decided = state === 'confirmed' ? decisionWords(desk, value) : result.changed ? 'changed by a correction, to check' : null;
  return (
    <>
      <span className="value clip">{cellText(result)}</span>
      <span className="why clip">
        <SourceWords value={value} />
      </span>
      {decided ? (
        <>
          <span className={state === 'confirmed' ? 'verdict confirmed' : 'verdict check'}>
            <i className={state === 'confirmed' ? 'mk ok' : 'mk check'} aria-hidden="true" />
            {decided}
          </span>
          <span className="revert">
            <Button look="quiet" size="small" icon aria-label="Back to what was read" title="Back to what was read" onClick={desk.revert}>
              <RotateCcw size={14} strokeWidth={1.5} aria-hidden="true" />
            </Button>
          </span>
        </>
      ) : state === 'to-check' || 'confidence' in result || 'chosen' in result ? (
        <span className={state === 'to-check' ? 'verdict check' : 'verdict'}>
          {confidenceWords(value, desk.run.view.sureFrom ?? LEAST_SURE)}
        </span>
      ) : null}
    </>
  );
}

/** Place, wording, derivation and reason; or why there is no value. */
function SourceWords({ value: { field, result } }: { value: ActiveValue }) {
  const broken = result.broken && <b className="broken">{rulesInWords(result.broken)}</b>;
  if (!('chosen' in result)) return broken ?? absenceText(field.variableName, result);
  const { chosen } = result;
  const place = wholePlace(chosen);
  const derived = derivationInWords(chosen);
  return (
    <>
      {broken}
      {place && <span>{place}</span>}
      <Wording candidate={chosen} />
      {derived && <span className="mr-3">{derived}</span>}
      {place && lowered(chosen.reason)}
      {chosen.proof && <span className="proof">{chosen.proof.reason}</span>}
    </>
  );
}

/** The rules that a cell breaks, a sentence each. */
export const rulesInWords = (broken: readonly BrokenRule[]): string => broken.map(({ reason }) => reason).join(' ');

/** Why a cell is empty, as a sentence. */
export function absenceText(name: string, result: ActiveValue['result']): string {
  switch (result.state) {
    case 'absent':
      return result.confirmedAt === undefined
        ? `Nothing in the whole document looks like ${name}.`
        : `A person found no ${name} in the document.`;
    case 'not_found':
    case 'unreadable':
    case 'page_missing':
    case 'not_looked_for':
      return result.reason;
    default:
      return '';
  }
}

/**
 * With its figure where that says so: what is to check for another reason than its figure, as by a sum that does not come out, has none, so that
 * no figure to check stands beside a smaller one that is sure.
 */
function confidenceWords({ result }: ActiveValue, line: number): string {
  if (isToCheck(result))
    return 'chosen' in result && result.chosen.confidence < line ? `${confidenceFigure(result.chosen.confidence)} to check` : 'to check';
  // That there is nothing is told from what is printed, and rightly in so many of a hundred: no figure that is sure.
  if (result.state === 'absent') return `${confidenceFigure(result.confidence)} likely`;
  if (!('chosen' in result)) return '';
  return result.chosen.confidence >= line ? `${confidenceFigure(result.chosen.confidence)} sure` : 'sure';
}

/** What a person did with the cell. */
export function decisionWords({ run }: ReviewDesk, { row, field }: ActiveValue): string {
  const at = decidedRow(row.rowId, row.row, field.id);
  const decision = run.corrections.get(row.documentId)?.cells.find(({ rowId, fieldId }) => rowId === at && fieldId === field.id)?.decision;
  const all = at === WHOLE_DOCUMENT ? ' for all its rows' : '';
  if (decision?.kind !== 'value') return `confirmed by you${all}`;
  return `${{ confirm: 'confirmed', choose: 'chosen', cite: 'picked', type: 'typed' }[decision.by]} by you${all}`;
}

function hintFor(active: ActiveCell | null): string {
  if (!active) return 'Choose a cell to see where its value was read';
  return active.row.kind === 'coming' ? `${active.row.fileName} is still to be read` : active.row.fileName;
}

/** A reason is a sentence of its own; behind the wording it goes on. */
function lowered(sentence: string): string {
  return sentence.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase()).replace(/\.$/, '');
}
