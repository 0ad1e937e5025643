import { LEAST_SURE } from '@sheetlift/engine/model';
import { type ReviewBudget, reviewBudget } from '@sheetlift/engine/review';
import { useMemo } from 'react';
import { Button } from '../../components/button.tsx';
import { Popover } from '../../components/popover.tsx';
import type { ReviewDesk } from './review-desk.ts';
import { resultsOnce } from './document-facts.ts';
import { cellsOf } from './row-tally.ts';

/** From as few cells to check as the search leaves to every cell. */
const LINES = [LEAST_SURE, 0.98, 0.99, 0.995, 0.998, 1];

/** What is to check and what may be wrong in the rest, in one line; behind it the slider between effort and risk. */
export function BudgetLine({ desk }: { desk: ReviewDesk }) {
  const { rows, columns, tally, run, arrange } = desk;
  const budget = useMemo(() => reviewBudget(resultsOnce(rows, columns)), [rows, columns]);
  const left = tally.cells['to-check'];
  const all = cellsOf(tally.cells);
  if (all === 0) return null;
  const line = run.view.sureFrom ?? LEAST_SURE;
  const at = LINES.findIndex((each) => each >= line);
  const choose = (next: number): void => {
    const { sureFrom: _, ...view } = run.view;
    const chosen = LINES[next] ?? LEAST_SURE;
    arrange(chosen === LEAST_SURE ? view : { ...view, sureFrom: chosen });
  };
  const sentence = `${left.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')} to check; ${restWords(budget)}`;
  return (
    <Popover
      label="Effort and risk"
      align="end"
      className="note-pop budget-pop"
      trigger={
        <Button look="quiet" size="small" className="budget-button">
          {sentence}
        </Button>
      }
    >
      <label className="budget-slider">
        <b>Sure from {at === LINES.length - 1 ? 'a person only' : line}</b>
        <input
          type="range"
          min={0}
          max={LINES.length - 1}
          step={1}
          value={at}
          aria-valuetext={sentence}
          onChange={({ target }) => choose(Number(target.value))}
        />
        <span className="budget-ends" aria-hidden="true">
          <span>less to check</span>
          <span>less risk</span>
        </span>
      </label>
      <p role="status">{sentence}.</p>
      <p>
        From the confidence of each cell: {budget.expectedErrors.toFixed(1)} wrong on average, {budget.mostErrors.toLocaleString('en-GB')}{' '}
        at most in 95 of 100 runs like this one.
      </p>
      <p>
        Of kinds of papers that it had never met, 3 to 13 in a hundred sure cells were wrong, mostly one field all through: look over the
        first ones of a new kind.
      </p>
    </Popover>
  );
}

function restWords({ rest, mostErrors }: ReviewBudget): string {
  if (rest === 0) return 'nothing is left to chance';
  if (mostErrors === 0) return 'in the rest expect no error';
  return `in the rest expect at most 1 error in ${Math.max(1, Math.floor(rest / mostErrors)).toLocaleString('en-GB')}`;
}
