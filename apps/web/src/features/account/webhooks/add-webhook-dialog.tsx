import { createWebhook, type Webhook, WEBHOOK_EVENTS, type WebhookEvent } from '@sheetlift/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { CopiedText } from '../../../components/copied-text.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { useAuth } from '../../auth/session-provider.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useAttempt } from '../use-attempt.ts';

const TOLD: Record<WebhookEvent, string> = {
  'run.finished': 'When a run ends and a document of it was read',
  'run.failed': 'When a run ends and none was',
};

/** An address and what it is told; then the secret, this once. */
export function AddWebhookDialog({ onAdded, onClose }: { onAdded: (webhook: Webhook) => void; onClose: () => void }) {
  const { api } = useAuth();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<ReadonlySet<WebhookEvent>>(new Set(WEBHOOK_EVENTS));
  const [shown, setShown] = useState<string | null>(null);
  const { busy, problem, setProblem, run } = useAttempt();

  const add = (): Promise<void> =>
    run(async () => {
      const { secret, ...described } = await api.call(createWebhook, { body: { url, events: [...events] } });
      onAdded(described);
      setShown(secret);
    });
  const toggle = (event: WebhookEvent): void =>
    setEvents((before) => (before.has(event) ? new Set([...before].filter((one) => one !== event)) : new Set([...before, event])));

  if (shown !== null)
    return (
      <Dialog open onOpenChange={onClose} title="Copy the secret now" actions={<Button onClick={onClose}>I have copied it</Button>}>
        <p>
          It is shown this once. What is sent is signed with it, as <a href="https://www.standardwebhooks.com">Standard Webhooks</a> has it,
          so that the receiver can tell it from what others send.
        </p>
        <CopiedText label="Secret" text={shown} />
      </Dialog>
    );
  return (
    <FormDialog
      title="Add a webhook"
      keep="Cancel"
      verb="Add it"
      doing="Adding"
      look="primary"
      busy={busy}
      onSubmit={add}
      onClose={onClose}
    >
      <Field
        label="Address"
        hint="Of your own server, such as https://example.com/sheetlift. It is sent ids and counts, no content."
        problem={problem}
      >
        {(ties) => (
          <input
            {...ties}
            className="in"
            type="url"
            autoComplete="off"
            value={url}
            onChange={(event) => {
              setUrl(event.target.value);
              setProblem(null);
            }}
          />
        )}
      </Field>
      {WEBHOOK_EVENTS.map((event) => (
        <label key={event} className="check">
          <input type="checkbox" checked={events.has(event)} onChange={() => toggle(event)} />
          <span>{TOLD[event]}</span>
        </label>
      ))}
    </FormDialog>
  );
}
