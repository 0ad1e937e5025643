import { deleteAccount, FAILURES } from '@sheetlift/contract';
import { useState } from 'react';
import { Field } from '../../components/field.tsx';
import { showToast } from '../../components/toast.ts';
import { useAuth } from '../auth/session-provider.tsx';
import type { User } from '../auth/user.ts';
import { FormDialog } from './form-dialog.tsx';
import { useAttempt } from './use-attempt.ts';

/** Asks for the account's address to be typed before all of it goes. */
export function DeleteAccountDialog({ user: { email }, onClose }: { user: User; onClose: () => void }) {
  const { api, session } = useAuth();
  const [confirmation, setConfirmation] = useState('');
  const { busy, problem, setProblem, run } = useAttempt();

  const remove = async (): Promise<void> => {
    if (confirmation.trim() === '') return setProblem(FAILURES.confirmation_mismatch.detail);
    await run(async () => {
      await api.call(deleteAccount, { body: { confirmation } });
      onClose();
      session.signOut();
      showToast({ signal: 'done', title: 'Account deleted', sentence: 'Nothing of it is kept here any more.' });
    });
  };

  return (
    <FormDialog
      title="Delete my account?"
      keep="Keep my account"
      verb="Delete my account"
      doing="Deleting"
      look="danger-solid"
      busy={busy}
      onSubmit={remove}
      onClose={onClose}
      lead={
        <>
          <p>The account goes, with its templates, what they were before, and what was learned and kept in it. This cannot be undone.</p>
          <p className="text-ink-2">
            What lies on your devices stays there: documents, rows, and templates made without an account. Download your data first if you
            want to keep it.
          </p>
        </>
      }
    >
      <Field label={`Type ${email} to delete it`} problem={problem}>
        {(ties) => (
          <input
            {...ties}
            className="in"
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={confirmation}
            onChange={(event) => setConfirmation(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
