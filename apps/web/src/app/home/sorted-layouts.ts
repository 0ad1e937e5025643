import { isSameTemplateName } from '@sheetlift/contract';
import * as z from 'zod/mini';
import { browserStorage } from '../../lib/browser-storage.ts';

/** The template to which a person moved a document of a layout. */
interface RememberedLayout {
  /** Its fingerprint: hashes of words, from which no text can be told. */
  layout: string;
  templateName: string;
}

const KEY = 'sheetlift.sortedLayouts';
/** The one remembered longest ago is forgotten first. */
const MOST_LAYOUTS = 100;

const kept = z.array(z.object({ layout: z.string(), templateName: z.string() }));

/** Storage is outside data: what does not say it in our words is forgotten. */
function rememberedLayouts(): readonly RememberedLayout[] {
  try {
    return kept.parse(JSON.parse(browserStorage().getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Remembers layouts before those that were; calling what it returns forgets them again. */
export function rememberLayouts(layouts: readonly RememberedLayout[]): () => void {
  const before = rememberedLayouts();
  const others = before.filter(({ layout }) => !layouts.some((each) => each.layout === layout));
  keep([...layouts, ...others].slice(0, MOST_LAYOUTS));
  return () => keep(before);
}

/** As the engine takes them: templates by their place among some. */
export function layoutsAmong(templates: readonly { name: string }[]): { layout: string; template: number }[] {
  return rememberedLayouts().flatMap(({ layout, templateName }) => {
    const template = templates.findIndex(({ name }) => isSameTemplateName(name, templateName));
    return template < 0 ? [] : [{ layout, template }];
  });
}

function keep(layouts: readonly RememberedLayout[]): void {
  try {
    browserStorage().setItem(KEY, JSON.stringify(layouts));
  } catch {
    // Full or forbidden: sorting works all the same.
  }
}
