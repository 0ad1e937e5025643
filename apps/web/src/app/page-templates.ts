import { showToast } from '../components/toast.ts';
import type { SessionState } from '../features/auth/session.ts';
import { createAccountCopy } from '../features/templates/account-copy.ts';
import { createAccountTemplateStore } from '../features/templates/account-template-store.ts';
import { createDeviceTemplateStore } from '../features/templates/device-template-store.ts';
import {
  createSwitchingTemplateStore,
  type SwitchingTemplateStore,
  type TemplateOwner,
} from '../features/templates/switching-template-store.ts';
import { browserStorage } from '../lib/browser-storage.ts';
import { fetchDefaultTemplates } from '../lib/default-templates.ts';
import { createRetry } from '../lib/retry.ts';
import { pageAuth } from './page-auth.ts';

let templates: SwitchingTemplateStore | undefined;

/** The templates a person works with: this device's, or those of the account that is signed in. One store in the life of the page. */
export function pageTemplates(): SwitchingTemplateStore {
  return (templates ??= create());
}

function create(): SwitchingTemplateStore {
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
      onLoadFailed: () =>
        showToast({ signal: 'fail', title: 'Error', sentence: 'Failed to load templates from server. Using local storage as fallback.' }),
      onRecovered: () => showToast({ signal: 'done', title: 'The templates of your account are back' }),
    });
  return createSwitchingTemplateStore({ device, copy, owner: { subscribe: session.subscribe, snapshot: ownerNow }, openAccount });
}

function ownerOf(session: SessionState): TemplateOwner {
  if (session.state === 'loading') return { kind: 'asking' };
  return session.state === 'authenticated' ? { kind: 'account', userId: session.user?.id ?? null } : { kind: 'device' };
}
