import { modelModes, modeSaid } from '../features/language-model/model-modes.ts';
import { isShownPictures, modelId, modelName, modelOfDevice } from '../features/language-model/model-setup.ts';
import type { ModelSource } from '../features/workspace/run/run-model.ts';
import type { ModelPort } from '@sheetlift/engine/language-model';

/** The language model of this device, as runs have it: what asks it is fetched with the first question. */
export const pageModels: ModelSource = {
  of(template) {
    const setup = modelOfDevice.snapshot();
    if (!setup) return null;
    const { place, limits } = setup;
    const id = modelId(place);
    const open = (): ModelPort => ({
      id,
      async ask(prompt, signal, onText) {
        const { openModel } = await import('../features/language-model/open-model.ts');
        return openModel(place).ask(prompt, signal, onText);
      },
    });
    return { id, name: modelName(place), mode: modeSaid(template) ?? 'both', limits, seesPictures: isShownPictures(place), open };
  },
  subscribe(listener) {
    const stops = [modelOfDevice.subscribe(listener), modelModes.subscribe(listener)];
    return () => stops.forEach((stop) => stop());
  },
};
