import { Redo2, Undo2 } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Keys } from '../../components/key.tsx';
import { plural } from '../../lib/plural.ts';
import { shownDocuments } from '../workspace/run/run-sheets.ts';
import type { ReviewDesk } from './review-desk.ts';
import { cellsOf } from './row-tally.ts';

/** "12 of 900 cells left to check", the way to the next one, and steps back and forth. */
export function ReviewProgress({ desk }: { desk: ReviewDesk }) {
  const { tally, run } = desk;
  const left = tally.cells['to-check'];
  const all = cellsOf(tally.cells);
  const searching = shownDocuments(run).filter(({ id }) => run.searching.has(id)).length;
  const next = (): void => {
    desk.goToNext();
    desk.grid.current?.focus();
  };
  return (
    <>
      {all > 0 && (
        <div className="budget" role="status">
          <span className={left > 0 ? 'meter open' : 'meter'} aria-hidden="true">
            <i style={{ width: `${(100 * (all - left)) / all}%` }} />
          </span>
          {searching > 0 ? (
            <span>Looking for the columns in {plural(searching, 'document')}</span>
          ) : left > 0 ? (
            <span>
              <b>{left.toLocaleString('en-GB')}</b> of {plural(all, 'cell')} left to check
            </span>
          ) : (
            <span>Nothing left to check</span>
          )}
        </div>
      )}
      {left > 0 && searching === 0 && (
        <Button size="small" onClick={next}>
          Next <Keys keys="Tab" />
        </Button>
      )}
      <span className="flex">
        <Button look="quiet" size="small" icon aria-label="Undo" title="Undo" disabled={!run.canUndo} onClick={desk.undo}>
          <Undo2 size={16} strokeWidth={1.5} aria-hidden="true" />
        </Button>
        <Button look="quiet" size="small" icon aria-label="Redo" title="Redo" disabled={!run.canRedo} onClick={desk.redo}>
          <Redo2 size={16} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      </span>
    </>
  );
}
