import { ScanText } from 'lucide-react';
import { Button } from '../../../components/button.tsx';

interface BoxToolsProps {
  /** Where fingers are at work: whether the next stroke draws a box, and how that is changed. Null elsewhere, or where nothing can be read again. */
  boxing: { on: boolean; set: (on: boolean) => void } | null;
  /** Reads the place of the chosen cell again; null where it cannot be, or fingers do it. */
  readHere: (() => void) | null;
}

/** What is done with a page that was recognised: a place of it is read again. */
export function BoxTools({ boxing, readHere }: BoxToolsProps) {
  return (
    <>
      {boxing && (
        <Button
          look="quiet"
          size="small"
          icon
          aria-label="Draw a box to have it read again"
          aria-pressed={boxing.on}
          onClick={() => boxing.set(!boxing.on)}
        >
          <ScanText size={16} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      )}
      {readHere && (
        <Button
          look="quiet"
          size="small"
          icon
          aria-label="Read this place again"
          title="Read this place again, or draw a box"
          onClick={readHere}
        >
          <ScanText size={16} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      )}
    </>
  );
}
