import type { ModelPort } from '@sheetlift/engine/language-model';
import { tryModel } from '@sheetlift/language-models';
import { browserPort } from './browser-port.ts';
import { networkPort, tryServed } from './model-network.ts';
import { modelId, type ModelPlace, servedModel } from './model-setup.ts';
import type { Tried } from './model-worker-protocol.ts';

/** The port of a model, wherever it is. */
export const openModel = (place: ModelPlace): ModelPort =>
  place.kind === 'browser' ? browserPort(modelId(place)) : networkPort(servedModel(place));

/** Asks a model one small question whose answer is known. */
export const tryPlace = (place: ModelPlace, signal: AbortSignal): Promise<Tried> =>
  place.kind === 'browser' ? tryModel(browserPort(modelId(place)), signal) : tryServed(servedModel(place), signal);
