import { LEAST_SURE } from '@sheetlift/engine/model';
import { budgetInWords, BudgetTally } from '@sheetlift/engine/review';
import { useMemo } from 'react';
import { Button } from '../../components/button.tsx';
import { Popover } from '../../components/popover.tsx';
import type { ReviewDesk } from './review-desk.ts';
import { columnsOnce } from './document-facts.ts';

/** From as few cells to check as the search leaves to every cell. */
const LINES = [LEAST_SURE, 0.98, 0.99, 0.995, 0.998, 1];

/** What is to check and what may be wrong in the rest, in one line; behind it the slider between effort and risk. */
export function BudgetLine({ desk }: { desk: ReviewDesk }) {
  const { rows, columns, run, arrange } = desk;
  const budget = useMemo(() => {
    const tally = new BudgetTally();
    for (const column of columnsOnce(rows, columns)) tally.add(column);
    return tally.budget;
  }, [rows, columns]);
  if (budget.cells === 0) return null;
  const line = run.view.sureFrom ?? LEAST_SURE;
  const at = LINES.findIndex((each) => each >= line);
  const choose = (next: number): void => {
    const { sureFrom: _, ...view } = run.view;
    const chosen = LINES[next] ?? LEAST_SURE;
    arrange(chosen === LEAST_SURE ? view : { ...view, sureFrom: chosen });
  };
  const sentence = budgetInWords(budget);
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
        at most in 95 of 100 runs like this one. Cells of one column go wrong together, so it may be none or many.
      </p>
      <p>
        Of kinds of papers that it had never met, 3 to 13 in a hundred sure cells were wrong, mostly one field all through: look over the
        first ones of a new kind.
      </p>
    </Popover>
  );
}
