import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
// @ts-expect-error It has no types.
import mailServer from 'hoodiecrow-imap';
import { readFirstSheet } from '@sheetlift/engine/first-sheet';
import { afterEach, beforeEach, expect, test } from 'vitest';

const COMMAND = fileURLToPath(new URL('../../bin/sheetlift.mjs', import.meta.url));

interface MailServer {
  server: Server;
  listen: (port: number, host: string, done: () => void) => void;
  close: (done: () => void) => void;
  appendMessage: (mailbox: string, flags: string[], date: Date, raw: string) => void;
  getMailbox: (name: string) => { messages: { flags: string[] }[] };
}

/** A real server of the protocol, in memory. */
const openMailServer = mailServer as (options: object) => MailServer;

let folder: string;
let mails: MailServer;
let address: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sheetlift-mailbox-'));
  writeFileSync(
    join(folder, 'template.json'),
    JSON.stringify({
      name: 'Bills',
      entities: [
        { variableName: 'Number', description: 'Number of the invoice', type: 'text' },
        { variableName: 'Total', description: 'Total amount including tax', type: 'number' },
      ],
    }),
  );
  mails = openMailServer({ users: { 'ada@example.com': { password: 'a long walk' } }, storage: { INBOX: { messages: [] } } });
  await new Promise<void>((resolve) => mails.listen(0, '127.0.0.1', resolve));
  address = `imap://ada@example.com@127.0.0.1:${(mails.server.address() as AddressInfo).port}/INBOX`;
});

afterEach(async () => {
  await new Promise<void>((resolve) => mails.close(resolve));
  rmSync(folder, { recursive: true });
});

const mail = (subject: string, lines: string[]): string =>
  ['From: bills@example.org', 'To: ada@example.com', `Subject: ${subject}`, 'MIME-Version: 1.0', ...lines, ''].join('\r\n');

const bill = (number: string, total: string): string[] => [`Invoice number: ${number}`, `Total: ${total} EUR`];

function come(raw: string, date = new Date()): void {
  mails.appendMessage('INBOX', [], date, raw);
}

async function watch(password = 'a long walk', ...options: string[]): Promise<{ code: number | null; said: string }> {
  const args = [COMMAND, 'watch', address, '--template', 'template.json', '--out', 'bills.xlsx', '--once', ...options];
  const child = spawn(process.execPath, args, { cwd: folder, env: { PATH: process.env['PATH'], IMAP_PASSWORD: password } });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

const rows = (): string[][] =>
  readFirstSheet(readFileSync(join(folder, 'bills.xlsx')), 100)
    .rows.slice(1)
    .map((cells) => cells.slice(0, 3).map(({ text }) => text));

test('mails and what is attached to them become rows, each once, and the mailbox stays as it is', async () => {
  come(mail('Your bill / A-1', ['Content-Type: text/plain', '', ...bill('A-1', '12.50')]));
  const parts = (content: string[]) => [
    'Content-Type: multipart/mixed; boundary=x',
    '',
    '--x',
    'Content-Type: text/plain',
    '',
    'Please see the bill.',
    '--x',
    'Content-Type: text/plain; name=bill.txt',
    'Content-Disposition: attachment; filename=bill.txt',
    '',
    ...content,
    '--x--',
  ];
  come(mail('Another', parts(bill('B-2', '7.25'))));
  expect(await watch()).toMatchObject({ code: 0 });
  const first = rows();
  expect(first).toContainEqual(['A-1', '12.5', 'Your bill A-1.eml']);
  expect(first).toContainEqual(['B-2', '7.25', expect.stringContaining('bill.txt') as string]);
  come(mail('Third', ['Content-Type: text/plain', '', ...bill('C-3', '3.75')]));
  expect(await watch()).toMatchObject({ code: 0 });
  expect(rows()).toEqual([...first, ['C-3', '3.75', 'Third.eml']]);
  expect(mails.getMailbox('INBOX').messages.flatMap(({ flags }) => flags)).toEqual([]);
}, 60_000);

test('mails of before are left where they are, unless they are asked for', async () => {
  come(mail('Old', ['Content-Type: text/plain', '', ...bill('O-1', '1.50')]), new Date('2026-01-15T12:00:00Z'));
  come(mail('New', ['Content-Type: text/plain', '', ...bill('N-2', '2.50')]));
  await watch();
  expect(rows()).toEqual([['N-2', '2.5', 'New.eml']]);
  await watch('a long walk', '--since', '2026-01-01');
  expect(rows().map(([number]) => number)).toEqual(['N-2', 'O-1']);
}, 60_000);

test('a wrong password is told in words', async () => {
  const { code, said } = await watch('a short walk');
  expect([code, said]).toEqual([1, expect.stringMatching(/^127\.0\.0\.1: the mailbox cannot be opened \(.+\)/m) as string]);
}, 60_000);
