import { createOfflineKeeper, type OfflineKeeper } from '../../features/offline/offline-keeper.ts';
import type { TemplateStore } from '../../features/templates/template-store.ts';
import type { PageMeter } from '../../features/workspace/reading/page-meter.ts';
import { pageMeter } from '../page-meter.ts';
import { pageTemplates } from '../page-templates.ts';

/** What lives as long as the page, beside the run. */
export interface HomeServices {
  templates: TemplateStore;
  meter: PageMeter;
  offline: OfflineKeeper;
}

let services: HomeServices | undefined;

/** One set in the life of the page. */
export function homeServices(): HomeServices {
  return (services ??= {
    templates: pageTemplates(),
    meter: pageMeter(),
    offline: createOfflineKeeper(),
  });
}
