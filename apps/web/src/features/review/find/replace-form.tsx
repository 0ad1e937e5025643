import { useState } from 'react';
import { Button } from '../../../components/button.tsx';

export interface Replacing {
  /** Several cells were selected when it was opened: only they are changed. */
  inSelection: boolean;
  /** Whether one of the matches is in a cell that can be changed. */
  canReplace: boolean;
  /** In the next such cell from the match in hand on, or in all; gives the number of cells that were changed. */
  replace: (by: string, which: 'one' | 'all') => number;
}

/** What found words become in the rows. */
export function ReplaceForm({ inSelection, canReplace, replace, searching }: Replacing & { searching: boolean }) {
  // What was changed is searched again at once: a button that goes for that moment would lose the focus.
  const waits = searching || undefined;
  const disabled = !searching && !canReplace;
  const [by, setBy] = useState('');
  const [changed, setChanged] = useState<number | null>(null);
  const act = (which: 'one' | 'all'): void => {
    if (!searching) setChanged(replace(by, which));
  };
  return (
    <form
      className="replace"
      onSubmit={(event) => {
        event.preventDefault();
        if (!disabled) act('one');
      }}
    >
      <input
        className="in"
        type="text"
        aria-label="Replace with"
        placeholder="Replace with"
        spellCheck={false}
        autoComplete="off"
        value={by}
        onChange={({ target }) => {
          setBy(target.value);
          setChanged(null);
        }}
      />
      <Button type="submit" size="small" disabled={disabled} aria-disabled={waits}>
        Replace
      </Button>
      <Button size="small" disabled={disabled} aria-disabled={waits} onClick={() => act('all')}>
        {inSelection ? 'Replace in the selection' : 'Replace in all rows'}
      </Button>
      <span className="count" role="status">
        {changed !== null && (changed === 0 ? 'no cell changed' : `${changed.toLocaleString('en-GB')} changed`)}
      </span>
    </form>
  );
}
