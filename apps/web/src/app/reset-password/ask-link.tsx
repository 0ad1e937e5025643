import { forgotPassword } from '@sheetlift/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { useAuth } from '../../features/auth/session-provider.tsx';
import { ApiFailure } from '../../lib/api-failure.ts';

type Asking = { kind: 'open' } | { kind: 'sending' } | { kind: 'sent' } | { kind: 'failed'; sentence: string };

/** The first half: where the link goes. Whether there is such an account is not told. */
export function AskLink() {
  const { api } = useAuth();
  const [email, setEmail] = useState('');
  const [asking, setAsking] = useState<Asking>({ kind: 'open' });

  const ask = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAsking({ kind: 'sending' });
    try {
      await api.call(forgotPassword, { body: { email: email.trim() } });
      setAsking({ kind: 'sent' });
    } catch (error) {
      setAsking({
        kind: 'failed',
        sentence: error instanceof ApiFailure ? error.message : 'The server could not be reached. Check the connection, then try again.',
      });
    }
  };

  if (asking.kind === 'sent') {
    return (
      <>
        <h1>Look into your mail</h1>
        <p className="text-ink-2" role="status">
          If there is an account with the address <b>{email.trim()}</b> and a password, a link is on its way. It works once, within 30
          minutes. Nothing there? Look among unwanted mail, or <a href="/contact">write to us</a>.
        </p>
        <p className="mt-2">
          <Button onClick={() => setAsking({ kind: 'open' })}>Ask for another link</Button>
        </p>
      </>
    );
  }
  return (
    <form className="form" noValidate onSubmit={(event) => void ask(event)}>
      <h1>Reset password</h1>
      <p className="text-ink-2">Give the address of your account, and a link for a new password is sent to it.</p>
      <Field label="Email" problem={asking.kind === 'failed' ? asking.sentence : null}>
        {(ties) => (
          <input
            {...ties}
            className="in"
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <p>
        <Button type="submit" look="primary" size="big" disabled={email.trim() === '' || asking.kind === 'sending'}>
          Send link
        </Button>
      </p>
    </form>
  );
}
