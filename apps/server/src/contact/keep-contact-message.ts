import type { EndpointInput, sendContactMessage } from '@sheetlift/contract';
import type { Database } from '../platform/database.ts';
import type { Mail } from '../platform/mailer.ts';
import { contactMessages } from '../platform/schema.ts';

type ContactMessage = EndpointInput<typeof sendContactMessage>['body'];

/** Keeps a message; the mail that tells the operator of it. */
export async function keepContactMessage(given: ContactMessage, { database, to }: { database: Database; to: string }): Promise<Mail> {
  await database.insert(contactMessages).values(given);
  return contactMail(given, to);
}

/** The sender's address stands where an answer goes, not where mail servers look for who sent it. */
function contactMail({ email, topic, message, receipt }: ContactMessage, to: string): Mail {
  return {
    to,
    replyTo: email,
    subject: `Sheetlift: ${topic}`,
    text: `From: ${email}\nAbout: ${topic}\n\n${message}\n${receipt === null ? '' : `\n-- What the run was --\n${receipt}\n`}`,
  };
}
