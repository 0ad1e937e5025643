import { useId, useLayoutEffect, useRef, useState } from 'react';

interface RenameFieldProps {
  name: string;
  /** A sentence refuses the name. */
  onRename: (name: string) => string | null;
  onClose: () => void;
}

/** A column's name, changed where it stands. */
export function RenameField({ name, onRename, onClose }: RenameFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useLayoutEffect(() => field.current?.select(), []);

  const take = (): void => {
    const typed = field.current!.value.trim();
    const refused = typed === name ? null : onRename(typed);
    if (refused === null) onClose();
    else setRefusal(refused);
  };
  return (
    <span className="dg-rename">
      <input
        ref={field}
        defaultValue={name}
        aria-label={`Name of the column, ${name}`}
        aria-invalid={refusal !== null}
        aria-describedby={refusal === null ? undefined : id}
        onBlur={take}
        onChange={() => setRefusal(null)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter' || event.key === 'Tab') {
            event.preventDefault();
            take();
          }
          if (event.key === 'Escape') onClose();
        }}
      />
      {refusal !== null && (
        <span id={id} role="alert" className="dg-refusal">
          {refusal}
        </span>
      )}
    </span>
  );
}
