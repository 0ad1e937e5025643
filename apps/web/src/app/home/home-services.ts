import { createOfflineKeeper, type OfflineKeeper } from '../../features/offline/offline-keeper.ts';
import { createDeviceTemplateStore } from '../../features/templates/device-template-store.ts';
import type { TemplateStore } from '../../features/templates/template-store.ts';
import { createDevicePageMeter } from '../../features/usage/device-page-meter.ts';
import type { PageMeter } from '../../features/workspace/page-meter.ts';
import { browserStorage } from '../../lib/browser-storage.ts';
import { fetchDefaultTemplates } from '../../lib/default-templates.ts';

/** What lives as long as the page, beside the run. */
export interface HomeServices {
  templates: TemplateStore;
  meter: PageMeter;
  offline: OfflineKeeper;
}

let services: HomeServices | undefined;

/** One set in the life of the page. Nobody signs in yet. */
export function homeServices(): HomeServices {
  const storage = browserStorage();
  return (services ??= {
    templates: createDeviceTemplateStore({ storage, tabs: window, fetchDefaults: fetchDefaultTemplates }),
    meter: createDevicePageMeter({ signInState: 'signed-out', storage }),
    offline: createOfflineKeeper(),
  });
}
