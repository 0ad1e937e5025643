import type { SavedTemplate } from '@sheetlift/contract';
import { createStore } from '../../lib/create-store.ts';
import type { AccountCopy } from './account-copy.ts';
import type { AccountTemplateStore } from './account-template-store.ts';
import type { TemplateList, TemplateStore } from './template-store.ts';

/** Whose templates are wanted. */
export type TemplateOwner =
  /** It is being found out. */
  | { kind: 'asking' }
  | { kind: 'device' }
  /** Somebody's account; null where the server cannot be asked whose. */
  | { kind: 'account'; userId: string | null };

interface SwitchingTemplateStoreOptions {
  device: TemplateStore;
  copy: AccountCopy;
  owner: { subscribe(listener: () => void): () => void; snapshot(): TemplateOwner };
  openAccount: () => AccountTemplateStore;
}

export interface SwitchingTemplateStore extends TemplateStore {
  /** Sends the templates of this device into the account that is signed in, each once. Rejects as the call does, and where nobody is. */
  bringAlong(): Promise<void>;
}

/** Templates of this device while nobody is signed in, of the account while somebody is. */
export function createSwitchingTemplateStore({ device, copy, owner, openAccount }: SwitchingTemplateStoreOptions): SwitchingTemplateStore {
  const list = createStore<TemplateList>({ kind: 'loading' });
  let account: { userId: string | null; store: AccountTemplateStore } | null = null;

  function follow(): void {
    const next = owner.snapshot();
    if (next.kind === 'asking') return;
    if (next.kind === 'device') {
      leaveAccount();
      // Nothing of the account stays here once its person has left.
      copy.forget();
    } else if (account?.userId !== next.userId) enterAccount(next.userId);
    list.show(current().snapshot());
  }

  function enterAccount(userId: string | null): void {
    // It has become known whose account it is.
    if (account && account.userId === null) {
      account = { ...account, userId };
      return void account.store.retry();
    }
    leaveAccount();
    account = { userId, store: openAccount() };
    account.store.subscribe(list.show);
  }

  function leaveAccount(): void {
    account?.store.close();
    account = null;
  }

  function current(): TemplateStore {
    return account?.store ?? device;
  }

  device.subscribe((own) => account || owner.snapshot().kind === 'asking' || list.show(own));
  owner.subscribe(follow);
  follow();

  return {
    subscribe: list.subscribe,
    snapshot: list.snapshot,
    save: (template, options) => current().save(template, options),
    update: (id, template, version) => current().update(id, template, version),
    duplicate: (id) => current().duplicate(id),
    remove: (id) => current().remove(id),
    restore: (template, position) => current().restore(template, position),
    retry: () => current().retry(),
    damagedText: () => current().damagedText(),
    forgetDamaged: () => current().forgetDamaged(),
    async bringAlong() {
      const templates = await templatesOf(device);
      if (!account) throw new Error('Nobody is signed in.');
      await account.store.takeOver(templates);
    },
  };
}

/** Waits for the templates that everybody starts with, where this device has none yet. */
function templatesOf(device: TemplateStore): Promise<readonly SavedTemplate[]> {
  return new Promise((resolve) => {
    const check = (): void => {
      const list = device.snapshot();
      if (list.kind === 'loading') return;
      stop();
      resolve(list.kind === 'ready' ? list.templates : []);
    };
    const stop = device.subscribe(check);
    check();
  });
}
