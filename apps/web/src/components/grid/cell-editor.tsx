import { type ChangeEvent, type KeyboardEvent, type RefObject, useId, useLayoutEffect, useMemo, useState } from 'react';

/** A list to choose from hangs from a field of one line, which alone may be called a combobox. */
export type EditorField = HTMLTextAreaElement | HTMLInputElement;

interface CellEditorProps {
  /** "Total, row 7" */
  label: string;
  text: string;
  /** 'v' and 'num' as the cell has them: the text stays where it stood. */
  look: string;
  minWidthPx: number;
  maxWidthPx: number;
  heightPx: number;
  options: readonly string[] | null;
  /** Why the text was not taken. */
  refusal: string | null;
  field: RefObject<EditorField | null>;
  /** The text becomes that of an option. Clicks on the list come by the grid, as all clicks do. */
  onPick: (option: string) => void;
  onChange: () => void;
}

/** A text field as large as its cell that grows to the right, and below it a list to choose from where the column has one. */
export function CellEditor({
  label,
  text,
  look,
  minWidthPx,
  maxWidthPx,
  heightPx,
  options,
  refusal,
  field,
  onPick,
  onChange,
}: CellEditorProps) {
  const id = useId();
  const [typed, setTyped] = useState(text);
  const list = useOptionList(options, typed, text);

  // The field is where a key goes the moment it exists: the key that opened it is still on its way.
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(text.length, text.length);
  }, [field, text]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || !list.options) return;
    const { key, altKey } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.stopPropagation();
      event.preventDefault();
      if (!altKey) list.move(key === 'ArrowDown' ? 1 : -1);
    }
    if ((key === 'Enter' || key === 'Tab') && list.chosen !== null) onPick(list.chosen);
  };

  const same = {
    defaultValue: text,
    spellCheck: false,
    autoComplete: 'off',
    'aria-label': label,
    'aria-invalid': refusal !== null,
    'aria-describedby': refusal === null ? undefined : `${id}-refusal`,
    onChange: (event: ChangeEvent<EditorField>) => {
      setTyped(event.currentTarget.value);
      onChange();
    },
    onKeyDown,
  };
  return (
    <div className={`dg-editor${look}`} data-value={typed} style={{ minWidth: minWidthPx, maxWidth: maxWidthPx, minHeight: heightPx }}>
      {list.options ? (
        <input
          ref={field as RefObject<HTMLInputElement | null>}
          {...same}
          role="combobox"
          aria-expanded={list.options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={list.index < 0 ? undefined : `${id}-${list.index}`}
        />
      ) : (
        <textarea ref={field as RefObject<HTMLTextAreaElement | null>} {...same} rows={1} />
      )}
      {refusal !== null && (
        <p id={`${id}-refusal`} role="alert" className="dg-refusal">
          {refusal}
        </p>
      )}
      {list.options && list.options.length > 0 && (
        <div id={`${id}-list`} role="listbox" aria-label={label} className="dg-options">
          {list.options.map((option, index) => (
            <div key={option} id={`${id}-${index}`} role="option" tabIndex={-1} aria-selected={index === list.index} className="item">
              {option}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** What of the options begins with (or else holds) what was typed, and which one the arrow keys stand on. */
function useOptionList(options: readonly string[] | null, typed: string, before: string) {
  const [moved, setMoved] = useState<{ to: number; typed: string } | null>(null);
  const untouched = typed === before;
  const fitting = useMemo(() => (options && !untouched ? fittingOptions(options, typed) : options), [options, typed, untouched]);
  const atFirst = untouched ? (fitting?.indexOf(typed) ?? -1) : typed !== '' && fitting?.length ? 0 : -1;
  const index = moved?.typed === typed ? moved.to : atFirst;
  return {
    options: fitting,
    index,
    /** Null: the text stands for itself. */
    chosen: fitting?.[index] ?? null,
    move: (by: 1 | -1) => setMoved({ to: Math.max(0, Math.min((fitting?.length ?? 0) - 1, index + by)), typed }),
  };
}

function fittingOptions(options: readonly string[], typed: string): readonly string[] {
  const wanted = typed.toLowerCase();
  const beginning = options.filter((option) => option.toLowerCase().startsWith(wanted));
  return beginning.length > 0 ? beginning : options.filter((option) => option.toLowerCase().includes(wanted));
}
