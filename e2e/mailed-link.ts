import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The link of the newest mail to an address, as a server without a mail server keeps them in its data folder; null where none came. */
export function mailedLink(dataDirectory: string, email: string): string | null {
  const outbox = join(dataDirectory, 'outbox');
  const mails = existsSync(outbox)
    ? readdirSync(outbox)
        .sort()
        .map((name) => readFileSync(join(outbox, name), 'utf8'))
    : [];
  const mail = mails.findLast((text) => text.includes(`To: ${email}`));
  // Long lines are folded with "=" at their ends, and an "=" of the text is written "=3D".
  return /^http\S+$/m.exec(mail?.replaceAll('=\n', '').replaceAll('=3D', '=') ?? '')?.[0] ?? null;
}
