import { useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import type { ReviewDesk } from './review-desk.ts';
import type { RowLine } from './split-row.ts';

/** Asks with which of its lines on the document the new row begins. */
export function SplitRowDialog({ desk }: { desk: ReviewDesk }) {
  return desk.splitting && <AskForLine lines={desk.splitting} onSplit={desk.splitRow} onClose={() => desk.setSplitting(false)} />;
}

interface AskForLineProps {
  lines: readonly RowLine[];
  onSplit: (from: RowLine) => void;
  onClose: () => void;
}

function AskForLine({ lines, onSplit, onClose }: AskForLineProps) {
  const [from, setFrom] = useState(1);
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Split the row in two"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={formId}>
            Split row
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="split-row"
        onSubmit={(event) => {
          event.preventDefault();
          const line = lines[from];
          if (line) onSplit(line);
        }}
      >
        <fieldset>
          <legend>With which line does the new row begin? Each value keeps its places on the page.</legend>
          {lines.map((line, index) =>
            index === 0 ? (
              <p key={index} className="split-line">
                <span className="sr-only">The row keeps: </span>
                {line.text}
              </p>
            ) : (
              <label key={index} className={index < from ? 'split-line' : index === from ? 'split-line begins' : 'split-line moves'}>
                <input
                  type="radio"
                  name="line"
                  checked={index === from}
                  onChange={() => setFrom(index)}
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog opens where its answer is given
                  autoFocus={index === from}
                />
                {line.text}
              </label>
            ),
          )}
        </fieldset>
      </form>
    </Dialog>
  );
}
