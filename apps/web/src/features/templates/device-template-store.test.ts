import type { Template } from '@sheetlift/engine/model';
import { describe, expect, test, vi } from 'vitest';
import { createDeviceTemplateStore, isUntouchedDefault } from './device-template-store.ts';

const KEY = 'sheetlift.templates';
const DAMAGED_KEY = 'sheetlift.templates.damaged';

describe('a list that is absent or empty', () => {
  // holds S4.24
  test.each([[null], ['[]']])('is filled with the default templates, which are saved (kept: %s)', async (text) => {
    const { store, storage } = await open({ kept: text });
    expect(names(store)).toEqual(['Invoice', 'Receipt']);
    expect(JSON.parse(storage.getItem(KEY)!)).toMatchObject([
      { id: 'default-invoice', name: 'Invoice', createdAt: NOW, updatedAt: NOW },
      { id: 'default-receipt', name: 'Receipt' },
    ]);
  });

  test('is filled again when the last template is removed', async () => {
    const { store } = await open({ kept: keptText([saved('a', 'Bills')]) });
    await store.remove('a');
    await vi.waitFor(() => expect(names(store)).toEqual(['Invoice', 'Receipt']));
  });

  test('says that the default templates could not be fetched, and fetches them on request', async () => {
    const fetchDefaults = vi.fn<() => Promise<Template[]>>().mockRejectedValueOnce(new Error('HTTP 503')).mockResolvedValue(DEFAULTS);
    const { store } = await open({ kept: null, fetchDefaults });
    expect(store.snapshot()).toEqual({ kind: 'failed' });
    void store.retry();
    await vi.waitFor(() => expect(names(store)).toEqual(['Invoice', 'Receipt']));
  });

  test('is shown all the same where the browser refuses to keep it', async () => {
    const { store } = await open({ kept: null, full: true });
    expect(store.snapshot()).toMatchObject({ kind: 'ready', unkept: true });
    expect(names(store)).toEqual(['Invoice', 'Receipt']);
  });

  // holds S4.23
  test('is not fetched where templates are kept', async () => {
    const fetchDefaults = vi.fn<() => Promise<Template[]>>();
    const { store } = await open({ kept: keptText([saved('a', 'Bills')]), fetchDefaults });
    expect(names(store)).toEqual(['Bills']);
    expect(fetchDefaults).not.toHaveBeenCalled();
  });
});

describe('saving', () => {
  // holds S9.2
  test('puts a new template first and keeps it', async () => {
    const { store, storage } = await open({ kept: keptText([saved('a', 'Bills')]) });
    const { id } = await store.save(template(' Meter readings '));
    expect(names(store)).toEqual(['Meter readings', 'Bills']);
    expect(JSON.parse(storage.getItem(KEY)!)[0]).toMatchObject({ id, name: 'Meter readings', createdAt: NOW });
  });

  // holds S5.5
  test('under an existing name, whatever its capitals, replaces the old one where it stands', async () => {
    const { store } = await open({ kept: keptText([saved('a', 'Bills'), saved('b', 'Notes')]) });
    await store.save({ ...template('BILLS'), description: 'new' });
    expect(ready(store)).toMatchObject([{ id: 'a', name: 'BILLS', description: 'new', createdAt: EARLIER, updatedAt: NOW }, { id: 'b' }]);
  });

  // holds S5.6
  test('an automatic template gives it a name of its own', async () => {
    const { store } = await open({ kept: keptText([saved('a', 'Bills')]) });
    await store.save(template('bills'), { autofill: true });
    await store.save(template('bills'), { autofill: true });
    expect(names(store)).toEqual(['bills (3)', 'bills (2)', 'Bills']);
  });

  // holds S5.2, S5.4
  test.each([
    [{ ...template('x'.repeat(101)) }, 'Template name cannot exceed 100 characters'],
    [{ ...template('Bills'), description: 'x'.repeat(201) }, 'Template description cannot exceed 200 characters'],
    [{ ...template(' ') }, 'A template needs a name'],
  ])('refuses what is too long, in the words of the specification, and what has no name (%#)', async (tooLong, sentence) => {
    const { store } = await open({ kept: keptText([saved('a', 'Bills')]) });
    await expect(store.save(tooLong)).rejects.toThrow(sentence);
    await expect(store.update('a', tooLong)).rejects.toThrow(sentence);
    expect(ready(store)).toMatchObject([{ id: 'a', updatedAt: EARLIER }]);
  });

  // holds S8.13
  test('says so where the browser refuses, and shows what is kept', async () => {
    const { store } = await open({ kept: keptText([saved('a', 'Bills')]), full: true });
    await expect(store.save(template('Notes'))).rejects.toThrow('Failed to save template locally');
    expect(names(store)).toEqual(['Bills']);
  });
});

