import { setTimeout as wait } from 'node:timers/promises';
import type { PaddleEvent } from './entities.ts';
import { newPaddleId } from './paddle-id.ts';
import { signNotification } from './signature.ts';

export interface Destination {
  url: string;
  /** The destination's own; both sides sign with it. */
  secret: string;
}

export interface Notifier {
  notify: (event: PaddleEvent) => void;
  /** Ends when all of it was taken, or given up. */
  settled: () => Promise<void>;
}

/** The real one waits five seconds for an answer, and tries again for three days; this one for a few seconds. */
const ANSWER_MS = 5_000;
const RETRIES_MS = [100, 300, 1_000, 3_000];

/** Sends each event, one after the other, until it is answered with a 2xx. */
export function createNotifier(destination: () => Destination | null, now: () => Date): Notifier {
  let sending: Promise<void> = Promise.resolve();
  return {
    notify: (event) => {
      const to = destination();
      if (to) sending = sending.then(() => deliver(to, event, now));
    },
    settled: () => sending,
  };
}

async function deliver({ url, secret }: Destination, event: PaddleEvent, now: () => Date): Promise<void> {
  const body = JSON.stringify({ ...event, notification_id: newPaddleId('ntf', now()) });
  for (const pause of [0, ...RETRIES_MS]) {
    await wait(pause);
    const headers = {
      'content-type': 'application/json',
      'paddle-signature': signNotification(body, secret, now()),
      'user-agent': 'Paddle',
    };
    const answer = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
  }
}
