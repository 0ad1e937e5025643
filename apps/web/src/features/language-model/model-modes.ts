import { MODEL_USES, type ModelUses, type Template } from '@sheetlift/engine/model';
import { browserStorage } from '../../lib/browser-storage.ts';
import { createStore, type Store } from '../../lib/create-store.ts';

const KEY = 'sheetlift.model-modes';
const MODES: readonly unknown[] = MODEL_USES;

const shown = createStore(kept());

/** Name of a template -> its mode, where a person chose one. */
export const modelModes: Store<Readonly<Record<string, ModelUses>>> = shown;

/** What a person chose here for the template, else what it came with; undefined where neither says anything. */
export const modeSaid = ({ name, modelMode }: Template): ModelUses | undefined => modelModes.snapshot()[name] ?? modelMode;

export function chooseMode(templateName: string, mode: ModelUses): void {
  shown.show({ ...shown.snapshot(), [templateName]: mode });
  try {
    browserStorage().setItem(KEY, JSON.stringify(shown.snapshot()));
  } catch {
    // It holds as long as the page.
  }
}

function kept(): Readonly<Record<string, ModelUses>> {
  try {
    const modes = Object.entries(JSON.parse(browserStorage().getItem(KEY) ?? '{}') as Record<string, ModelUses>);
    return Object.fromEntries(modes.filter(([, mode]) => MODES.includes(mode)));
  } catch {
    return {};
  }
}
