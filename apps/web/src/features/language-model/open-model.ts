import type { ModelPort } from '@sheetlift/engine/language-model';
import { tryModel } from '@sheetlift/language-models';
import { browserPort } from './browser-port.ts';
import { networkPort, tryServed } from './model-network.ts';
import { fetchedPort } from './fetched/fetched-port.ts';
import { isServed, modelId, type ModelPlace, servedModel } from './model-setup.ts';
import type { Tried } from './model-worker-protocol.ts';

/** The port of a model, wherever it is. */
export function openModel(place: ModelPlace): ModelPort {
  if (isServed(place)) return networkPort(servedModel(place));
  return place.kind === 'browser' ? browserPort(modelId(place)) : fetchedPort(modelId(place), place);
}

/** Asks a model one small question whose answer is known. */
export const tryPlace = (place: ModelPlace, signal: AbortSignal): Promise<Tried> =>
  isServed(place) ? tryServed(servedModel(place), signal) : tryModel(openModel(place), signal);
