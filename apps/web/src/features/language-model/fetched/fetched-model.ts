import { askForPersistence } from '../../../lib/device-store/device-room.ts';
import { fetchedModelFile, removeFetchedModel } from '../../../lib/device-store/fetched-model-file.ts';
import { createStore, type Store } from '../../../lib/create-store.ts';
import { showToast } from '../../../components/toast.ts';
import { modelDialog } from '../model-dialog-state.ts';
import { fetchServed, measureServed } from '../model-network.ts';
import type { Measured } from './fetch-model.ts';
import { fetchWords } from './fetch-words.ts';
import { unloadModel } from './fetched-port.ts';

/** The operator's model, as far as it is known and here. */
export type FetchedModel =
  | { kind: 'looking' }
  | { kind: 'away'; bytes: number }
  | { kind: 'coming'; bytes: number; done: number }
  | { kind: 'here'; bytes: number }
  | { kind: 'trouble'; words: string };

const shown = createStore<FetchedModel>({ kind: 'looking' });
let coming: AbortController | null = null;

/** It outlives the dialog: what is being fetched goes on coming. */
export const fetchedModel: Store<FetchedModel> = shown;

/** Finds out how large it is and whether it is here. `knownBytes`: what was here before is not asked for. */
export async function lookForModel(address: string, knownBytes: number | null): Promise<void> {
  if (coming) return;
  shown.show({ kind: 'looking' });
  if (knownBytes !== null && (await fetchedModelFile(address, knownBytes))) return shown.show({ kind: 'here', bytes: knownBytes });
  const size = await measureServed(address, new AbortController().signal).catch((): Measured => ({
    kind: 'trouble',
    trouble: 'unreachable',
  }));
  if (size.kind === 'trouble') return shown.show({ kind: 'trouble', words: fetchWords(size.trouble, address) });
  const { bytes } = size;
  shown.show({ kind: (await fetchedModelFile(address, bytes)) ? 'here' : 'away', bytes });
}

export async function fetchModelOnce(address: string, bytes: number): Promise<void> {
  const own = (coming = new AbortController());
  shown.show({ kind: 'coming', bytes, done: 0 });
  try {
    const trouble = await fetchServed(address, bytes, own.signal, (done) => shown.show({ kind: 'coming', bytes, done }));
    // Otherwise the browser may clear it by itself when the disk runs low.
    if (trouble === null) await askForPersistence();
    shown.show(trouble === null ? { kind: 'here', bytes } : { kind: 'trouble', words: fetchWords(trouble, address) });
    if (trouble === null && !modelDialog.snapshot())
      showToast({ signal: 'done', title: 'Language model fetched', sentence: 'Choose it under “Language model” in the settings.' });
  } catch {
    shown.show({ kind: 'away', bytes });
  } finally {
    coming = null;
  }
}

export const stopFetching = (): void => coming?.abort();

export async function removeModel(bytes: number): Promise<void> {
  unloadModel();
  await removeFetchedModel();
  shown.show({ kind: 'away', bytes });
}
