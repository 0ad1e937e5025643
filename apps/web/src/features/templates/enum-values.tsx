import { X } from 'lucide-react';
import { useState } from 'react';
import { withValues } from './column-draft.ts';

interface EnumValuesProps {
  /** The field they belong to. */
  named: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** Values to choose from, as chips; Enter or a comma ends one, a pasted list makes many. */
export function EnumValues({ named, values, onChange }: EnumValuesProps) {
  const [typed, setTyped] = useState('');
  const take = (text: string): void => {
    setTyped('');
    if (text.trim() !== '') onChange(withValues(values, text));
  };
  return (
    <div className="values">
      {values.map((value) => (
        <span key={value} className="chip">
          {value}
          <button type="button" aria-label={`Remove ${value}`} onClick={() => onChange(values.filter((other) => other !== value))}>
            <X size={14} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </span>
      ))}
      <input
        className="in"
        aria-label={`Add a value to ${named}`}
        placeholder="Add value"
        value={typed}
        onChange={({ target: { value } }) => (/[,;\n\t]/.test(value) ? take(value) : setTyped(value))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take(typed);
          if (event.key === 'Backspace' && typed === '') onChange(values.slice(0, -1));
        }}
        onBlur={() => take(typed)}
      />
    </div>
  );
}
