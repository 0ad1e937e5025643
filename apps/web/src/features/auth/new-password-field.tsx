import { MIN_PASSWORD_CHARACTERS, passwordProblem } from '@sheetlift/contract';
import { useDeferredValue, useEffect, useState } from 'react';
import { Field } from '../../components/field.tsx';
import { PasswordInput } from './password-input.tsx';

interface NewPasswordFieldProps {
  label: string;
  password: string;
  /** What somebody who knows the person would try first. */
  known: readonly string[];
  problem: string | null;
  onChange: (password: string) => void;
}

/** "0" to "4", as `passwordStrength` gives it. */
const WORDS = ['guessed at once', 'easy to guess', 'could be stronger', 'strong', 'very strong'] as const;

/** A password that is being made, and how strong it is as far as it is typed. */
export function NewPasswordField({ label, password, known, problem, onChange }: NewPasswordFieldProps) {
  const strength = useStrength(password, known);
  return (
    <Field label={label} problem={problem} hint={<Strength password={password} strength={strength} />}>
      {(ties) => <PasswordInput ties={ties} kind="new-password" value={password} onChange={onChange} />}
    </Field>
  );
}

function Strength({ password, strength }: { password: string; strength: number | null }) {
  const fault = password === '' ? null : passwordProblem(password);
  const shown = password === '' || fault || strength === null ? 0 : strength;
  return (
    <>
      <span className="strength" data-strength={shown} aria-hidden="true">
        {WORDS.slice(1).map((word, index) => (
          <i key={word} className={index < shown ? 'on' : undefined} />
        ))}
      </span>
      <span role="status">
        {password === ''
          ? `At least ${MIN_PASSWORD_CHARACTERS} characters; several words are fine.`
          : (fault ?? (strength === null ? '' : `This password is ${WORDS[strength]}.`))}
      </span>
    </>
  );
}

/** Null until it is known. What tells it is fetched with the first character. */
function useStrength(password: string, known: readonly string[]): number | null {
  const [strength, setStrength] = useState<number | null>(null);
  const typed = useDeferredValue(password);
  const others = known.join('\n');
  useEffect(() => {
    if (typed === '') return;
    let isWanted = true;
    import('./password-strength.ts').then(
      ({ passwordStrength }) => isWanted && setStrength(passwordStrength(typed, others.split('\n'))),
      // It is advice; the server's rules hold without it.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [typed, others]);
  return strength;
}
