import type { SavedTemplate } from '@sheetlift/contract';
import { expect, test } from 'vitest';
import { createDeviceTemplateStore } from './device-template-store.ts';
import { createTemplateMigration } from './migration.ts';

const AT = '2026-11-22T05:00:00.000Z';
const EMAIL = 'mara@example.com';
const DONE = `sheetlift.migrated.${EMAIL}`;

function openDevice() {
  const texts = new Map<string, string>();
  const storage = { getItem: (key: string) => texts.get(key) ?? null, setItem: (key: string, text: string) => void texts.set(key, text), removeItem: (key: string) => void texts.delete(key) };
  const fetchDefaults = async () => [{ name: 'Starter', description: '', entities: [{ id: 'f1', variableName: 'Total', description: '', type: 'text' as const, enumValues: [] }] }];
  const device = createDeviceTemplateStore({ storage, tabs: new EventTarget(), fetchDefaults, now: () => new Date(AT) });
  const taken: string[][] = [];
  return { texts, migration: createTemplateMigration({ storage, device }), taken, takeOver: async (templates: readonly SavedTemplate[]) => void taken.push(templates.map(({ name }) => name)) };
}

// holds S4.26, S9.3
test('a new account gets the templates of this device once, and the flag after it went well', async () => {
  const { texts, migration, taken, takeOver } = openDevice();
  migration.begin(EMAIL);
  await migration.finish(EMAIL, async (templates) => {
    expect(texts.has(DONE)).toBe(false);
    await takeOver(templates);
  });
  expect(texts.get(DONE)).toBe('true');
  migration.begin(EMAIL);
  await migration.finish(EMAIL, takeOver);
  expect(taken).toEqual([['Starter']]);
});

test('one that was interrupted is done when the page is opened the next time', async () => {
  const { texts, migration, taken, takeOver } = openDevice();
  migration.begin(EMAIL);
  await expect(
    migration.finish(EMAIL, async () => {
      throw new Error('The line broke.');
    }),
  ).rejects.toThrow('The line broke.');
  expect(texts.has(DONE)).toBe(false);
  await migration.finish(EMAIL, takeOver);
  expect(taken).toEqual([['Starter']]);
});

test('an account that was there before gets nothing, nor does another one than the new', async () => {
  const { migration, taken, takeOver } = openDevice();
  await migration.finish(EMAIL, takeOver);
  migration.begin('new@example.com');
  await migration.finish(EMAIL, takeOver);
  expect(taken).toEqual([]);
});
