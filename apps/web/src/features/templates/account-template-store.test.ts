import type { Template } from '@sheetlift/engine/model';
import { expect, test } from 'vitest';
import { createApiClient } from '../../lib/api-client.ts';
import { createAccountCopy } from './account-copy.ts';
import { type AccountTemplateStore, createAccountTemplateStore } from './account-template-store.ts';
import { createDeviceTemplateStore } from './device-template-store.ts';
import type { ServerTemplate } from './server-form.ts';
import { createSwitchingTemplateStore, type TemplateOwner } from './switching-template-store.ts';
import { TemplateChanged, TemplateRefused, type TemplateStore } from './template-store.ts';

const USER = 'user-1';
const AT = '2026-11-22T05:00:00.000Z';

function template(name: string, ...fields: string[]): Template {
  return {
    name,
    description: '',
    entities: (fields.length > 0 ? fields : ['Total']).map((variableName, at) => ({
      id: `f${at + 1}`,
      variableName,
      description: '',
      type: 'text',
      enumValues: [],
    })),
  };
}

function stored(number: number, name: string): ServerTemplate {
  return {
    id: `00000000-0000-4000-8000-00000000000${number}`,
    name,
    description: '',
    entities_json: '[{"id":"f1","entity_name":"Total","description":"","type":"string","enum_values":[]}]',
    created_at: AT,
    updated_at: AT,
  };
}

type Answer = (
  body: Record<string, unknown> | null,
  path: string,
) => { status: number; json: unknown } | Promise<{ status: number; json: unknown }>;

