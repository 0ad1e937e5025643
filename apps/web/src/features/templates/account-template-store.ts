import {
  createTemplate,
  deleteTemplate,
  freeTemplateName,
  isSameTemplateName,
  listTemplates,
  MIGRATION_BYTES,
  migrateTemplates,
  type SavedTemplate,
  TEMPLATE_NOT_FOUND,
  templateTextProblem,
  updateTemplate,
} from '@sheetlift/contract';
import type { Template } from '@sheetlift/engine/model';
import type { ApiClient } from '../../lib/api-client.ts';
import { ApiFailure } from '../../lib/api-failure.ts';
import { createStore } from '../../lib/create-store.ts';
import type { Retry } from '../../lib/retry.ts';
import type { AccountCopy } from './account-copy.ts';
import { asStarters, isUntouchedDefault } from './device-template-store.ts';
import { inPortions } from './in-portions.ts';
import { fromServerForm, type ServerTemplate, toServerForm } from './server-form.ts';
import { TemplateChanged, type TemplateList, type TemplatePlace, TemplateRefused, type TemplateStore } from './template-store.ts';

/** The templates of an account, while somebody is signed in. */
export interface AccountTemplateStore extends TemplateStore {
  /** Takes over the templates of this device, each once, and shows what the account then has. Rejects as the call does. */
  takeOver(templates: readonly SavedTemplate[]): Promise<void>;
  /** Nobody looks any more. */
  close(): void;
}

interface AccountTemplateStoreOptions {
  api: ApiClient;
  /** Null while the server cannot be asked who is signed in. */
  userId: () => string | null;
  /** What is shown, and saved to, where the account's templates cannot be loaded and never were here. */
  device: TemplateStore;
  copy: AccountCopy;
  fetchDefaults: () => Promise<Template[]>;
  retry: Retry;
  /** They could not be loaded; it is tried again. */
  onLoadFailed: () => void;
  /** They could be loaded after all. */
  onRecovered: () => void;
  now?: () => Date;
}

/** What one request can carry besides `{"templates":[]}`. */
const PORTION_BYTES = MIGRATION_BYTES - 16;

const OUT_OF_REACH = 'Your account cannot be reached. Nothing is lost: save again once it can.';
const SESSION_OVER = 'Session expired. Please sign in again.';

/**
 * Templates on the server. Where they cannot be loaded, the copy of them that this device has takes their place, or the device's own
 * templates; loading is tried again by itself.
 */
