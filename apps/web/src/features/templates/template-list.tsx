import { isSameTemplateName, type SavedTemplate } from '@sheetlift/contract';
import { Check, Plus, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { plural } from '../../lib/plural.ts';
import { isUntouchedDefault } from './device-template-store.ts';

interface TemplateListProps {
  templates: readonly SavedTemplate[];
  chosenName: string;
  /** Where the keys begin: at the chosen one unless given. */
  firstName?: string;
  onChoose: (template: SavedTemplate) => void;
  /** Undefined where none can be begun. */
  onBegin?: () => void;
}

/** Templates to choose from, found by their own name or a field's. */
export function TemplateList({ templates, chosenName, firstName = chosenName, onChoose, onBegin }: TemplateListProps) {
  const [query, setQuery] = useState('');
  const found = templates.filter((template) => matches(template, query));
  /** Null until somebody steers: which comes first may be told later. */
  const [active, setActive] = useState<number | null>(null);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  // The list may come after the popover that holds it has opened and looked for something to focus.
  useEffect(() => {
    box.current?.focus();
  }, []);
  const first = Math.max(
    0,
    found.findIndex(({ name }) => isSameTemplateName(name, firstName)),
  );
  const index = Math.min(active ?? first, found.length - 1);
  useEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }, [index]);

  const steer = (event: KeyboardEvent): void => {
    const target = { ArrowDown: index + 1, ArrowUp: index - 1, PageDown: index + 5, PageUp: index - 5 }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      setActive(Math.max(0, Math.min(found.length - 1, target)));
    }
    if (event.key === 'Enter' && found[index]) onChoose(found[index]);
  };

  return (
    <>
      <label className="search">
        <Search size={16} strokeWidth={1.5} aria-hidden="true" />
        <input
          ref={box}
          className="in"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-label="Find a template or a field"
          aria-activedescendant={found[index] && `${listId}-${index}`}
          placeholder="Find a template or a field"
          value={query}
          onKeyDown={steer}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
        />
      </label>
      <div className="options" role="listbox" id={listId} aria-label="Templates" ref={list}>
        {found.map((template, at) => (
          // The box above holds the focus and steers by keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={template.id}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={isSameTemplateName(template.name, chosenName)}
            className={at === index ? 'option active' : 'option'}
            onClick={() => onChoose(template)}
            onPointerMove={() => setActive(at)}
          >
            <span className="min-w-0 flex-1">
              <b>{template.name}</b> <span className="count">{plural(template.entities.length, 'field')}</span>
              {template.description && <small className="clip">{template.description}</small>}
            </span>
            {isUntouchedDefault(template) && <span className="badge">starter</span>}
            {isSameTemplateName(template.name, chosenName) && <Check size={16} strokeWidth={1.5} aria-hidden="true" />}
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className="none" role="status">
          No template or field is called “{query}”.
        </p>
      )}
      {onBegin && (
        <div className="picker-foot">
          <Button look="quiet" onClick={onBegin}>
            <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
            New template
          </Button>
        </div>
      )}
    </>
  );
}

function matches({ name, description, entities }: SavedTemplate, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  return [name, description, ...entities.map(({ variableName }) => variableName)].some((text) => text.toLowerCase().includes(wanted));
}