/** A device with a server that answers as it is told; nobody is there unless told otherwise. */
function openDevice({
  kept = ['Of this device'],
  fetchDefaults = async () => [template('Starter')],
}: { kept?: string[]; fetchDefaults?: () => Promise<Template[]> } = {}) {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  if (kept.length > 0)
    storage.setItem(
      'sheetlift.templates',
      JSON.stringify(kept.map((name, at) => ({ id: `d${at}`, ...template(name), createdAt: AT, updatedAt: AT }))),
    );
  const tabs = new EventTarget();
  const answers = new Map<string, Answer>();
  const sent: { call: string; body: unknown }[] = [];
  const news: string[] = [];
  const retries: (() => void)[] = [];
  const fetch = (async (path: string, { method, body }: RequestInit) => {
    const call = `${method} ${path}`;
    const json = body === undefined ? null : (JSON.parse(body as string) as Record<string, unknown>);
    sent.push({ call, body: json });
    const answer = answers.get(call);
    if (!answer) throw new TypeError('Failed to fetch');
    const { status, json: said } = await answer(json, path);
    return Response.json(said, { status });
  }) as typeof globalThis.fetch;
  const api = createApiClient({ host: '', token: () => 'token', onRefused: () => undefined, fetch });
  const device = createDeviceTemplateStore({ storage, tabs, fetchDefaults });
  const copy = createAccountCopy({ storage, tabs });
  const openAccount = (userId: () => string | null = () => USER): AccountTemplateStore =>
    createAccountTemplateStore({
      api,
      userId,
      device,
      copy,
      fetchDefaults,
      retry: { later: (attempt) => void retries.push(attempt), stop: () => undefined },
      onLoadFailed: () => news.push('failed'),
      onRecovered: () => news.push('recovered'),
    });
  return {
    texts,
    tabs,
    answers,
    sent,
    news,
    retries,
    device,
    copy,
    openAccount,
    says: (call: string, status: number, json: unknown) => answers.set(call, () => ({ status, json })),
  };
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

function names(store: TemplateStore): string[] | string {
  const list = store.snapshot();
  return list.kind === 'ready' ? list.templates.map(({ name }) => name) : list.kind;
}

// holds S4.20
test('templates of the account come in the client form, and a copy of them stays at hand', async () => {
  const device = openDevice();
  device.says('GET /api/templates', 200, [stored(1, 'Invoice')]);
  const store = device.openAccount();
  expect(names(store)).toBe('loading');
  await turn();
  expect(store.snapshot()).toMatchObject({
    kind: 'ready',
    place: 'account',
    templates: [
      { name: 'Invoice', entities: [{ id: 'f1', variableName: 'Total', type: 'text', enumValues: [] }], createdAt: AT, updatedAt: AT },
    ],
  });
  expect(names(device.openAccount())).toEqual(['Invoice']);
});

// holds S4.21
test('where they cannot be loaded local storage takes their place, with one message, and it recovers by itself', async () => {
  const device = openDevice();
  const store = device.openAccount();
  await turn();
  expect(store.snapshot()).toMatchObject({ place: 'fallback', templates: [{ name: 'Of this device' }] });
  device.retries.shift()!();
  await turn();
  device.says('GET /api/templates', 200, [stored(1, 'Invoice')]);
  device.retries.shift()!();
  await turn();
  expect(store.snapshot()).toMatchObject({ place: 'account', templates: [{ name: 'Invoice' }] });
  expect(device.news).toEqual(['failed', 'recovered']);
});

test('the copy of the account is sooner shown than what is the device’s own', async () => {
  const device = openDevice();
  device.says('GET /api/templates', 200, [stored(1, 'Invoice')]);
  device.openAccount();
  await turn();
  device.answers.clear();
  const store = device.openAccount();
  await turn();
  expect(store.snapshot()).toMatchObject({ place: 'fallback', templates: [{ name: 'Invoice' }] });
  await expect(store.save(template('Later'))).rejects.toThrow('Your account cannot be reached.');
  expect(names(device.device)).toEqual(['Of this device']);
});

test('somebody else’s copy is not shown', async () => {
  const device = openDevice();
  device.copy.keep('user-2', [{ id: 'x', ...template('Theirs'), createdAt: AT, updatedAt: AT }]);
  const store = device.openAccount();
  await turn();
  expect(names(store)).toEqual(['Of this device']);
});

test('what was saved on the device meanwhile goes up when the account can be reached', async () => {
  const device = openDevice();
  const store = device.openAccount();
  await turn();
  await store.save(template('Meanwhile'));
  expect(names(store)).toEqual(['Meanwhile', 'Of this device']);
  device.says('POST /api/templates/migrate', 200, []);
  device.says('GET /api/templates', 200, [stored(1, 'Meanwhile')]);
  device.retries.shift()!();
  await turn();
  expect(device.sent.find(({ call }) => call.endsWith('/migrate'))?.body).toMatchObject({ templates: [{ name: 'Meanwhile' }] });
  expect(names(store)).toEqual(['Meanwhile']);
});

// holds S3.10, S7.17, S7.18
test('a template is made, changed, duplicated and deleted on the server', async () => {
  const device = openDevice();
  device.says('GET /api/templates', 200, [stored(1, 'Invoice'), stored(2, 'Receipt')]);
  const store = device.openAccount();
  await turn();
  device.says('POST /api/templates', 201, stored(3, 'Letter'));
  await store.save(template('Letter'));
  expect(device.sent.at(-1)!.body).toEqual({
    name: 'Letter',
    description: '',
    entities_json: '[{"id":"f1","entity_name":"Total","description":"","type":"string","enum_values":[]}]',
    is_autofill: false,
  });
  device.says('PUT /api/templates/00000000-0000-4000-8000-000000000001', 200, stored(1, 'receipt'));
  await store.update('00000000-0000-4000-8000-000000000001', template('receipt'), AT);
  expect(device.sent.at(-1)!.body).toMatchObject({ name: 'receipt', updated_at: AT });
  // The other one of that name gave way.
  expect(names(store)).toEqual(['Letter', 'receipt']);
  device.says('GET /api/templates', 200, [stored(3, 'Letter'), stored(1, 'receipt')]);
  device.says('POST /api/templates', 201, stored(4, 'Letter (2)'));
  await store.duplicate('00000000-0000-4000-8000-000000000003');
  expect(device.sent.at(-1)!.body).toMatchObject({ name: 'Letter', is_autofill: true });
  device.says('DELETE /api/templates/00000000-0000-4000-8000-000000000003', 200, { ok: true });
  await store.remove('00000000-0000-4000-8000-000000000003');
  expect(names(store)).toEqual(['Letter (2)', 'receipt']);
});

// holds S5.2, S5.4
test('names and descriptions that are too long are refused before they are sent', async () => {
  const device = openDevice();
  device.says('GET /api/templates', 200, [stored(1, 'Invoice')]);
  const store = device.openAccount();
  await turn();
  await expect(store.save(template('x'.repeat(101)))).rejects.toThrow('Template name cannot exceed 100 characters');
  await expect(store.update(stored(1, '').id, { ...template('x'), description: 'x'.repeat(201) })).rejects.toThrow(
    'Template description cannot exceed 200 characters',
  );
  expect(device.sent).toHaveLength(1);
});

// holds S5.9, S5.10
test('one that is missing is not found, here or there', async () => {
  const device = openDevice();
  device.says('GET /api/templates', 200, [stored(1, 'Invoice')]);
  const store = device.openAccount();
  await turn();
  await expect(store.update('nowhere', template('x'))).rejects.toThrow('Template not found');
  await expect(store.duplicate('nowhere')).rejects.toThrow('Template not found');
  device.says('PUT /api/templates/00000000-0000-4000-8000-000000000001', 404, { detail: 'Template not found', code: 'template_not_found' });
  device.says('GET /api/templates', 200, [stored(2, 'Receipt')]);
  await expect(store.update(stored(1, '').id, template('x'))).rejects.toThrow(TemplateRefused);
  await turn();
  expect(names(store)).toEqual(['Receipt']);
});

// holds S5.10
test('one that was deleted elsewhere is not duplicated, and goes from the list', async () => {
  const device = openDevice();
  device.says('GET /api/templates', 200, [stored(1, 'Invoice'), stored(2, 'Receipt')]);
  const store = device.openAccount();
  await turn();
  device.says('GET /api/templates', 200, [stored(2, 'Receipt')]);
  await expect(store.duplicate(stored(1, '').id)).rejects.toThrow('Template not found');
  expect(device.sent.every(({ call }) => call === 'GET /api/templates')).toBe(true);
  expect(names(store)).toEqual(['Receipt']);
});

test('a deleted one comes back under a name of its own where another has taken its name since', async () => {
  const device = openDevice();
  device.says('GET /api/templates', 200, [stored(1, 'Invoice'), stored(2, 'Receipt')]);
  const store = device.openAccount();
  await turn();
  const list = store.snapshot();
  const deleted = { ...(list.kind === 'ready' ? list.templates : [])[0]!, name: 'receipt' };
  device.says('POST /api/templates', 201, stored(3, 'receipt (2)'));
  await store.restore(deleted, 0);
  expect(device.sent.at(-1)!.body).toMatchObject({ name: 'receipt (2)', is_autofill: false });
});

test('a version that is no longer the stored one comes back with that', async () => {
  const device = openDevice();
  device.says('GET /api/templates', 200, [stored(1, 'Invoice')]);
  const store = device.openAccount();
  await turn();
  device.says('PUT /api/templates/00000000-0000-4000-8000-000000000001', 409, {
    detail: 'Changed',
    code: 'template_changed',
    template: stored(1, 'Theirs'),
  });
  const refused = await store.update(stored(1, '').id, template('Mine'), AT).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(TemplateChanged);
  expect((refused as TemplateChanged).stored).toMatchObject({ name: 'Theirs', entities: [{ variableName: 'Total' }] });
  expect(names(store)).toEqual(['Theirs']);
});

test('an account without templates begins with the starters, which are in it once they are saved', async () => {
  const device = openDevice();
  device.says('GET /api/templates', 200, []);
  const store = device.openAccount();
  await turn();
  expect(names(store)).toEqual(['Starter']);
  device.says('POST /api/templates', 201, stored(1, 'Starter'));
  await store.update('default-starter', template('Starter', 'Total', 'Due'));
  expect(device.sent.at(-1)!.call).toBe('POST /api/templates');
  expect(store.snapshot()).toMatchObject({ templates: [{ id: stored(1, '').id }] });
});

test('a change in another tab is seen here', async () => {
  const device = openDevice();
  device.says('GET /api/templates', 200, [stored(1, 'Invoice')]);
  const store = device.openAccount();
  await turn();
  device.copy.keep(USER, [{ id: 'x', ...template('From the other tab'), createdAt: AT, updatedAt: AT }]);
  device.tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'sheetlift.templates.account', newValue: 'x' }));
  expect(names(store)).toEqual(['From the other tab']);
});

