import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** What ties an input to its label and to the words below it. */
export interface FieldTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong with it; takes the hint's place. */
  problem?: string | null;
  /** The input. */
  children: (ties: FieldTies) => ReactNode;
}

/** A label above its input, and a hint or what is wrong below it. */
export function Field({ label, hint, problem = null, children }: FieldProps) {
  const id = useId();
  const wordsId = `${id}-words`;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': problem || hint ? wordsId : undefined, 'aria-invalid': problem !== null })}
      {problem ? (
        <p className="problem with-icon" id={wordsId} role="alert">
          <CircleAlert size={14} strokeWidth={1.5} aria-hidden="true" />
          {problem}
        </p>
      ) : (
        hint && (
          <div className="hint" id={wordsId}>
            {hint}
          </div>
        )
      )}
    </div>
  );
}
