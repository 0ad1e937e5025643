import { ChevronLeft, ChevronRight } from 'lucide-react';

interface PageStepperProps {
  pageNumber: number;
  pageCount: number;
  onTurn: (pageNumber: number) => void;
}

/** "2 of 9", with a step to either side. */
export function PageStepper({ pageNumber, pageCount, onTurn }: PageStepperProps) {
  return (
    <div className="flex items-center">
      <button type="button" className="btn quiet sm icon" aria-label="Previous page" disabled={pageNumber <= 1} onClick={() => onTurn(pageNumber - 1)}>
        <ChevronLeft size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <span className="text-12 text-ink-3" aria-live="polite">
        {pageNumber} of {pageCount}
      </span>
      <button type="button" className="btn quiet sm icon" aria-label="Next page" disabled={pageNumber >= pageCount} onClick={() => onTurn(pageNumber + 1)}>
        <ChevronRight size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </div>
  );
}
