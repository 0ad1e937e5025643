import { MAX_FILE_BYTES } from '@sheetlift/engine/limits';
import { ImapFlow } from 'imapflow';
import { UsageError } from '../usage-error.ts';
import type { Watched } from './watched.ts';

/** How often the mailbox is looked at; also how soon it is asked again where nobody answers. */
const LOOK_MS = 15_000;

/** Without `--since`: who starts again after a week loses nothing, and who starts for the first time does not read years. */
const LAST_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** On this machine nobody listens in between. */
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/** The mails of a mailbox (RFC 3501), whole, each once. It is opened to be read alone: nothing in it is changed, nor marked as read. */
export function watchMailbox(address: string, { password, since }: { password: string | undefined; since: string | undefined }): Watched {
  const { host, port, secure, user, mailbox } = partsOf(address);
  if (!password) throw new UsageError('Put the password of the mailbox into IMAP_PASSWORD.');
  const from = since === undefined ? new Date(Date.now() - LAST_DAYS * DAY_MS) : new Date(`${since}T00:00:00Z`);
  if (Number.isNaN(from.getTime())) throw new UsageError(`--since takes a date like 2026-11-24; not "${since}".`);
  let client: ImapFlow | null = null;
  let known: { of: bigint; uids: Set<number> } | null = null;
  let wasReached = false;

  const connected = async (): Promise<ImapFlow> => {
    if (client?.usable) return client;
    const fresh = new ImapFlow({
      host,
      port,
      secure,
      // Without encryption from the start it is asked for, and only this machine may do without.
      ...(!secure && !THIS_MACHINE.includes(host) && { doSTARTTLS: true }),
      auth: { user, pass: password },
      logger: false,
    });
    // What happens to a connection that nobody uses is found out at the next look.
    fresh.on('error', () => {});
    await fresh.connect();
    client = fresh;
    return fresh;
  };

  return {
    async *coming() {
      try {
        const open = await connected();
        const lock = await open.getMailboxLock(mailbox, { readOnly: true });
        try {
          const { uidValidity } = open.mailbox as { uidValidity: bigint };
          if (known?.of !== uidValidity) known = { of: uidValidity, uids: new Set() };
          wasReached = true;
          for (const uid of (await open.search({ since: from }, { uid: true })) || []) {
            if (known.uids.has(uid)) continue;
            const mail = await open.fetchOne(String(uid), { envelope: true, size: true }, { uid: true });
            if (mail && (mail.size ?? 0) > MAX_FILE_BYTES)
              process.stderr.write(`${nameOf(mail.envelope?.subject)}: too large, passed over\n`);
            else if (mail) {
              const whole = await open.fetchOne(String(uid), { source: true }, { uid: true });
              if (whole && whole.source) yield { fileName: nameOf(mail.envelope?.subject), bytes: whole.source };
            }
            known.uids.add(uid);
          }
        } finally {
          lock.release();
        }
      } catch (error) {
        client?.close();
        client = null;
        // What was reached once is asked again; what never answered was named wrongly.
        if (!wasReached) throw new UsageError(`${host}: the mailbox cannot be opened (${reasonOf(error)})`);
        process.stderr.write(`${host} does not answer (${reasonOf(error)}); it is asked again\n`);
      }
    },
    areComing: () => false,
    lookMs: LOOK_MS,
    close: async () => client?.close(),
  };
}

/** `imaps://USER@HOST[:PORT][/MAILBOX]`; the user's own @ may stand as it is. */
function partsOf(address: string): { host: string; port: number; secure: boolean; user: string; mailbox: string } {
  const [, scheme = '', user = '', host = '', port, mailbox] =
    /^(imaps?):\/\/(.+)@([^@:/]+|\[[\da-f:]+\])(?::(\d+))?(?:\/(.*))?$/i.exec(address) ?? [];
  if (host === '') throw new UsageError('A mailbox is named like imaps://ada@example.com@mail.example.com/INBOX.');
  const secure = scheme.toLowerCase() === 'imaps';
  return {
    host,
    port: Number(port ?? (secure ? 993 : 143)),
    secure,
    user: decodeURIComponent(user),
    mailbox: decodeURIComponent(mailbox || 'INBOX'),
  };
}

function nameOf(subject: string | undefined): string {
  return `${
    (subject ?? '')
      .replace(/[\p{Cc}\s/\\]+/gu, ' ')
      .trim()
      .slice(0, 120) || 'mail'
  }.eml`;
}

function reasonOf(error: unknown): string {
  const { responseText, code, message } = error as Error & { responseText?: string; code?: string };
  return responseText ?? code ?? message;
}