test('signing out leaves no template of the account on the device, even while an answer is on its way', async () => {
  const device = openDevice();
  device.says('GET /api/templates', 200, [stored(1, 'Secret invoice')]);
  let owner: TemplateOwner = { kind: 'account', userId: USER };
  const told: (() => void)[] = [];
  const store = createSwitchingTemplateStore({
    device: device.device,
    copy: device.copy,
    owner: { subscribe: (listener) => (told.push(listener), () => undefined), snapshot: () => owner },
    openAccount: () => device.openAccount(),
  });
  await turn();
  expect(names(store)).toEqual(['Secret invoice']);
  device.says('POST /api/templates', 201, stored(2, 'Secret letter'));
  const saving = store.save(template('Secret letter'));
  owner = { kind: 'device' };
  told.forEach((tell) => tell());
  await saving;
  expect(names(store)).toEqual(['Of this device']);
  expect(JSON.stringify([...device.texts])).not.toContain('Secret');
});

test('once it is known whose account it is, the same list goes on and is loaded', async () => {
  const device = openDevice();
  let owner: TemplateOwner = { kind: 'account', userId: null };
  const told: (() => void)[] = [];
  const openAccount = (): AccountTemplateStore => device.openAccount(() => (owner.kind === 'account' ? owner.userId : null));
  const store = createSwitchingTemplateStore({
    device: device.device,
    copy: device.copy,
    owner: { subscribe: (listener) => (told.push(listener), () => undefined), snapshot: () => owner },
    openAccount,
  });
  await turn();
  expect(store.snapshot()).toMatchObject({ place: 'fallback', templates: [{ name: 'Of this device' }] });
  expect(device.sent).toEqual([]);
  device.says('GET /api/templates', 200, [stored(1, 'Invoice')]);
  owner = { kind: 'account', userId: USER };
  told.forEach((tell) => tell());
  await turn();
  expect(store.snapshot()).toMatchObject({ place: 'account', templates: [{ name: 'Invoice' }] });
  expect(device.news).toEqual(['failed', 'recovered']);
});

