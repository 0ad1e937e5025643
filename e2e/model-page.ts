import type { Locator } from 'playwright-core';
import { type AskedChat, type ChatAnswer, startChatServer } from '../packages/language-models/src/chat-server.test-fixture.ts';
import { APP, run } from './one-run.ts';

export { type ChatAnswer, type ChatServer, startChatServer } from '../packages/language-models/src/chat-server.test-fixture.ts';

/** A letter whose sum stands in a sentence: the engine itself is not sure of it. */
const LETTER = {
  name: 'harbour.txt',
  buffer: Buffer.from('Harbour of Bergen\n\nFor your stay at berth 14 we ask 1,250.40 EUR.\nWith kind regards, the harbour master'),
};

/** Where a model of the tests points, by the name of the field. */
const POINTS: Record<string, string> = { Total: '1,250.40', Supplier: 'Harbour of Bergen' };

const ORIGIN = new URL(APP).origin;

/** A server that lets the page speak to it and points where it is told to. */
export const startPointingServer = (answer: (chat: AskedChat, at: number) => ChatAnswer | null = () => null) =>
  startChatServer((chat, at) => answer(chat, at) ?? { text: pointing(chat.body.messages[1]?.content ?? '') }, {
    models: ['tiny:1b', 'qwen3:8b'],
    allowedOrigin: ORIGIN,
  });

/** The answer of a model that reads the question: each field it knows, with the line that says it. */
export function pointing(question: string): string {
  if (question.includes('HM-26-04417')) return '{"line":4,"quote":"HM-26-04417"}';
  const lines = [...question.matchAll(/^\[(\d+)\] (.*)$/gm)];
  const cells = [...question.matchAll(/^(f\d+): (.+?) \((?:text|number|boolean|one of)/gm)].map(([, field, name = '']) => {
    const quote = POINTS[name];
    const line = quote === undefined ? undefined : lines.find(([, , text]) => text?.includes(quote));
    return line
      ? { field, answer: 'quote', candidate: '', line: Number(line[1]), quote, lookedAt: [] }
      : { field, answer: 'absent', candidate: '', line: 0, quote: '', lookedAt: [1] };
  });
  return JSON.stringify({ cells });
}

/** The dialog in which a model is set up, opened by the one line of the settings. */
export async function openModelDialog(): Promise<Locator> {
  const { page } = run;
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: 'Language model' }).click();
  const dialog = page.getByRole('dialog', { name: 'Language model' });
  await dialog.waitFor();
  return dialog;
}

export async function setUpServer(baseUrl: string, said: { tokens?: string; seesPictures?: true } = {}): Promise<void> {
  const dialog = await openModelDialog();
  await dialog.getByLabel('Address').fill(new URL(baseUrl).host);
  await dialog.getByRole('button', { name: 'List its models' }).click();
  await dialog.getByRole('combobox', { name: 'Model' }).waitFor();
  if (said.seesPictures) await dialog.getByLabel('It takes pictures').check();
  if (said.tokens !== undefined) await dialog.getByLabel('Tokens a run may use').fill(said.tokens);
  await dialog.getByRole('button', { name: 'Use this model' }).click();
}

export const askBar = (): Locator => run.page.getByRole('region', { name: 'Language model' });

/** Gives the letter and waits for what the engine itself reads. */
export async function readLetter(): Promise<void> {
  await run.giveDocuments([LETTER]);
  await run.finished();
}
