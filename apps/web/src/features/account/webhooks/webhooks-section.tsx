import { deleteWebhook, listWebhooks, switchWebhook, type Webhook } from '@sheetlift/contract';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Switch } from '../../../components/switch.tsx';
import { useAuth } from '../../auth/session-provider.tsx';
import { Fact, Section } from '../facts.tsx';
import { useAttempt } from '../use-attempt.ts';
import { AddWebhookDialog } from './add-webhook-dialog.tsx';
import { DeliveriesDialog } from './deliveries-dialog.tsx';

/** Addresses of the person that are told when runs end. */
export function WebhooksSection() {
  const { api } = useAuth();
  const [webhooks, setWebhooks] = useState<Webhook[] | null>(null);
  const [adding, setAdding] = useState(false);
  const [looking, setLooking] = useState<Webhook | null>(null);
  const [removing, setRemoving] = useState<Webhook | null>(null);
  const switching = useAttempt();
  const { busy, problem, run } = useAttempt();

  // Asked again when what was sent was looked at: a receiver that is gone switches its webhook off.
  useEffect(() => {
    if (looking) return;
    let isHere = true;
    api.call(listWebhooks).then(
      ({ data }) => isHere && setWebhooks(data),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [api, looking]);

  const switchTo = ({ id }: Webhook, is_enabled: boolean): Promise<void> =>
    switching.run(async () => {
      const switched = await api.call(switchWebhook, { params: { id }, body: { is_enabled } });
      setWebhooks((before) => before?.map((one) => (one.id === id ? switched : one)) ?? null);
    });
  const remove = ({ id }: Webhook): Promise<void> =>
    run(async () => {
      await api.call(deleteWebhook, { params: { id } });
      setWebhooks((before) => before?.filter((one) => one.id !== id) ?? null);
      setRemoving(null);
    });

  return (
    <Section id="webhooks" title="Webhooks">
      <Fact name="When a run ends" action={<Button onClick={() => setAdding(true)}>Add a webhook</Button>}>
        <p>
          An address of yours is told when a run on the server ends; see <a href="/api/docs">the API</a>.
        </p>
        {webhooks?.length === 0 && <p className="text-ink-2">There are no webhooks.</p>}
        {switching.problem && <Notice signal="fail">{switching.problem}</Notice>}
      </Fact>
      {webhooks?.map((webhook) => (
        <Fact
          key={webhook.id}
          name={new URL(webhook.url).host}
          action={
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => setLooking(webhook)}>Deliveries</Button>
              <Button onClick={() => setRemoving(webhook)}>Remove</Button>
            </div>
          }
        >
          <p>
            <code>{webhook.url}</code>
          </p>
          <p className="text-ink-2">
            {webhook.events.join(', ')} · added on {webhook.created_at.slice(0, 10)}
          </p>
          <Switch on={webhook.is_enabled} disabled={switching.busy} onChange={(isOn) => void switchTo(webhook, isOn)}>
            {webhook.is_enabled ? 'Is told' : 'Switched off: is not told'}
          </Switch>
        </Fact>
      ))}
      {adding && (
        <AddWebhookDialog onAdded={(webhook) => setWebhooks((before) => [webhook, ...(before ?? [])])} onClose={() => setAdding(false)} />
      )}
      {looking && <DeliveriesDialog webhook={looking} onClose={() => setLooking(null)} />}
      {removing && (
        <Dialog
          open
          onOpenChange={() => setRemoving(null)}
          title={`Remove the webhook to ${new URL(removing.url).host}?`}
          actions={
            <>
              <Button onClick={() => setRemoving(null)}>Keep it</Button>
              <Button look="danger-solid" disabled={busy} onClick={() => void remove(removing)}>
                Remove
              </Button>
            </>
          }
        >
          <p>It is told of nothing from now on, and the log of what it was sent goes with it. Its secret is of no use any more.</p>
          {problem && <Notice signal="fail">{problem}</Notice>}
        </Dialog>
      )}
    </Section>
  );
}
