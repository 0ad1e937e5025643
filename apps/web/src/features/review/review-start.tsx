import { Button } from '../../components/button.tsx';
import { plural } from '../../lib/plural.ts';
import type { ReviewDesk } from './review-desk.ts';

interface ReviewStartProps {
  desk: ReviewDesk;
  /** Something else is to be done first, and has the primary button. */
  later: boolean;
}

/** On a phone: opens the card of the first cell to check; nothing where none is left. */
export function ReviewStart({ desk, later }: ReviewStartProps) {
  const left = desk.tally.cells['to-check'];
  if (left === 0) return null;
  return (
    <Button look={later ? 'edge' : 'primary'} aria-label={`Check ${plural(left, 'cell')}`} onClick={() => desk.goToNext()}>
      Check {left.toLocaleString('en-GB')}
    </Button>
  );
}
