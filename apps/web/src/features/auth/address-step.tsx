import { checkEmail } from '@sheetlift/contract';
import { useState } from 'react';
import { safeParse } from 'zod/mini';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { useAuth } from './session-provider.tsx';
import { EMAIL_NOT_CHECKED } from './sign-in-words.ts';
import type { SignInStep } from './sign-in-step.ts';
import { useFocusAtFirst } from './use-focus-at-first.ts';

/** The address alone: what comes next depends on whether it has an account. */
export function AddressStep({ email: typed, onStep }: { email: string; onStep: (step: SignInStep) => void }) {
  const { api } = useAuth();
  const [email, setEmail] = useState(typed);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const box = useFocusAtFirst();

  const type = (typed: string): void => {
    setEmail(typed);
    setProblem(null);
  };
  const submitAddress = async (): Promise<void> => {
    const fault = addressFault(email);
    setProblem(fault);
    if (fault) return box.current?.focus();
    setBusy(true);
    try {
      const { exists, auth_provider } = await api.call(checkEmail, { body: { email } });
      onStep({ kind: exists ? (auth_provider === 'google' ? 'google' : 'password') : 'new', email: email.trim() });
    } catch {
      setProblem(EMAIL_NOT_CHECKED);
      setBusy(false);
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submitAddress();
      }}
    >
      <p className="text-ink-2">
        An account keeps your templates. Reading documents works without one, and with one too it happens on this device.
      </p>
      <Field label="Email" problem={problem}>
        {(ties) => (
          <input
            {...ties}
            ref={box}
            className="in"
            type="email"
            autoComplete="username"
            spellCheck={false}
            value={email}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      <Button look="primary" size="big" type="submit" disabled={busy}>
        {busy ? 'Looking' : 'Continue'}
      </Button>
    </form>
  );
}

/** In the words of the rule that the server has too. */
function addressFault(email: string): string | null {
  const { error } = safeParse(checkEmail.body, { email });
  return error?.issues[0]?.message ?? null;
}
