import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { createMailer } from './mailer.ts';

const MAIL = {
  to: 'ada@example.com',
  subject: 'Reset your password',
  text: 'Follow this link:\n\nhttps://example.com/reset-password?token=abc\n',
};
const FROM = 'Sheetlift <no-reply@example.com>';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheetlift-mail-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const around = () => ({ dataDirectory: folder, clock: () => new Date('2026-11-21T10:00:00Z'), log: createLogger('silent') });

describe('without a mail server', () => {
  test('a mail becomes a file that only its owner may read', async () => {
    await createMailer({ smtpUrl: null, from: FROM }, around())(MAIL);
    const [name] = readdirSync(join(folder, 'outbox'));
    expect(name).toMatch(/^2026-11-21T10-00-00\.000Z-.*\.eml$/);
    expect(statSync(join(folder, 'outbox', name!)).mode & 0o777).toBe(0o600);
    const text = readFileSync(join(folder, 'outbox', name!), 'utf8');
    expect(text).toContain('To: ada@example.com');
    expect(text).toContain('From: Sheetlift <no-reply@example.com>');
    expect(text).toContain('https://example.com/reset-password?token=');
  });
});

describe('with a mail server', () => {
  test('a mail is handed over by SMTP', async () => {
    const { port, received, close } = await startSmtpServer(() => '250 ok');
    await createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: FROM }, around())(MAIL);
    expect(received).toEqual(
      expect.arrayContaining([
        'MAIL FROM:<no-reply@example.com>',
        'RCPT TO:<ada@example.com>',
        'Subject: Reset your password',
        'Follow this link:',
      ]),
    );
    expect(readdirSync(folder)).toEqual([]);
    close();
  });

  test('a mail that it refuses is an error for the caller', async () => {
    const { port, close } = await startSmtpServer((command) => (command === 'RCPT' ? '550 no such person' : '250 ok'));
    await expect(createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: FROM }, around())(MAIL)).rejects.toThrow(/no such person/);
    close();
  });
});

/** As much of RFC 5321 as one mail needs; keeps every line it is told. */
async function startSmtpServer(answer: (command: string) => string): Promise<{ port: number; received: string[]; close: () => void }> {
  const received: string[] = [];
  const server = createServer((socket) => void converse(socket, answer, received)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, received, close: () => server.close() };
}

async function converse(socket: Socket, answer: (command: string) => string, received: string[]): Promise<void> {
  socket.write('220 ready\r\n');
  let isMessage = false;
  for await (const line of createInterface({ input: socket })) {
    received.push(line);
    if (isMessage && line !== '.') continue;
    const command: string = isMessage ? '.' : line.slice(0, 4).toUpperCase();
    isMessage = command === 'DATA';
    socket.write(`${isMessage ? '354 go on' : command === 'QUIT' ? '221 bye' : answer(command)}\r\n`);
    if (command === 'QUIT') socket.end();
  }
}
