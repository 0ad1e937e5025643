import { forgotPassword } from '@sheetlift/contract';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { GivenAddress } from './given-address.tsx';
import { PasswordInput } from './password-input.tsx';
import { useAuth } from './session-provider.tsx';
import { whyNotSignedIn } from './sign-in-words.ts';
import { useFocusAtFirst } from './use-focus-at-first.ts';

interface PasswordStepProps {
  email: string;
  /** Back to the address. */
  onChange: () => void;
  /** A link for a new password is on its way. */
  onMailed: () => void;
}

/** The password of an account that is there. */
export function PasswordStep({ email, onChange, onMailed }: PasswordStepProps) {
  const { api, session } = useAuth();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const box = useFocusAtFirst();

  const type = (typed: string): void => {
    setPassword(typed);
    setProblem(null);
  };
  const attempt = async (work: () => Promise<void>, why: (error: unknown) => string): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(why(error));
      setBusy(false);
      box.current?.focus();
    }
  };
  const signIn = (): Promise<void> => attempt(() => session.signIn(email, password), whyNotSignedIn);
  const forgot = (): Promise<void> =>
    attempt(
      async () => {
        await api.call(forgotPassword, { body: { email } });
        onMailed();
      },
      () => 'The mail could not be sent. Try again in a while.',
    );

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void signIn();
      }}
    >
      <GivenAddress email={email} onChange={onChange} />
      <Field label="Password" problem={problem}>
        {(ties) => <PasswordInput ties={ties} box={box} kind="current-password" value={password} onChange={type} />}
      </Field>
      <Button look="primary" size="big" type="submit" disabled={busy}>
        {busy ? 'One moment' : 'Sign in'}
      </Button>
      <button type="button" className="link" disabled={busy} onClick={() => void forgot()}>
        Forgot the password?
      </button>
    </form>
  );
}
