import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '../../components/dialog.tsx';
import { Keys } from '../../components/key.tsx';
import { ACTS } from '../../lib/acts/act-table.ts';
import { type OfferedAct, offeredActs } from '../../lib/acts/offered-acts.ts';
import { actsForLater } from './acts-for-later.ts';

/** Everything that can be done now, found by its words; below it what could be done elsewhere, and where. */
export function ActPalette({ onClose }: { onClose: () => void }) {
  const [offered] = useState(() => offeredActs().filter(({ id }) => id !== 'find-act'));
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const found = offered.filter((act) => isMeant(act, query));
  const later = query.trim() === '' ? [] : actsForLater(offered).filter((act) => isMeant(act, query));
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  /** What an act opens has the focus last: first it goes back to where it was. */
  const run = (act: OfferedAct): void => {
    flushSync(onClose);
    setTimeout(() => act.run());
  };
  const steer = (event: KeyboardEvent): void => {
    const { length } = found;
    if (length === 0) return;
    const target = { ArrowDown: (active + 1) % length, ArrowUp: (active + length - 1) % length }[event.key];
    if (target !== undefined) setActive(target);
    else if (event.key === 'Enter') run(found[active]!);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open onOpenChange={onClose} title="Find something to do">
      <div className="act-palette">
        <label className="search">
          <Search size={16} strokeWidth={1.5} aria-hidden="true" />
          <input
            // It is what the dialog is for.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            className="in"
            role="combobox"
            aria-expanded="true"
            aria-controls={listId}
            aria-label="What to do"
            aria-activedescendant={found[active] && `${listId}-${active}`}
            placeholder="Type a word of it"
            spellCheck={false}
            autoComplete="off"
            value={query}
            onKeyDown={steer}
            onChange={({ target }) => {
              setQuery(target.value);
              setActive(0);
            }}
          />
        </label>
        <div className="options" role="listbox" id={listId} aria-label="Acts" ref={list}>
          {found.map((act, at) => {
            const [keys] = ACTS[act.id].keys;
            return (
              // The box above holds the focus and steers by keys.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={act.id}
                id={`${listId}-${at}`}
                role="option"
                aria-selected={at === active}
                className={at === active ? 'option active' : 'option'}
                onClick={() => run(act)}
                onPointerMove={() => setActive(at)}
              >
                <span className="min-w-0 flex-1">{act.name}</span>
                {keys && <Keys keys={keys} />}
              </div>
            );
          })}
          {later.map(({ id, name, when }) => (
            <div key={id} role="option" aria-selected="false" aria-disabled="true" className="option later">
              <span className="min-w-0 flex-1">
                {name}
                <small>{when}</small>
              </span>
            </div>
          ))}
        </div>
        <p className="none" role="status">
          {found.length === 0 &&
            (later.length > 0 ? 'None of these can be done now.' : `Nothing that can be done now is called “${query.trim()}”.`)}
        </p>
      </div>
    </Dialog>
  );
}

/** Every word of the query begins a word of the name, or stands in its keys. */
function isMeant({ id, name }: Pick<OfferedAct, 'id' | 'name'>, query: string): boolean {
  const words = wordsOf(`${name} ${ACTS[id].name} ${ACTS[id].keys.join(' ')}`);
  return wordsOf(query).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[\s“”,;:]+/);
