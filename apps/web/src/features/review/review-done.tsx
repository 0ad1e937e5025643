import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { plural } from '../../lib/plural.ts';
import { nextToCheck } from './next-to-check.ts';
import type { ReviewDesk } from './review-desk.ts';

interface ReviewDoneProps {
  desk: ReviewDesk;
  /** Back to the cell that was decided last; null where there is none. */
  onLast: (() => void) | null;
  /** The way out. */
  children: ReactNode;
}

/** The end of the review on a phone: of all rows, or of those that are shown. */
export function ReviewDone({ desk, onLast, children }: ReviewDoneProps) {
  const { tally, rows, columns, run } = desk;
  const left = tally.cells['to-check'];
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    head.current?.focus();
  }, []);
  const checkOthers = (): void => {
    desk.setTab({ kind: 'all' });
    desk.arrange({ ...run.view, filters: {} });
    const next = nextToCheck(rows, columns, null);
    if (next) desk.goTo(next);
  };
  return (
    <div className="card-done">
      <h2 tabIndex={-1} ref={head}>
        Done
      </h2>
      <p>
        {left > 0 ? `Nothing is left to check in these rows. ${plural(left, 'cell')} to check in others.` : 'Nothing is left to check.'}
      </p>
      {left > 0 && (
        <Button look="primary" size="big" onClick={checkOthers}>
          Check the others
        </Button>
      )}
      {children}
      {onLast && (
        <Button look="quiet" onClick={onLast}>
          Back to the last cell
        </Button>
      )}
    </div>
  );
}
