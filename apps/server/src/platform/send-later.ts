import type { Logger } from './logger.ts';
import type { Mail, SendMail } from './mailer.ts';

export interface Outgoing {
  /** Sends without keeping the caller waiting: how long it takes, and whether it fails, must not show in an answer. */
  sendLater: (mail: Mail) => void;
  /** Ends when all of it was sent or failed. */
  settled: () => Promise<void>;
}

export function createOutgoing(sendMail: SendMail, log: Logger): Outgoing {
  const underWay = new Set<Promise<void>>();
  return {
    sendLater: (mail) => {
      const sending = Promise.resolve()
        .then(() => sendMail(mail))
        .catch((err: unknown) => log.error({ err }, 'Sending a mail failed'))
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    settled: async () => {
      await Promise.all(underWay);
    },
  };
}
