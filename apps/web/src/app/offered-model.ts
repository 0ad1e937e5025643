import type { Store } from '../lib/create-store.ts';
import { configuration } from './configuration.ts';

/** The address of the language model that the operator offers to be fetched; null where there is none, and while that is not known. */
export const offeredModel: Store<string | null> = {
  subscribe: (listener) => configuration.subscribe((known) => listener(known?.fetched_model_url ?? null)),
  snapshot: () => configuration.snapshot()?.fetched_model_url ?? null,
};
