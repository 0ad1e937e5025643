import { showToast } from '../components/toast.ts';
import type { SessionState } from '../features/auth/session.ts';
import { createAccountCopy } from '../features/templates/account-copy.ts';
import { createAccountTemplateStore } from '../features/templates/account-template-store.ts';
import { createDeviceTemplateStore } from '../features/templates/device-template-store.ts';
import { createTemplateMigration } from '../features/templates/migration.ts';
import { createSwitchingTemplateStore, type TemplateOwner } from '../features/templates/switching-template-store.ts';
import type { TemplateStore } from '../features/templates/template-store.ts';
import { browserStorage } from '../lib/browser-storage.ts';
import { fetchDefaultTemplates } from '../lib/default-templates.ts';
import { createRetry } from '../lib/retry.ts';
import { pageAuth } from './page-auth.ts';

let templates: TemplateStore | undefined;

/** The templates a person works with: this device's, or those of the account that is signed in. One store in the life of the page. */
export function pageTemplates(): TemplateStore {
  return (templates ??= create());
}

function create(): TemplateStore {
  const { api, session } = pageAuth();
  const storage = browserStorage();
  const device = createDeviceTemplateStore({ storage, tabs: window, fetchDefaults: fetchDefaultTemplates });
  const copy = createAccountCopy({ storage, tabs: window });
  const ownerNow = (): TemplateOwner => ownerOf(session.snapshot());
  const openAccount = () =>
    createAccountTemplateStore({
      api,
      userId: () => session.snapshot().user?.id ?? null,
      device,
      copy,
      fetchDefaults: fetchDefaultTemplates,
      retry: createRetry(window),
      onLoadFailed: () => showToast({ signal: 'fail', title: 'Error', sentence: 'Failed to load templates from server. Using local storage as fallback.' }),
      onRecovered: () => showToast({ signal: 'done', title: 'The templates of your account are back' }),
    });
  const switching = createSwitchingTemplateStore({ device, copy, owner: { subscribe: session.subscribe, snapshot: ownerNow }, openAccount });
  const migration = createTemplateMigration({ storage, device });
  const retry = createRetry(window);

  async function migrate(): Promise<void> {
    const { state, user } = session.snapshot();
    const account = switching.account();
    if (state !== 'authenticated' || !account) return;
    try {
      await migration.finish(user.email, account.takeOver);
    } catch {
      // The device still has them all.
      retry.later(() => void migrate());
    }
  }

  function follow(): void {
    const now = session.snapshot();
    retry.stop();
    if (now.state === 'authenticated' && now.isNew) migration.begin(now.user.email);
    void migrate();
  }

  session.subscribe(follow);
  follow();
  return switching;
}

function ownerOf(session: SessionState): TemplateOwner {
  if (session.state === 'loading') return { kind: 'asking' };
  if (session.state === 'authenticated') return { kind: 'account', userId: session.user.id };
  return session.why === 'unreachable' ? { kind: 'account', userId: null } : { kind: 'device' };
}
