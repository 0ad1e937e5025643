import { expect, test } from 'vitest';
import { createTemplateMigration } from './migration.ts';

const EMAIL = 'mara@example.com';

function openDevice() {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  return { texts, open: () => createTemplateMigration(storage) };
}

// holds S4.26, S9.3
test('a new account is due until it was done, in whatever page, and then never again', () => {
  const { texts, open } = openDevice();
  open().begin(EMAIL);
  expect([open().isDue(EMAIL), [...texts.keys()]]).toEqual([true, [`sheetlift.migrating.${EMAIL}`]]);
  open().finish(EMAIL);
  expect([open().isDue(EMAIL), [...texts]]).toEqual([false, [[`sheetlift.migrated.${EMAIL}`, 'true']]]);
  open().begin(EMAIL);
  expect(open().isDue(EMAIL)).toBe(false);
});

test('two accounts made one after the other are each due, and one that was there before never is', () => {
  const { open } = openDevice();
  open().begin(EMAIL);
  open().begin('other@example.com');
  expect([EMAIL, 'other@example.com', 'known@example.com'].map(open().isDue)).toEqual([true, true, false]);
});