describe('changing', () => {
  test('a name to one that is taken lets the other template give way', async () => {
    const { store } = await open({ kept: keptText([saved('a', 'Bills'), saved('b', 'Notes')]) });
    await store.update('b', template('bills'));
    expect(ready(store)).toMatchObject([{ id: 'b', name: 'bills' }]);
  });

  test('copies a template under a name of its own', async () => {
    const { store } = await open({ kept: keptText([saved('a', 'Bills')]) });
    await store.duplicate('a');
    expect(names(store)).toEqual(['Bills (2)', 'Bills']);
  });

  // holds S5.9, S5.10
  test('a template that is gone says so', async () => {
    const { store } = await open({ kept: keptText([saved('a', 'Bills')]) });
    await expect(store.update('b', template('Notes'))).rejects.toThrow('Template not found');
    await expect(store.duplicate('b')).rejects.toThrow('Template not found');
  });

  test('puts a removed template back where it stood', async () => {
    const { store } = await open({ kept: keptText([saved('a', 'Bills'), saved('b', 'Notes'), saved('c', 'Orders')]) });
    const [, notes] = ready(store);
    await store.remove('b');
    expect(names(store)).toEqual(['Bills', 'Orders']);
    await store.restore(notes!, 1);
    expect(names(store)).toEqual(['Bills', 'Notes', 'Orders']);
  });

  test('puts it back under a name of its own where another has taken its name since', async () => {
    const { store } = await open({ kept: keptText([saved('a', 'Bills'), saved('b', 'Notes')]) });
    const [, notes] = ready(store);
    await store.remove('b');
    await store.update('a', template('Notes'));
    await store.restore(notes!, 1);
    expect(names(store)).toEqual(['Notes', 'Notes (2)']);
  });

  test('tells a default template that was changed from one as it came', async () => {
    const { store, later } = await open({ kept: null });
    later();
    await store.update('default-invoice', template('Invoice'));
    expect(ready(store).map(isUntouchedDefault)).toEqual([false, true]);
  });
});

describe('kept templates that cannot be read', () => {
  test('are set aside word for word, and the default ones come', async () => {
    const { store, storage } = await open({ kept: '[{"id":' });
    expect(store.snapshot()).toMatchObject({ kind: 'ready', damaged: true });
    expect(names(store)).toEqual(['Invoice', 'Receipt']);
    expect(store.damagedText()).toBe('[{"id":');
    store.forgetDamaged();
    expect(store.snapshot()).toMatchObject({ damaged: false });
    expect(storage.getItem(DAMAGED_KEY)).toBeNull();
  });

  test('leave the ones that can be', async () => {
    const text = `[{"id": 7}, ${keptText([saved('a', 'Bills')]).slice(1)}`;
    const { store } = await open({ kept: text });
    expect(names(store)).toEqual(['Bills']);
    expect(store.damagedText()).toBe(text);
  });

  test('are not written over where they could not be set aside', async () => {
    const { store, storage } = await open({ kept: '{', full: true });
    expect(names(store)).toEqual(['Invoice', 'Receipt']);
    expect(storage.getItem(KEY)).toBe('{');
  });
});

test('takes over what another tab keeps', async () => {
  const { store, storage, tabs } = await open({ kept: keptText([saved('a', 'Bills')]) });
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  storage.setItem(KEY, keptText([saved('b', 'Notes')]));
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
  expect(names(store)).toEqual(['Notes']);
  expect(listener).toHaveBeenCalled();
});

const EARLIER = '2026-11-01T08:00:00.000Z';
const NOW = '2026-11-21T10:00:00.000Z';
const DEFAULTS = [template('Invoice'), template('Receipt')];

function template(name: string): Template {
  return { name, description: '', entities: [{ id: 'f', variableName: 'Total', description: '', type: 'number', enumValues: [] }] };
}

function saved(id: string, name: string) {
  return { id, ...template(name), createdAt: EARLIER, updatedAt: EARLIER };
}

function keptText(templates: object[]): string {
  return JSON.stringify(templates);
}

interface Given {
  kept: string | null;
  full?: boolean;
  fetchDefaults?: () => Promise<Template[]>;
}

async function open({ kept, full = false, fetchDefaults = async () => DEFAULTS }: Given) {
  const storage = memoryStorage(kept, full);
  const tabs = new EventTarget();
  let at = NOW;
  const store = createDeviceTemplateStore({ storage, tabs, fetchDefaults, now: () => new Date(at) });
  await vi.waitFor(() => expect(store.snapshot().kind).not.toBe('loading'));
  return { store, storage, tabs, later: () => (at = '2026-11-22T10:00:00.000Z') };
}

type Opened = Awaited<ReturnType<typeof open>>['store'];

function ready(store: Opened) {
  const list = store.snapshot();
  return list.kind === 'ready' ? list.templates : [];
}

function names(store: Opened): string[] {
  return ready(store).map(({ name }) => name);
}

function memoryStorage(kept: string | null, full: boolean): Storage {
  const texts = new Map<string, string>(kept === null ? [] : [[KEY, kept]]);
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key: string) => texts.delete(key),
  } as Partial<Storage> as Storage;
}
