import { type EndpointAnswer, listWebhookDeliveries, replayWebhookDelivery, type Webhook, type WebhookDelivery } from '@sheetlift/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { dateTimeText } from '../../../lib/date-time-text.ts';
import { useAuth } from '../../auth/session-provider.tsx';
import { useAttempt } from '../use-attempt.ts';
import { whyNotDone } from '../why-not-done.ts';
import { attemptWords, stateWords } from './delivery-words.ts';

/** How often is asked how those stand that are on their way. */
const ASK_MS = 2_000;

type Listed = EndpointAnswer<typeof listWebhookDeliveries>;

const SIGNALS = { waiting: 'check', delivered: 'accent', failed: 'fail' } as const;

/** What a webhook was sent in the last 30 days, and the way to have it sent again. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { api } = useAuth();
  const [deliveries, setDeliveries] = useState<WebhookDelivery[] | null>(null);
  /** Whether there are older ones; null until it is known. */
  const [hasMore, setHasMore] = useState<boolean | null>(null);
  const [unread, setUnread] = useState<string | null>(null);
  const { busy, problem, run } = useAttempt();

  const ask = (after?: string) =>
    api.call(listWebhookDeliveries, { params: { id: webhook.id }, query: after === undefined ? {} : { after } });
  const askNewest = useEffectEvent(() => ask());
  const isAwaited = deliveries?.some(({ state }) => state === 'waiting') ?? false;
  useEffect(() => {
    let isHere = true;
    const take = ({ data, has_more }: Listed): void => {
      setUnread(null);
      setHasMore((before) => before ?? has_more);
      setDeliveries((before) => withNews(before ?? [], data));
    };
    const look = (): void => {
      askNewest().then(
        (listed) => isHere && take(listed),
        (error: unknown) => isHere && setUnread(whyNotDone(error)),
      );
    };
    look();
    const looking = isAwaited ? setInterval(look, ASK_MS) : undefined;
    return () => {
      isHere = false;
      clearInterval(looking);
    };
  }, [isAwaited]);

  const showOlder = (): Promise<void> =>
    run(async () => {
      const { data, has_more } = await ask(deliveries?.at(-1)?.id);
      setHasMore(has_more);
      setDeliveries((before) => [...(before ?? []), ...data]);
    });
  const sendAgain = ({ id }: WebhookDelivery): Promise<void> =>
    run(async () => {
      const sent = await api.call(replayWebhookDelivery, { params: { id } });
      setDeliveries((before) => before?.map((one) => (one.id === id ? sent : one)) ?? null);
    });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Sent to ${new URL(webhook.url).host}`}
      width="wide"
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {(problem ?? unread) && <Notice signal="fail">{problem ?? unread}</Notice>}
      {deliveries === null && unread === null && <p className="text-ink-2">Asking the server</p>}
      {deliveries?.length === 0 && <p>Nothing yet. It is told when a run on the server ends.</p>}
      {deliveries && deliveries.length > 0 && (
        <ul className="deliveries" aria-label="Deliveries">
          {deliveries.map((delivery) => (
            <li key={delivery.id}>
              <div>
                <p className="flex flex-wrap items-center gap-2">
                  <b>{delivery.event}</b>
                  <Badge signal={SIGNALS[delivery.state]}>{stateWords(delivery)}</Badge>
                  <span className="text-ink-2">{dateTimeText(delivery.created_at)}</span>
                </p>
                {delivery.attempts.map((attempt) => (
                  <p key={attempt.at} className="text-ink-2">
                    {attemptWords(attempt)}
                  </p>
                ))}
                {delivery.next_attempt_at && delivery.attempts.length > 0 && (
                  <p className="text-ink-2">{dateTimeText(delivery.next_attempt_at)}: next attempt</p>
                )}
                <details>
                  <summary>What is sent</summary>
                  <pre>{JSON.stringify(JSON.parse(delivery.body), null, 2)}</pre>
                </details>
              </div>
              <Button disabled={busy} onClick={() => void sendAgain(delivery)}>
                Send again
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <p>
          <Button disabled={busy} onClick={() => void showOlder()}>
            Show older
          </Button>
        </p>
      )}
    </Dialog>
  );
}

/** The newest ones as they stand now, and those before them. */
function withNews(before: readonly WebhookDelivery[], newest: readonly WebhookDelivery[]): WebhookDelivery[] {
  const known = new Set(newest.map(({ id }) => id));
  return [...newest, ...before.filter(({ id }) => !known.has(id))];
}
