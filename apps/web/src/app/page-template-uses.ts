import { createTemplateUses, type TemplateUses } from '../features/templates/template-uses.ts';
import { browserStorage } from '../lib/browser-storage.ts';

let uses: TemplateUses | undefined;

/** One in the life of the page. */
export function pageTemplateUses(): TemplateUses {
  return (uses ??= createTemplateUses({ storage: browserStorage() }));
}
