import { useRef, useState } from 'react';
import type { ReviewDesk } from './review-desk.ts';

interface SheetNotice extends Pick<ReviewDesk, 'notice' | 'dismissNotice'> {
  show: (notice: ReviewDesk['notice']) => void;
  /** Shows why edits were not taken. The grid says what came of a paste after its owner was asked: the refusal is the news that counts. */
  showRefusal: (sentence: string) => void;
  /** Shows what the grid has to say. */
  showGridNotice: (sentence: string) => void;
}

/** What a person should read above the sheet, until their next act. */
export function useSheetNotice(): SheetNotice {
  const [notice, show] = useState<ReviewDesk['notice']>(null);
  const refusing = useRef(false);
  return {
    notice,
    show,
    showRefusal(sentence) {
      show({ signal: 'check', sentence });
      refusing.current = true;
      setTimeout(() => (refusing.current = false));
    },
    showGridNotice(sentence) {
      if (!refusing.current) show({ signal: 'info', sentence });
    },
    dismissNotice: () => show(null),
  };
}