export function createAccountTemplateStore({
  api,
  userId,
  device,
  copy,
  fetchDefaults,
  retry,
  onLoadFailed,
  onRecovered,
  now = () => new Date(),
}: AccountTemplateStoreOptions): AccountTemplateStore {
  // What was seen last is there at once; what has become of it follows.
  const list = createStore<TemplateList>(listOf(copy.read(userId()), 'account') ?? { kind: 'loading' });
  let failed = false;
  let closed = false;
  let underWay: Promise<void> | null = null;
  /** Counts the loadings: an answer that comes after a later one was asked for is passed over. */
  let loadings = 0;
  /** What the account has, as far as is known here. */
  let known: readonly SavedTemplate[] = [];
  /** Ids of templates that were saved on the device because the account was out of reach. */
  const meanwhile = new Set<string>();

  function show(next: TemplateList): void {
    if (!closed) list.show(next);
  }

  function showAccount(templates: readonly SavedTemplate[]): void {
    show({ kind: 'ready', templates, ...SOUND, place: 'account' });
  }

  function templates(): readonly SavedTemplate[] {
    const known = list.snapshot();
    return known.kind === 'ready' ? known.templates : [];
  }

  async function load(): Promise<void> {
    const loading = ++loadings;
    try {
      if (userId() === null) throw new Error('The server cannot be asked who is signed in.');
      const stored = await fetchStored();
      if (closed || loading !== loadings) return;
      retry.stop();
      if (failed) onRecovered();
      failed = false;
      keep(stored);
    } catch {
      if (closed || loading !== loadings) return;
      if (!failed) {
        fallBack();
        onLoadFailed();
      }
      failed = true;
      retry.later(() => void load());
    }
  }

  /** What was saved on the device meanwhile goes up first. */
  async function fetchStored(): Promise<readonly SavedTemplate[]> {
    if (meanwhile.size > 0) {
      const own = device.snapshot();
      await sendUp(own.kind === 'ready' ? own.templates.filter(({ id }) => meanwhile.has(id)) : []);
      meanwhile.clear();
    }
    return (await api.call(listTemplates)).map(fromServerForm);
  }

  function keep(stored: readonly SavedTemplate[]): void {
    const id = userId();
    // The person may have left while the server answered.
    if (closed || id === null) return;
    copy.keep(id, stored);
    known = stored;
    if (stored.length === 0) void showStarters();
    else showAccount(stored);
  }

  /** An account without templates begins as everybody does; a starter is in the account once it is saved. */
  async function showStarters(): Promise<void> {
    try {
      const starters = asStarters(await fetchDefaults(), now());
      // Templates may have come into the account meanwhile, as when those of the device are taken over.
      if (known.length === 0) showAccount(starters);
    } catch {
      if (known.length === 0) show({ kind: 'failed' });
    }
  }

  function fallBack(): void {
    const kept = listOf(copy.read(userId()), 'fallback');
    if (kept) show(kept);
    else showDevice();
  }

  function showDevice(): void {
    const own = device.snapshot();
    show(own.kind === 'ready' ? { ...own, place: 'fallback' } : own);
  }

  function isOnDevice(): boolean {
    return failed && listOf(copy.read(userId()), 'fallback') === null;
  }

  async function onDevice(saving: Promise<SavedTemplate>): Promise<SavedTemplate> {
    const saved = await saving;
    meanwhile.add(saved.id);
    return saved;
  }

  const unfollowDevice = device.subscribe(() => isOnDevice() && showDevice());
  const unfollowCopy = copy.onChangeElsewhere(() => {
    const kept = copy.read(userId());
    if (kept && !failed) showAccount(kept);
  });

  /** What the server has now takes its place in the list; another one of its name gave way. */
  function placed(answer: ServerTemplate, position = 0): SavedTemplate {
    return place(fromServerForm(answer), position);
  }

  function place(saved: SavedTemplate, position = 0): SavedTemplate {
    const others = templates().filter((other) => !isUntouchedDefault(other));
    const stands = others.findIndex(({ id }) => id === saved.id);
    const rest = others.filter(({ id, name }) => id === saved.id || !isSameTemplateName(name, saved.name));
    keep(stands < 0 ? rest.toSpliced(position, 0, saved) : rest.map((other) => (other.id === saved.id ? saved : other)));
    return saved;
  }

  async function add(template: Template, { autofill, position }: { autofill: boolean; position?: number }): Promise<SavedTemplate> {
    const body = { ...checked(template), is_autofill: autofill };
    return placed(await answered(api.call(createTemplate, { body })), position);
  }

  /** Somebody changed or deleted it elsewhere: what is shown follows. */
  async function answered<Answer>(call: Promise<Answer>): Promise<Answer> {
    try {
      return await call;
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'template_not_found') void load();
      const why = refusal(error);
      if (why instanceof TemplateChanged) place(why.stored);
      throw why;
    }
  }

  async function sendUp(given: readonly SavedTemplate[]): Promise<void> {
    // The last first: what comes later stands above it in the account's list.
    for (const templates of inPortions(given.map(toServerForm), PORTION_BYTES).toReversed())
      await api.call(migrateTemplates, { body: { templates } });
  }

  function find(id: string): SavedTemplate {
    const found = templates().find((template) => template.id === id);
    if (!found) throw new TemplateRefused(TEMPLATE_NOT_FOUND);
    return found;
  }

  /** What is under way already is not asked for twice. */
  function reload(): Promise<void> {
    return (underWay ??= load().finally(() => (underWay = null)));
  }

  /** The template as it is there now: it may have been changed or deleted elsewhere. */
  async function findStored(id: string): Promise<SavedTemplate> {
    if (isUntouchedDefault(find(id))) return find(id);
    const stored = (await answered(api.call(listTemplates))).map(fromServerForm);
    keep(stored);
    const found = stored.find((template) => template.id === id);
    if (!found) throw new TemplateRefused(TEMPLATE_NOT_FOUND);
    return found;
  }

  void reload();

  return {
    subscribe: list.subscribe,
    snapshot: list.snapshot,
    async save(template, { autofill } = { autofill: false }) {
      return isOnDevice() ? onDevice(device.save(template, { autofill })) : add(template, { autofill });
    },
    async update(id, template, version) {
      if (isOnDevice()) return onDevice(device.update(id, template));
      const old = find(id);
      if (isUntouchedDefault(old)) return add(template, { autofill: false });
      return placed(await answered(api.call(updateTemplate, { params: { id }, body: { ...checked(template), updated_at: version } })));
    },
    async duplicate(id) {
      return isOnDevice() ? onDevice(device.duplicate(id)) : add(await findStored(id), { autofill: true });
    },
    async remove(id) {
      if (isOnDevice()) return device.remove(id);
      const old = find(id);
      const rest = templates().filter((template) => template.id !== id);
      if (isUntouchedDefault(old)) return showAccount(rest);
      await answered(api.call(deleteTemplate, { params: { id } }));
      keep(rest);
    },
    async restore(template, position) {
      if (isOnDevice()) await device.restore(template, position);
      else if (isUntouchedDefault(template)) showAccount(templates().toSpliced(position, 0, template));
      else
        await add(
          {
            ...template,
            name: freeTemplateName(
              template.name,
              templates().map(({ name }) => name),
              now().getTime(),
            ),
          },
          { autofill: false, position },
        );
    },
    async takeOver(given) {
      await sendUp(given);
      await load();
    },
    retry: reload,
    damagedText: () => null,
    forgetDamaged: () => undefined,
    close() {
      closed = true;
      retry.stop();
      unfollowDevice();
      unfollowCopy();
    },
  };
}

const SOUND = { damaged: false, unkept: false } as const;

function listOf(kept: readonly SavedTemplate[] | null, place: TemplatePlace): TemplateList | null {
  return kept && kept.length > 0 ? { kind: 'ready', templates: kept, ...SOUND, place } : null;
}

function checked(template: Template): ReturnType<typeof toServerForm> {
  const problem = templateTextProblem(template);
  if (problem) throw new TemplateRefused(problem);
  return toServerForm({ ...template, name: template.name.trim() });
}

/** A refusal in words for the person; a version that is no longer the stored one comes with that. */
function refusal(error: unknown): Error {
  if (!(error instanceof ApiFailure)) return new TemplateRefused(OUT_OF_REACH);
  if (error.code === 'template_changed') return new TemplateChanged(fromServerForm((error.body as { template: ServerTemplate }).template));
  if (error.status === 401) return new TemplateRefused(SESSION_OVER);
  return new TemplateRefused(error.message);
}
