import { exportAccount } from '@sheetlift/contract';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { useAuth } from '../auth/session-provider.tsx';
import type { User } from '../auth/user.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { Fact, Section } from './facts.tsx';
import { useAttempt } from './use-attempt.ts';

/** What is kept about the person: to take along, and to be rid of. */
export function DataSection({ user }: { user: User }) {
  const { api } = useAuth();
  const { busy, problem, run } = useAttempt();
  const [deleting, setDeleting] = useState(false);

  const download = (): Promise<void> =>
    run(async () => {
      const zip = await api.call(exportAccount);
      saveFile(
        new Blob([zip as Uint8Array<ArrayBuffer>], { type: 'application/zip' }),
        `sheetlift-account-${new Date().toISOString().slice(0, 10)}.zip`,
      );
    });

  return (
    <Section id="data" title="Your data">
      <Fact
        name="Take it along"
        action={
          <Button disabled={busy} onClick={() => void download()}>
            {busy ? 'Gathering' : 'Download my data'}
          </Button>
        }
      >
        All that is kept with this account, as JSON files in a ZIP; documents that programs sent are named in it, not copied
        {problem && <Notice signal="fail">{problem}</Notice>}
      </Fact>
      <Fact
        name="End it"
        action={
          <Button look="danger" onClick={() => setDeleting(true)}>
            Delete my account
          </Button>
        }
      >
        The account and all that is kept with it, for good
      </Fact>
      {deleting && <DeleteAccountDialog user={user} onClose={() => setDeleting(false)} />}
    </Section>
  );
}
