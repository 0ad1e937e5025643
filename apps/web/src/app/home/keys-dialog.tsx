import { Dialog } from '../../components/dialog.tsx';
import { Keys } from '../../components/key.tsx';

const GROUPS: readonly { title: string; keys: readonly (readonly [keys: string, what: string])[] }[] = [
  {
    title: 'Check',
    keys: [
      ['Tab', 'next cell to check'],
      ['Shift+Tab', 'the one before'],
      ['1', 'to 5: take that candidate'],
      ['Enter', 'confirm a cell to check'],
      ['Ctrl+Enter', 'confirm the selected rows'],
      ['Delete', 'not in the document'],
      ['Alt+↓', 'show what the cell may say'],
    ],
  },
  {
    title: 'Sheet',
    keys: [
      ['F2', 'edit the cell, or just type'],
      ['Esc', 'give up an edit; then Tab leaves the sheet'],
      ['Shift+↓', 'select several cells'],
      ['Ctrl+A', 'select all'],
      ['Ctrl+C', 'copy for Excel and Sheets'],
      ['Ctrl+V', 'paste cells, or documents'],
      ['Ctrl+D', 'fill down'],
      ['Ctrl+R', 'fill to the right'],
      ['Ctrl+Home', 'first cell'],
      ['Ctrl+End', 'last cell'],
      ['Alt+Enter', 'add a row'],
      ['Ctrl+Delete', 'remove the selected rows'],
    ],
  },
  {
    title: 'Page',
    keys: [
      ['+', 'larger'],
      ['-', 'smaller'],
      ['0', 'as wide as the pane'],
      ['Ctrl+F', 'find words on the pages'],
    ],
  },
  {
    title: 'Everywhere',
    keys: [
      ['Ctrl+Z', 'undo'],
      ['Ctrl+Y', 'redo'],
      ['Alt+↑', 'in the columns: move a field'],
      ['Alt+T', 'to the notices, as F8'],
      ['Ctrl+/', 'these keys, as ?'],
    ],
  },
];

/** All keys, for whoever works without a mouse. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Keys" width="wide">
      <section className="key-list" tabIndex={0} aria-label="All keys">
        {GROUPS.map(({ title, keys }) => (
          <div key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([combination, what]) => (
                <div key={combination}>
                  <dt>{combination === '+' ? <kbd className="key">+</kbd> : <Keys keys={combination} />}</dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </section>
    </Dialog>
  );
}
