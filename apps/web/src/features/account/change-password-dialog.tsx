import { changePassword, passwordProblem } from '@sheetlift/contract';
import { useState } from 'react';
import { Field } from '../../components/field.tsx';
import { showToast } from '../../components/toast.ts';
import { ApiFailure } from '../../lib/api-failure.ts';
import { NewPasswordField } from '../auth/new-password-field.tsx';
import { PasswordInput } from '../auth/password-input.tsx';
import { useAuth } from '../auth/session-provider.tsx';
import type { User } from '../auth/user.ts';
import { FormDialog } from './form-dialog.tsx';
import { useAttempt } from './use-attempt.ts';

/** A new password for whoever knows the one there is. Every other session ends. */
export function ChangePasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { api, session } = useAuth();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { busy, problem, setProblem, run } = useAttempt();

  const typeCurrent = (typed: string): void => {
    setCurrent(typed);
    setProblem(null);
  };
  const typeNext = (typed: string): void => {
    setNext(typed);
    setFault(null);
  };
  const change = async (): Promise<void> => {
    const wrong = passwordProblem(next);
    setFault(wrong);
    if (wrong) return;
    await run(async () => {
      const changed = await api
        .call(changePassword, { body: { current_password: current, new_password: next } })
        .catch((error: unknown) => {
          // What is wrong with the new one is said there.
          if (!(error instanceof ApiFailure) || error.code !== 'common_password') throw error;
          setFault(error.message);
          return null;
        });
      if (!changed) return;
      await session.renew(changed.access_token);
      showToast({ signal: 'done', title: 'Password changed', sentence: 'Every other session of this account has ended.' });
      onClose();
    });
  };

  return (
    <FormDialog
      title="Change password"
      keep="Keep it"
      verb="Change password"
      doing="Changing"
      look="primary"
      busy={busy}
      onSubmit={change}
      onClose={onClose}
      lead={
        <p className="text-ink-2">
          You stay signed in here. Everywhere else the account is signed out, and mailed links for a new password no longer work.
        </p>
      }
    >
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <Field label="Current password" problem={problem}>
        {(ties) => <PasswordInput ties={ties} kind="current-password" value={current} onChange={typeCurrent} />}
      </Field>
      <NewPasswordField label="New password" password={next} known={[user.email, user.name]} problem={fault} onChange={typeNext} />
    </FormDialog>
  );
}