/** Something that comes when it is told to. */
function held<Value>(): { promise: Promise<Value>; come: (value: Value) => void } {
  let come: (value: Value) => void = () => undefined;
  return { promise: new Promise((resolve) => (come = resolve)), come: (value) => come(value) };
}

test('what was taken over stays, however late the templates come that everybody starts with', async () => {
  const starters = held<Template[]>();
  const device = openDevice({ fetchDefaults: () => starters.promise });
  device.says('GET /api/templates', 200, []);
  const store = device.openAccount();
  await turn();
  device.says('POST /api/templates/migrate', 200, { message: 'Templates migrated', count: 1 });
  device.says('GET /api/templates', 200, [stored(1, 'Invoice')]);
  await store.takeOver([]);
  starters.come([template('Invoice')]);
  await turn();
  expect(store.snapshot()).toMatchObject({ kind: 'ready', templates: [{ id: stored(1, '').id, name: 'Invoice' }] });
});

test('an answer that comes after a later one is passed over', async () => {
  const device = openDevice();
  const first = held<{ status: number; json: unknown }>();
  device.answers.set('GET /api/templates', () => first.promise);
  const store = device.openAccount();
  device.says('GET /api/templates', 200, [stored(1, 'Invoice')]);
  await store.takeOver([]);
  first.come({ status: 200, json: [] });
  await turn();
  expect(names(store)).toEqual(['Invoice']);
  expect(device.copy.read(USER)).toHaveLength(1);
});
