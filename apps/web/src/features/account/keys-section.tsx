import { type ApiKey, listApiKeys, revokeApiKey } from '@sheetlift/contract';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { useAuth } from '../auth/session-provider.tsx';
import { Fact, Section } from './facts.tsx';
import { MakeKeyDialog } from './make-key-dialog.tsx';
import { useAttempt } from './use-attempt.ts';

/** The keys with which the person's programs call. */
export function KeysSection() {
  const { api } = useAuth();
  const [keys, setKeys] = useState<ApiKey[] | null>(null);
  const [making, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const { busy, problem, run } = useAttempt();

  useEffect(() => {
    let isHere = true;
    api.call(listApiKeys).then(
      (listed) => isHere && setKeys(listed),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [api]);

  const revoke = (key: ApiKey): Promise<void> =>
    run(async () => {
      await api.call(revokeApiKey, { params: { id: key.id } });
      setKeys((before) => before?.filter(({ id }) => id !== key.id) ?? null);
      setRevoking(null);
    });

  return (
    <Section id="keys" title="API keys">
      <Fact name="For programs" action={<Button onClick={() => setMaking(true)}>Make a key</Button>}>
        <p>
          A program that has a key starts runs on the server in your name. Its documents are sent there, read there and kept for a while;
          see <a href="/api/docs">the API</a>.
        </p>
        {keys?.length === 0 && <p className="text-ink-2">There are no keys.</p>}
      </Fact>
      {keys?.map((key) => (
        <Fact key={key.id} name={key.name} action={<Button onClick={() => setRevoking(key)}>Revoke</Button>}>
          <p>
            <code>slk_...{key.ending}</code> · {key.scopes.join(', ')}
          </p>
          <p className="text-ink-2">
            Made on {dayOf(key.created_at)}, {key.last_used_at === null ? 'never used' : `last used on ${dayOf(key.last_used_at)}`}
          </p>
        </Fact>
      ))}
      {making && <MakeKeyDialog onMade={(key) => setKeys((before) => [key, ...(before ?? [])])} onClose={() => setMaking(false)} />}
      {revoking && (
        <Dialog
          open
          onOpenChange={() => setRevoking(null)}
          title={`Revoke "${revoking.name}"?`}
          actions={
            <>
              <Button onClick={() => setRevoking(null)}>Keep it</Button>
              <Button look="danger-solid" disabled={busy} onClick={() => void revoke(revoking)}>
                Revoke
              </Button>
            </>
          }
        >
          <p>Programs that use this key are refused from now on. Runs they started stay.</p>
          {problem && <Notice signal="fail">{problem}</Notice>}
        </Dialog>
      )}
    </Section>
  );
}

/** "2026-11-23" */
function dayOf(moment: string): string {
  return moment.slice(0, 10);
}
