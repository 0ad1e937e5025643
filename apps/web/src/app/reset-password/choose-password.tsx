import { passwordProblem, resetPassword } from '@sheetlift/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { showToast } from '../../components/toast.ts';
import { NewPasswordField } from '../../features/auth/new-password-field.tsx';
import { useAuth } from '../../features/auth/session-provider.tsx';
import { ApiFailure } from '../../lib/api-failure.ts';
import { goTo } from '../routing/go-to.ts';

type Choosing = { kind: 'open' } | { kind: 'sending' } | { kind: 'failed'; sentence: string } | { kind: 'spent'; sentence: string };

/** The second half: a link that is good once sets the password and signs in. */
export function ChoosePassword({ token, onAskAgain }: { token: string; onAskAgain: () => void }) {
  const { api, session } = useAuth();
  const [password, setPassword] = useState('');
  const [choosing, setChoosing] = useState<Choosing>({ kind: 'open' });

  const choose = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChoosing({ kind: 'sending' });
    try {
      const { access_token } = await api.call(resetPassword, { body: { token, password } });
      await session.renew(access_token);
      showToast({ signal: 'done', title: 'Your new password holds', sentence: 'You are signed in here, and signed out everywhere else.' });
      goTo('/');
    } catch (error) {
      setChoosing(whyNot(error));
    }
  };

  if (choosing.kind === 'spent') {
    return (
      <>
        <h1>This link is no good</h1>
        <p className="text-ink-2" role="alert">
          {choosing.sentence}
        </p>
        <p className="mt-2">
          <Button look="primary" size="big" onClick={onAskAgain}>
            Ask for a new link
          </Button>
        </p>
      </>
    );
  }
  const problem = choosing.kind === 'failed' ? choosing.sentence : null;
  return (
    <form className="form" noValidate onSubmit={(event) => void choose(event)}>
      <h1>Choose a new password</h1>
      <p className="text-ink-2">It holds everywhere at once, and ends every session that is open elsewhere.</p>
      <NewPasswordField label="New password" password={password} known={[]} problem={problem} onChange={setPassword} />
      <p>
        <Button type="submit" look="primary" size="big" disabled={passwordProblem(password) !== null || choosing.kind === 'sending'}>
          Set password
        </Button>
      </p>
    </form>
  );
}

function whyNot(error: unknown): Choosing {
  if (!(error instanceof ApiFailure))
    return { kind: 'failed', sentence: 'The server could not be reached. Check the connection, then try again.' };
  return error.code === 'reset_link_invalid' ? { kind: 'spent', sentence: error.message } : { kind: 'failed', sentence: error.message };
}
