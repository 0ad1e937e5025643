import { getCorrectionKeeping, setCorrectionKeeping } from '@sheetlift/contract';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { Switch } from '../../components/switch.tsx';
import { useAuth } from '../auth/session-provider.tsx';
import { Fact, Section } from './facts.tsx';
import { useAttempt } from './use-attempt.ts';

/** Whether what templates learned from corrections is kept in the account too. Off until the person switches it on. */
export function LearningSection({ onSwitched }: { onSwitched: (isOn: boolean) => void }) {
  const { api } = useAuth();
  const [kept, setKept] = useState<boolean | null>(null);
  const [leaving, setLeaving] = useState(false);
  const { busy, problem, run } = useAttempt();

  useEffect(() => {
    let isHere = true;
    api.call(getCorrectionKeeping).then(
      ({ keeps_corrections }) => isHere && setKept(keeps_corrections),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [api]);

  const keep = (on: boolean): Promise<void> =>
    run(async () => {
      const { keeps_corrections } = await api.call(setCorrectionKeeping, { body: { keeps_corrections: on } });
      setKept(keeps_corrections);
      onSwitched(keeps_corrections);
      setLeaving(false);
    });

  return (
    <Section id="learning" title="What it learns">
      <Fact
        name="Corrections"
        action={
          kept !== null && (
            <Switch on={kept} disabled={busy} onChange={(on) => (on ? void keep(true) : setLeaving(true))}>
              Keep what it learns in my account
            </Switch>
          )
        }
      >
        <p>What you put right in a cell teaches its template. That stays on the device where you did it.</p>
        <p className="text-ink-2">
          Switched on, the account also keeps what you teach from then on, and your other devices know it while you are signed in there. It
          is the only case in which this page sends words of a document: the value you put right, and the words around it. Switched off
          again, it is deleted from the account.
        </p>
        {problem && <Notice signal="fail">{problem}</Notice>}
      </Fact>
      {leaving && (
        <Dialog
          open
          onOpenChange={() => setLeaving(false)}
          title="Delete what the account learned?"
          actions={
            <>
              <Button onClick={() => setLeaving(false)}>Keep it</Button>
              <Button look="danger-solid" disabled={busy} onClick={() => void keep(false)}>
                Switch off and delete
              </Button>
            </>
          }
        >
          <p>Switched off, every correction kept in the account is deleted for good. Your devices keep what they learned themselves.</p>
          {problem && <Notice signal="fail">{problem}</Notice>}
        </Dialog>
      )}
    </Section>
  );
}
