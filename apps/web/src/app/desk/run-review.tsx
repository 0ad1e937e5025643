import { ExportMenu } from '../../features/review/export-menu.tsx';
import type { ReviewDesk } from '../../features/review/review-desk.ts';
import { ReviewProgress } from '../../features/review/review-progress.tsx';

interface RunReviewProps {
  desk: ReviewDesk;
  /** Reading comes first: exporting is not the primary button yet. */
  later: boolean;
}

/** How far the checking is and the way out, at the end of the bar that says how far the run is. */
export function RunReview({ desk, later }: RunReviewProps) {
  return (
    <div className="run-review">
      <ReviewProgress desk={desk} />
      <ExportMenu desk={desk} later={later} />
    </div>
  );
}
