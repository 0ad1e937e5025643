import { Button } from '../../components/button.tsx';
import { plural } from '../../lib/plural.ts';
import type { ReviewDesk } from './review-desk.ts';

/** On a phone: opens the card of the first cell to check; nothing where none is left. */
export function ReviewStart({ desk }: { desk: ReviewDesk }) {
  const left = desk.tally.cells['to-check'];
  if (left === 0) return null;
  return (
    <Button look="primary" aria-label={`Check ${plural(left, 'cell')}`} onClick={() => desk.goToNext()}>
      Check {left.toLocaleString('en-GB')}
    </Button>
  );
}
