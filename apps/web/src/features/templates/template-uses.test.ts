import { expect, test } from 'vitest';
import { createTemplateUses } from './template-uses.ts';

function storage(text: string | null = null) {
  let kept = text;
  return { getItem: () => kept, setItem: (_key: string, next: string) => void (kept = next) };
}

test('remembers when a template was used and that it was made from a document, whatever the capitals of its name', () => {
  const place = storage();
  const uses = createTemplateUses({ storage: place, now: () => new Date('2026-11-21T09:14:00Z') });
  expect([uses.lastUsed('Invoice'), uses.isAutomatic('Invoice')]).toEqual([null, false]);
  uses.noteUse('Invoice', 'item');
  uses.noteAutomatic('INVOICE');
  const later = createTemplateUses({ storage: place });
  expect([later.lastUsed('invoice'), later.isAutomatic('Invoice')]).toEqual(['2026-11-21T09:14:00.000Z', true]);
});

test.each(['{', '{"a":1}', '[1,["x"],["y",2,3]]'])('passes over what it did not write: %s', (text) => {
  expect(createTemplateUses({ storage: storage(text) }).lastUsed('x')).toBeNull();
});

test('holds for the tab where nothing can be stored', () => {
  const refusing = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const uses = createTemplateUses({ storage: refusing });
  uses.noteUse('Invoice', 'item');
  expect(uses.lastUsed('Invoice')).not.toBeNull();
});
