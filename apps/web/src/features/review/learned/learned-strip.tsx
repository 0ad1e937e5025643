import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import type { ReviewDesk } from '../review-desk.ts';
import { ProposedChanges, proposedWords } from './proposed-changes.tsx';

/** The same on a phone: a line that says how many, and the changes when it is tapped. */
export function LearnedStrip({ desk }: { desk: ReviewDesk }) {
  const [open, setOpen] = useState(false);
  const { proposed } = desk.run;
  if (!proposed) return null;
  return (
    <>
      <p className="learned-strip" role="status">
        <span>{proposedWords(proposed)}</span>
        <Button look="quiet" onClick={() => setOpen(true)}>
          See what changes
        </Button>
      </p>
      <Dialog open={open} onOpenChange={setOpen} title={proposedWords(proposed)}>
        <p>Nothing changes until you say so. What you confirmed or typed never does.</p>
        <ProposedChanges desk={desk} proposed={proposed}>
          {(taken) => (
            <div className="learned-answers">
              <Button size="big" onClick={() => desk.takeLearned([])}>
                Take none
              </Button>
              <Button look="primary" size="big" disabled={taken.length === 0} onClick={() => desk.takeLearned(taken)}>
                {taken.length === proposed.length ? 'Take all' : `Take ${taken.length.toLocaleString('en-GB')}`}
              </Button>
            </div>
          )}
        </ProposedChanges>
      </Dialog>
    </>
  );
}
