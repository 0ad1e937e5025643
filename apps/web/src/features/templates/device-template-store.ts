import {
  freeTemplateName,
  isSameTemplateName,
  parseSavedTemplates,
  type SavedTemplate,
  TEMPLATE_NOT_FOUND,
  templateTextProblem,
} from '@sheetlift/contract';
import type { Template } from '@sheetlift/engine/model';
import { createStore } from '../../lib/create-store.ts';
import { newId } from '../../lib/new-id.ts';
import { type TemplateList, TemplateRefused, type TemplateStore } from './template-store.ts';

const KEY = 'sheetlift.templates';
/** Text found under `KEY` that could not be read, word for word. */
const DAMAGED_KEY = 'sheetlift.templates.damaged';

const NOTHING = { templates: [], damaged: false };

const NOT_SAVED = 'Failed to save template locally';

type KeyedTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface DeviceTemplateStoreOptions {
  storage: KeyedTexts;
  /** The window, which tells of changes made in other tabs. */
  tabs: EventTarget;
  fetchDefaults: () => Promise<Template[]>;
  now?: () => Date;
}

/** Templates in this browser's local storage. Wherever that holds none, the default ones are fetched and saved there. */
export function createDeviceTemplateStore({
  storage,
  tabs,
  fetchDefaults,
  now = () => new Date(),
}: DeviceTemplateStoreOptions): TemplateStore {
  const { subscribe, snapshot, show } = createStore<TemplateList>({ kind: 'loading' });

  function templates(): readonly SavedTemplate[] {
    const list = snapshot();
    return list.kind === 'ready' ? list.templates : [];
  }

  /** Takes over what is kept; fetches the default templates where that is nothing. */
  async function load(): Promise<void> {
    const text = read(storage, KEY);
    const kept = text === null ? NOTHING : parseKept(text);
    // A text that cannot be read, wholly or in part, is set aside before anything is written over it.
    const mayWrite = !kept.damaged || write(storage, DAMAGED_KEY, text!);
    if (kept.templates.length === 0) await fetchAndKeep(mayWrite);
    else show({ kind: 'ready', templates: kept.templates, damaged: damagedText() !== null, unkept: false, place: 'device' });
  }

  async function fetchAndKeep(mayWrite: boolean): Promise<void> {
    show({ kind: 'loading' });
    try {
      const fetched = asStarters(await fetchDefaults(), now());
      const unkept = !mayWrite || !write(storage, KEY, JSON.stringify(fetched));
      show({ kind: 'ready', templates: fetched, damaged: damagedText() !== null, unkept, place: 'device' });
    } catch {
      show({ kind: 'failed' });
    }
  }

  function damagedText(): string | null {
    return read(storage, DAMAGED_KEY);
  }

  /** Shows the new list only once it is kept: what a person sees is what will be here tomorrow. */
  function keep(next: readonly SavedTemplate[]): void {
    if (!write(storage, KEY, JSON.stringify(next))) throw new TemplateRefused(NOT_SAVED);
    if (next.length === 0) void fetchAndKeep(true);
    else show({ kind: 'ready', templates: next, damaged: damagedText() !== null, unkept: false, place: 'device' });
  }

  function checked(template: Template): Template {
    const problem = templateTextProblem(template);
    if (problem) throw new TemplateRefused(problem);
    const { name, description, entities } = template;
    return { name: name.trim(), description, entities };
  }

  function find(id: string): SavedTemplate {
    const found = templates().find((template) => template.id === id);
    if (!found) throw new TemplateRefused(TEMPLATE_NOT_FOUND);
    return found;
  }

  function added(template: Template): SavedTemplate {
    const at = now().toISOString();
    const saved = { id: newId(), ...template, createdAt: at, updatedAt: at };
    keep([saved, ...templates()]);
    return saved;
  }

  /** The changed template stands where it stood; another one of its new name gives way. */
  function changed(old: SavedTemplate, template: Template): SavedTemplate {
    const saved = { ...old, ...template, updatedAt: now().toISOString() };
    keep(templates().flatMap((other) => (other.id === old.id ? [saved] : isSameTemplateName(other.name, saved.name) ? [] : [other])));
    return saved;
  }

  function freeName(name: string): string {
    return freeTemplateName(
      name,
      templates().map((template) => template.name),
      now().getTime(),
    );
  }

  tabs.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key === KEY || key === null) void load();
  });
  void load();

  return {
    subscribe,
    snapshot,
    async save(template, { autofill } = { autofill: false }) {
      const fit = checked(template);
      if (autofill) return added({ ...fit, name: freeName(fit.name) });
      const old = templates().find(({ name }) => isSameTemplateName(name, fit.name));
      return old ? changed(old, fit) : added(fit);
    },
    async update(id, template) {
      return changed(find(id), checked(template));
    },
    async duplicate(id) {
      const { name, description, entities } = find(id);
      return added({ name: freeName(name), description, entities });
    },
    async remove(id) {
      find(id);
      keep(templates().filter((template) => template.id !== id));
    },
    async restore(template, position) {
      keep(templates().toSpliced(position, 0, { ...template, name: freeName(template.name) }));
    },
    retry: load,
    damagedText,
    forgetDamaged() {
      storage.removeItem(DAMAGED_KEY);
      const list = snapshot();
      if (list.kind === 'ready') show({ ...list, damaged: false });
    },
  };
}

/** Templates kept on this device, whoever is signed in. */
export function countDeviceTemplates(storage: KeyedTexts): number {
  const text = read(storage, KEY);
  return text === null ? 0 : parseKept(text).templates.length;
}

/** The templates everybody starts with, as they are kept before anybody has touched them. */
export function asStarters(templates: readonly Template[], at: Date): SavedTemplate[] {
  const createdAt = at.toISOString();
  return templates.map((template) => ({ id: defaultId(template), ...template, createdAt, updatedAt: createdAt }));
}

/** Whether a template is one everybody starts with, as it came. */
export function isUntouchedDefault({ id, createdAt, updatedAt }: SavedTemplate): boolean {
  return id.startsWith('default-') && createdAt === updatedAt;
}

function defaultId({ name }: Template): string {
  return `default-${name.toLowerCase().replaceAll(/\s+/g, '-')}`;
}

function parseKept(text: string): { templates: readonly SavedTemplate[]; damaged: boolean } {
  try {
    return parseSavedTemplates(text);
  } catch {
    return { templates: [], damaged: true };
  }
}

/** Storage may be switched off altogether; then even reading throws. */
function read(storage: KeyedTexts, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

function write(storage: KeyedTexts, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
