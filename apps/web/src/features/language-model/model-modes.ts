import { browserStorage } from '../../lib/browser-storage.ts';
import { createStore, type Store } from '../../lib/create-store.ts';

/** Which of the two readings finds values: the engine's own, the model's, or the engine's first and the model's for what is not sure. */
export type ModelUseMode = 'built-in' | 'both' | 'model';

const KEY = 'sheetlift.model-modes';
const MODES: readonly unknown[] = ['built-in', 'both', 'model'] satisfies ModelUseMode[];

const shown = createStore(kept());

/** Name of a template -> its mode, where a person chose one. */
export const modelModes: Store<Readonly<Record<string, ModelUseMode>>> = shown;

export const modeOf = (templateName: string): ModelUseMode => modelModes.snapshot()[templateName] ?? 'both';

export function chooseMode(templateName: string, mode: ModelUseMode): void {
  shown.show({ ...shown.snapshot(), [templateName]: mode });
  try {
    browserStorage().setItem(KEY, JSON.stringify(shown.snapshot()));
  } catch {
    // It holds as long as the page.
  }
}

function kept(): Readonly<Record<string, ModelUseMode>> {
  try {
    const modes = Object.entries(JSON.parse(browserStorage().getItem(KEY) ?? '{}') as Record<string, ModelUseMode>);
    return Object.fromEntries(modes.filter(([, mode]) => MODES.includes(mode)));
  } catch {
    return {};
  }
}
