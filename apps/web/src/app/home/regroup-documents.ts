import { showToast } from '../../components/toast.ts';
import type { RunStore } from '../../features/workspace/run/run-store.ts';
import { plural } from '../../lib/plural.ts';

/** Splits a document, and says so with the way back, or why not. */
export async function splitDocument(store: RunStore, documentId: string, firstPages: readonly number[]): Promise<void> {
  await regrouped(() => store.split(documentId, firstPages), `Split into ${plural(firstPages.length + 1, 'document')}.`);
}

/** Joins documents, and says so with the way back, or why not. */
export async function joinDocuments(store: RunStore, documentIds: readonly string[]): Promise<void> {
  await regrouped(() => store.join(documentIds), `${plural(documentIds.length, 'document')} joined into one.`);
}

async function regrouped(regroup: () => Promise<() => void>, title: string): Promise<void> {
  try {
    const undo = await regroup();
    showToast({ signal: 'info', title, action: { label: 'Undo', onSelect: undo, lasting: true } });
  } catch (error) {
    const sentence = error instanceof Error && error.message !== '' ? error.message : 'Try again; nothing was changed.';
    showToast({ signal: 'fail', title: 'The documents stay as they are.', sentence });
  }
}
