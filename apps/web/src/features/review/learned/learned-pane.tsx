import { Button } from '../../../components/button.tsx';
import { Keys } from '../../../components/key.tsx';
import type { ReviewDesk } from '../review-desk.ts';
import { ProposedChanges, proposedWords } from './proposed-changes.tsx';

/**
 * What the newest corrections would change in other documents, below the rows. It takes no focus: whoever goes on in the sheet is not
 * disturbed, and nothing is taken by a key that was meant for a cell.
 */
export function LearnedPane({ desk }: { desk: ReviewDesk }) {
  const { run, learned } = desk;
  const { proposed } = run;
  if (!proposed) return null;
  return (
    <section className="learned-pane" aria-label="What the correction would change" ref={learned}>
      <header>
        <h2>
          <span role="status">{proposedWords(proposed)}</span>
        </h2>
        <p>Nothing changes until you say so. What you confirmed or typed never does.</p>
        <span className="learned-keys">
          <Keys keys="F6" /> here <Keys keys="ArrowUp" />
          <Keys keys="ArrowDown" /> move <Keys keys="ArrowLeft" /> leave out
        </span>
      </header>
      <ProposedChanges desk={desk} proposed={proposed}>
        {(taken) => (
          <footer>
            <Button size="small" disabled={taken.length === 0} onClick={() => desk.takeLearned(taken)}>
              {taken.length === proposed.length ? 'Take all' : `Take ${taken.length.toLocaleString('en-GB')}`} <Keys keys="Enter" />
            </Button>
            <Button look="quiet" size="small" onClick={() => desk.takeLearned([])}>
              Take none <Keys keys="Escape" />
            </Button>
          </footer>
        )}
      </ProposedChanges>
    </section>
  );
}
