import { cutCharacters, MAX_NAME_CHARACTERS, passwordProblem } from '@sheetlift/contract';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { GivenAddress } from './given-address.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { OnlyRegistered } from './session.ts';
import { useAuth } from './session-provider.tsx';
import { whyNotSignedUp } from './sign-in-words.ts';
import { useFocusAtFirst } from './use-focus-at-first.ts';

interface SignUpStepProps {
  email: string;
  /** Back to the address. */
  onChange: () => void;
  /** The account was made, but its person is not signed in. */
  onRegistered: () => void;
}

/** An account for an address that has none; its person is signed in right away. */
export function SignUpStep({ email, onChange, onRegistered }: SignUpStepProps) {
  const { session } = useAuth();
  const [fullName, setFullName] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const box = useFocusAtFirst();

  const type = (typed: string): void => {
    setPassword(typed);
    setProblem(null);
  };
  const signUp = async (): Promise<void> => {
    const fault = passwordProblem(password);
    setProblem(fault);
    if (fault) return;
    setBusy(true);
    try {
      await session.signUp({ email, password, fullName: fullName.trim() });
    } catch (error) {
      if (error instanceof OnlyRegistered) return onRegistered();
      setProblem(whyNotSignedUp(error));
      setBusy(false);
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void signUp();
      }}
    >
      <p className="text-ink-2">There is no account with this address yet. The templates of this device come along into it.</p>
      <GivenAddress email={email} onChange={onChange} />
      <Field label="Name" hint="As you want to be greeted; it may stay empty.">
        {(ties) => (
          <input
            {...ties}
            ref={box}
            className="in"
            autoComplete="name"
            value={fullName}
            onChange={(event) => setFullName(cutCharacters(event.target.value, MAX_NAME_CHARACTERS))}
          />
        )}
      </Field>
      <NewPasswordField label="Password" password={password} known={[email, fullName]} problem={problem} onChange={type} />
      <Button look="primary" size="big" type="submit" disabled={busy}>
        {busy ? 'One moment' : 'Create account'}
      </Button>
      <p className="text-12 text-ink-3">
        With an account the <a href="/terms">terms</a> hold, and <a href="/privacy">this is what is kept</a>.
      </p>
    </form>
  );
}
