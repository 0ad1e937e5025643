import { deleteAccount, FAILURES } from '@sheetlift/contract';
import { useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { showToast } from '../../components/toast.ts';
import { useAuth } from '../auth/session-provider.tsx';
import type { User } from '../auth/user.ts';
import { useAttempt } from './use-attempt.ts';

/** Asks for the account's address to be typed before all of it goes. */
export function DeleteAccountDialog({ user: { email }, onClose }: { user: User; onClose: () => void }) {
  const { api, session } = useAuth();
  const [confirmation, setConfirmation] = useState('');
  const { busy, problem, setProblem, run } = useAttempt();
  const formId = useId();

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
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete my account?"
      actions={
        <>
          <Button onClick={onClose}>Keep my account</Button>
          <Button look="danger-solid" type="submit" form={formId} disabled={busy}>
            {busy ? 'Deleting' : 'Delete my account'}
          </Button>
        </>
      }
    >
      <p>The account goes, with its templates, what they were before, and what was learned and kept in it. This cannot be undone.</p>
      <p className="text-ink-2">
        What lies on your devices stays there: documents, rows, and templates made without an account. Download your data first if you want
        to keep it.
      </p>
      <form
        id={formId}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void remove();
        }}
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
      </form>
    </Dialog>
  );
}
