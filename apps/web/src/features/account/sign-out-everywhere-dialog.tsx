import { signOutEverywhere } from '@sheetlift/contract';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { useAuth } from '../auth/session-provider.tsx';
import { useAttempt } from './use-attempt.ts';

/** For somebody who left a device behind. */
export function SignOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const { api, session } = useAuth();
  const { busy, problem, run } = useAttempt();
  const signOut = (): Promise<void> =>
    run(async () => {
      await api.call(signOutEverywhere);
      onClose();
      session.signOut();
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Sign out everywhere?"
      actions={
        <>
          <Button onClick={onClose}>Stay signed in</Button>
          <Button look="primary" disabled={busy} onClick={() => void signOut()}>
            {busy ? 'Signing out' : 'Sign out everywhere'}
          </Button>
        </>
      }
    >
      <p>
        Every browser and tab is signed out of this account, this one too. A copy of the account's templates goes from each the next time it
        is opened.
      </p>
      <p className="text-ink-2">Documents and rows stay on the devices where they were read. The password stays as it is.</p>
      {problem && <Notice signal="fail">{problem}</Notice>}
    </Dialog>
  );
}
