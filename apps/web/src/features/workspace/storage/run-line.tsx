import { Download, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Menu, MenuItem, MenuRule } from '../../../components/menu.tsx';

/** Longer ones are no names. */
const MOST_NAME_CHARACTERS = 100;

interface RunLineProps {
  name: string;
  facts: readonly string[];
  /** Opens it; null where it is open. */
  onOpen: (() => void) | null;
  /** Null: it is called after its documents again. */
  onRename: (name: string | null) => void;
  onSave: () => void;
  onDelete: () => void;
}

/** A run of this device: what it is called, what it holds, and what can be done with it. */
export function RunLine({ name, facts, onOpen, onRename, onSave, onDelete }: RunLineProps) {
  const [naming, setNaming] = useState(false);
  const line = useRef<HTMLLIElement>(null);
  const goBack = (): void => {
    setNaming(false);
    requestAnimationFrame(() => line.current?.querySelector<HTMLElement>('.run-name')?.focus());
  };
  return (
    <li ref={line}>
      {naming ? (
        <NameField
          name={name}
          onName={(typed) => {
            if (typed !== name) onRename(typed === '' ? null : typed);
            goBack();
          }}
          onGiveUp={goBack}
        />
      ) : onOpen ? (
        <button type="button" className="run-name link clip" title={name} onClick={onOpen}>
          <bdi>{name}</bdi>
        </button>
      ) : (
        <b className="run-name clip" title={name} tabIndex={-1}>
          <bdi>{name}</bdi>
        </b>
      )}
      <Facts>{facts}</Facts>
      <Menu
        label={`More for ${name}`}
        align="end"
        trigger={
          <Button look="quiet" icon aria-label={`More for ${name}`}>
            <Ellipsis size={16} strokeWidth={1.5} aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem icon={Pencil} onSelect={() => setNaming(true)}>
          Rename
        </MenuItem>
        <MenuItem icon={Download} hint="With its documents, to open it elsewhere" onSelect={onSave}>
          Save to a file
        </MenuItem>
        <MenuRule />
        <MenuItem icon={Trash2} danger onSelect={onDelete}>
          Delete
        </MenuItem>
      </Menu>
    </li>
  );
}

function Facts({ children }: { children: readonly ReactNode[] }) {
  return (
    <span className="facts">
      {children.map((fact, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are always the same ones in the same order
        <span key={at}>{fact}</span>
      ))}
    </span>
  );
}

function NameField({ name, onName, onGiveUp }: { name: string; onName: (name: string) => void; onGiveUp: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  // The menu gives the focus back to its button first.
  useEffect(() => {
    const timer = setTimeout(() => field.current?.select());
    return () => clearTimeout(timer);
  }, []);
  return (
    <input
      ref={field}
      className="in"
      defaultValue={name}
      maxLength={MOST_NAME_CHARACTERS}
      aria-label={`Name of the run, ${name}`}
      spellCheck={false}
      onBlur={({ target }) => onName(target.value.trim())}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onGiveUp();
      }}
    />
  );
}
