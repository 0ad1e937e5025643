import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from './clock.ts';
import type { MailEnvironment } from './environment.ts';
import type { Logger } from './logger.ts';

export interface Mail {
  to: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  subject: string;
  text: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

/** A mail server that does not answer must not hold a request for the minutes that are the default. */
const SMTP_MS = 10_000;

/** Sends by SMTP; without a mail server each mail becomes a file in `outbox/`, and the log says where. */
export function createMailer(
  { smtpUrl, from }: MailEnvironment,
  { dataDirectory, clock, log }: { dataDirectory: string; clock: Clock; log: Logger },
): SendMail {
  if (smtpUrl === null) return writeToOutbox(from, join(dataDirectory, 'outbox'), clock, log);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: SMTP_MS,
    greetingTimeout: SMTP_MS,
    socketTimeout: SMTP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    await transport.sendMail({ from, ...mail });
  };
}

function writeToOutbox(from: string, folder: string, clock: Clock, log: Logger): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => {
    const { message } = await transport.sendMail({ from, ...mail, date: clock() });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${clock().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`);
    writeFileSync(path, message as Buffer, { mode: 0o600 });
    log.warn({ path }, 'No mail server is configured (SMTP_URL): the mail was written to a file');
  };
}
