import { type RefObject, useState } from 'react';
import type { FieldTies } from '../../components/field.tsx';

interface PasswordInputProps {
  ties: FieldTies;
  box?: RefObject<HTMLInputElement | null>;
  value: string;
  /** For the password manager: one that is known, or one that is being made. */
  kind: 'current-password' | 'new-password';
  onChange: (value: string) => void;
}

/** Shows what was typed if the person wants to see it. */
export function PasswordInput({ ties, box, value, kind, onChange }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <span className="in-with-link">
      <input
        {...ties}
        ref={box}
        className="in"
        type={shown ? 'text' : 'password'}
        autoComplete={kind}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <button
        type="button"
        className="link"
        aria-label={shown ? 'Hide the password' : 'Show the password'}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </span>
  );
}
